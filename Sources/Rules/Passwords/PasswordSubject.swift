public import PasswordGuesses

extension Subject {
  /// How hard passwords are to guess: the check, and the tables of words and keyboards behind it.
  public static let passwords = Subject(
    "passwords",
    checks: [PasswordStrengthCheck.definition, CommonPasswordCheck.definition],
    tables: [.passwordDictionaries, .keyboards]
  )
}

extension SharedTables {
  /// The dictionaries that passwords are compared with; nil if no pack has any.
  public var passwordDictionaries: PasswordDictionaries? { table("password-dictionaries") }

  /// The keyboards over which passwords may walk; nil if no pack has any.
  public var keyboards: PasswordKeyboards? { table("keyboards") }
}
