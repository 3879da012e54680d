import Testing
import TextPatterns

/// What only a matcher that tries one way after another can match is told apart from what is wrong.
@Suite struct UnsupportedPatternsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var pattern: String
    var construct: String
    var offset: Int
    var hint: String?

    init(_ pattern: String, _ construct: String, at offset: Int, hint: String? = nil) {
      testDescription = pattern
      self.pattern = pattern
      self.construct = construct
      self.offset = offset
      self.hint = hint
    }
  }

  private static let noAnchor = "the whole text must match, so no anchor is needed"
  private static let noPlus = "without the second sign it matches at no greater cost"

  static let constructs = [
    Row(#"a\b"#, "a word boundary", at: 1),
    Row(#"\Ba"#, "a word boundary", at: 0),
    Row(#"\Ga"#, "the end of the last match", at: 0),
    Row(#"a\R"#, #"\R"#, at: 1, hint: #"write (?:\r\n|\v)"#),
    Row(#"\X"#, "a grapheme cluster", at: 0, hint: "a check of length counts them"),
    Row(#"(é)\1"#, "a back-reference", at: 3),
    Row(#"(?<a>b)\k<a>"#, "a back-reference", at: 7),
    Row("a(?<=a)b", "look-behind", at: 1),
    Row("a(?<!a)b", "look-behind", at: 1),
    Row("(?>a)", "an atomic group", at: 0, hint: "(?:…) matches at no greater cost"),
    Row("a*+", "a possessive count", at: 1, hint: noPlus),
    Row("a{2}+", "a possessive count", at: 1, hint: noPlus),
    Row("(?x)a ? +", "a possessive count", at: 6, hint: noPlus),
    Row("(?m)a", "(?m)", at: 2),
    Row("(?im:a)", "(?m)", at: 3),
    Row("(?w)a", "(?w)", at: 2),
    Row("(?d)a", "(?d)", at: 2),
  ]

  static let places = [
    Row("a(?=b)b", "a look-ahead behind the start", at: 1),
    Row("(?:(?=a).)+", "a look-ahead behind the start", at: 3),
    Row("(?=a.(?!b))..", "a look-ahead behind the start", at: 5),
    Row("a(?:b|(?!c)d)", "a look-ahead behind the start", at: 6),
    Row("a^b", "an anchor behind the start", at: 1, hint: noAnchor),
    Row("(?:^a)+", "an anchor behind the start", at: 3, hint: noAnchor),
    Row("(?=a^)a", "an anchor behind the start", at: 4, hint: noAnchor),
    Row("a$b", "an anchor before the end", at: 1, hint: noAnchor),
    Row(#"(?:a\z|b)c"#, "an anchor before the end", at: 4, hint: noAnchor),
    Row("(?:(?=a)|$)[ab]", "an anchor before the end", at: 9, hint: noAnchor),
  ]

  @Test("A pattern that needs backtracking says so", arguments: constructs + places)
  func unsupported(row: Row) {
    let error = #expect(throws: TextPatternError.self) { try TextPattern(row.pattern) }
    #expect(error?.reason == "\(row.construct) cannot be matched in linear time")
    #expect(error?.offset == row.offset)
    #expect(error?.hint == row.hint)
    #expect(error?.needsBacktracking == true)
    #expect(ICUPattern(row.pattern) != nil)
  }
}
