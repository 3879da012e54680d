import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("New translations")
struct TranslationSkeletonTests {
  static let english = """
    "b": "{n, plural, one {# day} other {# “days”}}",
    "@b": {"description": "A \\"span\\"", "placeholders": {"n": {"type": "integer", "example": "2"},
      "k": {"type": "text", "example": "x", "values": ["x", "y"]}}},
    "a": "One"
    """

  @Test("have each text and all that is said of it, and no message")
  func contents() throws {
    let folder = try TranslationFolder([
      "en": Self.english, "de": #""a": "Eins", "@@x-glossary": {"day": ["Tag"]}"#,
    ])
    let path = folder.folder.path + "/nl.arb"
    #expect(try folder.files().begin("nl", writingTo: path).count == 2)
    let file = try ARBFile(SourceText(contentsOfFile: path))
    #expect(file.locale.tag == "nl")
    #expect(file.messages.isEmpty)
    #expect(
      file.attributes.mapValues(\.text) == [
        "a": "One", "b": "{n, plural, one {# day} other {# “days”}}",
      ]
    )
    #expect(file.attributes["b"]?.description == #"A "span""#)
    #expect(file.attributes["b"]?.placeholders["n"]?.example == "2")
    #expect(file.attributes["b"]?.placeholders["k"]?.values == ["x", "y"])
    #expect(file.profile.quotationMarks == ["‘", "’", "‘", "’"])
    #expect(file.profile.letters?.hasPrefix("[A-Za-z") == true)
    #expect(file.profile.digits == "latn")
    #expect(file.profile.glossary == ["day": [""]])
  }

  @Test("of regions have the texts of their language, and inherit its profile")
  func region() throws {
    let folder = try TranslationFolder(["en": Self.english, "de": #""a": "Eins""#])
    let path = folder.folder.path + "/de-CH.arb"
    _ = try folder.files().begin("de-CH", writingTo: path)
    let file = try ARBFile(SourceText(contentsOfFile: path))
    #expect(file.profile.isEmpty)
    #expect(file.source.text.contains(#""x-inherited": "Eins""#))
  }

  @Test("are written into the folder of the application's texts")
  func ownFolder() throws {
    let folder = try TranslationFolder(["en": Self.english])
    try folder.folder.write("Nothing yet.", to: "texts/README.md")
    let begun = try folder.files(localizations: "texts").begin("nl")
    #expect(begun.path == "\(folder.folder.path)/texts/nl.arb")
    #expect(try ARBFile(SourceText(contentsOfFile: begun.path)).locale.tag == "nl")
    // A translator gets all texts that the new file is for.
    let files = try folder.files(localizations: "texts")
    let sheet = try files.sheet(of: "nl")
    #expect(sheet.texts.map(\.key) == ["a", "b"])
    #expect(try files.sheet(of: "it").texts.isEmpty)
  }

  @Test("are imported into the folder of the application's texts")
  func imported() throws {
    let folder = try TranslationFolder(["en": Self.english])
    try folder.folder.write("Nothing yet.", to: "texts/README.md")
    let sheet = TranslationSheet(
      sourceLocale: .english,
      locale: LocaleIdentifier("nl") ?? .root,
      texts: [.init(key: "a", source: "One", translation: "Een")]
    )
    let files = try folder.files(localizations: "texts")
    let result = try files.take(sheet, from: SourceText("", name: "nl.xlf"))
    #expect(result.file == "\(folder.folder.path)/texts/nl.arb")
    #expect(try ARBFile(SourceText(contentsOfFile: result.file)).messages.keys.sorted() == ["a"])
  }

  @Test("can be used while they are incomplete")
  func incomplete() throws {
    let folder = try TranslationFolder(["en": Self.english])
    let path = folder.folder.path + "/Localizations/nl.arb"
    _ = try folder.files().begin("nl", writingTo: path)
    let text = try SourceText(contentsOfFile: path).text
    try folder.folder.write(
      text.replacing("\n\n  \"@a\"", with: "\n  \"a\": \"Een\",\n  \"@a\""),
      to: "Localizations/nl.arb"
    )
    let summary = try #require(try folder.files().summaries.last)
    #expect(summary.covered == 1)
    #expect(summary.missing == ["b"])
    #expect(summary.marked == 1 && summary.stale.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var tag: String
    var hint: String
    var testDescription: String { tag }
  }

  static let rows = [
    Row(tag: "nl_NL", hint: "write `nl-NL`"), Row(tag: "NL", hint: "write `nl`"),
    Row(tag: "iw", hint: "write `he`"), Row(tag: "!", hint: "write one such as `nl`"),
    Row(tag: "und", hint: "write one such as `nl`"), Row(tag: "de", hint: "`rulebook preview de`"),
    Row(tag: "en", hint: "`rulebook preview en`"),
  ]

  @Test("are refused for tags that are wrong or taken", arguments: rows)
  func refusal(_ row: Row) throws {
    let folder = try TranslationFolder(["en": Self.english, "de": #""a": "Eins""#])
    let error = #expect(throws: UsageError.self) {
      try folder.files().begin(row.tag, writingTo: folder.folder.path + "/new.arb")
    }
    #expect(error?.kind == .unsuitableLocale)
    #expect(error?.hint?.contains(row.hint) == true)
    #expect(!TemporaryFolder.exists(folder.folder.path + "/new.arb"))
  }

  @Test("take the place of nothing")
  func overwriting() throws {
    let folder = try TranslationFolder(["en": Self.english])
    let path = try folder.folder.write("mine", to: "nl.arb")
    let error = #expect(throws: UsageError.self) { try folder.files().begin("nl", writingTo: path) }
    #expect(error?.hint?.contains("--output") == true)
    #expect(try SourceText(contentsOfFile: path).text == "mine")
  }
}
