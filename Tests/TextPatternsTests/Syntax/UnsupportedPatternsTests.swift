import Testing

@testable import TextPatterns

/// Patterns that need more than one reading of a text get a reason of their own.
@Suite struct UnsupportedPatternsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String { pattern }
    var pattern: String
    var construct: UnsupportedConstruct
    var offset: Int

    init(_ pattern: String, _ construct: UnsupportedConstruct, at offset: Int) {
      self.pattern = pattern
      self.construct = construct
      self.offset = offset
    }
  }

  static let constructs = [
    Row(#"a\b"#, .wordBoundary, at: 1),
    Row(#"\Ba"#, .insideOfWord, at: 0),
    Row(#"\Ga"#, .endOfLastMatch, at: 0),
    Row(#"a\R"#, .lineBreak, at: 1),
    Row(#"\X"#, .graphemeCluster, at: 0),
    Row(#"(é)\1"#, .backReference, at: 3),
    Row(#"(?<a>b)\k<a>"#, .backReference, at: 7),
    Row("a(?<=a)b", .lookBehind, at: 1),
    Row("a(?<!a)b", .negativeLookBehind, at: 1),
    Row("(?>a)", .atomicGroup, at: 0),
    Row("a*+", .possessiveCount, at: 1),
    Row("a{2}+", .possessiveCount, at: 1),
    Row("(?x)a ? +", .possessiveCount, at: 6),
    Row("(?m)a", .linesFlag, at: 2),
    Row("(?im:a)", .linesFlag, at: 3),
    Row("(?w)a", .wordsFlag, at: 2),
    Row("(?d)a", .lineFeedFlag, at: 2),
  ]

  static let places = [
    Row("a(?=b)b", .innerLookAhead, at: 1),
    Row("(?:(?=a).)+", .innerLookAhead, at: 3),
    Row("(?=a.(?!b))..", .innerLookAhead, at: 5),
    Row("a(?:b|(?!c)d)", .innerLookAhead, at: 6),
    Row("a^b", .anchorBehindStart, at: 1),
    Row("(?:^a)+", .anchorBehindStart, at: 3),
    Row("(?=a^)a", .anchorBehindStart, at: 4),
    Row("a$b", .anchorBeforeEnd, at: 1),
    Row(#"(?:a\z|b)c"#, .anchorBeforeEnd, at: 4),
    Row("(?:(?=a)|$)[ab]", .anchorBeforeEnd, at: 9),
  ]

  /// Constructs that ICU doesn't know either.
  static let otherDialects = [
    Row("a(?R)b", .recursion, at: 1),
    Row("(a)(?1)", .recursion, at: 3),
    Row("(a)(?-1)", .recursion, at: 3),
    Row("(?<n>a)(?&n)", .recursion, at: 7),
    Row("(?<n>a)(?P>n)", .recursion, at: 7),
    Row("(a)?(?(1)b|c)", .conditional, at: 4),
    Row(#"(a)\g{1}"#, .backReference, at: 3),
    Row("(?<n>a)(?P=n)", .backReference, at: 7),
  ]

  @Test(
    "A construct is refused where it stands, with what to write instead",
    arguments: constructs + places + otherDialects
  )
  func unsupported(row: Row) {
    let error = #expect(throws: TextPatternError.self) { try TextPattern(row.pattern) }
    #expect(error?.reason == "\(row.construct.name) can't be matched in linear time")
    #expect(error?.offset == row.offset)
    #expect(error?.hint == row.construct.hint)
  }

  @Test("ICU knows what is refused for its cost", arguments: constructs + places)
  func known(row: Row) {
    #expect(ICUPattern(row.pattern) != nil)
  }

  @Test("Every construct is refused somewhere", arguments: UnsupportedConstruct.allCases)
  func coverage(construct: UnsupportedConstruct) {
    let all = Self.constructs + Self.places + Self.otherDialects
    #expect(all.contains { $0.construct == construct })
  }
}

extension TextPatternError {
  /// Whether the pattern is refused because it needs more than one reading of a text.
  var isOfUnsupportedConstruct: Bool {
    UnsupportedConstruct.allCases.contains { reason.hasPrefix("\($0.name) can't be matched") }
  }
}
