import Foundation
import Rulebook
import TestSupport
import Testing

@Suite("The catalogs that come with the library")
struct ShippedTextTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  struct Row: CustomTestStringConvertible, Sendable {
    var request: String
    var violation: Violation

    /// Text that the message contains.
    var part: String
    var testDescription: String { "\(request) \(violation.arguments)" }

    init(_ request: String, _ code: ViolationCode, _ arguments: [String: Argument], _ part: String)
    {
      (self.request, self.part) = (request, part)
      violation = Violation(code, arguments)
    }

    init(_ request: String, _ character: Unicode.Scalar, _ part: String) {
      self.init(request, "characters.not_allowed", ["character": .character(character)], part)
    }

    init(_ request: String, atLeast minimum: Int, _ part: String) {
      self.init(
        request,
        "length.too_short",
        ["minimum": .integer(minimum), "unit": "characters"],
        part
      )
    }
  }

  static let rows = [
    // Invisible characters.
    Row("en", " ", "“space”"), Row("de", " ", "„Leerzeichen“"),
    Row("en", "\t", "“tab”"), Row("de", "\t", "„Tabulator“"),
    Row("en", "\n", "“line break”"), Row("de", "\n", "„Zeilenumbruch“"),
    Row("en", "\u{A0}", "“nonbreaking space”"), Row("de", "\u{A0}", "„geschütztes Leerzeichen“"),
    Row("en", "\u{3000}", "“full-width space”"), Row("de", "\u{3000}", "„vollbreites Leerzeichen“"),
    Row("en", "\u{200B}", "“zero-width mark”"), Row("de", "\u{200B}", "„Nullbreitencode“"),
    Row("en", "\u{202E}", "“direction mark”"), Row("de", "\u{202E}", "„Schreibrichtungscode“"),
    Row("en", "\u{AD}", "“soft hyphen”"), Row("de", "\u{AD}", "„bedingter Trennstrich“"),
    Row("en", "\u{E0041}", "“invisible mark”"), Row("de", "\u{E0041}", "„unsichtbarer Code“"),
    Row("en", "\u{E000}", "“U+E000”"), Row("de", "\u{E000}", "„U+E000“"),
    // Characters without a direction, in a right-to-left message.
    Row("ar", "(", "«\u{2068}(\u{2069}»"),
    Row("ar", "[", "«\u{2068}[\u{2069}»"),
    Row("ar", "prefix.missing", ["prefix": "->"], "«\u{2068}->\u{2069}»"),
    Row("ar", "prefix.missing", ["prefix": "12"], "«12»"),
    Row("ar", "prefix.missing", ["prefix": "+41 79"], "«\u{2068}+41 79\u{2069}»"),
    Row("en", "prefix.missing", ["prefix": "->"], "“->”"),
    // The digits of a language.
    Row("ar", atLeast: 8, " 8 "), Row("ar-EG", atLeast: 8, " 8 "),
    Row("ar-u-nu-arab", atLeast: 8, " ٨ "), Row("ar-EG-u-nu-arab", atLeast: 8, " ٨ "),
    Row("en", atLeast: 8, " 8 "),
  ]

  @Test(
    "write what nobody can see, what has no direction, and numbers as the language does",
    arguments: rows
  )
  func writes(row: Row) throws {
    let message = try Self.rulebook.get().localizer(for: row.request).message(for: row.violation)
    #expect(message.text.unicodeScalars.contains(row.part.unicodeScalars), "\(message.text)")
    #expect(!message.isFallback)
  }

  @Test("name every kind of character that nobody can see", arguments: DataFiles.locales)
  func characterNames(locale: String) throws {
    let localizer = try Self.rulebook.get().localizer(for: locale)
    for name in [
      "space", "tab", "line_break", "no_break_space", "full_width_space", "zero_width",
      "direction_mark", "soft_hyphen", "invisible",
    ] {
      let found = localizer.text(for: "character:\(name)", arguments: ["number": "U+0000"])
      #expect(found?.isFallback == false, "\(name)")
      // A number would say nothing to people.
      #expect(found?.text.contains("U+0000") == false, "\(name)")
    }
  }

  static let requests: [(request: String, locale: String)] = [
    ("und-DE", "de-DE"), ("de_DE.UTF-8", "de-DE"), ("fr_CH.UTF-8@euro", "fr-CH"),
    ("C.UTF-8, ja", "ja"), ("eo, de;q=0.5", "eo"), ("eo", "eo"), ("eo-FR", "eo-FR"),
    ("ia, de;q=0.5", "de"),
  ]

  private static let esperanto = #"{ "@@locale": "eo", "required": "Plenigu tion." }"#

  @Test("are there for a request with a dropped-in language of one text, too", arguments: requests)
  func droppedIn(row: (request: String, locale: String)) throws {
    let rulebook = try Rulebook(
      .init(localizations: [.text(Self.esperanto, name: "eo.arb")], resources: DataFiles.root)
    )
    #expect(rulebook.localizer(for: row.request).locale.tag == row.locale)
  }

  @Test("take turns with a dropped-in language, but not within one answer")
  func droppedInPart() throws {
    let rulebook = try Rulebook(
      .init(localizations: [.text(Self.esperanto, name: "eo.arb")], resources: DataFiles.root)
    )
    let report = Report(
      outcome: .invalid,
      violations: [Violation("required"), Violation("email.domain.missing")]
    )
    func tags(_ messages: [LocalizedMessage]) -> [String] { messages.map(\.locale.tag) }
    #expect(tags(rulebook.messages(for: report, in: "eo, de;q=0.5")) == ["eo", "de"])
    #expect(
      tags(rulebook.messages(for: report, in: "eo, de;q=0.5", inOneLanguage: true)) == ["de", "de"]
    )
    #expect(tags(rulebook.summary(of: report, in: "eo, de;q=0.5").lines) == ["de", "de"])
    #expect(rulebook.problem(for: report, in: "eo, de;q=0.5")?.contentLanguage == "de")
    #expect(rulebook.problem(for: report, in: "eo")?.contentLanguage == "en")
  }

  static let layers: [(code: ViolationCode, layer: String)] = [
    ("required", "eo.arb"), ("acme.length", "acme"), ("length.too_short", "Rulebook"),
  ]

  @Test("are a layer of their own, below packs and those of the application", arguments: layers)
  func layer(row: (code: ViolationCode, layer: String)) throws {
    let pack = """
      format: 1
      pack: acme
      rules: { a: { checks: [{ length: 3, code: acme.length }] } }
      codes: { acme.length: {} }
      messages: { en: { acme.length: x } }

      """
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .text(pack, name: "acme.yaml")],
        localizations: [.text(Self.esperanto, name: "eo.arb")],
        resources: DataFiles.root
      )
    )
    let violation = Violation(row.code, ["minimum": 3, "unit": "characters"])
    #expect(rulebook.localizer(for: "eo").message(for: violation).layer == row.layer)
  }
}
