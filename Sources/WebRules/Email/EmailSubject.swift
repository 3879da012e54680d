public import RuleEngine

extension Subject {
  /// Email addresses and the domains in them.
  public static let email = Subject(
    "email",
    checks: [EmailCheck.definition, DomainCheck.definition]
  )
}
