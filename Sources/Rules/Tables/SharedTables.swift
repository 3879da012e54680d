public import PasswordGuesses

/// Tables that the packs of a rulebook fill together.
///
/// Other tables belong to the pack that declares them. Of these, each pack may bring a part, and
/// every rule sees the whole: a pack that brings one region's telephone numbers changes the check
/// `phone` of all packs.
public struct SharedTables: Sendable {
  /// The telephone numbers of the regions.
  public var phoneNumbers: PhoneDirectory?

  /// The dictionaries that passwords are compared with.
  public var passwordDictionaries: PasswordDictionaries?

  /// The keyboards over which passwords may walk.
  public var keyboards: PasswordKeyboards?

  /// Creates tables; those not given are empty.
  public init(
    phoneNumbers: PhoneDirectory? = nil,
    passwordDictionaries: PasswordDictionaries? = nil,
    keyboards: PasswordKeyboards? = nil
  ) {
    self.phoneNumbers = phoneNumbers
    self.passwordDictionaries = passwordDictionaries
    self.keyboards = keyboards
  }

  /// Returns a table as the value of a setting; nil if no pack has a part of it.
  func value(_ kind: TableKind) -> SettingValue? {
    switch kind {
    case .phoneRegions: phoneNumbers.map(SettingValue.phoneDirectory)
    case .passwordDictionaries: passwordDictionaries.map(SettingValue.passwordDictionaries)
    case .keyboards: keyboards.map(SettingValue.keyboards)
    case .blocklist, .prefixRanges, .words: nil
    }
  }
}
