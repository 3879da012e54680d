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

/// The ways through a password behind which trying everything may be cheapest.
///
/// Of all ways so far, one that is not cheaper than each other with as many pieces or fewer is never
/// chosen, wherever the end is.
struct GuessRecords {
  /// A way behind which trying everything may be cheapest.
  struct Record: BitwiseCopyable {
    /// The product of the guesses, divided by what trying everything up to the start takes.
    var ratio: Double

    /// Where trying everything begins.
    var start: Int32

    /// The number of pieces, with the last one.
    var pieces: Int32
  }

  private var records: ScratchList<Record>

  /// For each number of pieces, the least ratio so far of as many pieces or fewer.
  private var leastRatios: ScratchList<Double>

  init(in memory: EstimationMemory) {
    records = ScratchList(capacity: 8, in: memory)
    leastRatios = ScratchList(capacity: 8, in: memory)
    leastRatios.append(.infinity)
  }

  @inline(__always)
  var indices: Range<Int> { records.indices }

  @inline(__always)
  subscript(number: Int) -> Record { records[number] }

  /// Offers the ways to an end.
  ///
  /// - Parameters:
  ///   - ways: All ways.
  ///   - start: The end, which is behind those whose ways were offered before.
  ///   - exhaustive: How many guesses trying everything from the beginning to there takes.
  @inline(__always)
  mutating func offer(_ ways: GuessWays, to start: Int, _ exhaustive: Double) {
    ways.forEachWay(to: start) { way, count in
      if way.candidate < 0 { return }
      let ratio = way.product / exhaustive
      let pieces = count &+ 1
      while leastRatios.count <= pieces { leastRatios.append(leastRatios[leastRatios.count - 1]) }
      if ratio < leastRatios[pieces] {
        keep(Record(ratio: ratio, start: Int32(start), pieces: Int32(pieces)))
      }
    }
  }

  @inline(never)
  private mutating func keep(_ record: Record) {
    var more = Int(record.pieces)
    while more < leastRatios.count, leastRatios[more] > record.ratio {
      leastRatios[more] = record.ratio
      more += 1
    }
    while let last = records.last, record.replaces(last) { records.removeLast() }
    records.append(record)
  }
}

extension GuessRecords.Record {
  /// Whether a way need not be tried any more, because this one is tried next and is cheaper.
  ///
  /// With many pieces, or where two ways are nearly equal, rounding might make them equal, and then
  /// the model keeps the one that it tries first.
  @inline(__always)
  fileprivate func replaces(_ other: GuessRecords.Record) -> Bool {
    other.pieces <= 5 && pieces <= other.pieces && 1.01 * ratio < other.ratio
  }
}
