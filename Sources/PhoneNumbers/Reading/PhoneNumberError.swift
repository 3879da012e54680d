/// Why a text cannot be read as a telephone number.
public struct PhoneNumberError: Error, Sendable, Hashable {
  /// Why a text cannot be read.
  public enum Reason: Error, Sendable, Hashable {
    /// The text does not look like a telephone number.
    case notANumber

    /// The text is not in international form, and no region says from where it is dialled.
    case regionRequired

    /// No region has a calling code with which these digits, at most three, begin.
    case unknownCallingCode(String)

    /// After the international prefix there are hardly any digits.
    case tooShortAfterInternationalPrefix

    /// There are hardly any digits.
    case tooShort

    /// There are more digits, or characters, than in any number.
    case tooLong

    /// The data of a region could not be read.
    case unreadable(PhoneRegionUnreadable)
  }

  /// Why the text cannot be read.
  public let reason: Reason

  /// The place at fault, in bytes of UTF-8, where there is one.
  public let range: Range<Int>?

  /// Creates an error.
  public init(_ reason: Reason, at range: Range<Int>? = nil) {
    self.reason = reason
    self.range = range
  }
}
