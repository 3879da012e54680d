/// A requirement of a rule, and whether the text so far meets it: a line of a checklist.
///
///     let password = try rulebook.rule("password", with: ["minimum": "8"])
///     password.checklist(for: "tr0ub4").first
///     // length.too_short with minimum 8: unmet
///
/// A requirement is the violation that is reported if the text doesn't meet it, with the arguments
/// that are known before there is a text. So it has a message in every locale, and the message says
/// what to do.
public struct Requirement: Sendable, Hashable {
  /// Whether a text meets a requirement.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The text is still empty.
    case open

    /// The text so far meets the requirement.
    case met

    /// The text so far doesn't meet the requirement.
    case unmet
  }

  /// The violation that is reported if the requirement isn't met; it doesn't have a range.
  public let violation: Violation

  /// Whether the text so far meets the requirement.
  public let state: State

  /// Creates a requirement.
  public init(_ violation: Violation, state: State) {
    self.violation = violation
    self.state = state
  }
}
