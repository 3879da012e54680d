import Violations

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
  var refusal: Submission {
    let first = fields.first { !$0.isValid }
    first?.focus()
    return .refused(first: first, report: report)
  }
}
