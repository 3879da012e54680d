/// A card number of exactly sixteen ASCII digits, read eight at a time.
///
/// How it works: a word holds eight digits, the first in its lowest byte. One
/// subtraction turns characters into values, one addition finds bytes that are
/// no digits, and three multiplications join neighbours into the number. For
/// the check digit (ISO/IEC 7812-1 annex B), every second digit from the first
/// on counts twice, less nine from five on. ``CardNumberScan`` reads the same
/// numbers digit by digit; both must change together, and a test compares them.
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
