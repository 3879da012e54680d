public import Violations

extension FormSession {
  /// Submits the form: gives the record if it is valid, else shows what is wrong and moves the
  /// focus to the first field that is.
  ///
  /// Every field counts as touched afterwards.
  ///
  /// - Returns: The record with normalised values, or the first field that is not valid.
  /// - Complexity: O(*n*) in the number of places.
  public func submit() -> Submission {
    pending?.cancel()
    for field in fields { field.noteSubmission() }
    return isValid
      ? .accepted(record: state.normalizedRecord, report: report)
      : refusal
  }

  /// The refusal of what is wrong now, with the focus on the first field that is.
  private var refusal: Submission {
    let first = fields.first { !$0.isValid }
    first?.focus()
    return .refused(first: first, report: report)
  }

  /// Submits the form, and then lets the application make checks of its own.
  ///
  ///     let submission = await session.submit { record in
  ///       await users.isTaken(record) ? [Violation("user_name.taken", path: name)] : []
  ///     }
  ///
  /// The checks are made only if the record is valid. A change of a value, or another submission,
  /// cancels them, and then what they find is dropped.
  ///
  /// - Parameter check: Takes the record as ``Submission/accepted(record:report:)`` has it, and
  ///   returns what it found, which is added as by ``add(_:)``. It is cancelled by a change.
  /// - Returns: What came of it.
  public func submit(
    then check: @escaping @Sendable (_ record: Value) async -> [Violation]
  ) async -> Submission {
    let own = submit()
    guard case .accepted(let record, _) = own else { return own }
    let submitted = edition
    let task = Task { await check(record) }
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
    add(found)
    return isValid ? .accepted(record: state.normalizedRecord, report: report) : refusal
  }
}
