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
