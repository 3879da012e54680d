import Violations

@testable import TextPatterns

// Expectations can't hold a span, so these functions take strings.

extension TextPattern {
  func matches(_ text: String) -> Bool { matches(text.utf8Span) }

  func progress(of text: String) -> TextProgress { progress(of: text.utf8Span) }

  func groups(in text: String) -> [Range<Int>?]? { groups(in: text.utf8Span) }

  /// Returns the same as ``groups(in:)``, found by ``groups(in:into:)``.
  func groupsByTables(in text: String) -> [Range<Int>?]? {
    var ranges = GroupRanges()
    guard groups(in: text.utf8Span, into: &ranges) else { return nil }
    return groupNames.indices.map { ranges[$0] }
  }

  func nextScalars(after text: String) -> ScalarSet { nextScalars(after: text.utf8Span) }

  func acceptablePrefix(of text: String) -> Int { acceptablePrefix(of: text.utf8Span) }

  /// Creates a pattern that no automaton is made for, so that its graph is followed instead.
  static func simulated(
    _ pattern: String,
    ignoringCase: Bool = false
  ) throws(TextPatternError) -> TextPattern {
    try TextPattern(
      pattern,
      ignoringCase: ignoringCase,
      budget: AutomatonBudget(entries: 0, work: 0)
    )
  }

  /// Returns the texts of the groups by name, without those that took no part; nil if nothing
  /// matches.
  func texts(of text: String) -> [String: String]? {
    guard let ranges = groups(in: text) else { return nil }
    let bytes = Array(text.utf8)
    var result: [String: String] = [:]
    for (name, range) in zip(groupNames, ranges) {
      if let range { result[name] = String(decoding: bytes[range], as: UTF8.self) }
    }
    return result
  }
}

extension String {
  /// Returns all texts over an alphabet up to a number of characters, shortest first.
  static func all(over alphabet: [String], upTo length: Int) -> [String] {
    var result = [""]
    var longest = [""]
    for _ in 0..<length {
      longest = longest.flatMap { text in alphabet.map { text + $0 } }
      result += longest
    }
    return result
  }
}
