/// The cheapest ways through a password to each of its ends, by the number of their pieces.
///
/// One that needs more pieces is kept only if it was cheaper when it was offered, as in the
/// published model.
///
/// Advice to maintainers: an end is begun, its ways are offered, and it is ended, before the next
/// one. The ways to one end stand side by side, the one with the fewest pieces first, behind those
/// to the ends before.
struct GuessWays {
  /// The cheapest way of so many pieces to an end.
  struct Way: BitwiseCopyable {
    /// The product of the guesses for all pieces; infinite where there is no way.
    var product: Double

    /// Where the last piece begins.
    var start: Int32

    /// The number of the last piece's candidate; −1 where everything must be tried.
    var candidate: Int32

    /// Stands where there is no way of so many pieces.
    fileprivate static let none = Way(product: .infinity, start: 0, candidate: -1)
  }

  /// The ways to an end, among all.
  private struct Row: BitwiseCopyable {
    var first: Int32
    var behind: Int32
  }

  private var ways: ScratchList<Way>

  /// The row of each end that had its ways offered.
  private let rows: ScratchTable<Row>

  /// For each number of pieces of the ways to the end that was begun, the least guesses for one of
  /// as many or fewer.
  private let leasts: ScratchTable<Double>

  private let counts = PieceCounts.all

  /// The number of the first way to the end that was begun.
  private var first = 0

  /// Creates the way of no pieces to the beginning.
  init(length: Int, in memory: EstimationMemory) {
    ways = ScratchList(capacity: 2 * length + 4, in: memory)
    rows = memory.unwrittenTable(length + 1)
    leasts = memory.unwrittenTable(length + 1)
    leasts[0] = .infinity
    ways.append(Way(product: 1, start: 0, candidate: 0))
    end(0)
  }

  /// Begins the ways to the next end.
  @inline(__always)
  mutating func begin() { first = ways.count }

  /// Ends the ways to an end.
  @inline(__always)
  func end(_ end: Int) {
    rows[end] = Row(
      first: Int32(truncatingIfNeeded: first),
      behind: Int32(truncatingIfNeeded: ways.count)
    )
  }

  /// The number of pieces of the first way to an end.
  @inline(__always)
  private static func fewest(to end: Int) -> Int { min(end, 1) }

  /// Returns the cheapest way of so many pieces to an end that has one.
  func way(to end: Int, pieces: Int) -> Way {
    ways[Int(rows[end].first) + pieces - Self.fewest(to: end)]
  }

  /// Calls a closure with each way to an end, and the number of its pieces.
  @inline(__always)
  func forEachWay(to end: Int, _ body: (Way, Int) -> Void) {
    let row = rows[end]
    var number = Int(row.first)
    var pieces = Self.fewest(to: end)
    while number < row.behind {
      body(ways[number], pieces)
      number &+= 1
      pieces &+= 1
    }
  }

  /// Returns the guesses for the cheapest way to an end, and the number of its pieces; of equal ones
  /// the least.
  func cheapest(to end: Int) -> (guesses: Double, pieces: Int) {
    var cheapest = (guesses: Double.infinity, pieces: 0)
    forEachWay(to: end) { way, pieces in
      let guesses = counts.guesses(pieces, way.product)
      if guesses < cheapest.guesses { cheapest = (guesses, pieces) }
    }
    return cheapest
  }

  /// Offers a candidate behind every way to its start.
  @inline(__always)
  mutating func offer(_ guesses: Double, from start: Int, _ candidate: Int32) {
    let row = rows[start]
    var pieces = Self.fewest(to: start)
    var number = Int(row.first)
    while number < row.behind {
      pieces &+= 1
      offer(pieces, guesses * ways[number].product, from: start, candidate)
      number &+= 1
    }
  }

  /// Offers trying everything behind every way to its start that does not end with it.
  @inline(__always)
  mutating func offerExhaustive(_ guesses: Double, from start: Int) {
    let row = rows[start]
    var pieces = Self.fewest(to: start)
    var number = Int(row.first)
    while number < row.behind {
      pieces &+= 1
      let way = ways[number]
      if way.candidate >= 0 { offer(pieces, guesses * way.product, from: start, -1) }
      number &+= 1
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
    let guesses = counts.guesses(pieces, product)
    guard guesses < leasts[min(pieces, ways.count &- first)] else { return }
    while ways.count &- first < pieces {
      ways.append(.none)
      let count = ways.count &- first
      leasts[count] = leasts[count &- 1]
    }
    ways[first &+ pieces &- 1] = Way(
      product: product,
      start: Int32(truncatingIfNeeded: start),
      candidate: candidate
    )
    var more = pieces
    while more <= ways.count &- first, leasts[more] > guesses {
      leasts[more] = guesses
      more &+= 1
    }
  }
}

/// What the number of pieces does to the guesses for a way.
struct PieceCounts: BitwiseCopyable, @unchecked Sendable {
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
  static let all = PieceCounts()

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
