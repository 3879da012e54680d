/// What one pass over a card number learns: how many digits, the first ones,
/// the Luhn sum, and the first thing that does not belong there.
///
/// The digits themselves are not kept.
struct CardNumberScan {
  enum Fault {
    /// Neither a digit nor a separator.
    case character

    /// A separator at the start, at the end or beside another one, where it may not stand there.
    case separator
  }

  /// The number of digits before the fault, or of all of them.
  let count: Int

  /// The first digits, at most eight, as a number.
  let leading: UInt32

  /// The fault, if there is one.
  private(set) var fault: Fault?

  /// The place of the fault, in bytes.
  private(set) var faultRange = 0..<0

  /// Whether a digit stands right before the fault.
  private(set) var isFaultAfterDigit = false

  /// Whether the last digit is the check digit of those before it.
  ///
  /// ISO/IEC 7812-1:2017 Annex B counts from the right. The scan keeps two sums,
  /// with the last digit so far taken once and taken twice. A further digit swaps
  /// their roles, so that one pass from the left is enough.
  let hasRightCheckDigit: Bool

  /// Reads a number up to its end or its first fault.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  @inline(__always)
  init(_ text: UTF8Span, _ separators: CardSeparators) {
    // The loop works on locals, which stay in registers.
    let bytes = text.span
    var digits = 0
    var first: UInt32 = 0
    var sum: UInt = 0
    var otherSum: UInt = 0
    var isAfterDigit = false
    var index = 0
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        if digits < IssuerTable.keyDigits { first = first &* 10 &+ UInt32(digit) }
        let twice = UInt(digit) &* 2 &- (digit < 5 ? 0 : 9)
        (sum, otherSum) = (otherSum &+ UInt(digit), sum &+ twice)
        digits &+= 1
        isAfterDigit = true
        index &+= 1
        continue
      }
      let isPlaced =
        separators.mayStandAnywhere || (isAfterDigit && index &+ 1 < bytes.count)
      if isPlaced, separators.contains(ascii: bytes[index]) {
        isAfterDigit = false
        index &+= 1
        continue
      }
      let length = Self.scalarLength(bytes[index])
      let isSeparator = Self.isSeparator(at: index, in: bytes, length, separators)
      let isLast = index + length >= bytes.count
      guard isSeparator, isPlaced, separators.mayStandAnywhere || !isLast else {
        fault = isSeparator ? .separator : .character
        faultRange = index..<(index + length)
        isFaultAfterDigit = isAfterDigit
        break
      }
      isAfterDigit = false
      index += length
    }
    count = digits
    leading = first
    hasRightCheckDigit = sum % 10 == 0
  }

  private static func isSeparator(
    at index: Int,
    in bytes: borrowing Span<UInt8>,
    _ length: Int,
    _ separators: borrowing CardSeparators
  ) -> Bool {
    if length == 1 { return separators.contains(ascii: bytes[index]) }
    return separators.contains(other: scalar(at: index, in: bytes, length))
  }

  /// Returns the number of bytes of the scalar that begins with a byte, by RFC 3629 §3.
  static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Returns a scalar of two to four bytes, by RFC 3629 §3.
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
