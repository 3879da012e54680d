extension Subject {
  /// Names of people and companies, user names and nicknames.
  public static let names = Subject(
    "names",
    checks: [NameCheck.definition, UsernameCheck.definition, NicknameCheck.definition]
  )
}
