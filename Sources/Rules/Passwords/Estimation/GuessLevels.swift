/// The cheapest ways through a password to each of its ends.
struct GuessLevels {
  /// The levels of all ends, one end after the other.
  private var levels: ScratchList<GuessWays.Level>

  /// For each end, the number of its first level; behind them the number of all levels.
  private let starts: ScratchTable<Int32>

  private let rows = GuessRows.all

  /// The last end that has its ways.
  private var last = 0

  /// Creates the way to the beginning.
  init(length: Int, in memory: EstimationMemory) {
    levels = ScratchList(capacity: 3 * length + 4, in: memory)
    starts = memory.table(length + 2, repeating: 0)
    levels.takeRoom(GuessWays(toBeginningIn: levels.room(for: 1), rows).count)
    starts[1] = 1
  }

  /// The ways to an end.
  @inline(__always)
  func ways(to end: Int) -> GuessWays {
    GuessWays(of: levels[Int(starts[end])..<Int(starts[end + 1])], rows, fewest: min(end, 1))
  }

  /// Begins the ways to the next end.
  @inline(__always)
  mutating func beginWays() -> GuessWays { GuessWays(in: levels.room(for: last + 1), rows) }

  /// Leaves the next end without ways.
  @inline(__always)
  mutating func skipWays() {
    last += 1
    starts[last + 1] = Int32(levels.count)
  }

  /// Ends the ways to the next end, which were begun by ``beginWays()``.
  @inline(__always)
  mutating func endWays(_ ways: GuessWays) {
    levels.takeRoom(ways.count)
    skipWays()
  }
}
