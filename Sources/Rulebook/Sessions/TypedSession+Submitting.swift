public import Violations

extension TypedSession {
  /// Submits the form and commits its value: returns the value if it is valid, or else shows the
  /// messages and moves the focus to the first invalid field.
  ///
  /// - Returns: The value, which becomes the ``committedValue``; nil if the form is invalid.
  public func submit() -> Root? {
    untyped.submit().isAccepted ? commit() : nil
  }

  /// Submits the form, runs the application's own checks, and commits the value if these don't find
  /// any errors.
  ///
  ///     switch try await session.submit(then: checks) {
  ///     case .accepted(let signUp): save(signUp)
  ///     case .refused(let first, _): first?.focus()
  ///     case .outdated: break
  ///     }
  ///
  /// - Parameter checks: The application's checks.
  /// - Returns: The result, with the value if it is accepted.
  /// - Throws: A ``UsageError`` if a check names a field that the form doesn't have.
  public func submit(
    then checks: AsyncChecks
  ) async throws(UsageError) -> TypedSession<Root>.Submission {
    switch try await untyped.submit(then: checks) {
    case .accepted(_, let report):
      guard let value = commit() else { return .refused(first: nil, report: report) }
      return .accepted(value)
    case .refused(let first, let report): return .refused(first: first, report: report)
    case .outdated: return .outdated
    }
  }
}

extension TypedSession {
  /// The result of submitting a typed form with the application's own checks.
  ///
  ///     if let signUp = try await session.submit(then: checks).value { save(signUp) }
  public enum Submission: Sendable {
    /// The value is valid, and is the ``TypedSession/committedValue`` now.
    case accepted(Root)

    /// The record isn't valid. The first invalid field in the order of the form now has the focus;
    /// it is nil if none of the form's fields is invalid.
    ///
    /// The report is valid if only the type can't represent the record; see
    /// ``TypedSession/value``.
    case refused(first: SessionField?, report: Report)

    /// A value changed, or the form was submitted again, while the application's checks were
    /// running. Their results are no longer useful.
    case outdated

    /// The value, if it was accepted.
    public var value: Root? { if case .accepted(let value) = self { value } else { nil } }
  }
}

extension TypedSession.Submission: CustomStringConvertible, CustomDebugStringConvertible,
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
