import Documents
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

@Suite("Files of programs and spreadsheets")
struct XLIFF12Tests {
  private static func sheet(_ name: String) throws -> TranslationSheet {
    let source = try SourceText(contentsOfFile: Fixtures.path("ToolCatalogs/\(name)"))
    return try ExchangeFormat(of: source).sheet(in: source)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var file: String
    var locale: String
    var translations: [String: String]
    var refused: [String] = []
    var testDescription: String { file }
  }

  static let rows = [
    Row(
      file: "Exchange/messages.nl.xlf",
      locale: "nl",
      translations: [
        "own.hello": "Hallo {user_name}!",
        "own.minutes":
          "{VAR_PLURAL, plural, =0 {nu} one {één minuut geleden} other {{minutes} minuten geleden} }",
        "own.price": "De prijs van ''{item}' en '{'dit'}'",
        "own.photos":
          "Bekijk {VAR_PLURAL, plural, =1 {foto} other {foto''s}} van ''{name}",
        "own.count": "{VAR_PLURAL, plural, =1 {foto} other {foto''s}}",
      ],
      refused: ["xliff.unknown_code 15:21"]
    ),
    Row(
      file: "Exchange/validators.pl.xlf",
      locale: "pl",
      translations: [
        "own.short": "{limit, plural, one {Co najmniej {limit, number} znak.} "
          + "few {Co najmniej {limit, number} znaki.} many {Co najmniej {limit, number} znaków.} "
          + "other {Co najmniej {limit, number} znaków.}}",
        "own.hello": "Witaj, {name}! '{'0'}'",
      ],
      refused: ["xliff.plural 16:9"]
    ),
    Row(
      file: "Exchange/blank-rows.csv",
      locale: "sv",
      translations: ["own.hello": "Hej.", "own.broken": "{", "own.bye": "Hej då."]
    ),
  ]

  @Test("are read, with the language of their name if they don't say it", arguments: rows)
  func reading(row: Row) throws {
    let sheet = try Self.sheet(row.file)
    #expect(sheet.locale.tag == row.locale)
    let pairs = sheet.texts.compactMap { text in text.translation.map { (text.key, $0) } }
    #expect(Dictionary(uniqueKeysWithValues: pairs) == row.translations)
    #expect(sheet.refused.map { "\($0.code) \($0.line):\($0.column)" } == row.refused)
    #expect(sheet.refused.allSatisfy { $0.hint != nil })
  }

  /// The target of a unit in a file of an unknown program, and the message that it becomes.
  static let texts = TextRow.rows(
    """
    Le prix d'article | Le prix d'article
    It''s {item} | It''s {item}
    <ph id="1">{item}</ph> d''{b} | {item} d''{b}
    d'<x id="1" equiv-text="{{ item }}"/> à l'<x id="2" equiv-text="{{ b }}"/> | d''{item} à l''{b}
    d'<ph id="1">&lt;b&gt;</ph><x id="2" equiv-text="{{ b }}"/> | d'<b>{b}
    a{<ph id="1">'</ph>b<x id="2" equiv-text="{{ b }}"/> | a'{'''b{b}
    """
  )

  @Test("have words next to codes, or else messages", arguments: texts)
  func wordsAndCodes(row: TextRow) throws {
    let text = Self.file("<trans-unit id=\"a\"><target>\(row[0])</target></trans-unit>")
    let source = SourceText(text, name: "a")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.refused == [])
    #expect(sheet.texts.map(\.translation) == [row[1]])
  }

  @Test("lack a text that repeats another one so often that the texts become too long")
  func tooLong() throws {
    let long = String(repeating: "x", count: 20_000)
    let codes = String(repeating: "<x id=\"ICU\" xid=\"a\"/>", count: 100)
    let units = [("a", long), ("b", codes), ("c", "C")].map { id, target in
      "<trans-unit id=\"\(id)\"><target>\(target)</target></trans-unit>"
    }
    let source = SourceText(Self.file(units.joined()), name: "a")
    let sheet = try ExchangeFormat(of: source).sheet(in: source)
    #expect(sheet.refused.map(\.code) == ["xliff.too_long"])
    #expect(sheet.texts.map(\.key) == ["a", "c"])
  }

  private static func file(_ units: String) -> String {
    "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">"
      + "<file source-language=\"en\" target-language=\"fr\" original=\"a\"><body>"
      + "\(units)</body></file></xliff>"
  }

  @Test("are imported without the text that is broken")
  func importing() throws {
    let folder = try TranslationFolder(["en": #""own.hello": "Hello.", "own.bye": "Bye.""#])
    let result = try folder.files().take(
      try Self.sheet("Exchange/blank-rows.csv"),
      from: SourceText("", name: "blank-rows.csv"),
      writingTo: folder.folder.path + "/sv.arb"
    )
    #expect(result.added == ["own.hello", "own.bye"])
    #expect(result.refused.map(\.code) == ["message.syntax"])
  }

  @Test("of Xcode are read as its String Catalogs are")
  func xcode() throws {
    let path = Fixtures.path("ToolCatalogs/Exchange/de.xliff")
    #expect(AppleFormat.isExport(try SourceText(contentsOfFile: path)))
    let texts = try AppleTexts(SourceText.bytes(ofFile: path, name: path), path: path, .init())
    #expect(texts.refused == [])
    let german = try #require(texts.sheets.first { $0.locale.tag == "de" })
    let pairs = german.texts.compactMap { text in text.translation.map { (text.key, $0) } }
    #expect(
      Dictionary(uniqueKeysWithValues: pairs) == [
        "own.hello": "Hallo {argument_1}!",
        "own.files": "{argument_1, plural, one {# Datei} other {# Dateien}}",
      ]
    )
    let english = try #require(texts.sheets.first { $0.locale.tag == "en" })
    #expect(english.texts.map(\.key).sorted() == ["own.files", "own.hello", "own.later"])
  }

  @Test("of one of Apple's old formats are refused by their names, with a hint")
  func stringsdict() {
    let error = #expect(throws: LoadingError.self) {
      try AppleFormat.requireSupported("de.lproj/Localizable.stringsdict")
    }
    #expect(error?.diagnostics.map(\.code) == ["apple.stringsdict"])
    #expect(error?.diagnostics.first?.hint?.contains("String Catalog") == true)
    #expect(throws: Never.self) { try AppleFormat.requireSupported("Localizable.strings") }
  }
}
