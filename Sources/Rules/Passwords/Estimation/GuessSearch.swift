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
  struct Piece {
    let start: Int
    let end: Int

    /// The number of the candidate; nil where everything must be tried.
    let candidate: Int?

    let guesses: Double
  }

  /// The last piece of the cheapest way with so many pieces.
  private struct Level {
    var pieces: Int
    var start: Int
    var candidate: Int
    var product: Double
    var guesses: Double

    static let none = Level(pieces: 0, start: 0, candidate: 0, product: 0, guesses: 0)
  }

  private let table: MatchTable

  /// For each unit, how many guesses everything up to it takes.
  private let exhaustive: [Double]

  private var levels: [Level] = []
  private var starts: [Int] = [0]

  /// A way behind which trying everything may be cheapest.
  private struct Record {
    var start: Int
    var pieces: Int

    /// The product of the guesses, divided by what trying everything up to the start takes.
    var ratio: Double
  }

  private var records: [Record] = []

  /// The least ratio so far for each number of pieces.
  private var leastRatios: [Double] = []

  /// The levels of the end that is searched, by the number of pieces; 0 guesses for none.
  private var current: [Level] = []

  /// How many of ``current`` belong to the end that is searched.
  private var used = 0

  /// The guesses for the whole.
  private(set) var guesses = 1.0

  /// The pieces of the cheapest way.
  private(set) var pieces: [Piece] = []

  private static let factorials: [Double] = (0...256).map { count in
    (1...max(count, 1)).reduce(1) { $0 * Double($1) }
  }

  private static let longerRows: [Double] = (0...256).map { count in
    (0..<max(count - 1, 0)).reduce(1) { product, _ in product * 10_000 }
  }

  /// Searches.
  ///
  /// - Parameters:
  ///   - table: The candidates.
  ///   - exhaustive: For each number of units from the beginning, how many guesses trying
  ///     everything takes.
  init(_ table: MatchTable, exhaustive: [Double]) {
    self.table = table
    self.exhaustive = exhaustive
    let length = table.length
    guard length > 0 else { return }
    levels.reserveCapacity(length * 2)
    starts.reserveCapacity(length + 1)
    current.reserveCapacity(8)
    records.reserveCapacity(8)
    let factorials = Self.factorials
    let longerRows = Self.longerRows
    for last in 0..<length {
      used = 0
      for start in table.starts(through: last) {
        var least = Double.infinity
        var candidate = table.number(from: start, through: last)
        while let number = candidate {
          let guesses = table.candidates[number].guesses
          // One that is not cheaper than an earlier one is never chosen.
          if guesses < least { extend(start, number, guesses, factorials, longerRows) }
          least = min(least, guesses)
          candidate = table.number(after: number)
        }
      }
      tryEverything(through: last, factorials, longerRows)
      for pieces in 0..<used where current[pieces].guesses > 0 { levels.append(current[pieces]) }
      starts.append(levels.count)
    }
    unwind()
  }

  /// How many guesses trying everything takes for a piece.
  private func exhaustiveGuesses(_ start: Int, _ end: Int) -> Double {
    let guesses = exhaustive[end] / exhaustive[start]
    // A candidate for one unit is to be cheaper.
    return end - start == 1 ? max(guesses, 11) : guesses
  }

  /// Tries everything for the last piece up to a unit.
  private mutating func tryEverything(
    through last: Int,
    _ factorials: [Double],
    _ longerRows: [Double]
  ) {
    extend(0, -1, exhaustiveGuesses(0, last + 1), factorials, longerRows)
    let all = exhaustive[last + 1]
    for number in records.indices {
      let record = records[number]
      let product = all * record.ratio
      update(
        Level(
          pieces: record.pieces,
          start: record.start,
          candidate: -1,
          product: product,
          guesses: factorials[record.pieces] * product + longerRows[record.pieces]
        )
      )
    }
    guard last > 0 else { return }
    extend(last, -1, exhaustiveGuesses(last, last + 1), factorials, longerRows)
    for number in starts[last - 1]..<starts[last] where levels[number].candidate >= 0 {
      let pieces = levels[number].pieces + 1
      while leastRatios.count <= pieces { leastRatios.append(.infinity) }
      let ratio = levels[number].product / exhaustive[last]
      if ratio < leastRatios[pieces] {
        leastRatios[pieces] = ratio
        records.append(Record(start: last, pieces: pieces, ratio: ratio))
      }
    }
  }

  /// Tries a piece behind every way to its start.
  @inline(__always)
  private mutating func extend(
    _ start: Int,
    _ candidate: Int,
    _ guesses: Double,
    _ factorials: [Double],
    _ longerRows: [Double]
  ) {
    if start == 0 {
      update(
        Level(pieces: 1, start: 0, candidate: candidate, product: guesses, guesses: guesses + 1)
      )
      return
    }
    for number in starts[start - 1]..<starts[start] {
      let before = levels[number]
      if candidate < 0, before.candidate < 0 { continue }
      let pieces = before.pieces + 1
      let product = guesses * before.product
      update(
        Level(
          pieces: pieces,
          start: start,
          candidate: candidate,
          product: product,
          guesses: factorials[pieces] * product + longerRows[pieces]
        )
      )
    }
  }

  private mutating func update(_ level: Level) {
    let last = min(level.pieces, used - 1)
    if last > 0 {
      for fewer in 1...last {
        let guesses = current[fewer].guesses
        if guesses > 0, guesses <= level.guesses { return }
      }
    }
    guard level.guesses.isFinite else { return }
    while used <= level.pieces {
      if used == current.count { current.append(.none) }
      current[used] = .none
      used += 1
    }
    current[level.pieces] = level
  }

  private mutating func unwind() {
    var end = table.length
    var best: Level?
    for number in starts[end - 1]..<starts[end]
    where levels[number].guesses < best?.guesses ?? .infinity {
      best = levels[number]
    }
    guesses = best?.guesses ?? 1
    while let level = best {
      let candidate = level.candidate < 0 ? nil : level.candidate
      let guesses =
        candidate.map { table.candidates[$0].guesses } ?? exhaustiveGuesses(level.start, end)
      pieces.append(
        Piece(start: level.start, end: end, candidate: candidate, guesses: guesses)
      )
      end = level.start
      best =
        end == 0
        ? nil : levels[starts[end - 1]..<starts[end]].first { $0.pieces == level.pieces - 1 }
    }
    pieces.reverse()
  }
}
