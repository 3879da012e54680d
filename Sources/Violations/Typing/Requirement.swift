/// One thing that a rule requires of a text, and whether the text so far has it: a line of a
/// checklist.
///
///     let password = try rulebook.rule("password", with: ["minimum": "8"])
///     password.checklist(for: "tr0ub4").first
///     // length.too_short with minimum 8: unmet
///
/// A requirement is the violation that is reported where it is not met, with the facts that are
/// known before there is a text. So it has a message in every locale, and the message says what
/// to do.
public struct Requirement: Sendable, Hashable {
  /// Whether a text has what is required.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// There is no text yet.
    case open

    /// The text so far has it.
    case met

    /// The text so far does not have it.
    case unmet
  }

  /// What is reported where the requirement is not met; it has no range.
  public let violation: Violation

  /// Whether the text so far has it.
  public let state: State

  /// Creates a requirement.
  public init(_ violation: Violation, state: State) {
    self.violation = violation
    self.state = state
  }
}
