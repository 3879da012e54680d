import CMeasurements

/// Shows how the cost of a piece of work grows with its input.
extension Harness {
  /// The sizes that are compared, in bytes.
  static let sizes = [1_000, 10_000, 60_000]

  /// Where the cost of a byte grows by more than this, the work is not linear.
  private static let acceptedGrowth = 2.0

  /// Prints the head of the table.
  ///
  /// From here on the allocator keeps what is freed: to give it back to the system and to ask for
  /// it again costs more than the work, and only large inputs would pay.
  func printGrowthHead() {
    allocations_keep_freed_memory()
    print(
      "\n" + Self.growthRow("ns per byte at", Self.sizes.map { "\($0 / 1_000) KB" } + ["growth"])
    )
  }

  /// Measures some work at each size and prints the nanoseconds per byte, and by how much the
  /// cost of a byte grows from the smallest size to the largest.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - work: Returns the work on an input of a size.
  mutating func measureGrowth(_ name: String, _ work: (_ size: Int) -> () -> Int) {
    guard filter.isEmpty || name.contains(filter) else { return }
    let costs = Self.sizes.map { size in nanosecondsPerByte(work(size), size) }
    let growth = costs.last.map { $0 / max(costs[0], 0.01) } ?? 1
    // What costs next to nothing only shows the clock's noise.
    let isLinear = growth < Self.acceptedGrowth || (costs.max() ?? 0) < 0.5
    print(
      Self.growthRow(name, costs.map(Self.rounded) + [Self.rounded(growth) + "×"])
        + (isLinear ? "" : "  grows")
    )
  }

  private mutating func nanosecondsPerByte(_ body: () -> Int, _ size: Int) -> Double {
    let first = time(body, 1)
    let count = max(1, Int(2_000_000 / max(first, 1)))
    return (0..<5).reduce(first) { best, _ in min(best, time(body, count)) } / Double(size)
  }

  private static func growthRow(_ name: String, _ cells: [String]) -> String {
    let padding = String(repeating: " ", count: max(0, 62 - name.count))
    return "  " + name + padding
      + cells.map { String(repeating: " ", count: max(0, 9 - $0.count)) + $0 }.joined()
  }
}
