import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

@Suite("Texts beside their sources")
struct TranslationPreviewTests {
  static let english = """
    "field:new_password": "New password",
    "day": "{n, plural, =0 {Today} one {# day} other {# days}}",
    "@day": {"description": "A span", "placeholders": {"n": {"type": "integer", "example": "7"}}},
    "kind": "{kind, select, fax {Fax} other {Phone}}",
    "@kind": {"placeholders": {"kind": {"type": "text", "example": "fax", "values": ["fax", "pager", "mobile"]}}},
    "both": "{n, plural, one {# {kind, select, a {A} other {B}}} other {#}}",
    "@both": {"placeholders": {"n": {"type": "decimal", "example": "1.5"}, "kind": {"type": "text", "example": "a"}}},
    "types": "{c}, {d, date, long}, {f}, {l, list, or}, {m, list, and}, {r}, {x, number}",
    "@types": {"placeholders": {"c": {"type": "character", "example": "U+00E9"},
      "d": {"type": "date", "example": "2026-11-20"}, "f": {"type": "field", "example": "New password"},
      "l": {"type": "list", "example": "[1, \\"New password\\"]"}, "m": {"type": "list", "example": "x, y"},
      "r": {"type": "region", "example": "CH"}, "x": {"type": "decimal", "example": "1.50"}}},
    "dart": "{name}, {count, number}, {price, number}, {when, date, long}, {thing}, {many, plural, one {#} other {#s}}",
    "@dart": {"placeholders": {"name": {"type": "String", "example": "Bob"},
      "count": {"type": "int", "example": 42}, "price": {"type": "double", "example": "1.5"},
      "when": {"type": "DateTime", "example": "2026-11-20T09:30:00Z"}, "thing": {"type": "Object"},
      "many": {"type": "num"}}},
    "unsuitable": "{n, number} and {d, date, long}",
    "@unsuitable": {"placeholders": {"n": {"type": "String", "example": "many"},
      "d": {"type": "DateTime", "example": "soon"}}},
    "plain": "{a} {d, date, short} {s, select, q {Q} other {R}}",
    "sign-up/email:day": "Other day"
    """

  static let catalogs = [
    "en": english,
    "de": """
    "field:new_password": "Neues Passwort",
    "types": "{c}, {d, date, long}, {f}, {l, list, or}, {m, list, and}, {r}, {x, number}"
    """,
    "de-CH": #""kind": "Telefon", "@kind": {"x-source": "00000000"}"#,
    "pl": #""day": "{n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}""#,
    "ar": #""kind": "هاتف""#,
  ]

  @Test("The text of a pack stands in the pack's own language")
  func sourceOfPack() throws {
    let pack =
      "source-locale: de\ncodes: { acme.gone: { arguments: {} } }\nmessages: { de: { acme.gone: Weg. } }"
    let files = try TranslationFolder(Self.catalogs, pack: pack).files()
    let entry = try #require(try files.preview(of: "pl", code: "acme.gone").entries.first)
    #expect(entry.cases.map(\.sourceLocale.tag) == ["de"])
    let own = try #require(try files.preview(of: "pl", code: "day").entries.first)
    #expect(own.cases.allSatisfy { $0.sourceLocale.tag == "en" })
  }

  @Test("A folder for texts may be empty")
  func emptyFolder() throws {
    let folder = try TranslationFolder(
      Self.catalogs,
      pack: "codes: { acme.gone: { arguments: {} } }\nmessages: { en: { acme.gone: Gone. } }"
    )
    try folder.folder.write("Nothing yet.", to: "texts/README.md")
    let sheet = try folder.files(localizations: "texts").sheet(of: "it")
    #expect(sheet.texts.map(\.key) == ["acme.gone"])
  }

  @Test("Pseudo-locales have what is made of the source", arguments: ["en-XA", "ar-XB"])
  func pseudoLocales(tag: String) throws {
    let entry = try #require(
      try TranslationFolder(Self.catalogs).files().preview(of: tag, code: "day").entries.first
    )
    #expect(entry.state == .own)
    // The branches of the source, not those of a parent's translation.
    #expect(entry.cases.map(\.condition) == ["n = 0", "n = 1", "n = 7"])
    #expect(entry.cases.allSatisfy { $0.translation != nil })
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var tag: String
    var key: String
    var all = false
    var cases: [String]
    var testDescription: String { "\(key) in \(tag)" }
  }

  static let rows = [
    Row(
      tag: "pl",
      key: "day",
      cases: [
        "n = 0: Today | 0 dni", "n = 1: 1 day | 1 dzień", "n = 2: 2 days | 2 dni",
        // The sample, which stands for its branch.
        "n = 7: 7 days | 7 dni",
      ]
    ),
    Row(
      tag: "pl",
      key: "day",
      all: true,
      cases: [
        "n = 0: Today | 0 dni", "n = 1: 1 day | 1 dzień", "n = 2: 2 days | 2 dni",
        "n = 3: 3 days | 3 dni", "n = 5: 5 days | 5 dni", "n = 10: 10 days | 10 dni",
        "n = 11: 11 days | 11 dni", "n = 21: 21 days | 21 dni", "n = 100: 100 days | 100 dni",
        "n = 1000000: 1,000,000 days | 1\u{A0}000\u{A0}000 dni",
      ]
    ),
    Row(
      tag: "de-CH",
      key: "kind",
      cases: ["kind = fax: Fax | Telefon", "kind = pager: Phone | Telefon"]
    ),
    Row(tag: "de", key: "kind", cases: ["kind = fax: Fax | -", "kind = pager: Phone | -"]),
    Row(
      tag: "de",
      key: "both",
      cases: [
        "kind = a, n = 1: 1 A | -", "kind = a, n = 2: 2 | -", "kind = other, n = 1: 1 B | -",
        "kind = other, n = 2: 2 | -",
      ]
    ),
    Row(
      tag: "de",
      key: "types",
      cases: [
        ": é, November 20, 2026, New password, 1 or New password, x and y, Switzerland, 1.5"
          + " | é, 20. November 2026, Neues Passwort, 1 oder Neues Passwort, x und y, Schweiz, 1,5"
      ]
    ),
    Row(
      tag: "de",
      key: "plain",
      cases: ["s = q: a 11/20/26 Q | -", "s = other: a 11/20/26 R | -"]
    ),
    Row(
      tag: "de",
      key: "dart",
      cases: [
        "many = 1: Bob, 42, 1.5, November 20, 2026, thing, 1 | -",
        "many = 2: Bob, 42, 1.5, November 20, 2026, thing, 2s | -",
      ]
    ),
    Row(tag: "de", key: "unsuitable", cases: [": 2 and November 20, 2026 | -"]),
    Row(tag: "ar", key: "kind", cases: ["kind = fax: Fax | هاتف", "kind = pager: Phone | هاتف"]),
  ]

  @Test("are shown in each case that differs", arguments: rows)
  func cases(_ row: Row) throws {
    let files = try TranslationFolder(Self.catalogs).files()
    let preview = try files.preview(of: row.tag, code: row.key, showsAllNumbers: row.all)
    let entry = try #require(preview.entries.first { $0.key == row.key })
    let cases = entry.cases.map { "\($0.condition): \($0.source) | \($0.translation ?? "-")" }
    #expect(cases == row.cases)
  }

  @Test("have numbers that are typed in ASCII as they are typed")
  func plainNumbers() throws {
    let note = #"{"placeholders": {"maximum": {"type": "decimal", "example": "65535"}}}"#
    let english = "{maximum, number} {maximum, plural, one {one} other {more}}"
    let german = "{maximum, number} {maximum, plural, one {eins} other {mehr}}"
    func members(_ text: String, _ keys: [String]) -> String {
      keys.map { "\"\($0)\": \"\(text)\", \"@\($0)\": \(note)" }.joined(separator: ", ")
    }
    let keys = ["number.not_below", "sign-up/port:number.not_below", "acme.count"]
    let files = try TranslationFolder([
      "en": members(english, keys), "de": members(german, keys),
    ]).files()
    let shown = try files.preview(of: "de").entries.map { entry in
      "\(entry.key): \(entry.cases.last?.translation ?? "")"
    }
    #expect(
      shown == [
        "acme.count: 65.535 mehr", "number.not_below: 65535 mehr",
        "sign-up/port:number.not_below: 65535 mehr",
      ]
    )
  }

  static let suitable = [
    "en": """
    "field:email": "Email address",
    "accessibility.required": "required",
    "join": "{first}, {second}, {third}",
    "@join": {"placeholders": {"first": {"type": "text", "example": "Email address"},
      "second": {"type": "text", "example": "required"}, "third": {"type": "text", "example": "Guest"}}},
    "sign": "{kind, select, round {Close {sign}} other {Shut {sign}}}",
    "@sign": {"placeholders": {
      "kind": {"type": "text", "example": "round", "values": ["round", "square"]},
      "sign": {"type": "text", "example": "(", "examples": {"square": "["}}}},
    "range": "{maximum, plural, one {{minimum, number} or # digit} other {{minimum, number} or # digits}}",
    "@range": {"placeholders": {
      "minimum": {"type": "integer", "example": "3"}, "maximum": {"type": "integer", "example": "4"}}}
    """,
    "de": """
    "field:email": "E-Mail-Adresse",
    "accessibility.required": "erforderlich",
    "join": "{first}, {second}, {third}",
    "sign": "{sign}"
    """,
    "pl": #""field:email": "Adres e-mail", "join": "{first}, {second}, {third}""#,
  ]

  static let suitableRows = [
    // Labels and other texts of the source are in the language, if it has them.
    Row(
      tag: "de",
      key: "join",
      cases: [": Email address, required, Guest | E-Mail-Adresse, erforderlich, Guest"]
    ),
    Row(
      tag: "pl",
      key: "join",
      cases: [": Email address, required, Guest | Adres e-mail, required, Guest"]
    ),
    // A branch has its own example, or the usual one.
    Row(
      tag: "de",
      key: "sign",
      cases: ["kind = round: Close ( | (", "kind = square: Shut [ | ["]
    ),
    // A minimum stays below its maximum, at the distance of the samples.
    Row(
      tag: "de",
      key: "range",
      cases: ["maximum = 1: 0 or 1 digit | -", "maximum = 4: 3 or 4 digits | -"]
    ),
  ]

  @Test("have samples that suit the language, the branch and the numbers", arguments: suitableRows)
  func samples(_ row: Row) throws {
    let files = try TranslationFolder(Self.suitable).files()
    let entry = try #require(try files.preview(of: row.tag, code: row.key).entries.first)
    let cases = entry.cases.map { "\($0.condition): \($0.source) | \($0.translation ?? "-")" }
    #expect(cases == row.cases)
  }

  @Test("are chosen by a family of codes, and say where they are from")
  func families() throws {
    let files = try TranslationFolder(Self.catalogs).files()
    #expect(
      try files.preview(of: "de", code: "day").entries.map(\.key) == ["day", "sign-up/email:day"]
    )
    let states = try files.preview(of: "de-CH").entries.map { "\($0.key): \($0.note ?? "")" }
    #expect(
      states == [
        "both: not translated", "dart: not translated", "day: not translated",
        "field:new_password: from de", "kind: stale: the source has changed",
        "plain: not translated", "sign-up/email:day: not translated", "types: from de",
        "unsuitable: not translated",
      ]
    )
    let code = #expect(throws: UsageError.self) { try files.preview(of: "de", code: "dya") }
    #expect(code?.kind == .unknownCode)
    let locale = #expect(throws: UsageError.self) { try files.preview(of: "nl") }
    #expect(locale?.kind == .unknownLocale)
  }

  @Test("are escaped in a page, with their languages and directions")
  func page() throws {
    let files = try TranslationFolder([
      "en": #""a": "<b>&\"x\" <\u0301", "@a": {"description": "1 < 2"}"#, "he": #""a": "אב""#,
    ]).files()
    let page = try files.preview(of: "he").page
    #expect(
      page.contains(#"<td lang="en" dir="ltr">&lt;b&gt;&amp;&quot;x&quot; &lt;"# + "\u{301}</td>")
    )
    #expect(page.contains(#"<td lang="he" dir="rtl">אב</td>"#))
    #expect(page.contains("<p>1 &lt; 2</p>"))
    #expect(page.contains("<h1>Hebrew</h1>"))
    #expect(!page.contains("src="))
  }
}
