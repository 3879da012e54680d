/// What a check of a value, or of a record by a form, found.
///
///     let report = Report(outcome: .invalid, violations: [Violation("required")])
///     report.isValid  // false
public struct Report: Hashable, Sendable, Codable {
  /// Whether the value can be accepted.
  public var outcome: Outcome

  /// What is wrong, in the order of the rule's or form's file.
  public var violations: [Violation]

  /// The value in its normalised form.
  ///
  /// Only a valid value has one, and a secret value never does.
  ///
  /// Of a record, this is a record of the fields' normalised values by path, such as
  /// `contacts[0].email`.
  public var normalized: Value?

  /// What was learned from the value on the way, by name, also if it is
  /// invalid: a card's brand, an address's domain.
  ///
  /// Of a record, these are records of facts by path.
  public var facts: [String: Value]

  /// Creates a report; without arguments, that of a valid value of which nothing was learned.
  public init(
    outcome: Outcome = .valid,
    violations: [Violation] = [],
    normalized: Value? = nil,
    facts: [String: Value] = [:]
  ) {
    self.outcome = outcome
    self.violations = violations
    self.normalized = normalized
    self.facts = facts
  }

  /// Whether the outcome is ``Outcome/valid``.
  public var isValid: Bool { outcome == .valid }
}
