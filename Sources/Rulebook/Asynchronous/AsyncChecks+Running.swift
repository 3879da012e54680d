import ErrorCatalog
package import RuleEngine
import Synchronization

extension AsyncChecks {
  /// Runs the checks after a form's own checks, and returns the report with their violations.
  ///
  ///     let state = FormState(of: form, record: record, surroundings: surroundings)
  ///     let whole = try await checks.run(after: state)
  ///
  /// Checks see only normalized values, and no secret values.
  ///
  /// A check that takes too long reports `limit.time`, and one that throws an error other than a
  /// `CatalogedError` reports `check.unavailable`. Both leave the outcome inconclusive if nothing
  /// else is wrong. A check that ignores its cancellation continues to run, but no one waits for
  /// it.
  ///
  /// - Parameter state: A record that was checked against its form.
  /// - Returns: The report with all violations, or as many as the form's `stop` setting allows.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  package func run(after state: FormState) async throws(CancellationError) -> Report {
    var state = state
    state.add(try await findings(after: state))
    return state.report
  }

  /// Runs the checks after a form's own checks, and returns only their violations, as
  /// ``run(after:)-(FormState)`` adds them.
  func findings(after state: FormState) async throws(CancellationError) -> [Violation] {
    try await findings(AsyncPlan(report: state.report, state: state))
  }

  /// Runs the checks after a rule's own checks, and returns the report with their violations at the
  /// end.
  ///
  /// - Parameter report: The rule's report on the value.
  /// - Returns: The report with all violations.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  package func run(after report: Report) async throws(CancellationError) -> Report {
    report.adding(try await findings(after: report))
  }

  /// Runs the checks after a rule's own checks, and returns only their violations.
  func findings(after report: Report) async throws(CancellationError) -> [Violation] {
    try await findings(AsyncPlan(report: report, state: nil))
  }

  private func findings(_ plan: AsyncPlan) async throws(CancellationError) -> [Violation] {
    let calls = checks.flatMap { check in
      plan.inputs(for: check).map { AsyncCall(check: check, input: $0) }
    }
    return zip(calls, try await answers(to: calls)).flatMap { $0.violations(for: $1) }
  }

  /// Runs calls, a limited number at the same time, and returns the answers in the same order.
  private func answers(
    to calls: [AsyncCall]
  ) async throws(CancellationError) -> [AsyncCheck.Answer] {
    if Task.isCancelled { throw CancellationError() }
    var answers = [AsyncCheck.Answer](repeating: .cancelled, count: calls.count)
    await withTaskGroup(of: (Int, AsyncCheck.Answer).self) { group in
      var next = 0
      func start() {
        let index = next
        next += 1
        group.addTask { [clock] in
          (index, await calls[index].check.answer(to: calls[index].input, clock))
        }
      }
      while next < min(width, calls.count) { start() }
      while let (index, answer) = await group.next() {
        answers[index] = answer
        if next < calls.count, !Task.isCancelled { start() }
      }
    }
    if Task.isCancelled { throw CancellationError() }
    return answers
  }
}

/// A check with its input.
struct AsyncCall: Sendable {
  let check: AsyncCheck
  let input: AsyncCheck.Input

  /// Returns the violations for an answer, with their path.
  func violations(for answer: AsyncCheck.Answer) -> [Violation] {
    let found: [Violation] =
      switch answer {
      case .violations(let violations): violations
      case .failed: [Violation(.checkUnavailable)]
      case .late, .cancelled: [Violation(.limitTime)]
      }
    return found.map { violation in
      var violation = violation
      if violation.path.isEmpty { violation.path = input.path }
      return violation
    }
  }
}

/// Finds the inputs of asynchronous checks after the checks of a form or rule.
struct AsyncPlan {
  /// The report of the other checks.
  let report: Report

  /// The record, checked against its form; nil for a value of a rule.
  let state: FormState?

  /// The normalized values of the valid fields, by path.
  private let values: [String: Value]

  /// The paths of values with an error.
  private let wrong: Set<FieldPath>

  init(report: Report, state: FormState?) {
    self.report = report
    self.state = state
    wrong = Set(report.violations.filter { $0.severity == .error }.map(\.path))
    if case .record(let values)? = report.normalized, state != nil {
      self.values = values
    } else {
      var values: [String: Value] = [:]
      for path in state?.paths ?? [] {
        values[path.description] = state?.report(at: path)?.normalized
      }
      self.values = values
    }
  }

  /// Returns the inputs of a check: none if the check must not run, and one for each element of a
  /// list.
  func inputs(for check: AsyncCheck) -> [AsyncCheck.Input] {
    if !report.isValid, check.start == .afterRecord || check.field.isEmpty { return [] }
    if check.field.isEmpty {
      return [AsyncCheck.Input(path: check.field, value: report.normalized, record: values)]
    }
    guard let state, let field = state.form.fields.first(where: { $0.path == check.field }) else {
      return []
    }
    // If only the first violation is shown, any further violations would be invisible.
    if state.form.stop == .first, report.first != nil { return [] }
    return state.paths.compactMap { path in
      path == field.path || path.pattern == field.path ? input(at: path) : nil
    }
  }

  /// Returns the input of a check of the value at a path; nil if the value is blank or has an
  /// error.
  func input(at path: FieldPath) -> AsyncCheck.Input? {
    guard let state, let field = state.field(at: path), !wrong.contains(path) else { return nil }
    let value = values[path.description]
    guard field.rule.isSecret ? state.isFilledAndValid(at: path) : value != nil else { return nil }
    return AsyncCheck.Input(path: path, value: value, record: values)
  }
}

extension FormState {
  /// Whether the field at a path has a valid value, even a secret one.
  fileprivate func isFilledAndValid(at path: FieldPath) -> Bool {
    !isBlank(at: path) && report(at: path)?.isValid == true
  }
}

extension AsyncCheck {
  /// The result of a check.
  enum Answer: Sendable {
    /// The check returned violations.
    case violations([Violation])

    /// The check threw an error.
    case failed

    /// The check did not finish in time.
    case late

    /// The caller was cancelled.
    case cancelled

    /// Creates the answer of a check that threw an error.
    ///
    /// An error that a pack declares is about the value. The library's own errors aren't.
    init(of error: any Error) {
      if error is UsageError || error is LoadingError {
        self = .failed
      } else if let error = error as? any CatalogedError {
        self = .violations([Violation(error)])
      } else {
        self = .failed
      }
    }
  }

  /// Runs the check, and waits for it until the timeout at most.
  ///
  /// The check runs in its own task outside of the caller's task, because a task waits for its
  /// child tasks, and a check might ignore its cancellation. The first event decides the answer:
  /// the check returns, its time is up, or the caller is cancelled. Everything else is cancelled,
  /// and is not awaited if it continues.
  func answer(to input: Input, _ clock: any Clock<Duration>) async -> Answer {
    let first = FirstAnswer()
    let work = Task {
      do { first.give(.violations(try await body(input))) } catch { first.give(Answer(of: error)) }
    }
    let timer = Task {
      // The sleep is cancelled only when no one waits for it any longer.
      do { try await clock.sleep(for: timeout) } catch { return }
      first.give(.late)
    }
    defer {
      work.cancel()
      timer.cancel()
    }
    return await withTaskCancellationHandler {
      await first.wait()
    } onCancel: {
      first.give(.cancelled)
    }
  }
}

/// The first of several answers, for one waiting caller.
private final class FirstAnswer: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<AsyncCheck.Answer, Never>)
    case given(AsyncCheck.Answer)
  }

  private let state = Mutex(State.open)

  /// Delivers an answer; all but the first one are dropped.
  func give(_ answer: AsyncCheck.Answer) {
    let waiting = state.withLock { state -> CheckedContinuation<AsyncCheck.Answer, Never>? in
      switch state {
      case .open:
        state = .given(answer)
        return nil
      case .awaited(let continuation):
        state = .given(answer)
        return continuation
      case .given: return nil
      }
    }
    waiting?.resume(returning: answer)
  }

  /// Waits for the first answer; call it only once.
  func wait() async -> AsyncCheck.Answer {
    await withCheckedContinuation { continuation in
      let given = state.withLock { state -> AsyncCheck.Answer? in
        if case .given(let answer) = state { return answer }
        state = .awaited(continuation)
        return nil
      }
      if let given { continuation.resume(returning: given) }
    }
  }
}
