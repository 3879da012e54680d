import TestSupport
import Testing

@testable import Rules

/// The search that leaves out what cannot be chosen finds what the full search finds.
@Suite struct GuessSearchTests {
  @Test("Seeded random candidates give the same guesses")
  func random() {
    var generator = SplitMix64(seed: 2)
    for round in 0..<3000 {
      let length = Int.random(in: 1...18, using: &generator)
      var table = MatchTable(length: length)
      for _ in 0..<Int.random(in: 0...(length * 2), using: &generator) {
        let start = Int.random(in: 0..<length, using: &generator)
        let end = min(length, start + Int.random(in: 1...6, using: &generator))
        let size = Double.random(in: 0...9, using: &generator)
        let guesses = (0..<Int(size)).reduce(1.0) { number, _ in number * 10 } * (1 + size)
        table.offer(Candidate(kind: .dictionary, start: start, end: end, guesses: guesses))
      }
      let exhaustive = (0...length).map { count in
        (0..<count).reduce(1.0) { number, _ in number * 10 }
      }
      let search = GuessSearch(table, exhaustive: exhaustive)
      let expected = ObviousGuessSearch.guesses(table)
      #expect(abs(search.guesses / expected - 1) < 1e-9, "round \(round)")
      #expect(search.pieces.first?.start == 0 && search.pieces.last?.end == length)
      #expect(zip(search.pieces, search.pieces.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }

  @Test("Nothing takes one guess")
  func empty() {
    let search = GuessSearch(MatchTable(length: 0), exhaustive: [1])
    #expect(search.guesses == 1 && search.pieces.isEmpty)
  }
}
