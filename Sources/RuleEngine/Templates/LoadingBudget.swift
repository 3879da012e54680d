import Synchronization
import Violations

/// A limit on the total cost of making the checks of all packs while they are loaded.
///
/// Each pattern and each set of characters has its own limit. But thousands of them just below the
/// limit, or thousands of rules that inherit thousands of checks, would still take minutes and
/// gigabytes. So everything that is made is counted. One unit is about a microsecond, and the count
/// is the same on every machine.
///
///     let budget = LoadingBudget(units: 100)
///     budget.spend(60)  // .withinLimit
///     budget.spend(60)  // .firstBeyond
///     budget.spend(60)  // .beyond
package final class LoadingBudget: Sendable {
  /// Whether something can still be made.
  package enum Answer: Sendable {
    /// The cost is within the limit.
    case withinLimit

    /// The cost is the first to exceed the limit.
    case firstBeyond

    /// The limit was already exceeded.
    case beyond
  }

  /// The limit for the packs of one rulebook.
  package static let defaultUnits = 1_200_000

  private let rest: Atomic<Int>

  package init(units: Int = defaultUnits) { rest = Atomic(units) }

  /// Whether the limit is exceeded.
  package var isExhausted: Bool { rest.load(ordering: .relaxed) < 0 }

  /// Counts the cost of something that is made.
  package func spend(_ units: Int) -> Answer {
    let before = rest.wrappingSubtract(units, ordering: .relaxed).oldValue
    if before < 0 { return .beyond }
    return before < units ? .firstBeyond : .withinLimit
  }
}

/// A check that takes longer to make than the size of its settings suggests.
package protocol CostlyCheck: Check {
  /// The approximate cost in microseconds.
  var loadingCost: Int { get }
}

extension SettingValue {
  /// The cost of a setting based on its size alone.
  var loadingCost: Int {
    switch self {
    case .text(let text): text.utf8.count / 64
    case .value(let value): (value.text?.utf8.count ?? 0) / 64
    case .list(let elements): elements.count / 8
    case .record(let entries): entries.count / 8
    default: 0
    }
  }
}
