import JSONDocuments
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

@Suite("The catalog of codes")
struct CodeCatalogTests {
  private static let english = """
    "required": "Fill in this field.",
    "length": "Look at the length.",
    "length.too_short": "{minimum, plural, one {One} other {At least #}} <b>characters</b>",
    "ticket": "Look at the ticket & try again.",
    "compare.after": "Not after {other}.",
    "field:end": "End", "field:start": "Start",
    "report.summary": "Something else", "invalid": "Look at it."
    """

  private static let hebrew = """
    "length.too_short": "{minimum, plural, other {# תווים לפחות}}"
    """

  private static let pack = #"""
    format: 1
    pack: acme
    rules:
      ticket:
        checks:
          - pattern: 'T-\d+'
            code: ticket.format
            arguments: { example: "T-\u202E1" }
        examples:
          valid: [T-1]
          invalid: [{ value: "<\u200Bx>", codes: [ticket.format] }]
      pin:
        secret: true
        parameters: { minimum: { type: integer, default: 4 } }
        checks: [{ length: { minimum: { parameter: minimum } } }]
        examples:
          valid: ['1234']
          invalid:
            - { value: right, with: { minimum: 5 }, codes: [length.too_short] }
            - { value: '12', with: { minimum: 6 }, codes: [length.too_short] }
      count:
        checks: [{ number: {} }, { not-equals: { value: '0' }, code: ticket.lost }]
    codes:
      ticket.format: { number: 17, severity: warning, summary: A ticket is no ticket. }
      ticket.lost: {}
    messages: { en: { ticket.format: 'Enter {example}.', ticket.lost: Lost } }
    """#

  private static let examples = """
    format: 1
    kind: code-examples
    tables:
      days: { kind: words, words: [monday] }
    codes:
      compare.after:
        form:
          fields:
            start: { rule: count }
            end: { rule: count }
          checks: [{ compare: { field: end, not-after: start } }]

        value: { start: '1', end: { repeat: '2', times: 400 } }
      one_of.unlisted:
        rule: { checks: [{ one-of: { words: days } }] }
        value: friday
      length.too_long: { rule: tag, with: { maximum: 2 }, value: abc }
      limit.time: { cannot: It <never> happens. }
    """

  private static let tags = """
    format: 1
    pack: tags
    rules:
      tag:
        parameters: { maximum: { type: integer, default: 9 } }
        checks: [{ length: { maximum: { parameter: maximum } } }]
    """

  private let folder: TemporaryFolder
  private let rulebook: Rulebook

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "RulePacks/README.md")
    for (tag, members) in ["en": Self.english, "he": Self.hebrew] {
      try folder.write("{\"@@locale\": \"\(tag)\", \(members)}", to: "Localizations/\(tag).arb")
    }
    try folder.write(Self.tags, to: "RulePacks/tags.yaml")
    try folder.writeManifests()
    try folder.write(Self.pack, to: "packs/acme/pack.yaml")
    try folder.write(Self.examples, to: "packs/acme/code-examples.yaml")
    rulebook = try Rulebook(
      .init(sources: [.bundled, .folder(folder.path + "/packs")], resources: folder.path)
    )
  }

  private func entry(_ code: String) throws -> CodeCatalog.Entry {
    let entries = try rulebook.codeCatalog(of: code).entries
    return try #require(entries.first { $0.explanation.code.rawValue == code })
  }

  private func page(_ code: String) throws -> String { try rulebook.codeCatalog(of: code).page }

  @Test("has a code with all below it, and general codes that have a message alone")
  func codes() throws {
    let ticket = try rulebook.codeCatalog(of: "ticket").entries.map(\.explanation.code)
    #expect(ticket == ["ticket", "ticket.format", "ticket.lost"])
    let all = try rulebook.codeCatalog().entries.map(\.explanation.code)
    #expect(all == all.sorted() && Set(all).count == all.count)
    #expect(
      Set<ViolationCode>(["invalid", "length", "limit.time", "prefix.missing"]).isSubset(of: all)
    )
    #expect(!all.contains("report.summary") && !all.contains("field:end"))
  }

  @Test("takes an example of a rule, and what the rule says of it")
  func exampleOfRule() throws {
    let entry = try entry("ticket.format")
    let trigger = try #require(entry.trigger)
    #expect(trigger.name == "ticket" && trigger.pack == "acme" && trigger.definition == nil)
    #expect(trigger.value == .text("<\u{200B}x>"))
    #expect(trigger.violation.arguments == ["example": .text("T-\u{202E}1")])
    #expect(trigger.violation.number == 17 && trigger.violation.severity == .warning)
    #expect(entry.rules.map(\.pack) == ["acme"] && entry.rules.map(\.names) == [["ticket"]])
    #expect(entry.messages.map(\.locale.tag) == ["en", "he"])
    #expect(entry.messages.map(\.origin?.tag) == [nil, "en"])
    #expect(entry.messages.map(\.message.isFallback) == [false, true])
  }

  @Test("takes no example that does not give the code")
  func wrongExample() throws {
    let entry = try entry("length.too_short")
    #expect(entry.trigger?.value == .text("12"))
    #expect(entry.trigger?.violation.arguments["minimum"] == .integer(6))
    #expect(
      entry.messages.map(\.message.text) == ["At least 6 <b>characters</b>", "6 תווים לפחות"]
    )
  }

  @Test("takes examples that stand beside a pack, for codes that no rule's example gives")
  func exampleBesidePack() throws {
    let entry = try entry("compare.after")
    let trigger = try #require(entry.trigger)
    #expect(trigger.target == .form && trigger.name == nil && trigger.pack == "acme")
    #expect(
      trigger.definition == """
        fields:
          start: { rule: count }
          end: { rule: count }
        checks: [{ compare: { field: end, not-after: start } }]
        """
    )
    #expect(trigger.violation.path.description == "end")
    #expect(entry.messages.first?.message.text == "Not after Start.")
    #expect(try self.entry("one_of.unlisted").trigger?.value == .text("friday"))
    let named = try #require(try self.entry("length.too_long").trigger)
    #expect(named.name == "tag" && named.pack == "tags" && named.parameters == ["maximum": "2"])
  }

  @Test("says why no input gives a code")
  func withoutInput() throws {
    #expect(try entry("limit.time").exception == "It <never> happens.")
    #expect(try page("limit.time").contains(#"<p class="note">It &lt;never&gt; happens.</p>"#))
    #expect(try entry("ticket.lost").trigger == nil)
    #expect(try page("ticket.lost").contains("No example in a pack causes this code."))
  }

  struct PageRow: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var html: String
    var testDescription: String { name }
  }

  static let pageRows = [
    PageRow(
      name: "anchor",
      code: "ticket",
      html: ##"<h2 id="ticket.format"><a href="#ticket.format">"##
    ),
    PageRow(name: "meaning", code: "ticket", html: "<p>A ticket is no ticket.</p>"),
    PageRow(
      name: "severity",
      code: "ticket",
      html: "<th scope=\"row\">severity</th><td>warning</td>"
    ),
    PageRow(name: "number", code: "ticket", html: "<th scope=\"row\">number</th><td>17</td>"),
    PageRow(name: "escaped message", code: "ticket", html: "Look at the ticket &amp; try again."),
    PageRow(
      name: "message of a language",
      code: "length.too_short",
      html: #"<td lang="he" dir="rtl">6 תווים לפחות</td><td></td>"#
    ),
    PageRow(
      name: "fallback",
      code: "ticket",
      html:
        "<tr><th scope=\"row\">he</th><td lang=\"en\" dir=\"ltr\">Look at the ticket &amp; try again.</td>"
        + "<td>fallback: en</td></tr>"
    ),
    PageRow(name: "invisible character", code: "ticket", html: #"&quot;&lt;\u200Bx&gt;&quot;"#),
    PageRow(name: "argument", code: "ticket", html: #"&quot;T-\u202E1&quot;"#),
    PageRow(
      name: "meaning of an argument",
      code: "length.too_short",
      html: "<td>integer</td><td>the minimum length</td><td></td>"
    ),
    PageRow(name: "long value", code: "compare.after", html: "222… and 122 more characters"),
    PageRow(name: "place", code: "compare.after", html: #"dir="auto">end</code>"#),
    PageRow(
      name: "codes below",
      code: "ticket",
      html: ##"<a href="#ticket.lost">ticket.lost</a>"##
    ),
  ]

  @Test("is a page that shows everything as text", arguments: pageRows)
  func page(row: PageRow) throws {
    let page = try page(row.code)
    #expect(page.contains(row.html))
    #expect(!page.contains("<b>") && !page.contains("<script") && !page.contains("http"))
  }

  @Test("is data, too")
  func json() throws {
    var json = JSONWriter()
    try rulebook.codeCatalog(of: "ticket.format").write(to: &json)
    let example = #""pack":"acme","rule":"ticket","value":"<"# + "\u{200B}" + #"x>""#
    #expect(json.text.hasPrefix(#"[{"arguments":["#) && json.text.hasSuffix("}}]"))
    #expect(json.text.contains(#""input":{\#(example),"arguments":{"example":"T-"#))
    #expect(json.text.contains(#""from_input":false"#))
    #expect(json.text.contains(#""key":"ticket.format","locale":"en","is_fallback":true}"#))
  }

  @Test("refuses a code that there is not")
  func unknownCode() throws {
    let error = try #require(throws: UsageError.self) { try rulebook.codeCatalog(of: "tickets") }
    #expect(error.kind == .unknownCode && error.hint == "did you mean `ticket`?")
  }

  @Test("does without examples of what a pack has taken away")
  func disabledRule() throws {
    try folder.write(
      Self.examples.replacing("{ rule: count }", with: "{ rule: counts }"),
      to: "packs/acme/code-examples.yaml"
    )
    #expect(try entry("compare.after").trigger == nil)
  }
}
