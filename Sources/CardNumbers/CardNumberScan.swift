/// The result of one pass over a card number: the count of its digits, the first digits, whether
/// its check digit is right, and the first character that doesn't belong there.
///
/// The scan doesn't keep the digits themselves.
package struct CardNumberScan {
  /// A kind of character that doesn't belong in a number.
  @usableFromInline
  package enum Fault {
    /// A character that is neither a digit nor a separator.
    case character

    /// A separator at the start, at the end or next to another one, where it isn't allowed.
    case separator
  }

  /// The number of digits before the fault, or of all digits if there is no fault.
  package let count: Int

  /// The first digits, at most eight, as a number.
  package let leading: UInt32

  /// The fault, if there is one.
  package private(set) var fault: Fault?

  /// The offsets of the fault's bytes.
  package private(set) var faultRange = 0..<0

  /// Whether a digit comes right before the fault.
  package private(set) var isFaultAfterDigit = false

  /// Whether the last digit is the check digit of the digits before it.
  ///
  /// ISO/IEC 7812-1:2017 Annex B counts from the right. The scan keeps two sums, one where the last
  /// digit so far counts once and one where it counts twice. Each further digit swaps the two sums,
  /// so one pass from the left is enough.
  package let hasRightCheckDigit: Bool

  /// Reads a number up to its end or its first fault.
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

  /// Returns the number of bytes in the scalar that begins with a byte (RFC 3629 §3).
  package static func scalarLength(_ byte: UInt8) -> Int {
    switch byte {
    case 0..<0x80: 1
    case 0x80..<0xE0: 2
    case 0xE0..<0xF0: 3
    default: 4
    }
  }

  /// Returns a scalar of two to four bytes (RFC 3629 §3).
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
/// Most systems store numbers this way. Reading eight digits at a time takes fewer instructions
/// than ``CardNumberScan``, which reads the same numbers digit by digit. Change both together; a
/// test compares them.
///
/// How it works: a word contains eight digits, with the first in its lowest byte. One subtraction
/// turns characters into values, one addition finds bytes that aren't digits, and three
/// multiplications join adjacent values into the number. For the check digit (ISO/IEC 7812-1 annex
/// B), every second digit counts twice, starting with the first, minus nine if the digit is five or
/// more.
struct SixteenDigits {
  /// The first eight digits as a number.
  let leading: UInt32

  let hasRightCheckDigit: Bool

  /// Reads a number, or returns nil if it has another length or other characters.
  @inline(__always)
  init?(_ bytes: Span<UInt8>) {
    guard bytes.count == 16 else { return nil }
    // SAFETY: both loads are within the sixteen bytes, and any bytes are a valid word.
    let first = UInt64(
      littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt64.self)
    )
    let second = UInt64(
      littleEndian: unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
    let values = first &- Self.zeros
    let otherValues = second &- Self.zeros
    // The highest bit is set for a byte above nine, and for one below zero because it wraps to
    // above 127.
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

  /// Joins eight values into a number: first pairs, then groups of four, then all eight.
  @inline(__always)
  private static func number(_ values: UInt64) -> UInt32 {
    let pairs = (values &* 10 &+ (values >> 8)) & everySecondByte
    let fours = (pairs &* 100 &+ (pairs >> 16)) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: fours &* 10_000 &+ (fours >> 32))
  }

  /// Returns the sum of eight values, with the first, third, fifth and seventh doubled.
  @inline(__always)
  private static func checkSum(_ values: UInt64) -> UInt64 {
    let doubled = values & everySecondByte
    let single = (values >> 8) & everySecondByte
    let isFromFive = ((doubled &+ fromFive) >> 7) & ones
    let sums = single &+ (doubled << 1) &- isFromFive &* 9
    return (sums &* ones) >> 48
  }
}
