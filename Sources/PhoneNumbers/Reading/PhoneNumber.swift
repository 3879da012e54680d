/// A telephone number, as it was read.
///
///     let number = try directory.parse("079 123 45 67 x12", region: "CH")
///     number.callingCode     // 41
///     number.nationalNumber  // "791234567"
///     number.extension       // "12"
///
/// Two numbers are equal if their calling codes, national numbers and extensions are. Whether a
/// number is possible, valid or of some type is asked of the ``PhoneDirectory``.
public struct PhoneNumber: Sendable {
  /// How the calling code became known.
  public enum CallingCodeSource: String, Sendable, Hashable {
    /// It follows a plus sign.
    case plusSign = "plus-sign"

    /// It follows an international prefix, such as `00`.
    case internationalPrefix = "international-prefix"

    /// It stands in front, without plus sign or prefix.
    case withoutPlusSign = "without-plus-sign"

    /// It is that of the region from where the number is dialled.
    case region
  }

  /// The calling code, or 0 if it is not known.
  public internal(set) var callingCode: Int

  /// How the calling code became known.
  public internal(set) var source: CallingCodeSource

  /// Whether letters were written for digits, as in 1-800-FLOWERS.
  public internal(set) var hasLetters = false

  /// The national significant number, leading zeros included.
  var digits = PackedDigits()

  /// The digits of the extension.
  var extensionDigits = PhoneExtension()

  /// The code of the carrier that was dialled in front.
  var carrierDigits = PackedDigits()

  /// The national significant number: without prefix, with leading zeros that belong to it.
  public var nationalNumber: String { digits.text }

  /// How many zeros the national number has in front, as in Italy; its last digit never counts.
  public var leadingZeros: Int { digits.leadingZeros }

  /// The extension, in the digits in which it was written.
  public var `extension`: String? { extensionDigits.isEmpty ? nil : extensionDigits.text }

  /// The carrier code that was dialled before the national number.
  public var carrierCode: String? { carrierDigits.count == 0 ? nil : carrierDigits.text }
}

extension PhoneNumber: Hashable {
  /// Whether two numbers are the same: what was written around them does not matter.
  public static func == (first: PhoneNumber, second: PhoneNumber) -> Bool {
    first.callingCode == second.callingCode && first.digits == second.digits
      && first.extensionDigits == second.extensionDigits
  }

  /// Hashes what makes two numbers the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(callingCode)
    hasher.combine(digits)
    hasher.combine(extensionDigits)
  }
}

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

    /// At most two digits follow the plus sign or the international prefix.
    case tooShortAfterInternationalPrefix

    /// Fewer than two digits are left for the national number.
    case tooShort

    /// There are more digits, or more characters, than any number has.
    case tooLong

    /// The data of a region could not be read.
    case unreadable(PhoneRegionUnreadable)
  }

  /// Why the text cannot be read.
  public let reason: Reason

  /// The part of the text at fault, in bytes of UTF-8; nil where it is not known.
  public let range: Range<Int>?

  /// Creates an error.
  package init(_ reason: Reason, at range: Range<Int>? = nil) {
    self.reason = reason
    self.range = range
  }
}
