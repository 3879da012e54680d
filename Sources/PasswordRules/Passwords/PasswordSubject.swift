public import PasswordGuesses
public import RuleEngine

extension Subject {
  /// The strength of passwords: the checks, and the tables of words and keyboards that they use.
  public static let passwords = Subject(
    "passwords",
    checks: [PasswordStrengthCheck.definition, CommonPasswordCheck.definition],
    tables: [.passwordDictionaries, .keyboards]
  )
}

extension SharedTables {
  /// The dictionaries that passwords are compared with; nil if no pack has any.
  public var passwordDictionaries: PasswordDictionaries? { table("password-dictionaries") }

  /// The keyboards that passwords are compared with; nil if no pack has any.
  public var keyboards: PasswordKeyboards? { table("keyboards") }
}
