import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

@Suite("Texts of an application, in catalog files")
struct AppleImportTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The catalog file before; nil if there is none.
    var before: String?
    /// The file `en.lproj/a.strings`.
    var file: String
    /// The catalog file then.
    var after: String?
  }

  static let rows = [
    Row(
      testDescription: "a new file",
      before: nil,
      file: "/* One. */ own.a = A;\n\"own.a#title\" = \"B \\U00a0%@\";",
      after: """
        {
          "@@locale": "en",

          "own.a": "A",
          "@own.a": { "description": "One." },

          "own.a#title": "B \\u00a0{argument_1}",
          "@own.a#title": { "placeholders": { "argument_1": { "type": "text" } } }
        }

        """
    ),
    Row(
      testDescription: "a text that is changed, and nothing else",
      before: "{\r\n \"@@locale\":\"en\",\r\n\t\"own.a\" : \"old\" ,\r\n \"own.z\":\"Z\\u0041\"}",
      file: "own.a = new;",
      after: "{\r\n \"@@locale\":\"en\",\r\n\t\"own.a\" : \"new\" ,\r\n \"own.z\":\"Z\\u0041\"}"
    ),
    Row(
      testDescription: "a text that is added behind the one before it",
      before: "{\n  \"@@locale\": \"en\",\n  \"own.a\": \"A\",\n  \"own.z\": \"Z\"\n}",
      file: "own.a = A;\n/* Two. */ own.b = B;",
      after:
        "{\n  \"@@locale\": \"en\",\n  \"own.a\": \"A\",\n  \"own.b\": \"B\",\n  \"@own.b\": { \"description\": \"Two.\" },\n  \"own.z\": \"Z\"\n}"
    ),
    Row(
      testDescription: "what is said of a text, where nothing was said",
      before: "{\n  \"@@locale\": \"en\",\n  \"own.a\": \"A\"\n}",
      file: "/* One. */ own.a = A;",
      after:
        "{\n  \"@@locale\": \"en\",\n  \"own.a\": \"A\",\n  \"@own.a\": { \"description\": \"One.\" }\n}"
    ),
    Row(
      testDescription: "what was said of a text before",
      before: "{\"@@locale\": \"en\", \"own.a\": \"A\", \"@own.a\": {\"description\": \"Old.\"}}",
      file: "/* One. */ own.a = B;",
      after: "{\"@@locale\": \"en\", \"own.a\": \"B\", \"@own.a\": {\"description\": \"Old.\"}}"
    ),
    Row(
      testDescription: "nothing new",
      before: "{\"@@locale\": \"en\", \"own.a\": \"A\"}",
      file: "own.a = A;",
      after: "{\"@@locale\": \"en\", \"own.a\": \"A\"}"
    ),
    Row(testDescription: "an empty file", before: nil, file: "", after: nil),
  ]

  @Test("are written", arguments: rows)
  func writing(_ row: Row) throws {
    let data = try TranslationFolder(["en": #""email": "Check it.""#])
    let path = data.folder.path + "/texts"
    if let before = row.before { try data.folder.write(before, to: "texts/en.arb") }
    let texts = try AppleTexts(Array(row.file.utf8), path: "en.lproj/a.strings", .init())
    _ = try data.files().take(texts.sheets, from: texts.source, intoFolder: path)
    let file = path + "/en.arb"
    #expect(TemporaryFolder.exists(file) == (row.after != nil))
    if let after = row.after { #expect(try SourceText(contentsOfFile: file).text == after) }
    // Another time nothing is to be done.
    let again = try data.files().take(texts.sheets, from: texts.source, intoFolder: path)
    #expect(again.allSatisfy { !$0.isChanged })
  }

  @Test("go into the file of their language, whatever it is called")
  func otherName() throws {
    let data = try TranslationFolder(["en": #""email": "Check it.""#])
    try data.folder.write(#"{"@@locale": "de", "own.a": "A"}"#, to: "texts/german.arb")
    let texts = try AppleTexts(Array("own.b = B;".utf8), path: "de.lproj/a.strings", .init())
    let result = try data.files().take(
      texts.sheets,
      from: texts.source,
      intoFolder: data.folder.path + "/texts"
    )
    #expect(result.map(\.added) == [["own.b"]])
    #expect(result.first?.file.hasSuffix("/texts/german.arb") == true)
    #expect(!TemporaryFolder.exists(data.folder.path + "/texts/de.arb"))
  }

  @Test("are marked as translations of the texts that come with them")
  func marks() throws {
    let data = try TranslationFolder(["en": #""email": "Check it.""#])
    let entry =
      "\"localizations\": {\"en\": \(AppleCatalogTests.unit("A")), \"de\": \(AppleCatalogTests.unit("B"))}"
    let texts = try AppleCatalogTests.texts(AppleCatalogTests.catalog(entry, key: "own.a"))
    let path = data.folder.path + "/texts"
    _ = try data.files().take(texts.sheets, from: texts.source, intoFolder: path)
    let german = try ARBFile(SourceText(contentsOfFile: path + "/de.arb"))
    #expect(german.isStale("own.a", comparedTo: "A") == false)
  }

  static let refusals = [
    RefusalRow(
      "an argument that the code lacks",
      of: "own.a = A;\nemail = \"%@\";",
      .init("lint.unknown_argument 2:9", hint: "--map")
    ),
    RefusalRow(
      "an argument that the codes below lack",
      of: "\nlength = \"%@\";",
      .init("lint.unknown_argument 2:10", hint: "--map")
    ),
    RefusalRow(
      "of one form",
      of: "\"sign-up/field:email\" = \"%@\";",
      .init("lint.unknown_argument 1:25", hint: "--map")
    ),
  ]

  @Test("are refused for codes of the library that lack their arguments", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let data = try TranslationFolder([
      "en": #""email": "Check it.", "length.too_long": "{maximum, number} at most.""#
    ])
    let path = data.folder.path + "/texts"
    let difference = try row.difference { text in
      let texts = try AppleTexts(Array(text.utf8), path: "en.lproj/a.strings", .init())
      let results = try data.files().take(texts.sheets, from: texts.source, intoFolder: path)
      if let error = LoadingError(results.flatMap(\.refused)) { throw error }
    }
    #expect(difference == "")
  }

  @Test("take the place of texts of the library, which is told")
  func replaced() throws {
    let data = try TranslationFolder([
      "en": #""email": "Check it.", "length.too_long": "{maximum, number} at most.""#
    ])
    let map = try KeyMap(SourceText("length.too_long,length.too_long,maximum", name: "map.csv"))
    var options = AppleTexts.Options()
    options.map = map
    let file = "email = Email;\nlength.too_long = \"At most %lld.\";"
    let texts = try AppleTexts(Array(file.utf8), path: "en.lproj/a.strings", options)
    let result = try data.files().take(
      texts.sheets,
      from: texts.source,
      intoFolder: data.folder.path + "/texts"
    )
    #expect(result.map(\.replaced) == [["email", "length.too_long"]])
  }

  @Test("are written all or not at all")
  func wholly() throws {
    let data = try TranslationFolder(["en": #""email": "Check it.""#])
    let broken = "{\"@@locale\": \"en\", "
    try data.folder.write(broken, to: "texts/en.arb")
    let entry =
      "\"localizations\": {\"en\": \(AppleCatalogTests.unit("A")), \"de\": \(AppleCatalogTests.unit("B"))}"
    let texts = try AppleCatalogTests.texts(AppleCatalogTests.catalog(entry, key: "own.a"))
    let path = data.folder.path + "/texts"
    #expect(throws: LoadingError.self) {
      try data.files().take(texts.sheets, from: texts.source, intoFolder: path)
    }
    #expect(!TemporaryFolder.exists(path + "/de.arb"))
    #expect(try SourceText(contentsOfFile: path + "/en.arb").text == broken)
  }
}
