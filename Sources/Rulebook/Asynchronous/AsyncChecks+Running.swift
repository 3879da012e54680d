package import Rules
import Synchronization

extension AsyncChecks {
  /// Makes the checks after those of a form, of which the state has the record, and returns the
  /// report with what they found.
  ///
  ///     let state = FormState(of: form, record: record, surroundings: surroundings)
  ///     let whole = try await checks.run(after: state)
  ///
  /// Checks see only normalised values, and of secret fields none.
  ///
  /// A check that takes too long reports `limit.time`, and one that throws `check.unavailable`;
  /// both leave the outcome inconclusive if nothing is wrong. A check that does not heed that it
  /// was cancelled goes on, but nobody waits for it.
  ///
  /// - Parameter state: A record that is checked against its form.
  /// - Returns: The report with what was found, as much as the form's way to stop lets through.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  package func run(after state: FormState) async throws(CancellationError) -> Report {
    var state = state
    state.add(try await findings(AsyncPlan(report: state.report, state: state)))
    return state.report
  }

  /// Makes the checks after those of a rule, and returns the report with what they found, last.
  ///
  /// - Parameter report: What the rule found in the value.
  /// - Returns: The report with what was found.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  package func run(after report: Report) async throws(CancellationError) -> Report {
    report.adding(try await findings(AsyncPlan(report: report, state: nil)))
  }

  private func findings(_ plan: AsyncPlan) async throws(CancellationError) -> [Violation] {
    let calls = checks.flatMap { check in
      plan.inputs(for: check).map { AsyncCall(check: check, input: $0) }
    }
    return zip(calls, try await answers(to: calls)).flatMap { $0.violations(for: $1) }
  }

  /// Makes calls, a limited number at the same time, and returns the answers in the same order.
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

/// A check with what it looks at.
struct AsyncCall: Sendable {
  let check: AsyncCheck
  let input: AsyncCheck.Input

  /// Returns what an answer means, with the path.
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

/// Finds what asynchronous checks look at after the checks of a form or rule.
struct AsyncPlan {
  /// What the other checks found.
  let report: Report

  /// The record, checked against its form; nil for a value of a rule.
  let state: FormState?

  /// The normalised values of the fields that are valid, by path.
  private let values: [String: Value]

  init(report: Report, state: FormState?) {
    self.report = report
    self.state = state
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

  /// Returns what a check looks at: nothing if it is not to be made, and one value for each
  /// element of a list.
  func inputs(for check: AsyncCheck) -> [AsyncCheck.Input] {
    if !report.isValid, check.start == .afterRecord || check.field.isEmpty { return [] }
    if check.field.isEmpty {
      return [AsyncCheck.Input(path: check.field, value: report.normalized, record: values)]
    }
    guard let state, let field = state.form.fields.first(where: { $0.path == check.field }) else {
      return []
    }
    // What would be found after the only violation that is shown is shown to nobody.
    if state.form.stop == .first, report.first != nil { return [] }
    return state.paths.compactMap { path in
      guard path == field.path || path.pattern == field.path, report.errors(at: path).isEmpty else {
        return nil
      }
      let value = values[path.description]
      guard field.rule.isSecret ? state.isFilledAndValid(at: path) : value != nil else {
        return nil
      }
      return AsyncCheck.Input(path: path, value: value, record: values)
    }
  }
}

extension Report {
  fileprivate func errors(at path: FieldPath) -> [Violation] {
    violations(at: path).filter { $0.severity == .error }
  }
}

extension FormState {
  /// Whether there is a value at a path that can be accepted, also if it is secret.
  fileprivate func isFilledAndValid(at path: FieldPath) -> Bool {
    !isBlank(at: path) && report(at: path)?.isValid == true
  }
}

extension AsyncCheck {
  /// What came of a check.
  enum Answer: Sendable {
    /// It has answered.
    case violations([Violation])

    /// It has thrown an error.
    case failed

    /// It was not ready in time.
    case late

    /// Whoever waited for it no longer does.
    case cancelled
  }

  /// Makes the check and waits for it, no longer than the timeout.
  ///
  /// The check has a task of its own, outside of the caller's, because a task waits for those
  /// inside it, and a check need not heed that it was cancelled. Whatever comes first is the
  /// answer: that of the check, the end of its time, or that the caller was cancelled. The rest
  /// is cancelled and, should it go on, not waited for.
  func answer(to input: Input, _ clock: any Clock<Duration>) async -> Answer {
    let first = FirstAnswer()
    let work = Task {
      do { first.give(.violations(try await body(input))) } catch { first.give(.failed) }
    }
    let timer = Task {
      // Sleep ends early only if nobody waits for it any longer.
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

/// The first of several answers, for one who waits.
private final class FirstAnswer: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<AsyncCheck.Answer, Never>)
    case given(AsyncCheck.Answer)
  }

  private let state = Mutex(State.open)

  /// Gives an answer; all but the first are dropped.
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

  /// Waits for the first answer; only one may.
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
