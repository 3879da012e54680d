import TestSupport
import Testing

@testable import TextPatterns

/// Anchors that belong to only some alternatives, and patterns that exclude each other.
@Suite("Anchors of alternatives")
struct UnevenAnchorTests {
  static let rows: [(pattern: String, offset: Int?)] = [
    ("^a|b$", 0), ("a|^b", 2), ("a$|b", 1), ("a|b$", 3), ("x(a|b$)", 5), ("(?:^a|b)x", 3),
    (#"\Aa|b"#, 0), (#"a|b\z"#, 3), ("(?<n>^a)|b", 5), ("^a$|^b$", nil), ("^(a|b)$", nil),
    ("(^|-)b", nil), ("a|b", nil), ("^a$", nil), ("^a|^b", nil), ("a", nil),
  ]

  @Test("are found if others lack them", arguments: rows)
  func uneven(pattern: String, offset: Int?) throws {
    #expect(try TextPattern(pattern).unevenAnchor == offset)
  }

  static let disjoint: [(pattern: String, isDisjoint: Bool)] = [
    (#"(?=(?:[A-Z]+)\z)(?:[0-9]+)"#, true), (#"(?=(?:[A-Z]+)\z)(?:[0-9A]+)"#, false),
    (#"(?=(?s:.{5,})\z)(?:[A-Z]{2})"#, true), (#"(?=(?s:.{2,})\z)(?:[A-Z]{2})"#, false),
    ("[a&&b]", true), ("a*", false),
  ]

  @Test("Patterns that no text matches are known", arguments: disjoint)
  func nothing(pattern: String, isDisjoint: Bool) throws {
    #expect(try TextPattern(pattern).matchesNothing == isDisjoint)
  }
}
