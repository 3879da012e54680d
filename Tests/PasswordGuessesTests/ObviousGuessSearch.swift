@testable import Rules

/// The search of the published model as its authors describe it, with every piece tried everywhere.
enum ObviousGuessSearch {
  static func guesses(_ table: MatchTable) -> Double {
    let length = table.length
    // For each end and each number of pieces: the product, the guesses, whether the last piece is
    // one of trying everything.
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

  /// The guesses of the candidates for a piece, in the order in which they are to be tried: of one
  /// kind and order, as they were found.
  private static func guessesOfCandidates(
    _ table: MatchTable,
    _ start: Int,
    _ last: Int
  ) -> [Double] {
    table.candidates.indices.map { table.candidates[$0] }
      .filter { $0.start == start && $0.end == last + 1 }.map(\.guesses)
  }
}
