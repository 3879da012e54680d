import CMeasurements

/// Shows how the cost of some work grows with its input.
extension Harness {
  /// The sizes that are compared, in bytes.
  static let sizes = [1_000, 10_000, 60_000]

  /// If the cost of a byte grows by more than this, the work isn't linear.
  private static let acceptedGrowth = 2.0

  /// Prints the head of the table.
  ///
  /// From here on, the allocator keeps freed memory. Returning it to the system and requesting it
  /// again costs more than the work, and only large inputs would pay for that.
  func printGrowthHead() {
    allocations_keep_freed_memory()
    print(
      "\n" + Self.growthRow("ns per byte at", Self.sizes.map { "\($0 / 1_000) KB" } + ["growth"])
    )
  }

  /// Measures some work at each size, and prints the nanoseconds per byte and the growth of that
  /// cost from the smallest size to the largest.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - work: Returns the work on an input of a size.
  mutating func measureGrowth(_ name: String, _ work: (_ size: Int) -> () -> Int) {
    guard filter.isEmpty || name.contains(filter) else { return }
    let costs = Self.sizes.map { size in nanosecondsPerByte(work(size), size) }
    let growth = costs.last.map { $0 / max(costs[0], 0.01) } ?? 1
    // Work that costs next to nothing only shows the noise of the clock.
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
