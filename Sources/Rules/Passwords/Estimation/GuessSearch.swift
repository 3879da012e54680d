/// The search for the way through a password that takes an attacker the fewest guesses.
///
/// A way is a row of pieces, each a candidate or something that only trying everything finds. One
/// of *l* pieces takes *l*! · ∏ guesses + 10,000^(*l* − 1) guesses: the pieces may stand in any
/// order, and an attacker tries shorter rows before longer ones.
///
/// Advice to maintainers: for each end, `GuessLevels` keeps the cheapest way of each number of
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

  private let levels: GuessLevels

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
    levels = Self.levels(table, exhaustive, in: memory)
    pieces = ScratchList(capacity: 8, in: memory)
    if table.length > 0 { unwind() }
  }

  /// The cheapest ways to each end.
  private static func levels(
    _ table: MatchTable,
    _ exhaustive: ScratchTable<Double>,
    in memory: EstimationMemory
  ) -> GuessLevels {
    var levels = GuessLevels(length: table.length, in: memory)
    var records = GuessRecords(in: memory)
    for end in 1..<max(table.length + 1, 1) {
      let before = levels.ways(to: end - 1)
      if end == table.length || table.hasBoundary(at: end) {
        var ways = levels.beginWays()
        offerCandidates(of: table, to: end, levels, &ways)
        for number in records.indices { ways.offer(exhaustive[end], behind: records[number]) }
        let last = max(exhaustive[end] / exhaustive[end - 1], ExhaustiveSearch.leastForOneUnit)
        ways.offerExhaustive(last, behind: before, from: end - 1)
        levels.endWays(ways)
      } else {
        levels.skipWays()
      }
      records.offer(before, from: end - 1, exhaustive[end - 1])
    }
    return levels
  }

  @inline(__always)
  private static func offerCandidates(
    of table: MatchTable,
    to end: Int,
    _ levels: GuessLevels,
    _ ways: inout GuessWays
  ) {
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
        ways.offer(least, behind: levels.ways(to: start), from: start, Int32(number))
      }
    }
  }

  /// How many guesses trying everything takes for a piece.
  private func exhaustiveGuesses(_ start: Int, _ end: Int) -> Double {
    let guesses = exhaustive[end] / exhaustive[start]
    return end - start == 1 ? max(guesses, ExhaustiveSearch.leastForOneUnit) : guesses
  }

  private mutating func unwind() {
    var end = table.length
    guard var count = levels.ways(to: end).cheapest() else { return }
    guesses = levels.ways(to: end)[count].guesses
    while end > 0 {
      let level = levels.ways(to: end)[count]
      let candidate = level.candidate < 0 ? nil : Int(level.candidate)
      let start = Int(level.start)
      let guesses =
        candidate.map { table.candidates[$0].guesses } ?? exhaustiveGuesses(start, end)
      pieces.append(Piece(start: start, end: end, candidate: candidate, guesses: guesses))
      end = start
      count -= 1
    }
    pieces.reverse()
  }
}
