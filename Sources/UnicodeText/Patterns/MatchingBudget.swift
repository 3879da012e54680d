import CICU
import Synchronization

/// The work that ICU may still do for one value or one record, over all of its patterns.
///
/// Work is counted in steps of ICU, and so the same on every machine: a value that is undecided on one is
/// undecided on all. A match that ends before its first step counts for nothing, although 9,999 saved
/// places may have been tried. So after some hundred such matches each one is timed, as a last resort.
package final class MatchingBudget: Sendable {
  /// The work that is left, in nanoseconds or so.
  private let left: Atomic<Int>

  /// The work that matches without a step may have done until they are timed.
  private let untimed: Atomic<Int>

  /// The work that one value or record may take: some 50 ms.
  package static let work = 50_000_000

  /// Creates a budget.
  package init() {
    left = Atomic(Self.work)
    untimed = Atomic(Self.work)
  }

  /// What a match may take.
  struct Allowance {
    /// The number of steps; with none, the match must not begin.
    var steps: Int

    /// The time of the thread's processor when the match began, if it is timed.
    fileprivate var start: UInt64?
  }

  /// Returns what a match may take whose steps are of some cost each.
  func allowance(_ cost: Int) -> Allowance {
    let isTimed = untimed.load(ordering: .relaxed) < cost
    return Allowance(
      steps: left.load(ordering: .relaxed) / cost,
      start: isTimed ? cicu_thread_nanoseconds() : nil
    )
  }

  /// Notes what a match took.
  func spend(_ steps: Int, _ cost: Int, of allowance: Allowance) {
    var work = steps * cost
    if let start = allowance.start {
      work = max(work, Int(truncatingIfNeeded: cicu_thread_nanoseconds() &- start))
    } else {
      untimed.subtract(cost, ordering: .relaxed)
    }
    if work > 0 { left.subtract(work, ordering: .relaxed) }
  }
}
