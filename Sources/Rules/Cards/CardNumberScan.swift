/// What one pass over a card number learns: how many digits, the first ones,
/// the Luhn sum, and the first thing that does not belong there.
///
/// The digits themselves are not kept.
struct CardNumberScan {
  enum Fault {
    /// Neither a digit nor a separator.
    case character

    /// A separator at the start, at the end or beside another one.
    case separator
  }

  /// The number of digits before the fault, or of all of them.
  private(set) var count = 0

  /// The first digits, at most eight, as a number.
  private(set) var leading: UInt32 = 0

  /// The fault, if there is one.
  private(set) var fault: Fault?

  /// The place of the fault, in bytes.
  private(set) var faultRange = 0..<0

  /// Whether a digit stands right before the fault.
  private(set) var isFaultAfterDigit = false

  // The sums of ISO/IEC 7812-1:2017 Annex B with the last digit so far taken
  // once and taken twice. A further digit swaps their roles, so that one pass
  // from the left is enough.
  private var sum: UInt = 0
  private var otherSum: UInt = 0

  /// Whether the last digit is the check digit of those before it.
  var hasRightCheckDigit: Bool { sum % 10 == 0 }

  /// Reads a number up to its end or its first fault.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  @inline(__always)
  init(_ text: UTF8Span, _ separators: borrowing CardSeparators) {
    let bytes = text.span
    var isAfterDigit = false
    var index = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        append(digit)
        isAfterDigit = true
        index += 1
        continue
      }
      let length = Self.scalarLength(bytes[index])
      guard Self.isSeparator(at: index, in: bytes, length, separators) else {
        fault = .character
        faultRange = index..<(index + length)
        return
      }
      let isLast = index + length == bytes.count
      guard isAfterDigit || (separators.mayRepeat && count > 0), !isLast else {
        fault = .separator
        faultRange = index..<(index + length)
        isFaultAfterDigit = isAfterDigit
        return
      }
      isAfterDigit = false
      index += length
    }
  }

  @inline(__always)
  private mutating func append(_ digit: UInt8) {
    if count < IssuerTable.keyDigits { leading = leading &* 10 &+ UInt32(digit) }
    count &+= 1
    let value = UInt(digit)
    let twice = digit < 5 ? value &* 2 : value &* 2 &- 9
    (sum, otherSum) = (otherSum &+ value, sum &+ twice)
  }

  @inline(__always)
  private static func isSeparator(
    at index: Int,
    in bytes: borrowing Span<UInt8>,
    _ length: Int,
    _ separators: borrowing CardSeparators
  ) -> Bool {
    if length == 1 { return separators.contains(ascii: bytes[index]) }
    return separators.contains(other: scalar(at: index, in: bytes, length))
  }

  /// Returns the number of bytes of the scalar that begins with a byte. RFC 3629 §3.
  static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Returns a scalar of two to four bytes. RFC 3629 §3.
  private static func scalar(
    at index: Int,
    in bytes: borrowing Span<UInt8>,
    _ length: Int
  ) -> UInt32 {
    var value = UInt32(bytes[index]) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset]) & 0x3F }
    return value
  }
}
