import Rulebook
import Testing

/// Text validators in two forms: whether the whole text matches, and its longest acceptable
/// beginning.
///
/// A field replaces its text with that beginning at every edit.
@Suite("Recipe: fields that cut what cannot become valid")
struct TextPrefixTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var text: String
    var kept: String
    var testDescription: String { "\(rule): \(text)" }

    init(_ rule: String, _ text: String, keeps kept: String) {
      (self.rule, self.text, self.kept) = (rule, text, kept)
    }
  }

  static let rows: [Row] = [
    Row("alpha-10", "ab1cd", keeps: "ab"),
    Row("alpha-10", "abcdefghij", keeps: "abcdefghij"),
    Row("alpha-10", "abcdefghijk", keeps: "abcdefghij"),
    Row("alpha-10", "é", keeps: ""),
    Row("alphanumeric-15", "abc123", keeps: "abc123"),
    Row("alphanumeric-15", "abc 123", keeps: "abc"),
    Row("alphanumeric-15", "1234567890abcdefg", keeps: "1234567890abcde"),
    Row("display-name-15", "Zoë O’Hara", keeps: "Zoë O’Hara"),
    Row("display-name-15", "Zoë_O", keeps: "Zoë"),
    Row("display-name-15", "Ann Lee the Second", keeps: "Ann Lee the Sec"),
    Row("display-name-15", "花子👍", keeps: "花子"),
  ]

  @Test("The whole text and its beginning", arguments: rows)
  func beginning(row: Row) throws {
    let rule = try RecipePacks.rulebook("field-limits").rule(row.rule)
    #expect(rule.acceptablePrefix(of: row.text) == row.kept)
    if !row.kept.isEmpty { #expect(rule.accepts(row.kept)) }
    #expect(rule.accepts(row.text) == (row.text == row.kept))
  }

  @Test("A field whose text is replaced at every edit, with a message")
  func field() throws {
    let rulebook = try RecipePacks.rulebook("field-limits")
    let rule = try rulebook.rule("alpha-10")
    var text = ""
    var messages: [String] = []
    for typed in ["a", "b", "1", "c"] {
      let edited = text + typed
      let kept = String(rule.acceptablePrefix(of: edited))
      if kept != edited {
        messages = rulebook.messages(for: rule.check(edited), in: "en").map(\.text)
      }
      text = kept
    }
    #expect(text == "abc")
    #expect(messages.count == 1)
  }

  @Test("An edit in the middle keeps what stands behind the cursor")
  func middle() throws {
    let rule = try RecipePacks.rulebook("field-limits").rule("alpha-10")
    let paste = TextEdit(oldText: "abef", utf16Range: 2..<2, replacement: "cd1")
    #expect(rule.verdict(on: paste).text == "abcdef")
    #expect(rule.verdict(on: paste).utf16Cursor == 4)
    let typing = TextEdit(oldText: "abef", utf16Range: 2..<2, replacement: "1")
    #expect(rule.verdict(on: typing).text == nil)
    let deleting = TextEdit(oldText: "ab1f", utf16Range: 0..<1, replacement: "")
    #expect(rule.verdict(on: deleting).text == "b1f")
  }
}
