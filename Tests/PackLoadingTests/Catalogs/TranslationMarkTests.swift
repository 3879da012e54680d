import PackLoading
import SourceTexts
import Testing

@Suite("Marks of source texts")
struct TranslationMarkTests {
  // The first digits of what `xxh64sum` prints.
  @Test(
    "are the beginning of XXH64",
    arguments: [("abc", "44bc2cf5"), ("", "ef46db37"), ("a", "d24ec4f1")]
  )
  func mark(text: String, expected: String) {
    #expect(TranslationMark(of: text).description == expected)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var members: String
    var isStale: Bool?
  }

  static let rows = [
    Row(testDescription: "no mark", members: #""a": "x""#, isStale: nil),
    Row(
      testDescription: "other attributes",
      members: #""a": "x", "@a": {"note": "y"}"#,
      isStale: nil
    ),
    Row(
      testDescription: "the mark",
      members: #""a": "x", "@a": {"x-source": "44bc2cf5"}"#,
      isStale: false
    ),
    Row(
      testDescription: "the mark in capitals",
      members: #""a": "x", "@a": {"x-source": "44BC2CF5"}"#,
      isStale: false
    ),
    Row(
      testDescription: "another mark",
      members: #""a": "x", "@a": {"x-source": "44bc2cf6"}"#,
      isStale: true
    ),
    Row(
      testDescription: "no mark at all",
      members: #""a": "x", "@a": {"x-source": "new"}"#,
      isStale: true
    ),
    Row(
      testDescription: "the text",
      members: #""a": "x", "@a": {"x-text": "abc"}"#,
      isStale: false
    ),
    Row(
      testDescription: "another text",
      members: #""a": "x", "@a": {"x-text": "abd"}"#,
      isStale: true
    ),
    Row(
      testDescription: "the mark before another text",
      members: #""a": "x", "@a": {"x-text": "abd", "x-source": "44bc2cf5"}"#,
      isStale: false
    ),
    Row(testDescription: "not translated yet", members: #""@a": {"x-text": "abd"}"#, isStale: nil),
  ]

  @Test("tell whether a translation is stale", arguments: rows)
  func age(_ row: Row) throws {
    let text = "{\"@@locale\": \"nl\", \(row.members)}"
    let file = try ARBFile(SourceText(text, name: "nl.arb"))
    #expect(file.isStale("a", comparedTo: "abc") == row.isStale)
  }
}
