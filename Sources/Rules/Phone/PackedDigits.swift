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
    // Words of 64 bits are much faster to shift, and hold nearly every number.
    let head = min(count, 16)
    var word: UInt64 = 0
    for index in 0..<head { word = word << 4 | UInt64(digits[index] & 15) }
    bits = UInt128(word)
    for index in head..<count { bits = bits << 4 | UInt128(digits[index] & 15) }
    bits |= UInt128(count) << 120
  }

  /// Calls a closure with each digit and its place, the last one first.
  @inline(__always)
  func forEachFromLast(_ body: (_ place: Int, _ digit: UInt8) -> Void) {
    var place = count - 1
    var word = UInt64(truncatingIfNeeded: bits)
    while place >= max(0, count - 16) {
      body(place, UInt8(truncatingIfNeeded: word) & 15)
      word >>= 4
      place -= 1
    }
    word = UInt64(truncatingIfNeeded: bits >> 64)
    while place >= 0 {
      body(place, UInt8(truncatingIfNeeded: word) & 15)
      word >>= 4
      place -= 1
    }
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
