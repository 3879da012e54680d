import Testing
import UnicodeText

/// Characters that act on a terminal, end a line, or reorder the text around them.
@Suite struct DisruptiveCharactersTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var escaped: String
    var lines: String

    /// Creates a row; texts of several lines stay the same, unless `lines` says otherwise.
    init(_ name: String, _ text: String, _ escaped: String, lines: String? = nil) {
      testDescription = name
      self.text = text
      self.escaped = escaped
      self.lines = lines ?? escaped
    }
  }

  static let rows: [Row] = [
    Row("plain text", "a – é 漢", "a – é 漢"),
    Row("nothing", "", ""),
    Row("an escape sequence", "a\u{1B}[2Jb", #"a\u{1B}[2Jb"#),
    Row("an 8-bit escape sequence", "a\u{9B}2Jb", #"a\u{9B}2Jb"#),
    Row("delete", "a\u{7F}", #"a\u{7F}"#),
    Row("a line feed", "a\nb", #"a\nb"#, lines: "a\nb"),
    Row("a carriage return", "a\rb", #"a\rb"#),
    Row("both", "a\r\nb", #"a\r\nb"#, lines: "a\\r\nb"),
    Row("a tab", "a\tb", #"a\tb"#, lines: "a\tb"),
    Row("a line separator", "a\u{2028}b", #"a\u{2028}b"#),
    Row("an override", "\u{202E}live", #"\u{202E}live"#),
    Row("an embedding that ends", "\u{202A}a\u{202C}", #"\u{202A}a\u{202C}"#),
    Row("an isolate that ends", "\u{2068}a\u{2069}", "\u{2068}a\u{2069}"),
    Row("an isolate that never ends", "\u{2067}a", #"\u{2067}a"#),
    Row("an isolate that never began", "a\u{2069}", #"a\u{2069}"#),
    Row(
      "an isolate that ends in another line",
      "\u{2068}a\nb\u{2069}",
      "\u{2068}a\\nb\u{2069}",
      lines: "\\u{2068}a\nb\\u{2069}"
    ),
    Row(
      "marks and joiners",
      "\u{200E}a\u{200C}b\u{200D}\u{61C}",
      "\u{200E}a\u{200C}b\u{200D}\u{61C}"
    ),
  ]

  @Test("Escapes", arguments: rows)
  func escapes(row: Row) {
    #expect(row.text.escapingDisruptions() == row.escaped)
    #expect(row.text.escapingDisruptions(keepingLines: true) == row.lines)
    let placed = row.text.escapingDisruptions(as: .placeholder)
    #expect(placed.unicodeScalars.count == row.text.unicodeScalars.count)
    #expect((row.text.firstDisruption == nil) == (row.text == row.escaped))
  }

  @Test("Escapes of JSON mean the same character")
  func json() {
    #expect("a\u{9B}\u{202E}\u{2028}é".escapingDisruptions(as: .json) == #"a\u009b\u202e\u2028é"#)
  }

  @Test("The first one counts")
  func first() {
    let first = "é\u{2068}\u{1B}".firstDisruption
    #expect(first?.offset == 1)
    #expect(first?.scalar == "\u{2068}")
  }
}
