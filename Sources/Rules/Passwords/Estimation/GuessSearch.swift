/// The search for the way through a password that takes an attacker the fewest guesses.
///
/// A way is a row of pieces, each a candidate or something that only trying everything finds. One
/// of *l* pieces takes *l*! · ∏ guesses + 10,000^(*l* − 1) guesses: the pieces may stand in any
/// order, and an attacker tries shorter rows before longer ones.
///
/// Advice to maintainers: for each end, ``levels`` keeps the cheapest way of each number of pieces.
/// One that needs more pieces is kept only if it was cheaper when it was found; this, and the order
/// in which pieces are tried, decide between equal ways as the published model does. The best way to
/// an end never has two pieces of trying everything side by side, because one is cheaper.
///
/// What trying everything from a start adds to a way depends on the end in the same manner for all
/// starts. So of the starts behind ways of one number of pieces, only those that are cheaper than
/// all before (``records``) can ever be chosen; the others need not be tried for each end.
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

  /// The last piece of the cheapest way with so many pieces.
  private struct Level: BitwiseCopyable {
    var product = 0.0
    var guesses = 0.0
    var pieces: Int32 = 0
    var start: Int32 = 0

    /// The number of the candidate; −1 where everything must be tried.
    var candidate: Int32 = 0
  }

  /// A way behind which trying everything may be cheapest.
  private struct Record: BitwiseCopyable {
    /// The product of the guesses, divided by what trying everything up to the start takes.
    var ratio: Double
    var start: Int32
    var pieces: Int32
  }

  private let table: MatchTable

  /// For each number of units, how many guesses trying everything takes.
  private let exhaustive: ScratchTable<Double>

  private var levels: ScratchList<Level>

  /// For each number of units, the first level of the ways through the next unit.
  private let starts: ScratchTable<Int32>

  private var records: ScratchList<Record>

  /// For each number of pieces, the least ratio so far of as many pieces or fewer.
  private var leastRatios: ScratchList<Double>

  /// The levels of the end that is searched, by the number of pieces; 0 guesses for none.
  private var current: ScratchList<Level>

  /// For each number of pieces, the least guesses of ``current`` with as many pieces or fewer.
  private var least: ScratchList<Double>

  /// The guesses for the whole.
  private(set) var guesses = 1.0

  /// The pieces of the cheapest way.
  private(set) var pieces: ScratchList<Piece>

  /// What the number of pieces does to the guesses of a way.
  private struct Rows: Sendable {
    let factorials: [Double] = (0...256).map { count in
      (1...max(count, 1)).reduce(1) { $0 * Double($1) }
    }

    let longer: [Double] = (0...256).map { count in
      (0..<max(count - 1, 0)).reduce(1) { product, _ in product * 10_000 }
    }

    /// The guesses of a way of so many pieces.
    @inline(__always)
    func guesses(_ pieces: Int32, _ product: Double) -> Double {
      factorials[Int(pieces)] * product + longer[Int(pieces)]
    }
  }

  private static let rows = Rows()

  /// Searches.
  ///
  /// - Parameters:
  ///   - table: The candidates.
  ///   - exhaustive: For each number of units from the beginning, how many guesses trying
  ///     everything takes.
  ///   - memory: The memory of the estimate.
  init(_ table: MatchTable, exhaustive: ScratchTable<Double>, in memory: EstimationMemory) {
    let length = table.length
    self.table = table
    self.exhaustive = exhaustive
    levels = ScratchList(capacity: 2 * length + 8, in: memory)
    starts = memory.table(length + 1, repeating: 0)
    records = ScratchList(capacity: 8, in: memory)
    leastRatios = ScratchList(capacity: 16, in: memory)
    current = ScratchList(capacity: 16, in: memory)
    least = ScratchList(capacity: 16, in: memory)
    pieces = ScratchList(capacity: 8, in: memory)
    guard length > 0 else { return }
    let rows = Self.rows
    var numbers = ScratchList<UInt16>(capacity: 32, in: memory)
    for last in 0..<length {
      current.removeAll()
      least.removeAll()
      table.collect(through: last, into: &numbers)
      var start = -1
      var least = Double.infinity
      for place in numbers.indices.reversed() {
        let number = Int(numbers[place])
        let candidate = table.candidates[number]
        if candidate.start != start {
          start = candidate.start
          least = .infinity
        }
        // One that is not cheaper than an earlier one is never chosen.
        if candidate.guesses < least {
          least = candidate.guesses
          extend(start, Int32(number), least, rows)
        }
      }
      tryEverything(through: last, rows)
      for pieces in current.indices where current[pieces].guesses > 0 {
        levels.append(current[pieces])
      }
      starts[last + 1] = Int32(levels.count)
    }
    unwind()
  }

  /// The numbers of the levels of the ways through the unit before a place.
  @inline(__always)
  private func levelNumbers(before place: Int) -> Range<Int> {
    Int(starts[place - 1])..<Int(starts[place])
  }

  /// How many guesses trying everything takes for a piece.
  private func exhaustiveGuesses(_ start: Int, _ end: Int) -> Double {
    let guesses = exhaustive[end] / exhaustive[start]
    return end - start == 1 ? max(guesses, ExhaustiveSearch.leastForOneUnit) : guesses
  }

  /// Tries everything for the last piece up to a unit.
  private mutating func tryEverything(through last: Int, _ rows: Rows) {
    extend(0, -1, exhaustiveGuesses(0, last + 1), rows)
    let all = exhaustive[last + 1]
    for number in records.indices {
      let record = records[number]
      let product = all * record.ratio
      update(
        Level(
          product: product,
          guesses: rows.guesses(record.pieces, product),
          pieces: record.pieces,
          start: record.start,
          candidate: -1
        )
      )
    }
    guard last > 0 else { return }
    extend(last, -1, exhaustiveGuesses(last, last + 1), rows)
    for number in levelNumbers(before: last) where levels[number].candidate >= 0 {
      let pieces = levels[number].pieces + 1
      while leastRatios.count <= pieces {
        leastRatios.append(leastRatios.count == 0 ? .infinity : leastRatios[leastRatios.count - 1])
      }
      let ratio = levels[number].product / exhaustive[last]
      if ratio < leastRatios[Int(pieces)] {
        var more = Int(pieces)
        while more < leastRatios.count, leastRatios[more] > ratio {
          leastRatios[more] = ratio
          more += 1
        }
        records.append(Record(ratio: ratio, start: Int32(last), pieces: pieces))
      }
    }
  }

  /// Tries a piece behind every way to its start.
  @inline(__always)
  private mutating func extend(
    _ start: Int,
    _ candidate: Int32,
    _ guesses: Double,
    _ rows: Rows
  ) {
    if start == 0 {
      update(
        Level(product: guesses, guesses: guesses + 1, pieces: 1, start: 0, candidate: candidate)
      )
      return
    }
    for number in levelNumbers(before: start) {
      let before = levels[number]
      if candidate < 0, before.candidate < 0 { continue }
      let pieces = before.pieces + 1
      let product = guesses * before.product
      update(
        Level(
          product: product,
          guesses: rows.guesses(pieces, product),
          pieces: pieces,
          start: Int32(start),
          candidate: candidate
        )
      )
    }
  }

  /// Keeps a way if none with as many pieces or fewer takes as few guesses.
  @inline(__always)
  private mutating func update(_ level: Level) {
    let pieces = Int(level.pieces)
    if current.count > 0, least[min(pieces, current.count - 1)] <= level.guesses { return }
    keep(level, pieces)
  }

  private mutating func keep(_ level: Level, _ pieces: Int) {
    guard level.guesses.isFinite else { return }
    while current.count <= pieces {
      current.append(Level())
      least.append(current.count == 1 ? .infinity : least[least.count - 1])
    }
    current[pieces] = level
    var more = pieces
    while more < least.count, least[more] > level.guesses {
      least[more] = level.guesses
      more += 1
    }
  }

  private mutating func unwind() {
    var end = table.length
    var best: Level?
    for number in levelNumbers(before: end)
    where levels[number].guesses < best?.guesses ?? .infinity {
      best = levels[number]
    }
    guesses = best?.guesses ?? 1
    while let level = best {
      let candidate = level.candidate < 0 ? nil : Int(level.candidate)
      let start = Int(level.start)
      let guesses =
        candidate.map { table.candidates[$0].guesses } ?? exhaustiveGuesses(start, end)
      pieces.append(Piece(start: start, end: end, candidate: candidate, guesses: guesses))
      end = start
      best =
        end == 0
        ? nil
        : levelNumbers(before: end).first { levels[$0].pieces == level.pieces - 1 }
          .map { levels[$0] }
    }
    pieces.reverse()
  }
}
