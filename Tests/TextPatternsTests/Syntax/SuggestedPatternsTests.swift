import Testing

@testable import TextPatterns

/// A pattern that a hint suggests loads, and matches what the hint says.
@Suite struct SuggestedPatternsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String { original }
    var construct: UnsupportedConstruct
    var original: String
    var suggested: String

    /// The pieces of the texts.
    var pieces: [String]

    /// A text that only the suggested pattern matches.
    var more: String?

    init(
      _ construct: UnsupportedConstruct,
      _ original: String,
      _ suggested: String,
      _ pieces: [String],
      alsoMatches more: String? = nil
    ) {
      self.construct = construct
      self.original = original
      self.suggested = suggested
      self.pieces = pieces
      self.more = more
    }
  }

  /// Suggestions that the hint contains word for word.
  static let written = [
    Row(.lookBehind, "[a-z]*(?<=a)b", "[a-z]*ab", ["a", "b", "-"]),
    Row(.negativeLookBehind, ".*(?<!-)", "(?!.*-$).*", ["a", "-", "\n"]),
    Row(.innerLookAhead, "a(?=b).*", "(?=ab)a.*", ["a", "b", "\n"]),
    Row(.innerLookAhead, "(?:(?!--).)*", "(?!.*--).*", ["a", "-", "\n"]),
    Row(.backReference, #"("|')[^"']*\1"#, #""[^"']*"|'[^"']*'"#, ["a", "\"", "'", "\n"]),
    Row(.atomicGroup, "(?>a|ab)c", "(?:a|ab)c", ["a", "b", "c"], alsoMatches: "abc"),
    Row(.possessiveCount, "a++a", "a+a", ["a", "b"], alsoMatches: "aa"),
    Row(
      .wordBoundary,
      #"[a-z ]*\bcat\b[a-z ]*"#,
      "(?:[a-z ]* )?cat(?: [a-z ]*)?",
      ["cat", "a", " "]
    ),
    Row(.insideOfWord, #"a\B.*"#, #"a\w.*"#, ["a", "1", "-", "\u{301}", "\n"]),
    Row(.linesFlag, "(?m)a$\\n^b", #"a\nb"#, ["a", "b", "\n", "\r"]),
  ]

  /// Suggestions that the hint contains in part.
  static let parts = [
    Row(.endOfLastMatch, #"\Ga*"#, "a*", ["a", "b"]),
    Row(.lineBreak, #"a\Ra"#, #"a(?:\r\n|\v)a"#, ["a", "\r", "\n", "\u{2028}"]),
    Row(.lineBreak, #"\R\R"#, #"(?:\r\n|\v){2}"#, ["\r", "\n"], alsoMatches: "\r\n"),
    Row(.graphemeCluster, #"\X\X"#, #"(?:\P{M}\p{M}*){2}"#, ["a", "e\u{301}", "o\u{323}\u{302}"]),
    Row(.wordsFlag, "(?w)a+", "a+", ["a", "b"]),
    Row(.lineFeedFlag, "(?d)a.b", #"a[^\n]b"#, ["a", "b", "\n", "\r", "\u{85}"]),
  ]

  @Test(
    "What hints suggest matches what ICU matches, and more where they say so",
    arguments: written + parts
  )
  func suggested(row: Row) throws {
    let pattern = try TextPattern(row.suggested)
    let icu = try #require(ICUPattern(row.original))
    var differences: [String] = []
    var matchCount = 0
    for text in Self.texts(of: row.pieces, upTo: 5) {
      let isMatch = try #require(icu.matches(text) as Bool?)
      matchCount += isMatch ? 1 : 0
      if pattern.matches(text) != isMatch { differences.append(text) }
      if isMatch { #expect(pattern.matches(text), "\(text.debugDescription)") }
    }
    #expect(matchCount > 0 || row.more != nil)
    if let more = row.more {
      #expect(differences.contains(more))
    } else {
      #expect(differences == [])
    }
  }

  @Test("Hints have both patterns", arguments: written)
  func hint(row: Row) {
    #expect(row.construct.hint.contains(row.original))
    #expect(row.construct.hint.contains(row.suggested))
  }

  @Test(
    "A conditional is two alternatives",
    arguments: [
      ("ab", true), ("c", true), ("b", false), ("ac", false), ("abc", false), ("", false),
    ]
  )
  func conditional(text: String, matches: Bool) throws {
    let suggested = "ab|c"
    #expect(UnsupportedConstruct.conditional.hint.contains("`\(suggested)` for `(a)?(?(1)b|c)`"))
    #expect(try TextPattern(suggested).matches(text) == matches)
  }

  @Test("The levels of a recursion are written out")
  func recursion() throws {
    let suggested = #"\((?:[^()]|\([^()]*\))*\)"#
    #expect(UnsupportedConstruct.recursion.hint.contains(suggested))
    let pattern = try TextPattern(suggested)
    for text in Self.texts(of: ["a", "(", ")"], upTo: 7) {
      #expect(pattern.matches(text) == Self.isBrackets(text, upTo: 2), "\(text)")
    }
  }

  /// Whether a text is a pair of brackets and its content, nested at most `depth` deep.
  private static func isBrackets(_ text: String, upTo depth: Int) -> Bool {
    var open = 0
    for (index, character) in text.enumerated() {
      if index > 0, open == 0 { return false }
      if character == "(" { open += 1 }
      if character == ")" { open -= 1 }
      if open > depth || index == 0 && open != 1 { return false }
    }
    return open == 0 && !text.isEmpty
  }

  /// Returns all texts of up to so many pieces, including the empty one.
  private static func texts(of pieces: [String], upTo count: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<count {
      last = last.flatMap { text in pieces.map { text + $0 } }
      all += last
    }
    return all
  }
}
