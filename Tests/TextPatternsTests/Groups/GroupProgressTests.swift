import TestSupport
import Testing
import Violations

@testable import TextPatterns

/// What is known of groups while a text is typed holds for whatever completes it.
@Suite struct GroupProgressTests {
  static let iban = "(?<country>[A-Z]{2})(?<check>[0-9]{2})(?<account>[0-9A-Z]{1,30})"

  static let rows: [(String, String, [GroupProgress]?)] = [
    (iban, "", [.unknown, .unknown, .unknown]),
    (iban, "C", [.open(at: 0), .unknown, .unknown]),
    (iban, "CH", [.closed(0..<2), .unknown, .unknown]),
    (iban, "CH9", [.closed(0..<2), .open(at: 2), .unknown]),
    (iban, "CH93", [.closed(0..<2), .closed(2..<4), .unknown]),
    (iban, "CH930", [.closed(0..<2), .closed(2..<4), .open(at: 4)]),
    (iban, "CH9300762011623852957", [.closed(0..<2), .closed(2..<4), .open(at: 4)]),
    (
      iban, "CH93007620116238529570123456789012", [.closed(0..<2), .closed(2..<4), .closed(4..<34)]
    ),
    (iban, "CHX", nil),
    ("(?<a>x)|(?<b>y)", "y", [.unset, .closed(0..<1)]),
    ("(?<a>x)?(?<b>y)", "", [.unknown, .unknown]),
    ("(?<a>x)?(?<b>y)", "x", [.closed(0..<1), .unknown]),
    ("(?<a>x+)(?<b>x*)", "xx", [.open(at: 0), .unknown]),
    ("(?<a>x+?)(?<b>x*)", "xx", [.closed(0..<1), .open(at: 1)]),
    ("(?<a>[a-z]+)-(?<b>[a-z]*)", "ab-", [.closed(0..<2), .unknown]),
    ("(?<a>.*)-(?<b>.*)", "1", [.open(at: 0), .unknown]),
    ("(?<a>.*)-(?<b>.*)", "1-2", [.unknown, .unknown]),
    ("(?<a>.*?)-(?<b>.*)", "1-2", [.closed(0..<1), .open(at: 2)]),
    // What was typed since it began may belong to the other.
    ("(?<a>x+?)(?<b>x?)", "xx", [.unknown, .unknown]), ("(?<a>.)*", "xy", [.unknown]),
    ("(?<a>x){2}y", "x", [.unknown]), ("(?<a>x){2}y", "xx", [.closed(1..<2)]),
    // The first alternative takes everything that the second could.
    ("x(?:zy|(?<a>z)y)", "x", [.unset]), ("x(?:y|(?<a>y))", "x", [.unset]),
    ("ab(?<a>)", "ab", [.closed(2..<2)]), ("ab(?<a>)", "a", [.unknown]),
    ("(?<b>é)(?<c>😀.)", "é😀", [.closed(0..<2), .open(at: 2)]),
    ("x(?<a>1.)|y(?<a>2)", "x1", [.open(at: 1)]), ("x(?<a>1)|y(?<a>2)", "y2", [.closed(1..<2)]),
    ("(?s)(?<a>.)(?<b>.?)", "\r", [.open(at: 0), .unknown]),
    ("(?s)(?<a>.)(?<b>.?)", "\r\n", [.closed(0..<2), .unknown]),
    ("(?=x)(?<a>.)1|(?=y)(?<b>.)2", "y", [.unset, .closed(0..<1)]),
    ("(?!00)(?<a>[0-9])(?<b>[0-9])", "0", [.closed(0..<1), .unknown]), ("(?!00)(?<a>0)0", "0", nil),
    ("a+", "aa", []), ("a+", "b", nil), ("(?<a>[a&&b])|c", "", [.unset]),
  ]

  @Test("What is known of groups", arguments: rows)
  func groups(pattern: String, text: String, expected: [GroupProgress]?) throws {
    #expect(try TextPattern(pattern).groupsSoFar(in: text.utf8Span) == expected)
  }

  /// What is known of a group that takes these ranges, one for each completion.
  private static func known(_ ranges: [Range<Int>?], _ count: Int) -> GroupProgress {
    let first = ranges[0]
    if ranges.allSatisfy({ $0 == first }) {
      guard let first else { return .unset }
      if first.upperBound <= count { return .closed(first) }
    }
    guard let first, first.lowerBound < count else { return .unknown }
    let isOpen = ranges.allSatisfy {
      $0.map { $0.lowerBound == first.lowerBound && $0.upperBound >= count } ?? false
    }
    return isOpen ? .open(at: first.lowerBound) : .unknown
  }

  /// Tries all completions of short texts.
  private static func verify(
    _ pattern: TextPattern,
    _ alphabet: [String],
    upTo length: Int,
    completedBy rest: Int,
    isExact: Bool
  ) -> Int {
    let completions = String.all(over: alphabet, upTo: rest)
    var knownCount = 0
    for text in String.all(over: alphabet, upTo: length) {
      let found = pattern.groupsSoFar(in: text.utf8Span)
      let ways = completions.compactMap { pattern.groupsByTables(in: text + $0) }
      let name = "\(pattern.pattern), \(text.debugDescription)"
      guard !ways.isEmpty else {
        #expect(!isExact || found == nil, "\(name)")
        continue
      }
      guard let found else {
        Issue.record("\(name)")
        continue
      }
      for index in pattern.groupNames.indices {
        let expected = known(ways.map { $0[index] }, text.utf8.count)
        if found[index] != .unknown { knownCount += 1 }
        // Less may be known, and then `open` is not wrong of what is over.
        let agrees =
          found[index] == expected
          || !isExact && expected.or(found[index], text.utf8.count) == found[index]
        #expect(agrees, "\(name), group \(index): \(found[index]), not \(expected)")
      }
    }
    return knownCount
  }

  @Test("What is known agrees with trying all completions", arguments: 0..<4 as Range<UInt64>)
  func small(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let patterns = SmallPattern(
      atoms: ["a", "b", "[ab]", "(?<g>a)", "(?<g>b?)", "(?<g>[ab]+)", "(?<g>[ab]+?)"],
      size: 4
    )
    var knownCount = 0
    for _ in 0..<25 {
      let text = patterns.random(using: &generator).numberingGroups
      guard !text.isEmpty else { continue }
      knownCount += Self.verify(
        try TextPattern(text),
        ["a", "b"],
        upTo: 3,
        completedBy: 7,
        isExact: true
      )
    }
    #expect(knownCount > 50)
  }

  @Test("What is known agrees over line ends", arguments: 0..<3 as Range<UInt64>)
  func lineEnds(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let patterns = SmallPattern(
      atoms: ["(?s:.)", #"\r"#, #"\n"#, "(?<g>(?s:.))", #"(?<g>\r)"#, "(?<g>(?s:.)*)"],
      size: 3
    )
    for _ in 0..<20 {
      let text = patterns.random(using: &generator).numberingGroups
      guard !text.isEmpty else { continue }
      _ = Self.verify(try TextPattern(text), ["\r", "\n"], upTo: 3, completedBy: 7, isExact: true)
    }
  }

  @Test("What is known behind look-aheads holds", arguments: 0..<4 as Range<UInt64>)
  func lookAheads(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var patterns = SmallPattern(atoms: ["a", "b"], size: 2, hasLookAheads: true)
    for _ in 0..<15 {
      let ahead = patterns.random(using: &generator)
      patterns.hasLookAheads = false
      patterns.atoms += ["(?<g>a)", "(?<g>[ab]+)"]
      let rest = patterns.random(using: &generator)
      patterns.atoms.removeLast(2)
      patterns.hasLookAheads = true
      let pattern = try TextPattern((ahead + rest).numberingGroups)
      _ = Self.verify(pattern, ["a", "b"], upTo: 3, completedBy: 6, isExact: false)
    }
  }

  @Test(
    "Long texts and patterns that are made to cost much are bounded",
    arguments: [
      ("(?<a>.*)-(?<b>.*)", "1"), ("(?:(?<a>x)|(?<b>y?))*(?<c>z*)", "x"),
      ("(?<a>(?:x+)+)(?<b>x*)", "x"),
      ("(?<a>.{1,200})-(?<b>.{1,200})", "x"), ("(?:(?<a>x?)(?<b>x?)(?<c>x?)){0,20}(?<d>x*)", "x"),
      ("(?:x|(?<a>x)|(?<b>xx)|(?<c>xxx))*(?<d>y{0,400})", "x"),
    ]
  )
  func hostile(pattern: String, piece: String) throws {
    let pattern = try TextPattern(pattern)
    for count in [10, 300, 20_000] {
      let text = String(repeating: piece, count: count)
      let found = pattern.groupsSoFar(in: text.utf8Span)
      if pattern.progress(of: text) == .unfinished || pattern.matches(text) {
        #expect(found?.count == pattern.groupNames.count)
      }
      #expect(pattern.groupsByTables(in: text) == pattern.groups(in: text))
    }
  }
}
