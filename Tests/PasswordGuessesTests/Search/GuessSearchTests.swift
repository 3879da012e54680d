import TestSupport
import Testing

@testable import PasswordGuesses

/// The search that skips what can't be chosen finds the same as the full search.
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

/// The search of the published model as its authors describe it, with every piece tried everywhere.
enum ObviousGuessSearch {
  static func guesses(_ table: MatchTable) -> Double {
    let length = table.length
    // For each end and each number of pieces: the product, the guesses, and whether the last piece
    // is an exhaustive search.
    var best: [[Int: (product: Double, guesses: Double, isExhaustive: Bool)]] = []
    func factorial(_ count: Int) -> Double { (1...max(count, 1)).reduce(1) { $0 * Double($1) } }
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<max(exponent, 0)).reduce(1) { power, _ in power * base }
    }
    for last in 0..<length {
      best.append([:])
      func update(_ guesses: Double, _ start: Int, _ pieces: Int, _ isExhaustive: Bool) {
        var product = guesses
        if pieces > 1 { product *= best[start - 1][pieces - 1]?.product ?? 1 }
        let total = factorial(pieces) * product + power(10_000, pieces - 1)
        for (other, level) in best[last] where other <= pieces && level.guesses <= total { return }
        best[last][pieces] = (product, total, isExhaustive)
      }
      for start in 0...last {
        for guesses in guessesOfCandidates(table, start, last) {
          if start == 0 { update(guesses, 0, 1, false) }
          if start > 0 {
            for pieces in best[start - 1].keys.sorted() {
              update(guesses, start, pieces + 1, false)
            }
          }
        }
      }
      for start in 0...last {
        let guesses = max(power(10, last + 1 - start), start == last ? 11 : 51)
        if start == 0 {
          update(guesses, 0, 1, true)
          continue
        }
        for (pieces, level) in best[start - 1].sorted(by: { $0.key < $1.key })
        where !level.isExhaustive { update(guesses, start, pieces + 1, true) }
      }
    }
    return best.last?.values.map(\.guesses).min() ?? 1
  }

  /// Returns the guesses of the candidates for a piece, in the order to try them.
  ///
  /// Candidates of one kind and order keep the order they were found in.
  private static func guessesOfCandidates(
    _ table: MatchTable,
    _ start: Int,
    _ last: Int
  ) -> [Double] {
    table.candidates.indices.map { table.candidates[$0] }
      .filter { $0.start == start && $0.end == last + 1 }.map(\.guesses)
  }
}
