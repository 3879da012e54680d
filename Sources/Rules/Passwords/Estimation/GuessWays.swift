/// The cheapest ways through a password to one end, by the number of their pieces.
///
/// One that needs more pieces is kept only if it was cheaper when it was offered, as in the
/// published model.
struct GuessWays {
  /// The last piece of the cheapest way with so many pieces.
  struct Level: BitwiseCopyable {
    /// The product of the guesses for all pieces; infinite where there is no way.
    var product: Double

    /// The guesses for the way.
    var guesses: Double

    /// The least guesses for a way of as many pieces or fewer.
    fileprivate var least: Double

    /// Where the last piece begins.
    var start: Int32

    /// The number of the candidate; −1 where everything must be tried.
    var candidate: Int32
  }

  private let levels: ScratchTable<Level>

  private let rows: GuessRows

  /// The number of pieces of the first level.
  private let fewest: Int

  /// The number of levels.
  private(set) var count: Int

  /// Creates no ways.
  ///
  /// - Parameters:
  ///   - room: Room for a level of each number of pieces that there can be.
  ///   - rows: What the number of pieces does.
  init(in room: ScratchTable<Level>, _ rows: GuessRows) {
    levels = room
    self.rows = rows
    fewest = 1
    count = 0
  }

  /// The way of no pieces to the beginning.
  init(toBeginningIn room: ScratchTable<Level>, _ rows: GuessRows) {
    room[0] = Level(product: 1, guesses: 1, least: 1, start: 0, candidate: 0)
    self.init(of: room, rows, fewest: 0)
  }

  /// The ways of some levels.
  init(of levels: ScratchTable<Level>, _ rows: GuessRows, fewest: Int) {
    self.levels = levels
    self.rows = rows
    self.fewest = fewest
    count = levels.count
  }

  /// The numbers of pieces.
  @inline(__always)
  var pieces: Range<Int> { fewest..<(fewest + count) }

  /// The cheapest way of so many pieces.
  @inline(__always)
  subscript(pieces: Int) -> Level { levels[pieces - fewest] }

  /// The number of pieces of the cheapest way; of equal ones the least.
  func cheapest() -> Int? {
    pieces.min { self[$0].guesses < self[$1].guesses }
  }

  /// Offers a candidate behind every way to its start.
  @inline(__always)
  mutating func offer(
    _ guesses: Double,
    behind ways: GuessWays,
    from start: Int,
    _ candidate: Int32
  ) {
    for number in 0..<ways.count {
      let pieces = ways.fewest + number + 1
      offer(pieces, guesses * ways.levels[number].product, from: start, candidate)
    }
  }

  /// Offers trying everything behind every way that does not end with it.
  @inline(__always)
  mutating func offerExhaustive(_ guesses: Double, behind ways: GuessWays, from start: Int) {
    for number in 0..<ways.count where ways.levels[number].candidate >= 0 {
      offer(ways.fewest + number + 1, guesses * ways.levels[number].product, from: start, -1)
    }
  }

  /// Offers trying everything behind the way of a record.
  ///
  /// - Parameters:
  ///   - guesses: The guesses for trying everything from the beginning to this end.
  ///   - record: The record.
  @inline(__always)
  mutating func offer(_ guesses: Double, behind record: GuessRecords.Record) {
    offer(Int(record.pieces), guesses * record.ratio, from: Int(record.start), -1)
  }

  /// Keeps a way if none with as many pieces or fewer takes as few guesses.
  @inline(__always)
  private mutating func offer(
    _ pieces: Int,
    _ product: Double,
    from start: Int,
    _ candidate: Int32
  ) {
    let guesses = rows.guesses(pieces, product)
    let least = count == 0 ? .infinity : levels[min(pieces, count) - 1].least
    if guesses < least {
      keep(
        Level(
          product: product,
          guesses: guesses,
          least: guesses,
          start: Int32(truncatingIfNeeded: start),
          candidate: candidate
        ),
        pieces
      )
    }
  }

  @inline(never)
  private mutating func keep(_ level: Level, _ pieces: Int) {
    while count < pieces {
      let least = count == 0 ? Double.infinity : levels[count - 1].least
      levels[count] = Level(
        product: .infinity,
        guesses: .infinity,
        least: least,
        start: 0,
        candidate: -1
      )
      count += 1
    }
    levels[pieces - 1] = level
    var more = pieces
    while more < count, levels[more].least > level.guesses {
      levels[more].least = level.guesses
      more += 1
    }
  }
}

/// What the number of pieces does to the guesses for a way.
struct GuessRows: BitwiseCopyable, @unchecked Sendable {
  // SAFETY: the only instance is made once and never freed, and nothing writes to its rows after
  // that. The number of pieces is compared with theirs.
  private struct Row: BitwiseCopyable {
    /// The orders that so many pieces may stand in.
    var orders: Double

    /// The guesses for shorter ways, which an attacker tries before.
    var shorter: Double
  }

  private let rows: UnsafePointer<Row>

  /// The rows of all numbers of pieces that there can be.
  static let all = GuessRows()

  private init() {
    let count = PasswordEstimator.mostUnits + 1
    let rows = UnsafeMutablePointer<Row>.allocate(capacity: count)
    rows.initialize(to: Row(orders: 1, shorter: 1))
    for pieces in 1..<count {
      let before = rows[pieces - 1]
      let shorter = pieces == 1 ? 1 : before.shorter * 10_000
      (rows + pieces).initialize(to: Row(orders: before.orders * Double(pieces), shorter: shorter))
    }
    self.rows = UnsafePointer(rows)
  }

  /// The guesses for a way of so many pieces.
  ///
  /// - Parameters:
  ///   - pieces: The number of pieces.
  ///   - product: The product of their guesses.
  /// - Returns: The guesses.
  @inline(__always)
  func guesses(_ pieces: Int, _ product: Double) -> Double {
    precondition(UInt(bitPattern: pieces) <= PasswordEstimator.mostUnits)
    return rows[pieces].orders * product + rows[pieces].shorter
  }
}
