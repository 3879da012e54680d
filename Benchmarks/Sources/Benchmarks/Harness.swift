import CMeasurements
import Foundation

/// Times closures against each other, and prints a table.
///
/// Machines drift, so each row runs the two sides in many short turns and prints the median of the
/// ratios. Single numbers are the best of the turns. If a row is about many different values, each
/// turn has all of them.
struct Harness {
  /// One side of a comparison.
  struct Side {
    /// The name in the table.
    var name: String

    /// Does the work once for each value, and returns something that depends on it.
    var body: () -> Int

    /// Counts the matches of a regular expression in a text.
    static func matches(
      of expression: NSRegularExpression,
      in text: String,
      name: String = "NSRegularExpression"
    ) -> Side {
      Side(name: name) {
        expression.numberOfMatches(
          in: text,
          range: NSRange(location: 0, length: text.utf16.count)
        )
      }
    }
  }

  private static let turns = 45
  private static let turnsOfManyValues = 15
  private static let nanosecondsPerTurn = 4_000_000.0

  private var sink = 0
  let filter: String

  /// Whether rows only count instructions, for `Scripts/instructions`.
  let countsInstructions: Bool

  /// Creates a harness that measures the rows whose names contain a text.
  init(filter: String, countsInstructions: Bool = false) {
    self.filter = filter
    self.countsInstructions = countsInstructions
  }

  /// Prints the head of the table.
  func printHead() {
    print(
      Self.row("", "ns", "allocations", "reference", "ns", "allocations", "ratio")
    )
  }

  /// Measures a row and prints it: the nanoseconds and allocations for one value.
  mutating func compare(
    _ name: String,
    of values: Int = 1,
    _ ours: @escaping () -> Int,
    with reference: Side?
  ) {
    guard filter.isEmpty || name.contains(filter) else { return }
    if countsInstructions { return countInstructions(name, of: values, ours) }
    let count = iterations(for: ours)
    let referenceCount = reference.map { iterations(for: $0.body) } ?? 0
    var best = Double.infinity
    var bestReference = Double.infinity
    var ratios: [Double] = []
    for _ in 0..<(values > 1 ? Self.turnsOfManyValues : Self.turns) {
      let own = time(ours, count) / Double(values)
      best = min(best, own)
      guard let reference else { continue }
      let other = time(reference.body, referenceCount) / Double(values)
      bestReference = min(bestReference, other)
      ratios.append(other / own)
    }
    let ratio = ratios.isEmpty ? "" : Self.rounded(ratios.sorted()[ratios.count / 2]) + "×"
    print(
      Self.row(
        name,
        Self.rounded(best),
        allocations(ours, values),
        reference?.name ?? "",
        reference == nil ? "" : Self.rounded(bestReference),
        reference.map { allocations($0.body, values) } ?? "",
        ratio
      )
    )
  }

  /// Runs some work a fixed number of times, so `Scripts/instructions` can compare callgrind's
  /// counts between versions.
  private mutating func countInstructions(_ name: String, of values: Int, _ ours: () -> Int) {
    let calls = max(1, 200 / values)
    for _ in 0..<max(2, calls / 4) { sink &+= ours() }
    instructions_begin()
    for _ in 0..<calls { sink &+= ours() }
    instructions_end("\(name)|\(calls * values)")
  }

  /// Prints a row for a measurement that was made in another way.
  func note(_ name: String, _ text: String) {
    guard filter.isEmpty || name.contains(filter) else { return }
    print(Self.row(name, "", "", text))
  }

  /// Returns the number of calls that fill a turn.
  ///
  /// The first call may prepare data for all others, so it doesn't count. Neither do interruptions
  /// of the process, because a turn of a single call would only time the clock.
  private mutating func iterations(for body: () -> Int) -> Int {
    sink &+= body()
    var count = 1
    while true {
      let elapsed =
        (0..<3).reduce(.infinity) { least, _ in min(least, time(body, count)) } * Double(count)
      if elapsed > Self.nanosecondsPerTurn / 4 {
        return max(1, Int(Self.nanosecondsPerTurn / (elapsed / Double(count))))
      }
      count *= 4
    }
  }

  /// Returns the nanoseconds of one call, averaged over many.
  mutating func time(_ body: () -> Int, _ count: Int) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count { sink &+= body() }
    let elapsed = clock.now - start
    let (seconds, attoseconds) = elapsed.components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
  }

  /// Returns the allocations for one value, averaged over at least a thousand values.
  private func allocations(_ body: () -> Int, _ values: Int) -> String {
    let calls = max(1, 1_000 / values)
    var kept = 0
    let before = allocations_of_thread()
    for _ in 0..<calls { kept &+= body() }
    let count = allocations_of_thread() - before
    return kept == .min ? "" : Self.rounded(Double(count) / Double(calls * values))
  }

  static func rounded(_ number: Double) -> String {
    number >= 100 ? "\(Int(number.rounded()))" : "\((number * 10).rounded() / 10)"
  }

  static func row(_ cells: String...) -> String {
    let widths = [34, 9, 12, 34, 9, 12, 8]
    return zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return index == 0 || index == 3 ? "  " + cell.0 + padding : padding + cell.0
    }.joined()
  }
}
