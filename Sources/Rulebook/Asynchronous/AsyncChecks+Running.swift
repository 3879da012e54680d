extension AsyncChecks {
  /// Makes the checks after those of a form or rule, and returns the report with what they found.
  ///
  ///     let report = form.report(on: record, surroundings: surroundings)
  ///     let whole = try await checks.run(on: record, after: report, of: form)
  ///
  /// Checks see only normalised values, and of secret fields none.
  ///
  /// A check that takes too long reports `limit.time`, and one that throws `check.unavailable`;
  /// both leave the outcome inconclusive if nothing is wrong. A check that does not heed that it
  /// was cancelled goes on, but nobody waits for it.
  ///
  /// - Parameters:
  ///   - record: The record as given, or the value of a rule.
  ///   - report: What the other checks found.
  ///   - form: The form of the record; nil for a value of a rule.
  ///   - surroundings: The clock and the limits of the other checks.
  /// - Returns: The report with what was found, as much as the form's way to stop lets through.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  public func run(
    on record: Value,
    after report: Report,
    of form: FormDefinition? = nil,
    surroundings: Surroundings = .system
  ) async throws(CancellationError) -> Report {
    let state = form.map { FormState(of: $0, record: record, surroundings: surroundings) }
    return try await run(AsyncPlan(report: report, state: state))
  }

  /// Makes the checks after those of a form, of which the state has the record, and returns the
  /// report with what they found.
  ///
  ///     let state = FormState(of: form, record: record, surroundings: surroundings)
  ///     let whole = try await checks.run(after: state)
  ///
  /// - Parameter state: A record that is checked against its form.
  /// - Returns: The report with what was found, as much as the form's way to stop lets through.
  /// - Throws: A `CancellationError`, without waiting for checks, if the task is cancelled.
  public func run(after state: FormState) async throws(CancellationError) -> Report {
    try await run(AsyncPlan(report: state.report, state: state))
  }

  private func run(_ plan: AsyncPlan) async throws(CancellationError) -> Report {
    let form = plan.state?.form
    let calls = checks.flatMap { check in
      plan.inputs(for: check).map { AsyncCall(check: check, input: $0) }
    }
    let answers = try await answers(to: calls)
    var findings: [Violation] = []
    for (call, answer) in zip(calls, answers) {
      findings += call.violations(for: answer, of: form)
    }
    return plan.report.adding(findings, stop: form?.stop ?? .all, fieldOrder: plan.fieldOrder)
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

  /// Returns what an answer means, with form, path, and what the form's pack says of codes.
  func violations(for answer: AsyncCheck.Answer, of form: FormDefinition?) -> [Violation] {
    let found: [Violation] =
      switch answer {
      case .violations(let violations): violations
      case .failed: [Violation(.checkUnavailable)]
      case .late, .cancelled: [Violation(.limitTime)]
      }
    return found.map { violation in
      var violation = violation
      if violation.path.isEmpty { violation.path = input.path }
      violation.form = violation.form ?? form?.name
      if let settings = form?.packCodes[violation.code], !violation.isUndecided {
        violation.number = settings.number ?? violation.number
        violation.severity = settings.severity ?? violation.severity
      }
      return violation
    }
  }
}
