import FrozenTables

/// The cheapest ways through a password to each end, one for each number of pieces.
///
/// A way divides the first units of a password into pieces; its end is the number of these units. A
/// piece is a candidate, or an exhaustive piece, a stretch where every text is tried. A way with
/// more pieces is kept only if it was cheaper when it was offered, as in the published model.
///
/// Advice to maintainers: for each end in turn, `GuessSearch` calls ``begin()``, offers ways, and
/// calls ``end(_:)``. One list holds all ways, ordered by their ends, and for each end by their
/// number of pieces. So no end needs its own table to find a way.
struct GuessWays {
  /// The cheapest way to an end with some number of pieces.
  struct Way: BitwiseCopyable {
    /// The product of the guesses for all pieces; infinite if no way has this number of pieces.
    var product: Double

    /// Where the last piece begins.
    var start: Int32

    /// The number of the last piece's candidate, or −1 for an exhaustive piece.
    var candidate: Int32

    /// Fills a gap between numbers of pieces that have ways.
    fileprivate static let none = Way(product: .infinity, start: 0, candidate: -1)
  }

  /// The position of the ways to an end in the list.
  private struct Row: BitwiseCopyable {
    var first: Int32
    var end: Int32
  }

  private var ways: ScratchList<Way>

  /// The row of each end that was closed.
  private let rows: ScratchTable<Row>

  /// For each number of pieces, the minimum guesses for a way with at most that many pieces to the
  /// current end.
  private let leasts: ScratchTable<Double>

  /// The effect of the number of pieces on the guesses.
  private let counts = PieceCounts.all

  /// The index of the first way to the current end.
  private var first = 0

  /// Creates the list with the only way without pieces, which ends at 0.
  init(length: Int, in memory: EstimationMemory) {
    ways = ScratchList(capacity: 2 * length + 4, in: memory)
    rows = memory.unwrittenTable(length + 1)
    leasts = memory.unwrittenTable(length + 1)
    leasts[0] = .infinity
    ways.append(Way(product: 1, start: 0, candidate: 0))
    end(0)
  }

  /// Begins the next end, which stays current until ``end(_:)`` closes it.
  @inline(__always)
  mutating func begin() { first = ways.count }

  /// Closes the current end.
  @inline(__always)
  func end(_ end: Int) {
    rows[end] = Row(
      first: Int32(truncatingIfNeeded: first),
      end: Int32(truncatingIfNeeded: ways.count)
    )
  }

  /// Returns the number of pieces of the first way to an end.
  @inline(__always)
  private static func fewest(to end: Int) -> Int { min(end, 1) }

  /// Returns the way to an end with a number of pieces, which must exist.
  func way(to end: Int, pieces: Int) -> Way {
    ways[Int(rows[end].first) + pieces - Self.fewest(to: end)]
  }

  /// Calls a closure with each way to an end and the number of its pieces.
  @inline(__always)
  func forEachWay(to end: Int, _ body: (Way, Int) -> Void) {
    let row = rows[end]
    var number = Int(row.first)
    var pieces = Self.fewest(to: end)
    while number < row.end {
      body(ways[number], pieces)
      number &+= 1
      pieces &+= 1
    }
  }

  /// Returns the guesses for the cheapest way to an end and the number of its pieces.
  ///
  /// If ways are equally cheap, the one with the fewest pieces counts.
  func cheapest(to end: Int) -> (guesses: Double, pieces: Int) {
    var cheapest = (guesses: Double.infinity, pieces: 0)
    forEachWay(to: end) { way, pieces in
      let guesses = counts.guesses(pieces, way.product)
      if guesses < cheapest.guesses { cheapest = (guesses, pieces) }
    }
    return cheapest
  }

  /// Offers a candidate after every way to its start.
  @inline(__always)
  mutating func offer(_ guesses: Double, from start: Int, _ candidate: Int32) {
    let row = rows[start]
    var pieces = Self.fewest(to: start)
    var number = Int(row.first)
    while number < row.end {
      pieces &+= 1
      offer(pieces, guesses * ways[number].product, from: start, candidate)
      number &+= 1
    }
  }

  /// Offers an exhaustive piece after every way to its start that doesn't end with an exhaustive
  /// piece.
  @inline(__always)
  mutating func offerExhaustive(_ guesses: Double, from start: Int) {
    let row = rows[start]
    var pieces = Self.fewest(to: start)
    var number = Int(row.first)
    while number < row.end {
      pieces &+= 1
      let way = ways[number]
      if way.candidate >= 0 { offer(pieces, guesses * way.product, from: start, -1) }
      number &+= 1
    }
  }

  /// Offers an exhaustive piece after the way of a record.
  ///
  /// - Parameters:
  ///   - guesses: The guesses for trying everything from the beginning to this end.
  ///   - record: The record.
  @inline(__always)
  mutating func offer(_ guesses: Double, after record: GuessRecords.Record) {
    offer(Int(record.pieces), guesses * record.ratio, from: Int(record.start), -1)
  }

  /// Keeps a way if it is cheaper than every way with at most as many pieces.
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

/// The effect of the number of pieces on the guesses for a way, in a table by that number.
struct PieceCounts: BitwiseCopyable, Sendable {
  private struct Row: BitwiseCopyable, Sendable {
    /// The number of ways to order this many pieces: its factorial.
    var orders: Double

    /// The guesses for ways of fewer pieces, which an attacker tries first.
    var shorter: Double
  }

  private let rows: FrozenTable<Row>

  /// The only instance.
  static let all = PieceCounts()

  private init() {
    var rows = [Row(orders: 1, shorter: 1)]
    for pieces in 1...PasswordEstimator.mostUnits {
      let before = rows[pieces - 1]
      let shorter = pieces == 1 ? 1 : before.shorter * 10_000
      rows.append(Row(orders: before.orders * Double(pieces), shorter: shorter))
    }
    self.rows = FrozenTable(immortal: rows)
  }

  /// Returns the guesses for a way.
  ///
  /// - Parameters:
  ///   - pieces: The number of its pieces.
  ///   - product: The product of their guesses.
  /// - Returns: The guesses.
  @inline(__always)
  func guesses(_ pieces: Int, _ product: Double) -> Double {
    precondition(UInt(bitPattern: pieces) <= PasswordEstimator.mostUnits)
    return rows[pieces].orders * product + rows[pieces].shorter
  }
}
