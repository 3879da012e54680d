import Rules
public import Violations

extension FormSession {
  /// Submits the form: gives the record if it is valid, else shows what is wrong and moves the
  /// focus to the first field that is.
  ///
  /// Every field counts as touched afterwards.
  ///
  /// - Returns: The record with normalised values, or the first field that is not valid.
  /// - Complexity: O(*n*) in the number of fields.
  public func submit() -> Submission {
    pending?.cancel()
    for field in fields { field.noteSubmission() }
    return isValid
      ? .accepted(record: state.normalizedRecord, report: report)
      : refusal
  }

  /// The refusal of what is wrong now, with the focus on the first field that is.
  var refusal: Submission {
    let first = fields.first { !$0.isValid }
    first?.focus()
    return .refused(first: first, report: report)
  }
}

/// What came of submitting a form.
///
///     switch session.submit() {
///     case .accepted(let record, _): save(record)
///     case .refused(let first, _): first?.focus()
///     case .outdated: break
///     }
public enum Submission: Sendable {
  /// The record is valid.
  ///
  /// It has each value in its normalised form where there is one, and as given else. Secret values
  /// are in it, as they were given: it is for the program, not for a log.
  case accepted(record: Value, report: Report)

  /// The record is not valid. The first field in the order of the form that is not has the focus
  /// now; it is nil where no field of the form is at fault.
  case refused(first: SessionField?, report: Report)

  /// A value changed, or the form was submitted again, while checks of the application were made:
  /// what they found is of no use any more.
  case outdated

  /// Whether the record was accepted.
  public var isAccepted: Bool {
    if case .accepted = self { true } else { false }
  }
}

extension Submission: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// What came of it, without any value.
  public var description: String {
    switch self {
    case .accepted: "accepted"
    case .refused(let first, _): first.map { "refused at \($0.path)" } ?? "refused"
    case .outdated: "outdated"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }

  /// A mirror without any value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FormSession {
  /// Submits the form, and then makes the application's own checks.
  ///
  ///     let submission = try await session.submit(then: checks)
  ///
  /// The checks are made only if the record is valid. A change of a value, or another submission,
  /// cancels them, and then what they find is dropped. What they find otherwise is shown at once,
  /// and stays until its value changes or the checks are made again.
  ///
  /// - Parameter checks: The application's checks.
  /// - Returns: What came of it.
  /// - Throws: A ``UsageError`` for a check of a field that the form does not have.
  public func submit(then checks: AsyncChecks) async throws(UsageError) -> Submission {
    try checks.requireFields(of: form.definition)
    return await submit { state in
      do throws(CancellationError) {
        let own = state.report.violations
        return try await checks.run(after: state).violations.filter { !own.contains($0) }
      } catch {
        return []
      }
    }
  }

  /// Submits the form, and then lets the application look at the record.
  ///
  ///     let submission = await session.submit { record in
  ///       await users.isTaken(record) ? [Violation("user_name.taken", path: name)] : []
  ///     }
  ///
  /// - Parameter check: Takes the record as ``Submission/accepted(record:report:)`` has it, and
  ///   returns what it found. It is cancelled as those of ``submit(then:)-(AsyncChecks)`` are.
  /// - Returns: What came of it.
  public func submit(
    then check: @escaping @Sendable (_ record: Value) async -> [Violation]
  ) async -> Submission {
    await submit { state in await check(state.normalizedRecord) }
  }

  private func submit(
    checking check: @escaping @Sendable (FormState) async -> [Violation]
  ) async -> Submission {
    forgetFindings()
    let own = submit()
    guard own.isAccepted else { return own }
    let submitted = edition
    let task = Task { [state] in await check(state) }
    pending = task
    isSubmitting = true
    let found = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    if pending == task {
      pending = nil
      isSubmitting = false
    }
    if task.isCancelled || submitted != edition { return .outdated }
    findings = found
    add(found)
    return isValid ? .accepted(record: state.normalizedRecord, report: report) : refusal
  }

  /// Forgets what the checks of an earlier submission found, as they are made again.
  private func forgetFindings() {
    if findings.isEmpty { return }
    let old = findings
    findings = []
    state.removeAdded { old.contains($0) }
    take(fields.map(\.path))
  }
}
