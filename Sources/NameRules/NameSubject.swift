public import RuleEngine

extension Subject {
  /// Checks for names of people and companies, user names and nicknames.
  public static let names = Subject(
    "names",
    checks: [NameCheck.definition, UsernameCheck.definition, NicknameCheck.definition]
  )
}
