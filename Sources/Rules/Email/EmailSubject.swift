extension Subject {
  /// E-mail addresses and the domains in them.
  public static let email = Subject(
    "email",
    checks: [EmailCheck.definition, DomainCheck.definition]
  )
}
