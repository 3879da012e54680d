import RuleEngine
import Synchronization
public import Violations

extension FormSession {
  /// Submits the form: returns the record if it is valid, or else shows the messages and moves the
  /// focus to the first invalid field.
  ///
  /// Every field counts as touched afterward.
  ///
  /// - Returns: The record with normalized values, or the first invalid field.
  /// - Complexity: O(*n*) in the number of fields.
  public func submit() -> FormSession.Submission {
    let submission = submitRecord()
    if submission.isAccepted { live?.noteAcceptance() }
    return submission
  }

  /// Submits the form without the application's checks, which can still refuse the record.
  private func submitRecord() -> FormSession.Submission {
    let wasPending = endPendingSubmission()
    quietly { for field in fields { field.noteSubmission() } }
    guard isValid else {
      if wasPending { quietly { live?.reopen() } }
      return refusal
    }
    live?.noteSubmission()
    return .accepted(record: state.normalizedRecord, report: report)
  }

  /// Cancels the checks that an earlier submission is waiting for, so that it has no more effect.
  ///
  /// - Returns: Whether a submission was waiting.
  private func endPendingSubmission() -> Bool {
    guard let pending else { return false }
    pending.cancel()
    self.pending = nil
    isSubmitting = false
    return true
  }

  /// Returns a refusal for the current violations, and moves the focus to the first invalid field.
  var refusal: FormSession.Submission {
    let first = fields.first { !$0.isValid }
    quietly { first?.focus() }
    announceRefusal(first)
    return .refused(first: first, report: report)
  }
}

extension FormSession {
  /// The result of submitting a form.
  ///
  ///     switch session.submit() {
  ///     case .accepted(let record, _): save(record)
  ///     case .refused(let first, _): first?.focus()
  ///     case .outdated: break
  ///     }
  public enum Submission: Sendable {
    /// The record is valid.
    ///
    /// It contains the normalized form of each value that has one. Other values are unchanged,
    /// including secret ones, so keep it out of logs.
    case accepted(record: Value, report: Report)

    /// The record isn't valid. The first invalid field in the order of the form now has the focus;
    /// it is nil if none of the form's fields is invalid.
    case refused(first: SessionField?, report: Report)

    /// A value changed, or the form was submitted again, while the application's checks were
    /// running. Their results are no longer useful.
    case outdated

    /// Whether the record was accepted.
    public var isAccepted: Bool {
      if case .accepted = self { true } else { false }
    }
  }
}

extension FormSession.Submission: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The kind of result, without any values.
  public var description: String {
    switch self {
    case .accepted: "accepted"
    case .refused(let first, _): first.refusalInWords
    case .outdated: "outdated"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror without any values.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FormSession {
  /// Submits the form, and then runs the application's own checks.
  ///
  ///     let submission = try await session.submit(then: checks)
  ///
  /// The checks run only if the record is valid. If a value changes or the form is submitted again,
  /// they are cancelled and their results are dropped. Otherwise their violations are shown
  /// immediately. Each one stays until the value that it is about changes, or until the checks run
  /// again.
  ///
  /// - Parameter checks: The application's checks.
  /// - Returns: The result of the submission.
  /// - Throws: A ``UsageError`` if a check names a field that the form doesn't have, or names or
  ///   returns a code that doesn't exist. A check that returned such a code is unavailable, so the
  ///   form isn't accepted.
  public func submit(then checks: AsyncChecks) async throws(UsageError) -> FormSession.Submission {
    try form.audit(checks)
    let mistake = FirstMistake()
    let codes = form.codes
    let submission = await submit(checking: { state in
      do {
        let found = try await checks.findings(after: state)
        try codes.requireTexts(of: found)
        let own = Set(state.report.violations)
        var whole = state
        whole.add(found)
        return whole.report.violations.filter { !own.contains($0) }
      } catch let error as UsageError {
        mistake.note(error)
        return [Violation(.checkUnavailable)]
      } catch {
        return []
      }
    })
    if let error = mistake.error { throw error }
    return submission
  }

  /// Submits the form, and then lets the application check the record.
  ///
  ///     let submission = await session.submit { record in
  ///       await users.isTaken(record) ? [Violation("user_name.taken", path: "name")] : []
  ///     }
  ///
  /// - Parameter check: Returns violations for the record of
  ///   ``FormSession/Submission/accepted(record:report:)``. It is cancelled like the checks of
  ///   ``submit(then:)-(AsyncChecks)``.
  /// - Returns: The result of the submission.
  public func submit(
    then check: @escaping @Sendable (_ record: Value) async -> [Violation]
  ) async -> FormSession.Submission {
    await submit { state in await check(state.normalizedRecord) }
  }

  private func submit(
    checking check: @escaping @Sendable (FormState) async -> [Violation]
  ) async -> FormSession.Submission {
    forgetFindings()
    let own = submitRecord()
    guard own.isAccepted else { return own }
    let submitted = edition
    let task = Task { [state] in await check(state) }
    pending = task
    isSubmitting = true
    announceChecking()
    let found = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    let isLast = pending == task
    if isLast {
      pending = nil
      isSubmitting = false
    }
    if task.isCancelled || submitted != edition {
      // After a later submission, its result decides about the live checks.
      if isLast { live?.reopen() }
      return .outdated
    }
    quietly { add(found, from: .submission) }
    guard isValid else { return refusal }
    live?.noteAcceptance()
    return .accepted(record: state.normalizedRecord, report: report)
  }

  /// Removes the violations from an earlier submission's checks, because these run again.
  private func forgetFindings() {
    if state.removeAdded(from: .submission) { quietly { take(fields.map(\.path)) } }
  }
}

/// The mistake of a program that its checks showed.
private final class FirstMistake: Sendable {
  private let known = Mutex<UsageError?>(nil)

  var error: UsageError? { known.withLock { $0 } }

  func note(_ error: UsageError) {
    known.withLock { known in if known == nil { known = error } }
  }
}
