import TestSupport
import Testing

@testable import PasswordGuesses

/// Single kinds of pieces: repetitions, dates, walks, and letters in uppercase.
@Suite struct PieceTests {
  struct RepetitionRow: CustomTestStringConvertible, Sendable {
    var text: String
    var range: Range<Int>?
    var base = 0
    var testDescription: String { text }
  }

  @Test(
    "Repetitions",
    arguments: [
      RepetitionRow(text: "abc", range: nil), RepetitionRow(text: "aa", range: 0..<2, base: 1),
      RepetitionRow(text: "xaaa", range: 1..<4, base: 1),
      RepetitionRow(text: "aabaab", range: 0..<6, base: 3),
      RepetitionRow(text: "aabaabaabaab", range: 0..<12, base: 3),
      RepetitionRow(text: "abababx", range: 0..<6, base: 2),
      RepetitionRow(text: "aab", range: 0..<2, base: 1),
      RepetitionRow(text: "\n\n\n", range: nil), RepetitionRow(text: "a\na\n", range: nil),
    ]
  )
  func repetitions(row: RepetitionRow) {
    EstimationMemory.with(units: row.text.utf16.count) { memory in
      let found = Repetition(in: RepeatedUnits(memory.table(row.text), in: memory), from: 0)
      #expect(found?.range == row.range)
      #expect(found?.baseLength ?? 0 == row.base)
    }
  }

  @Test(
    "Numbers that are dates",
    arguments: [
      (13, 5, 91, 1991), (2013, 5, 31, 2013), (5, 31, 2013, 2013), (1, 1, 50, 2050),
      (1, 1, 51, 1951), (91, 5, 13, 1991), (31, 12, 999, nil), (0, 0, 91, nil), (13, 13, 13, nil),
      (32, 1, 32, nil), (1, 32, 91, nil), (1, 1, 2051, nil), (1, 2, 100, nil),
    ] as [(Int, Int, Int, Int?)]
  )
  func dates(first: Int, second: Int, third: Int, year: Int?) {
    #expect(DateParts.year(first, second, third) == year)
  }

  @Test("The sum of walks has the value of adding them up one by one")
  func walks() throws {
    let row = PasswordKeyboard.Row(start: 0, keys: ["aA", "bB", "cC"])
    let layout = KeyboardLayout(
      PasswordKeyboard(name: "small", isSlanted: true, rows: [row, row, row])
    )
    for length in 3...20 {
      for turns in 1..<length {
        var expected = 0.0
        for size in 2...length {
          for turn in 1...min(turns, size - 1) {
            var ways = 1.0
            for place in 0..<(turn - 1) { ways *= Double(size - 1 - place) / Double(place + 1) }
            let directions = (0..<turn).reduce(1.0) { power, _ in power * layout.averageDegree }
            expected += ways * layout.startingPositions * directions
          }
        }
        let found = layout.guesses(length: length, turns: turns, shifted: 0)
        #expect(abs(found / expected - 1) < 1e-12, "\(length) \(turns)")
      }
    }
  }

  @Test(
    "Ways to write uppercase letters",
    arguments: [
      ("word", 1), ("Word", 2), ("worD", 2), ("WORD", 2), ("wOrd", 4), ("WoRd", 6 + 4), ("W", 2),
      ("w1", 1), ("W1", 2), ("WOrd", 4 + 6),
    ] as [(String, Double)]
  )
  func uppercase(word: String, variants: Double) {
    EstimationMemory.with(units: word.utf16.count) { memory in
      let text = TextVariants(memory.table(word), countsAllLetters: false, in: memory)
      #expect(text.uppercaseVariants(0, word.utf16.count) == variants)
    }
  }
}
