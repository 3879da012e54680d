import TestSupport
import Testing
import Violations

@testable import TextPatterns

/// Automata, simulations, a matcher that is slow and obvious, and ICU give the same answers.
@Suite struct MatcherAgreementTests {
  private static let letters = SmallPattern(
    atoms: ["a", "b", "c", ".", "[ab]", "[^a]", "[a&&b]"],
    size: 8
  )

  private static let lineEnds = SmallPattern(
    atoms: ["(?s:.)", "(?s:.)", #"\r"#, #"\n"#, ".", "a", #"[^\n]"#, #"[\r\n]"#],
    size: 6
  )

  private static func verify(_ pattern: String, _ texts: [String]) throws {
    let automaton = try TextPattern(pattern)
    let simulation = try TextPattern.simulated(pattern)
    #expect(automaton.preparation.matcher == .automaton)
    #expect(simulation.preparation.matcher == .simulation)
    let slow = try SlowMatcher(pattern)
    let icu = try #require(ICUPattern(pattern))
    var gaveUp = false
    for text in texts {
      let expected = slow.matches(text)
      let name = "\(pattern), \(text.debugDescription)"
      #expect(automaton.matches(text) == expected, "\(name)")
      #expect(simulation.matches(text) == expected, "simulated, \(name)")
      // ICU gives up on some loops that may stay empty.
      if text.utf8.count <= 3, !gaveUp {
        let answer = icu.matches(text)
        gaveUp = answer == nil
        #expect(gaveUp || answer == expected, "ICU, \(name)")
      }
    }
  }

  private static func verify(
    _ patterns: SmallPattern,
    _ alphabet: [String],
    count: Int,
    seed: UInt64
  ) throws {
    var generator = SplitMix64(seed: seed)
    let texts = String.all(over: alphabet, upTo: 5)
    for _ in 0..<count {
      let pattern = patterns.random(using: &generator)
      if !pattern.isEmpty { try verify(pattern, texts) }
    }
  }

  @Test("Over letters", arguments: 0..<4 as Range<UInt64>)
  func letters(seed: UInt64) throws {
    try Self.verify(Self.letters, ["a", "b", "c"], count: 10, seed: seed)
  }

  @Test("Over line ends, where a dot takes two characters", arguments: 0..<4 as Range<UInt64>)
  func lineEnds(seed: UInt64) throws {
    try Self.verify(Self.lineEnds, ["\r", "\n", "a"], count: 10, seed: seed)
  }

  @Test("With look-aheads", arguments: 0..<4 as Range<UInt64>)
  func lookAheads(seed: UInt64) throws {
    var patterns = Self.letters
    patterns.hasLookAheads = true
    try Self.verify(patterns, ["a", "b", "\n"], count: 10, seed: seed)
    patterns = Self.lineEnds
    patterns.hasLookAheads = true
    try Self.verify(patterns, ["\r", "\n", "a"], count: 10, seed: seed + 100)
  }

  @Test(
    "A dot takes a carriage return with the line feed behind it",
    arguments: [
      ("(?s).", "\r\n", true), ("(?s)..", "\r\n", false), (#"(?s).\n"#, "\r\n", false),
      (#"(?s)\r."#, "\r\n", true), (#"(?s).\n"#, "\r\r\n", false), ("(?s)..", "\r\r\n", true),
      ("(?s)..", "\n\r", true), ("(?s).*", "\r\n\r", true), ("(?s).{2}", "\r\n\r", true),
      ("(?s).{3}", "\r\n\r", false), (#"(?s)(?:.\n)*"#, "\r\n\n", true),
      (#"(?s)(?:.|\r)\n"#, "\r\n", true), (#"(?s)[^a]\n"#, "\r\n", true), (".", "\r\n", false),
      (#"(?s)(?=.\n).*"#, "\r\n", false), (#"(?s)(?!.a).*"#, "\r\na", false),
    ]
  )
  func pairs(pattern: String, text: String, expected: Bool) throws {
    #expect(try TextPattern(pattern).matches(text) == expected)
    #expect(try TextPattern.simulated(pattern).matches(text) == expected)
    #expect(try SlowMatcher(pattern).matches(text) == expected)
    #expect(ICUPattern(pattern)?.matches(text) == expected)
  }

  @Test(
    "Ways go on from one word of edges to the next",
    arguments: [31, 32, 33, 63, 64, 65, 127, 128, 129]
  )
  func words(count: Int) throws {
    let pattern = try TextPattern.simulated("[ab]{\(count)}")
    let row = String(repeating: "b", count: count)
    #expect(pattern.preparation.matcher == .simulation)
    #expect(pattern.preparation.stateCount == count)
    #expect(pattern.matches(row))
    #expect(!pattern.matches(row + "a") && !pattern.matches(String(row.dropLast())))
    #expect(pattern.progress(of: String(row.dropLast())) == .unfinished)
    #expect(pattern.progress(of: row + "b") == .impossible(at: count))
    let joined = try TextPattern.simulated("(?:ab?){\(min(count, 65))}")
    let text = String(repeating: "a", count: min(count, 65))
    #expect(joined.matches(text) && joined.matches(text.replacing("a", with: "ab")))
    #expect(!joined.matches(text + "a") && !joined.matches(String(text.dropLast())))
    #expect(joined.progress(of: text + "bb") == .impossible(at: text.utf8.count + 1))
  }
}
