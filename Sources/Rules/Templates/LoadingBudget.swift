import Synchronization
import Violations

/// How much may be made of the checks of packs while they are loaded, over all of them together.
///
/// Each pattern and each set of characters is bounded by itself. Thousands that are just below the bound,
/// or rules by the thousand that inherit thousands of checks, would still take minutes and gigabytes.
/// What is made is counted, a unit for about a microsecond, and so alike on every machine.
///
///     let budget = LoadingBudget(units: 100)
///     budget.spend(60)  // .withinLimit
///     budget.spend(60)  // .firstBeyond
///     budget.spend(60)  // .beyond
package final class LoadingBudget: Sendable {
  /// Whether something may be made.
  package enum Answer: Sendable {
    /// It may.
    case withinLimit

    /// It is the first that may not.
    case firstBeyond

    /// Something before may not already.
    case beyond
  }

  /// What the packs of one rulebook may cost.
  package static let defaultUnits = 1_200_000

  private let rest: Atomic<Int>

  /// Creates a budget.
  package init(units: Int = defaultUnits) { rest = Atomic(units) }

  /// Whether nothing more may be made.
  package var isExhausted: Bool { rest.load(ordering: .relaxed) < 0 }

  /// Counts something that is made.
  package func spend(_ units: Int) -> Answer {
    let before = rest.wrappingSubtract(units, ordering: .relaxed).oldValue
    if before < 0 { return .beyond }
    return before < units ? .firstBeyond : .withinLimit
  }
}

/// A check that takes long to make, beyond the size of its settings.
package protocol CostlyCheck: Check {
  /// About how many microseconds it takes.
  var loadingCost: Int { get }
}

extension SettingValue {
  /// What a setting costs by its size alone.
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
