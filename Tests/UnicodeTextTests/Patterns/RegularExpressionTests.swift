import Testing
import UnicodeText

@Suite struct RegularExpressionTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var text: String
    var outcome: RegularExpression.Match
  }

  private static let no: RegularExpression.Match = .noMatch(couldContinue: false)
  private static let notYet: RegularExpression.Match = .noMatch(couldContinue: true)

  static let rows = [
    Row("a later alternative", "a|ab", "ab", .match),
    Row("alternatives in groups", "(a|ab)(c|bcd)", "abcd", .match),
    Row("a prefix is no match", "a", "ab", no),
    Row("a suffix is no match", "b", "ab", no),
    // ICU looks at the end to decide here, so it does not rule out a longer text.
    Row("$ before a final line break", "a$", "a\n", notYet),
    Row(#"\Z before a final line break"#, #"a\Z"#, "a\n", notYet),
    Row("a dot and a line break", ".*", "a\nb", no),
    Row("an atomic group that took too little", "(?>a|ab)", "ab", no),
    Row("an empty text", "a*", "", .match),
    Row("beyond the first plane", #"\p{Emoji_Presentation}{2}"#, "😀🎉", .match),
    Row("Cyrillic", #"[\p{L} -]+"#, "Анна-Мария Петрова", .match),
    Row("a longer text could match", #"[A-Z]{2}-\d{6}"#, "AB-12", notYet),
    Row("nothing typed could match", #"[A-Z]{2}-\d{6}"#, "", notYet),
    Row("no longer text could match", #"[A-Z]{2}-\d{6}"#, "12", no),
    Row("too long", #"[A-Z]{2}-\d{6}"#, "AB-1234567", no),
    Row("a back-reference", #"(a|b)\1"#, "bb", .match),
    Row("a back-reference to something else", #"(a|b)\1"#, "ba", no),
    Row("a back-reference by name", #"(?<x>a|b)\k<x>"#, "aa", .match),
    Row("an octal zero is no back-reference", #"a\060"#, "a0", .match),
    Row("a backslash before a digit", #"a\\1"#, #"a\1"#, .match),
  ]

  @Test("Whole texts match", arguments: rows)
  func wholeMatch(row: Row) throws {
    let expression = try RegularExpression(pattern: row.pattern)
    #expect(expression.wholeMatch(of: row.text) == row.outcome)
  }

  @Test("Case is ignored on request")
  func ignoringCase() throws {
    let expression = try RegularExpression(pattern: "straße", ignoringCase: true)
    #expect(expression.wholeMatch(of: "STRASSE") == .match)
  }

  @Test(
    "Texts around the size of the buffer match",
    arguments: [511, 512, 513, 5000],
    ["a", "é", "€", "😀"]
  )
  func bufferSizes(length: Int, character: String) throws {
    let expression = try RegularExpression(pattern: "\\Q\(character)\\E*")
    let text = String(repeating: character, count: length)
    #expect(expression.wholeMatch(of: text) == .match)
    #expect(expression.wholeMatch(of: (text + "!")) == Self.no)
    #expect(expression.wholeMatch(of: ("x" + text)) == Self.no)
  }

  struct Refusal: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var error: UnicodePatternError
  }

  static let refusals = [
    Refusal("empty", "", "empty"),
    Refusal("too long", String(repeating: "a", count: 10_001), "longer than 10,000 bytes"),
    Refusal("unclosed", "(a", "parentheses that do not match", 2),
    Refusal("an unknown escape", #"😀\y"#, "unknown escape after a backslash", 3),
    Refusal("an endless look-behind", "(?<=a*)b", "a look-behind without a longest length", 7),
    Refusal("on a second line", "a\nb{2,1}", "a repetition whose maximum is below its minimum", 8),
  ]

  @Test("A refused pattern says why and where", arguments: refusals)
  func refused(row: Refusal) {
    #expect(throws: row.error) { try RegularExpression(pattern: row.pattern) }
  }
}

extension RegularExpressionTests.Row {
  fileprivate init(
    _ name: String,
    _ pattern: String,
    _ text: String,
    _ outcome: RegularExpression.Match
  ) {
    self.init(testDescription: name, pattern: pattern, text: text, outcome: outcome)
  }
}

extension RegularExpressionTests.Refusal {
  fileprivate init(_ name: String, _ pattern: String, _ reason: String, _ offset: Int? = nil) {
    self.init(
      testDescription: name,
      pattern: pattern,
      error: UnicodePatternError(reason: reason, offset: offset)
    )
  }
}
