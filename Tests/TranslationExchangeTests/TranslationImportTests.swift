import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Texts that come back")
struct TranslationImportTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The catalog file before; nil if there is none.
    var before: String?
    var translations: [String: String]
    /// The keys that are said to be stale still.
    var stale: Set<String> = []
    /// The file then, with `A`, `B` and `C` between `<` and `>` for the marks of their sources.
    var after: String
  }

  static let rows = [
    Row(
      testDescription: "change a text and its mark, and nothing else",
      before:
        "{\r\n  \"@@locale\":\"nl\",\r\n  \"b\" : \"oud\",\r\n  \"@b\": { \"x-source\": \"00000000\", \"x\":1 }\r\n}",
      translations: ["b": "nieuw"],
      after:
        "{\r\n  \"@@locale\":\"nl\",\r\n  \"b\" : \"nieuw\",\r\n  \"@b\": { \"x-source\": \"<B>\", \"x\":1 }\r\n}"
    ),
    Row(
      testDescription: "take a new text between others",
      before:
        "{\n  \"@@locale\": \"nl\",\n\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" },\n\n  \"c\": \"z\"\n}\n",
      translations: ["a": "x", "b": "y"],
      after:
        "{\n  \"@@locale\": \"nl\",\n\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" },\n\n  \"b\": \"y\",\n  \"@b\": { \"x-source\": \"<B>\" },\n\n  \"c\": \"z\"\n}\n"
    ),
    Row(
      testDescription: "are the first texts of a file",
      before: "{\n  \"@@locale\": \"nl\",\n  \"@@x-style\": \"s\"\n}\n",
      translations: ["a": "x", "b": "y"],
      after:
        "{\n  \"@@locale\": \"nl\",\n  \"@@x-style\": \"s\",\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" },\n  \"b\": \"y\",\n  \"@b\": { \"x-source\": \"<B>\" }\n}\n"
    ),
    Row(
      testDescription: "fill the empty place of a new file",
      before: "{\n  \"@@locale\": \"nl\",\n\n\n  \"@a\": {\n    \"x-text\": \"A\"\n  }\n}\n",
      translations: ["a": "x"],
      after:
        "{\n  \"@@locale\": \"nl\",\n\n\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" }\n}\n"
    ),
    Row(
      testDescription: "make a new file",
      before: nil,
      translations: ["a": "x\u{A0}\"y\""],
      after:
        "{\n  \"@@locale\": \"nl\",\n\n  \"a\": \"x\\u00a0\\\"y\\\"\",\n  \"@a\": { \"x-source\": \"<A>\" }\n}\n"
    ),
    Row(
      testDescription: "stay stale while nobody changes them",
      before: "{\"@@locale\": \"nl\", \"a\": \"x\", \"@a\": {\"x-source\": \"00000000\"}}",
      translations: ["a": "x"],
      stale: ["a"],
      after: "{\"@@locale\": \"nl\", \"a\": \"x\", \"@a\": {\"x-source\": \"00000000\"}}"
    ),
    Row(
      testDescription: "are fresh once someone changes them, whatever the tool says",
      before: "{\"@@locale\": \"nl\", \"a\": \"x\", \"@a\": {\"x-source\": \"00000000\"}}",
      translations: ["a": "y"],
      stale: ["a"],
      after: "{\"@@locale\": \"nl\", \"a\": \"y\", \"@a\": {\"x-source\": \"<A>\"}}"
    ),
    Row(
      testDescription: "take the place of what a tool leaves for a text without a translation",
      before: "{\n  \"@@locale\": \"nl\",\n  \"a\": \"\",\n  \"b\": null,\n"
        + "  \"@c\": { \"description\": \"C\" }\n}\n",
      translations: ["a": "x", "b": "y", "c": "z"],
      after:
        "{\n  \"@@locale\": \"nl\",\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" },\n  \"b\": \"y\",\n  \"@b\": { \"x-source\": \"<B>\" },\n  \"c\": \"z\",\n  \"@c\": { \"x-source\": \"<C>\", \"description\": \"C\" }\n}\n"
    ),
    Row(
      testDescription: "are added to a file that doesn't say its language",
      before: "{\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" }\n}\n",
      translations: ["a": "x", "b": "y"],
      after:
        "{\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" },\n  \"b\": \"y\",\n  \"@b\": { \"x-source\": \"<B>\" }\n}\n"
    ),
    Row(
      testDescription: "are added to an empty file",
      before: "{}",
      translations: ["a": "x", "b": "y"],
      after:
        "{\n  \"a\": \"x\",\n  \"@a\": { \"x-source\": \"<A>\" },\n  \"b\": \"y\",\n  \"@b\": { \"x-source\": \"<B>\" }}"
    ),
    Row(
      testDescription: "leave texts alone that have no translation",
      before: "{\"@@locale\": \"nl\", \"a\": \"x\"}",
      translations: [:],
      after: "{\"@@locale\": \"nl\", \"a\": \"x\"}"
    ),
  ]

  @Test("are written", arguments: rows)
  func writing(_ row: Row) throws {
    let folder = try TranslationFolder(["en": #""a": "A", "b": "B", "c": "C""#])
    let path = folder.folder.path + "/nl.arb"
    if let before = row.before { try folder.folder.write(Self.marked(before), to: "nl.arb") }
    var sheet = try folder.files().sheet(of: "nl")
    for index in sheet.texts.indices {
      let key = sheet.texts[index].key
      sheet.texts[index].translation = row.translations[key]
      sheet.texts[index].mark = row.stale.contains(key) ? "00000000" : nil
      if !row.stale.contains(key) { sheet.texts[index].take(.translated) }
    }
    _ = try folder.files().take(sheet, from: SourceText("", name: "nl.csv"), writingTo: path)
    #expect(try SourceText(contentsOfFile: path).text == Self.marked(row.after))
  }

  private static func marked(_ text: String) -> String {
    ["A", "B", "C"].reduce(text) { $0.replacing("<\($1)>", with: "\(TranslationMark(of: $1))") }
  }

  @Test("are taken without the one that is no message, which is told at its place")
  func syntax() throws {
    let folder = try TranslationFolder(["en": #""a": "A", "b": "B""#])
    var sheet = try folder.files().sheet(of: "nl")
    sheet.texts[0].translation = "x"
    sheet.texts[1].translation = "{n, plural, one {#}}"
    sheet.texts[1].offset = 4
    let path = folder.folder.path + "/nl.arb"
    let result = try folder.files().take(
      sheet,
      from: SourceText("1\n2\n3", name: "nl.csv"),
      writingTo: path
    )
    #expect(result.refused.map(\.code) == ["message.syntax"])
    #expect(result.refused.first?.position.line == 3)
    #expect(result.added == ["a"])
    #expect(try ARBFile(SourceText(contentsOfFile: path)).messages.keys.sorted() == ["a"])
  }

  @Test("are not written into the file of another language")
  func otherLanguage() throws {
    let folder = try TranslationFolder(["en": #""a": "A""#, "de": #""a": "x""#])
    var sheet = try folder.files().sheet(of: "nl")
    sheet.texts[0].translation = "y"
    let error = #expect(throws: LoadingError.self) {
      try folder.files().take(
        sheet,
        from: SourceText("", name: "nl.csv"),
        writingTo: folder.folder.path + "/Localizations/de.arb"
      )
    }
    #expect(error?.diagnostics.map(\.code) == ["exchange.wrong_locale"])
  }

  @Test("are not those from which others are translated")
  func source() throws {
    let folder = try TranslationFolder(["en": #""a": "A""#])
    let error = #expect(throws: UsageError.self) { try folder.files().sheet(of: "en") }
    #expect(error?.kind == .unsuitableLocale)
  }

  @Test("of an application are those of its folder and its packs")
  func application() throws {
    let pack = "codes:\n  acme.own: { number: 1 }\nmessages:\n  en: { acme.own: Own }"
    let folder = try TranslationFolder(["en": #""a": "A""#], pack: pack)
    try folder.folder.write(#"{"@@locale": "nl", "acme.own": "Eigen"}"#, to: "texts/nl.arb")
    let sheet = try folder.files(localizations: "texts").sheet(of: "nl")
    // Rulebook's text is there because the language is new.
    #expect(sheet.texts.map(\.key) == ["a", "acme.own"])
    #expect(sheet.texts.map(\.source) == ["A", "Own"])
    #expect(sheet.texts.map(\.translation) == [nil, "Eigen"])
  }
}
