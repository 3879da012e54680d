public import Violations

/// The codes of ``PhoneCheck``.
extension ViolationCode {
  /// The text is no telephone number.
  public static let phoneNotANumber: Self = "phone.not_a_number"

  /// A number has fewer digits than any of its region.
  public static let phoneTooShort: Self = "phone.too_short"

  /// A number has more digits than any of its region.
  public static let phoneTooLong: Self = "phone.too_long"

  /// A number has a length between those that its region uses.
  public static let phoneWrongLength: Self = "phone.wrong_length"

  /// No region has the calling code that a number begins with.
  public static let phoneUnknownCallingCode: Self = "phone.unknown_calling_code"

  /// A number has a length that its region uses, but no such number is in use there.
  public static let phoneInvalidForRegion: Self = "phone.invalid_for_region"

  /// A number belongs to a region that is not accepted.
  public static let phoneWrongRegion: Self = "phone.wrong_region"

  /// A number is of a type that is not accepted.
  public static let phoneWrongType: Self = "phone.wrong_type"

  /// A number is not that of a mobile telephone, and only those are accepted.
  public static let phoneMobileWanted: Self = "phone.wrong_type.mobile_wanted"

  /// A number is not that of a fixed line, and only those are accepted.
  public static let phoneFixedLineWanted: Self = "phone.wrong_type.fixed_line_wanted"

  /// A number lacks its area code.
  public static let phoneOnlyLocal: Self = "phone.only_local"

  /// A number has an extension, which is not accepted.
  public static let phoneExtension: Self = "phone.extension"

  /// A number is written with letters, which is not accepted.
  public static let phoneLetters: Self = "phone.letters"

  /// A number must begin with `+` and a calling code.
  public static let phoneInternationalRequired: Self = "phone.international_required"
}
