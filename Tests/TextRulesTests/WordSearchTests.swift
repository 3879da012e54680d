import TestSupport
import Testing

@testable import TextRules

@Suite struct WordSearchTests {
  private static let substitutes: [(scalar: Unicode.Scalar, meanings: [Unicode.Scalar])] = [
    ("1", ["a", "b"]), ("2", ["b"]),
  ]

  private static func longest(_ words: [String], endingIn text: String) -> [Int]? {
    WordSearch(for: words.map { Array($0.unicodeScalars) }, substitutes: substitutes)
      .lengthsOfWords(endingIn: Array(text.unicodeScalars))
  }

  @Test(
    "The longest word that ends at each place is found",
    arguments: [
      ([], "abc", nil), (["abc"], "", nil), (["abc"], "ab", nil), (["abc"], "abc", [0, 0, 3]),
      (["a", "aa"], "aaba", [1, 2, 0, 1]), (["ab"], "12", [0, 2]), (["12"], "12", [0, 2]),
      (["ab"], "21", nil), (["bb"], "21", [0, 2]), (["", "b"], "ab", [0, 1]),
    ] as [([String], String, [Int]?)]
  )
  func rows(words: [String], text: String, expected: [Int]?) {
    #expect(Self.longest(words, endingIn: text) == expected)
  }

  @Test("Words of a lane, and one more scalar than a lane")
  func lanes() {
    let word = String(repeating: "ab", count: 32)
    #expect(
      Self.longest([word, "c"], endingIn: word + "c") == Array(repeating: 0, count: 63) + [64, 1]
    )
    // The first 64 scalars are searched for.
    #expect(Self.longest([word + "x"], endingIn: word)?.last == 64)
    let halves = ["a", "b", "c"].map { String(repeating: $0, count: 33) }
    let search = WordSearch(for: halves.map { Array($0.unicodeScalars) }, substitutes: [])
    #expect(search.laneCount == 3)
  }

  @Test("The search agrees with a comparison at every place", arguments: 0..<400 as Range<UInt64>)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let words = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      String.random(ofScalars: 1..<7, from: "ab1c", using: &generator)
    }
    let text = Array(
      String.random(ofScalars: 1..<40, from: "ab12c", using: &generator).unicodeScalars
    )
    let expected = text.indices.map { end in
      words.map { Array($0.unicodeScalars) }
        .filter { Self.occurs($0, endingAt: end, in: text) }.map(\.count).max() ?? 0
    }
    let string = String(String.UnicodeScalarView(text))
    #expect((Self.longest(words, endingIn: string) ?? text.map { _ in 0 }) == expected)
  }

  private static func occurs(
    _ word: [Unicode.Scalar],
    endingAt end: Int,
    in text: [Unicode.Scalar]
  ) -> Bool {
    guard end + 1 >= word.count else { return false }
    return zip(text[(end + 1 - word.count)...end], word).allSatisfy { written, meant in
      written == meant
        || substitutes.contains { $0.scalar == written && $0.meanings.contains(meant) }
    }
  }
}
