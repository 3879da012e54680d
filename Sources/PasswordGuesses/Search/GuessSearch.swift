/// Searches for the way through a password that takes an attacker the fewest guesses.
///
/// A way is a sequence of pieces, each a candidate or an *exhaustive* piece, which can be found
/// only by trying everything. A way of *l* pieces takes *l*! · ∏ guesses + 10,000^(*l* − 1)
/// guesses: the pieces may come in any order, and an attacker tries shorter ways before longer
/// ones.
///
/// Advice to maintainers: an end is an index of the password. For each end, `GuessWays` keeps the
/// cheapest way of each number of pieces. Candidates are tried first, by their starts, followed by
/// exhaustive pieces, from the first start. So if ways are equal, the one that the published model
/// keeps is kept. Three observations make the search short without changing any result:
///
/// - The best way never has two adjacent exhaustive pieces, because a single one is cheaper.
/// - Where no candidate begins or ends, the best way doesn't have an end either. So only boundaries
///   are ends.
/// - The guesses for an exhaustive piece are those for everything up to its end, divided by those
///   for everything up to its start. So ways before exhaustive pieces compare in the same way at
///   every end, and only those that `GuessRecords` keeps are tried again.
///
/// Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016, §3.4.
struct GuessSearch {
  /// A piece of the cheapest way.
  struct Piece: BitwiseCopyable {
    var start: Int
    var end: Int

    /// The number of the candidate, or nil for an exhaustive piece.
    var candidate: Int?

    var guesses: Double
  }

  private let table: MatchTable

  /// The guesses for trying everything, for each number of first units.
  private let exhaustive: ScratchTable<Double>

  private var ways: GuessWays

  /// The guesses for the whole password.
  private(set) var guesses = 1.0

  /// The pieces of the cheapest way.
  private(set) var pieces: ScratchList<Piece>

  /// Searches for the cheapest way.
  ///
  /// - Parameters:
  ///   - table: The candidates.
  ///   - exhaustive: The guesses for trying everything, for each number of first units.
  ///   - memory: The memory of the estimate.
  init(_ table: MatchTable, exhaustive: ScratchTable<Double>, in memory: EstimationMemory) {
    self.table = table
    self.exhaustive = exhaustive
    ways = GuessWays(length: table.length, in: memory)
    pieces = ScratchList(capacity: 8, in: memory)
    findWays(GuessRecords(in: memory))
    if table.length > 0 { unwind() }
  }

  /// Finds the cheapest ways to each boundary and to the last end.
  private mutating func findWays(_ none: GuessRecords) {
    var records = none
    var before = 0
    table.boundaries.forEachAfterStart { end in
      ways.begin()
      // An exhaustive piece of one unit takes slightly more guesses than the quotient, so it is
      // offered separately below, and its start becomes a record after that.
      if before < end - 1 { records.offer(ways, to: before, exhaustive[before]) }
      offerCandidates(to: end)
      for number in records.indices { ways.offer(exhaustive[end], after: records[number]) }
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
      // A candidate that isn't cheaper than an earlier one for the same piece is never chosen.
      if candidate.guesses < least {
        least = candidate.guesses
        ways.offer(least, from: start, Int32(number))
      }
    }
  }

  @inline(__always)
  private func exhaustiveGuesses(_ start: Int, _ end: Int) -> Double {
    let guesses = exhaustive[end] / exhaustive[start]
    return end - start == 1 ? max(guesses, ExhaustiveSearch.leastForOneUnit) : guesses
  }

  /// Collects the pieces of the cheapest way, from the last to the first.
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

/// The ways through a password that an exhaustive piece may follow most cheaply.
///
/// A way is never chosen for any end unless it is cheaper than every earlier way with at most as
/// many pieces.
struct GuessRecords {
  /// A way that an exhaustive piece may follow most cheaply.
  struct Record: BitwiseCopyable {
    /// The product of the guesses of the way, divided by the guesses for trying everything up to
    /// its end.
    var ratio: Double

    /// The end of the way, where the exhaustive piece begins.
    var start: Int32

    /// The number of pieces, including the exhaustive one.
    var pieces: Int32
  }

  private var records: ScratchList<Record>

  /// For each number of pieces, the smallest ratio so far of a way with at most that many pieces.
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
  ///   - start: The end; greater than all previously offered ends.
  ///   - exhaustive: The guesses for trying everything from the beginning to the end.
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
  /// Returns whether a record can be dropped, because this one is tried next and is cheaper.
  ///
  /// With more than 5 pieces, or if two ways differ by less than 1 %, rounding might make them
  /// equal, and then the model keeps the one that it tries first. So both records are kept.
  @inline(__always)
  fileprivate func replaces(_ other: GuessRecords.Record) -> Bool {
    other.pieces <= 5 && pieces <= other.pieces && 1.01 * ratio < other.ratio
  }
}
