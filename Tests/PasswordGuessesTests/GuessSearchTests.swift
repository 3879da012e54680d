import TestSupport
import Testing

@testable import Rules

/// The search that leaves out what cannot be chosen finds what the full search finds.
@Suite struct GuessSearchTests {
  @Test("Seeded random candidates give the same guesses")
  func random() {
    var generator = SplitMix64(seed: 2)
    for round in 0..<3000 {
      // A few have more places than a word has bits.
      let length = Int.random(in: 1...(round % 150 == 0 ? 100 : 18), using: &generator)
      EstimationMemory.with(units: length) { memory in
        var table = MatchTable(length: length, in: memory)
        for _ in 0..<Int.random(in: 0...(length * 2), using: &generator) {
          let start = Int.random(in: 0..<length, using: &generator)
          let end = min(length, start + Int.random(in: 1...6, using: &generator))
          let size = Double.random(in: 0...9, using: &generator)
          let guesses = (0..<Int(size)).reduce(1.0) { number, _ in number * 10 } * (1 + size)
          table.offer(Candidate(kind: .dictionary, start: start, end: end, guesses: guesses))
        }
        let exhaustive = memory.table(length + 1, repeating: 1.0)
        for count in 1...length { exhaustive[count] = exhaustive[count - 1] * 10 }
        let search = GuessSearch(table, exhaustive: exhaustive, in: memory)
        let pieces = search.pieces.indices.map { search.pieces[$0] }
        let expected = ObviousGuessSearch.guesses(table)
        #expect(abs(search.guesses / expected - 1) < 1e-9, "round \(round)")
        #expect(pieces.first?.start == 0 && pieces.last?.end == length)
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
      }
    }
  }

  @Test("Nothing takes one guess")
  func empty() {
    EstimationMemory.with(units: 0) { memory in
      let table = MatchTable(length: 0, in: memory)
      let exhaustive = memory.table(1, repeating: 1.0)
      let search = GuessSearch(table, exhaustive: exhaustive, in: memory)
      #expect(search.guesses == 1 && search.pieces.count == 0)
    }
  }
}
