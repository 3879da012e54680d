import Documents
import PackLoading
import Testing
import UnicodeText
import Violations

@Suite("Catalog files")
struct ARBFileTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var found: [String]
    var reason: String
    var hint: String?
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ found: String..., reason: String, hint: String? = nil) {
      self.name = name
      self.text = text
      self.found = found
      self.reason = reason
      self.hint = hint
    }
  }

  static let rows: [Row] = [
    Row("a list", "[]", "arb.not_object 1:1", reason: "JSON object"),
    Row("no locale", "{}", "arb.no_locale 1:1", reason: "locale", hint: "@@locale"),
    Row("a bad locale", #"{"@@locale": "!"}"#, "arb.bad_locale 1:14", reason: "language tag"),
    Row(
      "a locale that is no text",
      #"{"@@locale": 5}"#,
      "arb.bad_locale 1:14",
      reason: "language tag"
    ),
    Row(
      "a message that is no text",
      "{\"@@locale\": \"en\",\n \"a\": 5}",
      "arb.not_text 2:7",
      reason: "a message is a text"
    ),
    Row(
      "bad syntax, at its very character",
      "{\"@@locale\": \"en\",\n \"é\": \"ü {n, plural, one {x}}\"}",
      "message.syntax 2:10",
      reason: "`é`"
    ),
    Row(
      "bad syntax behind an escape",
      "{\"@@locale\": \"en\",\n \"a\": \"\\u00fc {\"}",
      "message.syntax 2:15",
      reason: "`a`"
    ),
    Row(
      "attributes of a message that is not there",
      #"{"@@locale": "en", "length": "x", "@lenght": {}}"#,
      "arb.no_message 1:35",
      reason: "`lenght`",
      hint: "did you mean `length`?"
    ),
    Row(
      "attributes that are no object",
      #"{"@@locale": "en", "a": "x", "@a": "y"}"#,
      "arb.not_object 1:36",
      reason: "`@a`"
    ),
    Row(
      "the same key twice",
      #"{"@@locale": "en", "a": "x", "a": "y"}"#,
      "json.duplicate_key 1:30",
      reason: "a"
    ),
  ]

  @Test("are refused at the position of the fault", arguments: rows)
  func refusal(_ row: Row) throws {
    let error = try #require(throws: LoadingError.self) {
      try ARBFile(SourceText(row.text, name: "x.arb"))
    }
    #expect(error.diagnostics.map { "\($0.code) \($0.line):\($0.column)" } == row.found)
    #expect(error.diagnostics.first?.reason.contains(row.reason) == true)
    if let hint = row.hint { #expect(error.diagnostics.first?.hint?.contains(hint) == true) }
  }

  @Test("are refused with all that is wrong in them")
  func allAtOnce() throws {
    let error = try #require(throws: LoadingError.self) {
      try ARBFile(SourceText(#"{"@@locale": "!", "a": 5, "b": "{", "@c": {}}"#, name: "x.arb"))
    }
    #expect(
      error.diagnostics.map(\.code) == [
        "arb.bad_locale", "arb.not_text", "message.syntax", "arb.no_message",
      ]
    )
  }

  @Test("give messages, attributes and places")
  func contents() throws {
    let text = """
      {
        "@@locale": "pt-BR",
        "@@x-note": 5,
        "a.b": "Olá {name}",
        "@a.b": {
          "description": "A greeting",
          "placeholders": { "name": { "type": "text", "example": "Ana" } }
        }
      }
      """
    let file = try ARBFile(SourceText(text, name: "pt.arb"))
    #expect(file.locale == LocaleIdentifier("pt-BR"))
    #expect(file.messages.keys.sorted() == ["a.b"])
    #expect(file.attributes["a.b"]?.description == "A greeting")
    #expect(file.attributes["a.b"]?.placeholders["name"]?.example == "Ana")
    #expect(file.position(of: "a.b") == SourcePosition(line: 4, column: 10))
  }

  /// Each message as YAML writes it, with the column of the fault in a line that begins with
  /// four spaces and `a.b: `, so that the message's first character is in column 10.
  static let messages: [(written: String, column: Int)] = [
    ("'x {'", 13),
    ("'it''s {n, plural}'", 27),
    ("\"x {\"", 13),
    ("x }", 12),
  ]

  @Test("A pack's message with bad syntax is refused at its very character", arguments: messages)
  func packMessage(written: String, column: Int) {
    let found = PackText.errors([
      PackText.header + "codes: { a.b: {} }\nmessages:\n  en:\n    a.b: \(written)\n"
    ])
    #expect(found.map(\.code) == ["message.syntax"])
    #expect(found.map(\.line) == [6])
    #expect(found.map(\.column) == [column])
  }
}
