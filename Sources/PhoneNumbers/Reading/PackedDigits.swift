/// At most 30 decimal digits in one word of 128 bits.
struct PackedDigits: Sendable, Hashable, BitwiseCopyable {
  /// Four bits for each digit, the last digit lowest; the highest eight bits are the count.
  private var bits: UInt128 = 0

  /// The number of digits.
  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: bits >> 120) }

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8) {
    let count = UInt128(self.count + 1)
    bits = (bits << 4 | UInt128(digit & 15)) & Self.digits | count << 120
  }

  /// Creates a number of no digits.
  init() {}

  /// Creates a number of the first digits of others, at most 30.
  @inline(__always)
  init(_ digits: DialledDigits, count: Int) {
    let words = digits.words(count)
    bits = UInt128(words.high) << 64 | UInt128(words.low) | UInt128(count) << 120
  }

  /// The digits as words, the last one lowest; the bits above the digits are zeros.
  @inline(__always)
  var words: (high: UInt64, low: UInt64) {
    (UInt64(truncatingIfNeeded: bits >> 64) & 0xFF_FFFF_FFFF_FFFF, UInt64(truncatingIfNeeded: bits))
  }

  /// The digit at a place, counted from the first.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> UInt128(4 * (count - 1 - index))) & 15
  }

  /// The number of zeros in front, of which the last digit is none.
  var leadingZeros: Int {
    var zeros = 0
    while zeros < count - 1, self[zeros] == 0 { zeros += 1 }
    return zeros
  }

  /// Whether these digits, without leading zeros, are the end of others, or the other way round.
  func isSuffixRelated(to other: PackedDigits) -> Bool {
    let common = min(count - leadingZeros, other.count - other.leadingZeros)
    let mask = (UInt128(1) << UInt128(4 * common)) - 1
    return (bits ^ other.bits) & mask == 0
  }

  /// The digits as text.
  var text: String {
    String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = self[index] + UInt8(ascii: "0") }
      return count
    }
  }

  private static var digits: UInt128 { (1 << 120) - 1 }
}
