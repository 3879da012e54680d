/// What an estimate takes into account.
public enum PasswordModel: String, CaseIterable, Sendable, Hashable {
  /// The published model of zxcvbn 4.4.2 and nothing else, so that guesses can be compared.
  case zxcvbn

  /// Also keyboards and dictionaries of more languages, words typed on the wrong keyboard, words of
  /// the context in every form, and writing systems with thousands of characters.
  case extended
}
