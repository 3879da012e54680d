import TestSupport
import Testing

@testable import TextPatterns

@Suite struct ExamplesTests {
  static let rows: [(String, String?)] = [
    (#"[A-Z]{2}-\d{6}"#, "AA-000000"), ("a*", ""), ("a+", "a"), ("abc|de", "de"), ("[a&&b]", nil),
    ("[a&&b]|cd", "cd"), ("(?=a)b", nil), (#"\p{Cs}"#, nil),
    ("(?:a|b?c?)d", "d"), ("[é-ü]", "é"), (#"\s"#, " "), ("[^a-zA-Z]", "0"), ("[😀]", "😀"),
    (#"(?s).\n"#, "a\n"), (#"[\r]"#, "\r"),
  ]

  @Test("An example is short and readable", arguments: rows)
  func shortest(pattern: String, expected: String?) throws {
    #expect(try TextPattern(pattern).shortestMatch() == expected)
    #expect(try TextPattern.simulated(pattern).shortestMatch() == expected)
  }

  @Test("No shorter text matches", arguments: 0..<4 as Range<UInt64>)
  func noShorter(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var patterns = SmallPattern(atoms: ["a", "b", "[ab]", "[a&&b]"], size: 5)
    patterns.hasLookAheads = seed % 2 == 1
    let texts = String.all(over: ["a", "b"], upTo: 7)
    for _ in 0..<25 {
      let text = patterns.random(using: &generator)
      if text.isEmpty { continue }
      let slow = try SlowMatcher(text)
      let length = texts.first { slow.matches($0) }?.count
      let pattern = try TextPattern(text)
      let example = pattern.shortestMatch()
      #expect(example?.unicodeScalars.count == length, "\(text)")
      #expect(example.map(pattern.matches) != false, "\(text)")
      let simulated = try TextPattern.simulated(text).shortestMatch()
      if !patterns.hasLookAheads { #expect(simulated?.unicodeScalars.count == length, "\(text)") }
      #expect(simulated.map(pattern.matches) != false, "\(text)")
    }
  }

  @Test("What may come next is a set")
  func nextScalars() throws {
    let number = try TextPattern("[A-Z]{2}-[0-9]{6}")
    #expect(number.nextScalars(after: "").ranges == [0x41...0x5A])
    #expect(number.nextScalars(after: "AB").ranges == [0x2D...0x2D])
    #expect(number.nextScalars(after: "AB-").ranges == [0x30...0x39])
    #expect(number.nextScalars(after: "AB-123456").isEmpty)
    #expect(number.nextScalars(after: "x").isEmpty)
    let anything = try TextPattern("(?s).*").nextScalars(after: "a")
    #expect(anything.ranges == [0...0xD7FF, 0xE000...0x10FFFF])
  }

  @Test("What may come behind a lone carriage return is not forgotten")
  func nextScalarsBehindCarriageReturn() throws {
    for pattern in [try TextPattern("(?s)..?"), try TextPattern.simulated("(?s)..?")] {
      let next = pattern.nextScalars(after: "\r")
      #expect("\n\r az\u{85}é".unicodeScalars.allSatisfy { next.contains($0) })
    }
    for pattern in [try TextPattern("(?s).[a\n]"), try TextPattern.simulated("(?s).[a\n]")] {
      #expect(pattern.nextScalars(after: "\r").ranges == [0xA...0xA, 0x61...0x61])
      #expect(pattern.nextScalars(after: "\r\n").ranges == [0xA...0xA, 0x61...0x61])
    }
  }
}
