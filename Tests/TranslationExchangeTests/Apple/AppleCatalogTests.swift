import Rulebook
import RulebookAuthoring
import SourceTexts
import Testing
import TranslationExchange
import Violations

@Suite("String Catalogs")
struct AppleCatalogTests {
  /// A catalog with one entry, from its members.
  static func catalog(_ entry: String, key: String = "k") -> String {
    "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"\(key)\":\n{\(entry)}}}"
  }

  /// A localization with one text.
  static func unit(_ text: String, _ state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \(CatalogJSON.quoted(text))}}"
  }

  /// A text with substitutions.
  static func substituting(_ text: String, _ substitutions: String) -> String {
    "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}, \"substitutions\": {\(substitutions)}}"
  }

  /// The variations of a text by plural, in English.
  static func plural(_ one: String, _ other: String) -> String {
    "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
  }

  static func texts(
    _ file: String,
    _ change: (inout AppleTexts.Options) throws -> Void = { _ in }
  ) throws -> AppleTexts {
    var options = AppleTexts.Options()
    try change(&options)
    return try AppleTexts(Array(file.utf8), path: "a.xcstrings", options)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entry: String
    var key = "k"
    var takesUnready = false
    /// The texts by language.
    var texts: [String: String]
    /// The kinds of notes with their languages.
    var notes: [String] = []
  }

  static let rows = [
    Row(
      testDescription: "a text in two languages",
      entry: "\"localizations\": {\"en\": \(unit("A")), \"de\": \(unit("B"))}",
      texts: ["en": "A", "de": "B"]
    ),
    Row(
      testDescription: "a source that is new is shown nevertheless",
      entry: "\"localizations\": {\"en\": \(unit("A", "new"))}",
      texts: ["en": "A"]
    ),
    Row(
      testDescription: "translations that are not ready",
      entry:
        "\"localizations\": {\"en\": \(unit("A")), \"de\": \(unit("B", "needs_review")), \"fr\": \(unit("C", "new"))}",
      texts: ["en": "A"],
      notes: ["unready de", "unready fr"]
    ),
    Row(
      testDescription: "translations that are not ready, if wanted",
      entry:
        "\"localizations\": {\"en\": \(unit("A")), \"de\": \(unit("B", "needs_review")), \"fr\": \(unit("C", "new"))}",
      takesUnready: true,
      texts: ["en": "A", "de": "B", "fr": "C"]
    ),
    Row(
      testDescription: "a translation that is empty",
      entry: "\"localizations\": {\"en\": \(unit("A")), \"de\": \(unit(""))}",
      texts: ["en": "A"],
      notes: ["blank de"]
    ),
    Row(
      testDescription: "no text at all",
      entry: "",
      texts: ["en": "k"],
      notes: ["key-as-text en"]
    ),
    Row(
      testDescription: "no text, and a code for a key",
      entry: "",
      key: "shop.closed",
      texts: [:],
      notes: ["no-text en"]
    ),
    Row(testDescription: "an empty key", entry: "", key: "", texts: [:], notes: ["blank"]),
    Row(
      testDescription: "a text that is not translated",
      entry:
        "\"shouldTranslate\": false, \"localizations\": {\"en\": \(unit("A")), \"de\": \(unit("B"))}",
      texts: ["en": "A"]
    ),
    Row(
      testDescription: "a text that is gone",
      entry: "\"extractionState\": \"stale\", \"localizations\": {\"en\": \(unit("A"))}",
      texts: ["en": "A"],
      notes: ["stale"]
    ),
    Row(
      testDescription: "a text by device",
      entry:
        "\"localizations\": {\"en\": {\"variations\": {\"device\": {\"mac\": \(unit("Click")), \"other\": \(unit("Tap"))}}}}",
      texts: ["en": "Tap"],
      notes: ["device en"]
    ),
    Row(
      testDescription: "a text by device without the others",
      entry:
        "\"localizations\": {\"en\": {\"variations\": {\"device\": {\"iphone\": \(unit("Tap"))}}}}",
      texts: ["en": "Tap"]
    ),
    Row(
      testDescription: "a plural by device",
      entry:
        "\"localizations\": {\"en\": {\"variations\": {\"device\": {\"other\": {\"variations\": {\"plural\": {\"one\": \(unit("%lld a")), \"other\": \(unit("%lld b"))}}}}}}}",
      texts: ["en": "{argument_1, plural, one {# a} other {# b}}"]
    ),
    Row(
      testDescription: "a plural that lacks forms",
      entry:
        "\"localizations\": {\"en\": \(unit("A")), \"pl\": {\"variations\": {\"plural\": {\"one\": \(unit("%lld a")), \"other\": \(unit("%lld b"))}}}}",
      texts: ["en": "A", "pl": "{argument_1, plural, one {# a} few {# b} many {# b} other {# b}}"],
      notes: ["plural-forms pl"]
    ),
    Row(
      testDescription: "a plural of which one form is not ready",
      entry:
        "\"localizations\": {\"en\": \(unit("A")), \"de\": {\"variations\": {\"plural\": {\"one\": \(unit("%lld a", "new")), \"other\": \(unit("%lld b"))}}}}",
      texts: ["en": "A"],
      notes: ["unready de"]
    ),
    Row(
      testDescription: "a number in hexadecimal digits",
      entry: "\"localizations\": {\"en\": \(unit("%x"))}",
      texts: ["en": "{argument_1}"],
      notes: ["specifier en"]
    ),
    Row(
      testDescription: "a percent sign by itself",
      entry: "\"localizations\": {\"en\": \(unit("100% sure"))}",
      texts: ["en": "100% sure"],
      notes: ["percent-sign en"]
    ),
    Row(
      testDescription: "tags of older days",
      entry:
        "\"localizations\": {\"en\": \(unit("A")), \"zh_CN\": \(unit("B")), \"iw\": \(unit("C"))}",
      texts: ["en": "A", "zh-CN": "B", "he": "C"]
    ),
    Row(
      testDescription: "a title beside a message",
      entry: "\"localizations\": {\"en\": \(unit("A"))}",
      key: "card.declined#title",
      texts: ["en": "A"]
    ),
    Row(
      testDescription: "a label",
      entry: "\"localizations\": {\"en\": \(unit("A"))}",
      key: "field:firstName",
      texts: ["en": "A"]
    ),
  ]

  @Test("are read", arguments: rows)
  func reading(_ row: Row) throws {
    let texts = try Self.texts(Self.catalog(row.entry, key: row.key)) {
      $0.takesUnready = row.takesUnready
    }
    let found = texts.sheets.map { ($0.locale.tag, $0.texts.first?.translation ?? "") }
    #expect(Dictionary(found, uniquingKeysWith: { $1 }) == row.texts)
    let notes = texts.notes.map { $0.kind.rawValue + ($0.locale.map { " \($0)" } ?? "") }
    #expect(notes == row.notes)
    #expect(texts.notes.allSatisfy { $0.key == row.key && $0.position.line >= 1 })
  }

  @Test("give what translators know to the source, and marks to translations that are ready")
  func attributes() throws {
    let entry =
      "\"comment\": \"Seen at the till.\", \"localizations\": {\"en\": \(Self.unit("%@ %.0f %lld")), "
      + "\"de\": \(Self.unit("B")), \"fr\": \(Self.unit("C", "new"))}"
    let sheets = try Self.texts(Self.catalog(entry)) { $0.takesUnready = true }.sheets
    #expect(sheets.map(\.locale.tag) == ["de", "en", "fr"])
    let expected =
      #"{ "description": "Seen at the till.", "placeholders": { "argument_1": { "type": "text" }, "#
      + #""argument_2": { "type": "decimal" }, "argument_3": { "type": "integer" } } }"#
    #expect(sheets.map { $0.texts.first?.attributes } == [nil, expected, nil])
    #expect(sheets.map { $0.texts.first?.state } == [.translated, .unmarked, .unmarked])
  }

  @Test("give one language alone")
  func oneLanguage() throws {
    let entry = "\"localizations\": {\"de\": \(Self.unit("B")), \"fr\": \(Self.unit("C", "new"))}"
    let texts = try Self.texts(Self.catalog(entry)) { $0.locale = AppleTexts.locale(ofTag: "de") }
    #expect(texts.sheets.map(\.locale.tag) == ["de"])
    #expect(texts.sheets.first?.texts.first?.state == .translated)
    #expect(texts.notes.isEmpty)
  }
}
