import JSONDocuments
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What people read about rules in `explain` and in lists.
@Suite("Explanations of rules")
struct RuleExplanationTests {
  private static let pack = """
    format: 1
    pack: club
    source-locale: en
    sources: [{ title: Handbook, license: internal }]
    tables:
      shapes: { kind: rows, columns: { shape: pattern }, rows: { A: { shape: '(?<bank>[0-9])' } } }
      regions:
        kind: rows
        columns: { region: text, national: rule }
        rows:
          N: { region: north, national: fr.short }
          S SE: { region: south, national: long }
      more: { kind: rows, columns: { kind: text }, rows: { N1: { kind: a } } }
    rules:
      fr.short:
        title: Short
        normalize: trim
        sources: [{ title: Leaflet }]
        parts: { pattern: '(?<all>[0-9]{2})' }
        checks: [{ part: all, not: { equals: '00' }, code: identifier.not_issued }]
        facts: { sum: all }
        write: { groups: [1] , by: '-' }
        examples: { valid: ['12'], invalid: [{ value: '00', codes: [identifier.not_issued] }] }
      long:
        personal: true
        checks: [{ length: { maximum: 3 }, code: club.long }]
      club.member:
        summary: A member
        title: Member
        parameters: { country: { type: text, default: CH, summary: Where } }
        normalize: [trim, { remove: '[ .]' }]
        stop: first
        parts:
          pattern: '(?x)(?<area>[A-Z]{1,2}) (?<is_old>) (?<rest>[0-9]+) | (?<area>X) (?<rest>[0-9]{2})'
          look-up:
            - { table: regions, by: { part: area }, code: club.region }
            - { table: more, by: '{area}{rest}', longest: true, absent: skip }
          join: { moved: { of: '{rest}{area}', replace: { A: '1' } } }
        checks:
          - { part: rest, rule: { column: national } }
          - { part: rest, when: { matches: { equals: '7' }, then: { date: { latest: today-P18Y } } } }
        facts: { region: region, born: [rest, moved] }
        canonical: '{area}{rest}'
        examples:
          valid: [{ value: N12, with: { country: FR }, facts: { region: north, kind: { json: null } } }, N34]
      account:
        parts:
          pattern: '(?<area>[A-Z])(?<rest>[0-9]+)'
          look-up: { table: shapes, by: { part: area }, split: { rest: shape } }
        facts: [bank]
        example: A1
      guarded:
        parameters: { strict: { type: boolean, default: true } }
        checks: [{ when: { if: { parameter: strict }, then: { rule: long, code: club.region } } }]
      heir: { extends: club.member, title: Heir, examples: { valid: [N12] } }
    codes: { club.region: { severity: warning }, club.long: {} }
    messages: { en: { club.region: Another region., club.long: Shorter. } }
    """

  private let folder: TemporaryFolder
  private let rulebook: Rulebook

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "RulePacks/README.md")
    let texts = #"{ "@@locale": "en", "invalid": "Look at it.", "rule:heir": "heir’s number" }"#
    try folder.write(texts, to: "Localizations/en.arb")
    let german = #"{ "@@locale": "de", "rule:heir": "Erbennummer" }"#
    try folder.write(german, to: "Localizations/de.arb")
    try folder.writeManifests()
    rulebook = try Rulebook(
      .init(sources: [.bundled, .text(Self.pack, name: "club.yaml")], resources: folder.path)
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var key: String
    var json: String?

    init(_ rule: String, _ key: String, _ json: String?) {
      (self.rule, self.key, self.json) = (rule, key, json)
    }

    var testDescription: String { "\(key) of \(rule)" }
  }

  static let rows = [
    Row("club.member", "title", #""Member""#),
    Row("club.member", "summary", #""A member""#),
    Row("club.member", "country", nil), Row("fr.short", "country", #""FR""#),
    Row("long", "country", nil), Row("long", "title", nil),
    Row("club.member", "personal", "true"), Row("fr.short", "personal", "false"),
    Row("club.member", "stop", #""first""#), Row("fr.short", "stop", #""all""#),
    Row("club.member", "normalize", #"["trim",{"remove":"[ .]"}]"#),
    Row("club.member", "example", #""N34""#), Row("heir", "extends", #""club.member""#),
    Row("club.member", "extends", nil), Row("heir", "title", #""heir’s number""#),
    Row(
      "club.member",
      "parameters",
      #"[{"default":"CH","name":"country","summary":"Where","type":"text"}]"#
    ),
    Row(
      "account",
      "parts",
      #"[{"group":["[A-Z]"],"name":"area"},{"group":["[0-9]+"],"name":"rest"},"#
        + #"{"name":"shape","table":"shapes","type":"pattern"},"#
        + #"{"column":"shape","name":"bank","split":"rest"}]"#
    ),
    Row(
      "club.member",
      "parts",
      #"[{"group":["[A-Z]{1,2}","X"],"name":"area"},{"group":[""],"name":"is_old"},"#
        + #"{"group":["[0-9]+","[0-9]{2}"],"name":"rest"},"#
        + #"{"name":"region","table":"regions","type":"text"},"#
        + #"{"name":"national","table":"regions","type":"rule"},"#
        + #"{"name":"kind","table":"more","type":"text"},"#
        + #"{"join":{"of":"{rest}{area}","replace":{"A":"1"}},"name":"moved"}]"#
    ),
    Row(
      "club.member",
      "look_ups",
      #"[{"absent":"refuse","by":{"part":"area"},"code":"club.region","keys":3,"longest":false,"table":"regions"},"#
        + #"{"absent":"skip","by":"{area}{rest}","keys":1,"longest":true,"table":"more"}]"#
    ),
    Row(
      "club.member",
      "checks",
      #"[{"part":"rest","rule":{"column":"national"}},{"part":"rest","#
        + #""when":{"matches":{"equals":"7"},"then":{"date":{"latest":"today-P18Y"}}}}]"#
    ),
    // The rules in the column, and the rules that these use.
    Row("club.member", "rules", #"["fr.short","long"]"#), Row("fr.short", "rules", "[]"),
    Row(
      "club.member",
      "facts",
      #"[{"name":"region","parts":["region"]},{"name":"born","parts":["rest","moved"]},{"name":"sum","parts":[]}]"#
    ),
    Row("fr.short", "facts", #"[{"name":"sum","parts":["all"]},{"name":"formatted","parts":[]}]"#),
    Row(
      "club.member",
      "codes",
      #"["identifier.format","club.region","identifier.not_issued","club.long"]"#
    ),
    // Codes that the inner check's code replaces aren't reported.
    Row("guarded", "codes", #"["club.region"]"#), Row("guarded", "rules", #"["long"]"#),
    Row("fr.short", "codes", #"["identifier.format","identifier.not_issued"]"#),
    Row(
      "heir",
      "codes",
      #"["identifier.format","club.region","identifier.not_issued","club.long"]"#
    ),
    Row("club.member", "canonical", #""{area}{rest}""#), Row("club.member", "write", nil),
    Row("fr.short", "write", #"{"by":"-","groups":"1"}"#), Row("fr.short", "written", #""1-2""#),
    Row("fr.short", "sources", #"[{"title":"Leaflet"}]"#),
    Row("club.member", "sources", #"[{"license":"internal","title":"Handbook"}]"#),
    Row(
      "club.member",
      "examples",
      #"[{"facts":{"kind":null,"region":"north"},"valid":true,"value":"N12","with":{"country":"FR"}},"#
        + #"{"valid":true,"value":"N34"}]"#
    ),
  ]

  @Test("Everything that a pack says of a rule is told", arguments: rows)
  func members(row: Row) throws {
    let value = try rulebook.explanation(ofRule: row.rule, in: "en").members[row.key]
    let json = value.map { value in
      var json = JSONWriter()
      json.write(value)
      return json.text
    }
    #expect(json == row.json)
  }

  @Test("The title is in the reader's language")
  func title() throws {
    #expect(try rulebook.explanation(ofRule: "heir", in: "de-CH").title == "Erbennummer")
    #expect(try rulebook.explanation(ofRule: "fr.short", in: "de").countryName == "Frankreich")
  }

  @Test(
    "A code names the rules whose look-ups, parts or inner rules report it",
    arguments: [
      ("club.region", ["club.member", "guarded", "heir"]),
      ("club.long", ["club.member", "heir", "long"]),
      ("identifier.format", ["account", "club.member", "fr.short", "heir"]),
      ("identifier.not_issued", ["club.member", "fr.short", "heir"]),
    ] as [(ViolationCode, [String])]
  )
  func reporters(code: ViolationCode, rules: [String]) throws {
    #expect(try rulebook.explanation(of: code).rules == rules)
  }

  @Test("A rule that there is not is an error with the nearest name")
  func unknown() {
    let error = #expect(throws: UsageError.self) {
      try rulebook.explanation(ofRule: "fr.shot", in: "en")
    }
    #expect(error?.hint == "did you mean `fr.short`?")
  }
}
