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
  public func run(after state: FormState) async throws(CancellationError) -> Report {
    var state = state
    state.add(try await findings(AsyncPlan(report: state.report, state: state)))
    return state.report
  }

  /// Makes the checks after those of a rule, and returns the report with what they found, last.
  ///
  /// - Parameter report: What the rule found in the value.
  /// - Returns: The report with what was found.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  public func run(after report: Report) async throws(CancellationError) -> Report {
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
