import Synchronization
import Violations

/// What checking one record has cost so far, and what was found out about its fields on the way.
///
/// A condition on a field outside of a list is the same for each element of the list, so it is
/// judged once. What must be done for each element is counted, in units of ``RunningCost``. Beyond
/// the limit, the record is inconclusive, with the code `limit.work`.
final class RecordWork: Sendable {
  private struct State {
    var room: ReportRoom
    var judgements: [JudgementKey: Judgement] = [:]
    var prepared: [PreparationKey: any Sendable] = [:]
  }

  // Each value of a record changes it, and an atomic number is faster than the lock.
  private let units = Atomic(RunningCost.most)

  /// What looking for examples in messages can still cost.
  ///
  /// It is counted separately, because the outcome must not depend on it.
  private let unitsForExamples = Atomic(RecordWork.mostForExamples)

  /// The most that looking for examples can cost in one record.
  static let mostForExamples = 100_000_000

  private let state: Mutex<State>

  /// Starts with what a record can cost.
  init(on record: Value) { state = Mutex(State(room: ReportRoom(for: record))) }

  /// What the record can still cost.
  var left: Int { units.load(ordering: .relaxed) }

  /// Counts the cost of something that is about to be done.
  ///
  /// - Returns: Whether it is within the limit. If not, it must not be done.
  func spend(_ cost: Int) -> Bool { units.spend(cost) }

  /// Counts the cost of an example that is about to be checked.
  ///
  /// - Returns: Whether it is within the limit. If not, it must not be checked.
  func spendOnExample(_ cost: Int) -> Bool { unitsForExamples.spend(cost) }

  /// Counts from the beginning again, for another question about the same record.
  ///
  /// A program can ask about the record as often as it likes, for example while somebody types.
  func startOver() {
    units.store(RunningCost.most, ordering: .relaxed)
    unitsForExamples.store(Self.mostForExamples, ordering: .relaxed)
  }

  /// Prevents everything that costs anything from now on.
  func exhaust() { units.store(0, ordering: .relaxed) }

  /// Counts the report on a value, which is kept until the report on the record is made.
  ///
  /// - Returns: Whether it can be kept.
  func hold(_ size: Int) -> Bool { state.withLock { $0.room.hold(size) } }

  /// Whether the report on a value couldn't be kept.
  var hasLeftOut: Bool { state.withLock { $0.room.isFull } }

  /// Returns what checks say about a field, and finds it out if that is the first time.
  func judgement(
    _ key: JudgementKey,
    _ parameters: [String: Value],
    _ make: () -> Judgement
  ) -> Judgement {
    // Elements of a list share the parameters of a rule, and then comparing them takes no time.
    if let known = state.withLock({ $0.judgements[key] }), known.parameters == parameters {
      return known
    }
    let new = make()
    state.withLock { $0.judgements[key] = new }
    return new
  }

  /// Returns what was prepared from a field, and prepares it if that is the first time.
  func prepared<Prepared: Sendable>(
    for path: FieldPath,
    _ make: () -> Prepared?
  ) -> Prepared? {
    let key = PreparationKey(place: path, type: ObjectIdentifier(Prepared.self))
    if let known = state.withLock({ $0.prepared[key] }) as? Prepared { return known }
    guard let new = make() else { return nil }
    state.withLock { $0.prepared[key] = new }
    return new
  }
}

extension Atomic<Int> {
  /// Subtracts a number if the rest isn't negative.
  ///
  /// - Returns: Whether it was subtracted.
  fileprivate func spend(_ cost: Int) -> Bool {
    var left = load(ordering: .relaxed)
    while cost <= left {
      let answer = weakCompareExchange(expected: left, desired: left - cost, ordering: .relaxed)
      if answer.exchanged { return true }
      left = answer.original
    }
    return false
  }
}

/// Something that is prepared from a field, by its place in the record and its type.
struct PreparationKey: Hashable {
  let place: FieldPath
  let type: ObjectIdentifier
}

/// A question about a field: its checks, and the place in the record.
struct JudgementKey: Hashable {
  let checks: JudgedChecks
  let place: FieldPath
  let wantsDetails: Bool
}

/// The answer to a question about a field.
struct Judgement {
  let outcome: Outcome

  /// The parameters of the rule that asked, which checks of programs can read.
  let parameters: [String: Value]

  /// The violations that say why the question couldn't be decided.
  let undecided: [Violation]

  init(_ findings: consuming Findings, _ parameters: [String: Value]) {
    self.parameters = parameters
    outcome = findings.outcome
    undecided = findings.outcome == .inconclusive ? findings.violations.filter(\.isUndecided) : []
  }
}

/// Checks of a condition, which are the same object in each place where the condition is asked.
final class JudgedChecks: Sendable, Hashable {
  let list: CheckList

  init(_ list: CheckList) { self.list = list }

  static func == (left: JudgedChecks, right: JudgedChecks) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
