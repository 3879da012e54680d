import Rulebook
import TestSupport
import Testing

/// Lines that name a code: what a program says of its own errors.
@Suite("Lines with a code")
struct CodeLineTests {
  private static let pack = """
    format: 1
    pack: shop
    codes:
      shop.declined:
        number: 7
        arguments:
          brand: { type: text }
          tries: { type: integer }
          until: { type: date }
          left: { type: decimal }
          where: { type: { list: region } }
          how: { type: { choice: [card, debit] } }
          gateway: { type: text, internal: true }
          holder: { type: text, personal: true }
        retry: { after: tries }
        help: https://acme.example/{number}
      shop.full: { arguments: {} }
      shop.old: { retired: { since: '2', replaced-by: shop.full } }
    messages:
      en:
        shop.declined: '{brand} until {until, date, short} in {where}, {left}'
        shop.declined#title: Declined
        shop.declined#detail: '{how, select, card {A card} debit {A debit} other {A payment}}'
        shop.declined#action: 'Wait {tries} s.'
        shop.full: Full.
      de:
        shop.full: Voll.
    """

  private func lines(_ defaults: LineProtocol.Defaults = .init()) throws -> Lines {
    let pack = PackSource.text(Self.pack, name: "shop.yaml")
    return Lines(
      try Rulebook(.init(sources: [.bundled, pack], resources: DataFiles.root)),
      defaults: defaults
    )
  }

  private static let all =
    #""brand":"Visa","tries":2,"until":"2026-12-01","left":1.50,"where":["CH","DE"],"how":"debit""#

  @Test("A line gets all texts, in one language, and what programs need")
  func texts() throws {
    #expect(
      try lines().answer(
        #"{"id":9,"code":"shop.declined","arguments":{\#(Self.all)},"locale":"en"}"#
      )
        == Answered(
          text:
            #"{"id":9,"code":"shop.declined","number":7,"message":"Visa until 12/1/26 in Switzerland and Germany, 1.5","title":"Declined","detail":"A debit","action":"Wait 2 s.","help":"https://acme.example/7","locale":"en","key":"shop.declined","layer":"shop","is_fallback":false,"retry":2,"problem":{"action":"Wait 2 s.","arguments":{"brand":"Visa","how":"debit","left":1.5,"tries":2,"until":"2026-12-01","where":["CH","DE"]},"code":"shop.declined","detail":"Visa until 12/1/26 in Switzerland and Germany, 1.5 A debit","number":7,"retry":2,"status":500,"title":"Declined","type":"https://acme.example/7"}}"#,
          answer: .valid
        )
    )
  }

  @Test("The language is that of the line, of the defaults, or the source")
  func locales() throws {
    let line = #"{"code":"shop.full"}"#
    let german = LineProtocol.Defaults(locale: "de-AT")
    let text =
      #"{"code":"shop.full","message":"Voll.","locale":"de","key":"shop.full","layer":"shop","is_fallback":false,"problem":{"code":"shop.full","detail":"Voll.","status":500,"title":"Internal Server Error","type":"about:blank"}}"#
    #expect(try lines(german).answer(line).text == text)
    #expect(try lines().answer(#"{"code":"shop.full","locale":"de"}"#).text == text)
    #expect(try lines().answer(line).text.contains(#""message":"Full.""#))
  }

  static let refused: [(name: String, line: String, code: String, part: String)] =
    [
      (
        "beside a rule", #"{"code":"shop.full","rule":"slug"}"#, "line.conflicting_members",
        "`rule`"
      ),
      ("beside a form", #"{"code":"shop.full","form":"f"}"#, "line.conflicting_members", "`form`"),
      ("beside a value", #"{"code":"shop.full","value":1}"#, "line.conflicting_members", "`value`"),
      (
        "beside a record", #"{"code":"shop.full","record":{}}"#, "line.conflicting_members",
        "`record`"
      ),
      (
        "beside parameters", #"{"code":"shop.full","with":{}}"#, "line.conflicting_members",
        "`with`"
      ),
      ("arguments alone", #"{"arguments":{}}"#, "line.missing_member", "add `code`"),
      ("no text", #"{"code":7}"#, "line.unsuitable_member", "`code` isn't a string"),
      ("no object", #"{"code":"shop.full","arguments":[]}"#, "line.unsuitable_member", "an object"),
      (
        "an unknown code", #"{"code":"shop.ful"}"#, "usage.unknown_code",
        "did you mean `shop.full`?"
      ),
      (
        "a code of checks", #"{"code":"length.too_short"}"#, "usage.unknown_code",
        "belongs to a check"
      ),
      (
        "a retired code", #"{"code":"shop.old"}"#, "usage.retired_code",
        "use `shop.full` instead"
      ),
      (
        "an argument too many", #"{"code":"shop.full","arguments":{"x":1}}"#,
        "usage.unknown_argument", "it doesn't have any"
      ),
      (
        "a missing one", #"{"code":"shop.declined","arguments":{"brand":"Visa"}}"#,
        "usage.missing_argument", "`tries`"
      ),
    ]
    + [
      ("brand", "1"), ("tries", #""2""#), ("tries", "2.5"), ("until", #""1.12.2026""#),
      ("left", #""1""#), ("where", #""CH""#), ("where", #"["ch"]"#), ("how", #""cash""#),
      ("brand", "null"),
    ].map { name, value in
      (
        "\(name) as \(value)", #"{"code":"shop.declined","arguments":{"\#(name)":\#(value)}}"#,
        "usage.unsuitable_argument", "`\(name)`"
      )
    }
    + ["gateway", "holder"].map { name in
      (
        "\(name), which people may not see",
        #"{"code":"shop.declined","arguments":{\#(all),"\#(name)":"hunter2"}}"#,
        "usage.unknown_argument", "public argument with that name"
      )
    }

  @Test(
    "A line is refused whose arguments are not exactly those that everybody may see",
    arguments: refused
  )
  func refuses(row: (name: String, line: String, code: String, part: String)) throws {
    let answered = try lines().answer(row.line)
    #expect(answered.answer == .error, "\(row.name)")
    #expect(answered.text.contains(#""code":"\#(row.code)""#), "\(row.name): \(answered.text)")
    #expect(answered.text.contains(row.part), "\(row.name): \(answered.text)")
    #expect(!answered.text.contains("hunter2"))
  }
}
