/// What one pass over a card number learns: how many digits it has, the first ones,
/// whether its check digit is right, and the first character that does not belong there.
///
/// The digits themselves are not kept.
package struct CardNumberScan {
  /// What does not belong into a number.
  @usableFromInline
  package enum Fault {
    /// Neither a digit nor a separator.
    case character

    /// A separator at the start, at the end or beside another one, where it may not stand there.
    case separator
  }

  /// The number of digits before the fault, or of all of them.
  package let count: Int

  /// The first digits, at most eight, as a number.
  package let leading: UInt32

  /// The fault, if there is one.
  package private(set) var fault: Fault?

  /// The offsets of the fault's bytes.
  package private(set) var faultRange = 0..<0

  /// Whether a digit stands right before the fault.
  package private(set) var isFaultAfterDigit = false

  /// Whether the last digit is the check digit of those before it.
  ///
  /// ISO/IEC 7812-1:2017 Annex B counts from the right. The scan keeps two sums,
  /// with the last digit so far taken once and taken twice. A further digit swaps
  /// their roles, so that one pass from the left is enough.
  package let hasRightCheckDigit: Bool

  /// Reads a number up to its end or its first fault.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  @inline(__always)
  package init(_ text: UTF8Span, _ separators: CardSeparators) {
    // The loop works on local variables, which stay in registers.
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
        if digits < CardKeyIndex.keyDigits { first = first &* 10 &+ UInt32(digit) }
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
  package static func scalarLength(_ byte: UInt8) -> Int {
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

/// A card number of exactly sixteen ASCII digits, read eight at a time.
///
/// Most systems store numbers like this, and eight digits at a time take fewer instructions than
/// in ``CardNumberScan``, which reads the same numbers digit by digit. Both must change together;
/// a test compares them.
///
/// How it works: a word holds eight digits, the first in its lowest byte. One subtraction turns
/// characters into values, one addition finds bytes that are no digits, and three multiplications
/// join neighbours into the number. For the check digit (ISO/IEC 7812-1 annex B), every second
/// digit from the first on counts twice, less nine from five on.
struct SixteenDigits {
  /// The first eight digits as a number.
  let leading: UInt32

  /// Whether the check digit is right.
  let hasRightCheckDigit: Bool

  /// Reads a number, or returns nil if it has another length or other characters.
  @inline(__always)
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count == 16 else { return nil }
    // SAFETY: both loads lie within the sixteen bytes, and any bytes make a word.
    let first = UInt64(
      littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt64.self)
    )
    let second = UInt64(
      littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
    let values = first &- Self.zeros
    let otherValues = second &- Self.zeros
    // A byte above nine, or below zero and so above 127, sets its highest bit.
    let faults =
      (values | (values &+ Self.aboveNine) | otherValues | (otherValues &+ Self.aboveNine))
    guard faults & Self.highestBits == 0 else { return nil }
    leading = Self.number(values)
    hasRightCheckDigit = (Self.checkSum(values) &+ Self.checkSum(otherValues)) % 10 == 0
  }

  private static let zeros: UInt64 = 0x3030_3030_3030_3030
  private static let aboveNine: UInt64 = 0x7676_7676_7676_7676
  private static let highestBits: UInt64 = 0x8080_8080_8080_8080
  private static let everySecondByte: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let fromFive: UInt64 = 0x007B_007B_007B_007B
  private static let ones: UInt64 = 0x0001_0001_0001_0001

  /// Joins eight values to a number: to pairs, to fours, to all.
  @inline(__always)
  private static func number(_ values: UInt64) -> UInt32 {
    let pairs = (values &* 10 &+ (values >> 8)) & everySecondByte
    let fours = (pairs &* 100 &+ (pairs >> 16)) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: fours &* 10_000 &+ (fours >> 32))
  }

  /// Sums eight values, the first, third, fifth and seventh of them doubled.
  @inline(__always)
  private static func checkSum(_ values: UInt64) -> UInt64 {
    let doubled = values & everySecondByte
    let single = (values >> 8) & everySecondByte
    let isFromFive = ((doubled &+ fromFive) >> 7) & ones
    let sums = single &+ (doubled << 1) &- isFromFive &* 9
    return (sums &* ones) >> 48
  }
}
