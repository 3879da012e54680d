/// The search for the way through a password that takes an attacker the fewest guesses.
///
/// A way is a row of pieces, each a candidate or an *exhaustive* piece, which only trying everything
/// finds. A way of *l* pieces takes *l*! · ∏ guesses + 10,000^(*l* − 1) guesses: the pieces may stand in
/// any order, and an attacker tries shorter rows before longer ones.
///
/// Advice to maintainers: an end is an index of the password. For each end, `GuessWays` keeps the
/// cheapest way of each number of pieces. Candidates are tried first, by their starts, and then exhaustive
/// pieces, from the first start on: so of equal ways, that of the published model is kept. Three things
/// make the search short without changing a result:
///
/// - The best way never has two exhaustive pieces side by side, because one is cheaper.
/// - Where no candidate begins or ends, a best way has no end either. So only boundaries are ends.
/// - The guesses for an exhaustive piece are the quotient of what its end and its start take from the
///   beginning. So ways before exhaustive pieces compare alike at every end, and only those that
///   `GuessRecords` keeps are tried again.
///
/// Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016, §3.4.
struct GuessSearch {
  /// A piece of the cheapest way.
  struct Piece: BitwiseCopyable {
    var start: Int
    var end: Int

    /// The number of the candidate; nil for an exhaustive piece.
    var candidate: Int?

    var guesses: Double
  }

  private let table: MatchTable

  /// For each number of first units, how many guesses trying everything takes.
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
  ///   - exhaustive: For each number of first units, how many guesses trying everything takes.
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
      // An exhaustive piece of one unit takes a little more guesses than the quotient says, so it is
      // offered by itself below, and its start becomes a record after that.
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
      // A candidate that is not cheaper than an earlier one for the same piece is never chosen.
      if candidate.guesses < least {
        least = candidate.guesses
        ways.offer(least, from: start, Int32(number))
      }
    }
  }

  /// Returns the guesses for an exhaustive piece.
  @inline(__always)
  private func exhaustiveGuesses(_ start: Int, _ end: Int) -> Double {
    let guesses = exhaustive[end] / exhaustive[start]
    return end - start == 1 ? max(guesses, ExhaustiveSearch.leastForOneUnit) : guesses
  }

  /// Collects the pieces of the cheapest way, from the last one back.
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

/// The ways through a password after which an exhaustive piece may be cheapest.
///
/// A way that is not cheaper than every other one so far with as many pieces or fewer is never chosen,
/// whatever the end is.
struct GuessRecords {
  /// A way after which an exhaustive piece may be cheapest.
  struct Record: BitwiseCopyable {
    /// The product of the guesses of the way, divided by what trying everything up to its end takes.
    var ratio: Double

    /// The end of the way, where the exhaustive piece begins.
    var start: Int32

    /// The number of pieces, including the exhaustive one.
    var pieces: Int32
  }

  private var records: ScratchList<Record>

  /// For each number of pieces, the least ratio so far of a way with as many pieces or fewer.
  private var leastRatios: ScratchList<Double>

  init(in memory: EstimationMemory) {
    records = ScratchList(capacity: 8, in: memory)
    leastRatios = ScratchList(capacity: 8, in: memory)
    leastRatios.append(.infinity)
  }

  /// The numbers of the records.
  @inline(__always)
  var indices: Range<Int> { records.indices }

  /// The record with a number.
  @inline(__always)
  subscript(number: Int) -> Record { records[number] }

  /// Offers the ways to an end.
  ///
  /// - Parameters:
  ///   - ways: All ways.
  ///   - start: The end, greater than those whose ways were offered before.
  ///   - exhaustive: How many guesses trying everything from the beginning up to the end takes.
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
  /// Returns whether a record need not be tried any more, because this one is tried next and is cheaper.
  ///
  /// With more than 5 pieces, or where two ways differ by less than 1 %, rounding might make them equal,
  /// and then the model keeps the one that it tries first. So both records are kept.
  @inline(__always)
  fileprivate func replaces(_ other: GuessRecords.Record) -> Bool {
    other.pieces <= 5 && pieces <= other.pieces && 1.01 * ratio < other.ratio
  }
}
