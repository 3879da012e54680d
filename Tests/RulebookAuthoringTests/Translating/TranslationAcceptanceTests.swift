import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

@Suite("Marks that are written into a file")
struct TranslationAcceptanceTests {
  /// The mark of the source text “One”.
  static let mark = "\(TranslationMark(of: "One"))"

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var before: String
    /// What the file is then, with `MARK` for the mark; nil if it stays as it is.
    var after: String?
  }

  static let rows = [
    Row(
      testDescription: "stand on a line of their own",
      before: "{\n    \"@@locale\": \"nl\",\n    \"z\": \"Zo\",\n    \"a\":  \"Een\"\n}\n",
      after: """
        {
            "@@locale": "nl",
            "z": "Zo",
            "a":  "Een",
            "@a": { "x-source": "MARK" }
        }

        """
    ),
    Row(
      testDescription: "have the line ends of the file",
      before: "{\r\n\t\"@@locale\": \"nl\",\r\n\t\"a\": \"Een\",\r\n\t\"z\": \"Zo\"\r\n}",
      after:
        "{\r\n\t\"@@locale\": \"nl\",\r\n\t\"a\": \"Een\",\r\n\t\"@a\": { \"x-source\": \"MARK\" },\r\n\t\"z\": \"Zo\"\r\n}"
    ),
    Row(
      testDescription: "stand in the one line of the file",
      before: #"{"@@locale": "nl", "a": "Een"}"#,
      after: #"{"@@locale": "nl", "a": "Een", "@a": { "x-source": "MARK" }}"#
    ),
    Row(
      testDescription: "take the place of old ones",
      before: #"{"@@locale": "nl", "@a": {"note": "n", "x-source":  "00000000"}, "a": "Een"}"#,
      after: #"{"@@locale": "nl", "@a": {"note": "n", "x-source":  "MARK"}, "a": "Een"}"#
    ),
    Row(
      testDescription: "stay where they are right",
      before: #"{"@@locale": "nl", "a": "Een", "@a": {"x-source":"MARK"}}"#,
      after: nil
    ),
    Row(
      testDescription: "join other attributes",
      before: "{\"@@locale\": \"nl\", \"a\": \"Een\", \"@a\": {\n    \"note\": \"n\" }}",
      after:
        "{\"@@locale\": \"nl\", \"a\": \"Een\", \"@a\": {\n    \"x-source\": \"MARK\",\n    \"note\": \"n\" }}"
    ),
    Row(
      testDescription: "take the place of what a new file says",
      before: #"{"@@locale": "nl", "a": "Een", "@a": {"x-text": "One", "description": "d"}}"#,
      after: #"{"@@locale": "nl", "a": "Een", "@a": { "x-source": "MARK" }}"#
    ),
    Row(
      testDescription: "keep why a fault is left standing",
      before:
        #"{"@@locale": "nl", "a": "Een", "@a": {"x-text": "One", "x-lint": {"lint.end": "so"}}}"#,
      after:
        #"{"@@locale": "nl", "a": "Een", "@a": { "x-source": "MARK", "x-lint": {"lint.end": "so"} }}"#
    ),
    Row(
      testDescription: "are not written where nothing is translated",
      before: #"{"@@locale": "nl", "z": "Zo", "@a": {"x-text": "One"}}"#,
      after: nil
    ),
    Row(
      testDescription: "keep the escapes of a key",
      before: #"{"@@locale": "nl", "\u0061": "Een"}"#,
      after: #"{"@@locale": "nl", "\u0061": "Een", "@\u0061": { "x-source": "MARK" }}"#
    ),
    Row(
      testDescription: "keep a byte order mark",
      before: "\u{FEFF}{\"@@locale\": \"nl\", \"a\": \"Een\"}",
      after: "\u{FEFF}{\"@@locale\": \"nl\", \"a\": \"Een\", \"@a\": { \"x-source\": \"MARK\" }}"
    ),
  ]

  @Test("change nothing else", arguments: rows)
  func acceptance(_ row: Row) throws {
    let folder = try TranslationFolder(["en": #""a": "One""#])
    let before = row.before.replacing("MARK", with: Self.mark)
    let path = try folder.folder.write(before, to: "Localizations/nl.arb")
    let accepted = try folder.files().accept("nl")
    #expect(accepted.map(\.file) == [path])
    #expect(accepted.first?.changed == (row.after == nil ? 0 : 1))
    let bytes = try SourceText.bytes(ofFile: path, name: path)
    let expected = row.after?.replacing("MARK", with: Self.mark) ?? before
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
    #expect(try folder.files().accept("nl").map(\.changed) == [0])
  }

  @Test("are written into the file of a given folder, and not into the bundled one")
  func folders() throws {
    let folder = try TranslationFolder(["en": #""a": "One""#, "nl": #""a": "Een""#])
    let path = try folder.folder.write(#"{"@@locale": "nl", "a": "Eén"}"#, to: "own/nl.arb")
    #expect(try folder.files(localizations: "own").accept("nl").map(\.file) == [path])
    let error = #expect(throws: UsageError.self) {
      try folder.files(localizations: "own").accept("de")
    }
    #expect(error?.kind == .unknownLocale)
  }

  @Test("are not written into the source")
  func source() throws {
    let folder = try TranslationFolder(["en": #""a": "One""#])
    let error = #expect(throws: UsageError.self) { try folder.files().accept("en") }
    #expect(error?.kind == .unsuitableLocale)
  }
}
