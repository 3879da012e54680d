import TestSupport
import Testing
import Violations

@testable import TextPatterns

/// Progress is exact: a text is unfinished exactly if something completes it.
@Suite struct ProgressTests {
  static let rows: [(String, String, TextProgress)] = [
    (#"[A-Z]{2}-\d{6}"#, "AB-123456", .valid), (#"[A-Z]{2}-\d{6}"#, "", .unfinished),
    (#"[A-Z]{2}-\d{6}"#, "AB-12", .unfinished), (#"[A-Z]{2}-\d{6}"#, "12", .impossible(at: 0)),
    (#"[A-Z]{2}-\d{6}"#, "AB-1x", .impossible(at: 4)),
    (#"[A-Z]{2}-\d{6}"#, "AB-1234567", .impossible(at: 9)),
    ("é😀x", "é😀y", .impossible(at: 6)), ("a*", "aab", .impossible(at: 2)),
    ("(?s).", "\r", .valid), ("(?s).", "\r\n", .valid), ("(?s).", "\r\n\n", .impossible(at: 2)),
    ("(?s)..", "\r\n", .unfinished), (#"(?s).\n"#, "\r\n", .unfinished),
    (#"(?s).\n"#, "\r\r", .impossible(at: 1)),
    ("[a&&b]", "", .impossible(at: 0)), ("[a&&b]", "a", .impossible(at: 0)),
    ("[a&&b]|c", "", .unfinished), ("ab[a&&b]|c", "a", .impossible(at: 0)),
    (#"a\p{Cs}"#, "a", .impossible(at: 0)), (#"a\p{Cs}?"#, "a", .valid),
    ("(?:ab[a&&b])*c?", "a", .impossible(at: 0)),
  ]

  @Test("Progress says how far a text has come", arguments: rows)
  func progress(pattern: String, text: String, expected: TextProgress) throws {
    for pattern in [try TextPattern(pattern), try TextPattern.simulated(pattern)] {
      #expect(pattern.progress(of: text) == expected)
      let prefix = if case .impossible(let offset) = expected { offset } else { text.utf8.count }
      #expect(pattern.acceptablePrefix(of: text) == prefix)
    }
  }

  @Test(
    "Progress knows of look-aheads",
    arguments: [
      ("(?=a)b", "", TextProgress.impossible(at: 0)), ("(?!a)[ab]c", "a", .impossible(at: 0)),
      ("(?!.*--)[a-z-]+", "a-", .valid), ("(?!.*--)[a-z-]+", "a--", .impossible(at: 2)),
      (#"(?=.*\d)[a-z\d]{2}"#, "a", .unfinished),
      (#"(?=.*\d)[a-z\d]{2}"#, "ab", .impossible(at: 1)),
      ("(?!ab$)abc?", "ab", .unfinished), ("(?!ab$)abc?", "abc", .valid),
      (#"(?!a)[a\p{Cs}]"#, "", .impossible(at: 0)),
    ]
  )
  func lookAheads(pattern: String, text: String, expected: TextProgress) throws {
    #expect(try TextPattern(pattern).progress(of: text) == expected)
  }

  /// Expects that a pattern whose completions are short says of all texts what trying says.
  private static func verify(
    _ pattern: TextPattern,
    _ slow: SlowMatcher,
    _ alphabet: [String],
    upTo length: Int,
    completedBy rest: Int,
    isExact: Bool = true
  ) {
    var matching: Set<String> = []
    var possible: Set<String> = []
    for text in String.all(over: alphabet, upTo: length + rest) where slow.matches(text) {
      matching.insert(text)
      let scalars = Array(text.unicodeScalars)
      for count in 0...scalars.count {
        possible.insert(String(String.UnicodeScalarView(scalars[..<count])))
      }
    }
    for text in String.all(over: alphabet, upTo: length) {
      let found = pattern.progress(of: text)
      let expected: TextProgress =
        if matching.contains(text) {
          .valid
        } else if possible.contains(text) {
          .unfinished
        } else {
          .impossible(at: Self.endOfPossible(text, possible))
        }
      let name = "\(pattern.pattern), \(text.debugDescription)"
      guard isExact else {
        // Never too early.
        if case .impossible(let offset) = found {
          #expect(!possible.contains(text), "\(name)")
          #expect(offset >= Self.endOfPossible(text, possible), "\(name)")
        }
        continue
      }
      #expect(found == expected, "\(name)")
      let next = pattern.nextScalars(after: text)
      for scalar in alphabet.joined().unicodeScalars {
        let isPossible = possible.contains(text + String(scalar))
        #expect(next.contains(scalar) == isPossible, "\(name), \(scalar.value)")
      }
    }
  }

  /// The length of the longest beginning that can be completed, with all shorter ones.
  private static func endOfPossible(_ text: String, _ possible: Set<String>) -> Int {
    var prefix = ""
    var end = 0
    for scalar in text.unicodeScalars {
      prefix.unicodeScalars.append(scalar)
      guard possible.contains(prefix) else { break }
      end = prefix.utf8.count
    }
    return end
  }

  @Test("Progress agrees with trying all completions", arguments: 0..<6 as Range<UInt64>)
  func exhaustive(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    // A text is completed by no more scalars than the pattern has atoms.
    let patterns = SmallPattern(atoms: ["a", "b", "[ab]", "[^a]", "[a&&b]"], size: 4)
    for _ in 0..<20 {
      let text = patterns.random(using: &generator)
      if text.isEmpty { continue }
      let slow = try SlowMatcher(text)
      for pattern in [try TextPattern(text), try TextPattern.simulated(text)] {
        Self.verify(pattern, slow, ["a", "b"], upTo: 3, completedBy: 4)
      }
    }
  }

  @Test("Progress agrees over line ends", arguments: 0..<4 as Range<UInt64>)
  func lineEnds(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    // A dot may take two scalars.
    let patterns = SmallPattern(
      atoms: ["(?s:.)", "(?s:.)", #"\r"#, #"\n"#, #"[^\n]"#, #"[\r\n]"#],
      size: 3
    )
    for _ in 0..<10 {
      let text = patterns.random(using: &generator)
      if text.isEmpty { continue }
      let slow = try SlowMatcher(text)
      for pattern in [try TextPattern(text), try TextPattern.simulated(text)] {
        Self.verify(pattern, slow, ["\r", "\n"], upTo: 3, completedBy: 6)
      }
    }
  }

  @Test("Progress agrees with look-aheads", arguments: 0..<4 as Range<UInt64>)
  func lookAheads(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let patterns = SmallPattern(atoms: ["a", "b", "[ab]"], size: 2, hasLookAheads: true)
    for _ in 0..<10 {
      let text = patterns.random(using: &generator)
      if text.isEmpty { continue }
      let slow = try SlowMatcher(text)
      Self.verify(try TextPattern(text), slow, ["a", "b"], upTo: 3, completedBy: 6)
      let simulated = try TextPattern.simulated(text)
      Self.verify(simulated, slow, ["a", "b"], upTo: 3, completedBy: 6, isExact: false)
    }
  }
}
