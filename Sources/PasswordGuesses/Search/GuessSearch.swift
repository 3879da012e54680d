/// The search for the way through a password that takes an attacker the fewest guesses.
///
/// A way is a row of pieces, each a candidate or something that only trying everything finds. One
/// of *l* pieces takes *l*! · ∏ guesses + 10,000^(*l* − 1) guesses: the pieces may stand in any
/// order, and an attacker tries shorter rows before longer ones.
///
/// Advice to maintainers: for each end, `GuessWays` keeps the cheapest way of each number of
/// pieces. Candidates are tried by their starts, and after them trying everything, from the first
/// start on: so of equal ways, that of the published model is kept. The best way to an end never has
/// two pieces of trying everything side by side, because one is cheaper.
///
/// Trying everything goes on over an end where no candidate begins or ends, so that no way to there
/// is ever needed.
///
/// What trying everything from a start adds to a way depends on the end in the same manner for all
/// starts. So only the ways that `GuessRecords` keeps need be tried again for each end.
///
/// Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016, §3.4.
struct GuessSearch {
  /// A piece of the cheapest way.
  struct Piece: BitwiseCopyable {
    var start: Int
    var end: Int

    /// The number of the candidate; nil where everything must be tried.
    var candidate: Int?

    var guesses: Double
  }

  private let table: MatchTable

  /// For each number of units, how many guesses trying everything takes.
  private let exhaustive: ScratchTable<Double>

  private var ways: GuessWays

  /// The guesses for the whole.
  private(set) var guesses = 1.0

  /// The pieces of the cheapest way.
  private(set) var pieces: ScratchList<Piece>

  /// Searches.
  ///
  /// - Parameters:
  ///   - table: The candidates.
  ///   - exhaustive: For each number of units from the beginning, how many guesses trying
  ///     everything takes.
  ///   - memory: The memory of the estimate.
  init(_ table: MatchTable, exhaustive: ScratchTable<Double>, in memory: EstimationMemory) {
    self.table = table
    self.exhaustive = exhaustive
    ways = GuessWays(length: table.length, in: memory)
    pieces = ScratchList(capacity: 8, in: memory)
    findWays(GuessRecords(in: memory))
    if table.length > 0 { unwind() }
  }

  /// Finds the cheapest ways to each end where a candidate begins or ends, and to the last one.
  private mutating func findWays(_ none: GuessRecords) {
    var records = none
    var before = 0
    table.boundaries.forEachBehindBeginning { end in
      ways.begin()
      // Behind the unit before this one, trying everything takes at least a little more.
      if before < end - 1 { records.offer(ways, to: before, exhaustive[before]) }
      offerCandidates(to: end)
      for number in records.indices { ways.offer(exhaustive[end], behind: records[number]) }
      if before == end - 1 {
        ways.offerExhaustive(exhaustiveGuesses(before, end), from: before)
        records.offer(ways, to: before, exhaustive[before])
      }
      ways.end(end)
      before = end
    }
  }

  @inline(__always)
  private mutating func offerCandidates(to end: Int) {
    var start = -1
    var least = Double.infinity
    table.forEachCandidate(through: end - 1) { candidate, number in
      if candidate.start != start {
        start = candidate.start
        least = .infinity
      }
      // One that is not cheaper than an earlier one is never chosen.
      if candidate.guesses < least {
        least = candidate.guesses
        ways.offer(least, from: start, Int32(number))
      }
    }
  }

  /// How many guesses trying everything takes for a piece.
  @inline(__always)
  private func exhaustiveGuesses(_ start: Int, _ end: Int) -> Double {
    let guesses = exhaustive[end] / exhaustive[start]
    return end - start == 1 ? max(guesses, ExhaustiveSearch.leastForOneUnit) : guesses
  }

  private mutating func unwind() {
    var end = table.length
    var count: Int
    (guesses, count) = ways.cheapest(to: end)
    while end > 0 {
      let way = ways.way(to: end, pieces: count)
      let candidate = way.candidate < 0 ? nil : Int(way.candidate)
      let start = Int(way.start)
      let guesses =
        candidate.map { table.candidates[$0].guesses } ?? exhaustiveGuesses(start, end)
      pieces.append(Piece(start: start, end: end, candidate: candidate, guesses: guesses))
      end = start
      count -= 1
    }
    pieces.reverse()
  }
}
