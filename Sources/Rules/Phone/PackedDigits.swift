/// At most 30 decimal digits in two words.
struct PackedDigits: Sendable, Hashable {
  /// Four bits for each digit, the last digit lowest.
  private var bits: UInt128 = 0

  /// The number of digits.
  private(set) var count = 0

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8) {
    bits = bits << 4 | UInt128(digit & 15)
    count += 1
  }

  /// The digit at a place, counted from the first.
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
    let mine = count - leadingZeros
    let theirs = other.count - other.leadingZeros
    let common = min(mine, theirs)
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
}
