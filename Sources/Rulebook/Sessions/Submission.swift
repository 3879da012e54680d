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
