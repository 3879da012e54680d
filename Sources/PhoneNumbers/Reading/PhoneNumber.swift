/// A telephone number that was read from a text.
///
///     let number = try directory.parse("079 123 45 67 x12", region: "CH")
///     number.callingCode     // 41
///     number.nationalNumber  // "791234567"
///     number.extension       // "12"
///
/// Two numbers are equal if their calling codes, national numbers and extensions are equal. To find
/// out whether a number is possible, valid or of some type, ask the ``PhoneDirectory``.
public struct PhoneNumber: Sendable {
  /// How the calling code was determined.
  public enum CallingCodeSource: String, Sendable, Hashable {
    /// The calling code follows a plus sign.
    case plusSign = "plus-sign"

    /// The calling code follows an international prefix, such as `00`.
    case internationalPrefix = "international-prefix"

    /// The number begins with the calling code, without a plus sign or prefix.
    case withoutPlusSign = "without-plus-sign"

    /// The calling code belongs to the region where the number is dialed.
    case region
  }

  /// The calling code, or 0 if it isn't known.
  public internal(set) var callingCode: Int

  /// How the calling code was determined.
  public internal(set) var source: CallingCodeSource

  /// Whether letters were written instead of digits, as in 1-800-FLOWERS.
  public internal(set) var hasLetters = false

  /// The national significant number, including leading zeros.
  var digits = PackedDigits()

  var extensionDigits = PhoneExtension()

  /// The code of the carrier that was dialed before the number.
  var carrierDigits = PackedDigits()

  /// The national significant number: without a prefix, but with the leading zeros that belong to
  /// it.
  public var nationalNumber: String { digits.text }

  /// The number of leading zeros in the national number, as in Italy.
  ///
  /// Its last digit never counts.
  public var leadingZeros: Int { digits.leadingZeros }

  /// The extension, in the digits that it was written in.
  public var `extension`: String? { extensionDigits.isEmpty ? nil : extensionDigits.text }

  /// The carrier code that was dialed before the national number.
  public var carrierCode: String? { carrierDigits.count == 0 ? nil : carrierDigits.text }
}

extension PhoneNumber: Hashable {
  /// Returns whether two numbers are the same, no matter what was written around them.
  public static func == (first: PhoneNumber, second: PhoneNumber) -> Bool {
    first.callingCode == second.callingCode && first.digits == second.digits
      && first.extensionDigits == second.extensionDigits
  }

  /// Hashes the parts that make two numbers the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(callingCode)
    hasher.combine(digits)
    hasher.combine(extensionDigits)
  }
}

/// The error that a text can't be read as a telephone number.
public struct PhoneNumberError: Error, Sendable, Hashable {
  /// Why a text can't be read.
  public enum Reason: Error, Sendable, Hashable {
    /// The text doesn't look like a telephone number.
    case notANumber

    /// The text isn't in international form, and there is no region where it could be dialed.
    case regionRequired

    /// No region has a calling code that these digits begin with. There are at most three digits.
    case unknownCallingCode(String)

    /// At most two digits follow the plus sign or the international prefix.
    case tooShortAfterInternationalPrefix

    /// Fewer than two digits are left for the national number.
    case tooShort

    /// There are more digits, or more characters, than any number has.
    case tooLong

    /// A region's data couldn't be read.
    case unreadable(PhoneRegionUnreadable)
  }

  /// Why the text can't be read.
  public let reason: Reason

  /// The faulty part of the text, in bytes of UTF-8; nil if it isn't known.
  public let range: Range<Int>?

  package init(_ reason: Reason, at range: Range<Int>? = nil) {
    self.reason = reason
    self.range = range
  }
}
