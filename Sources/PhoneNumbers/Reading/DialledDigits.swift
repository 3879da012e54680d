/// The digits of a number while it is being parsed.
///
/// No rule looks beyond the first 48 digits, so only those are kept; ``count`` is exact.
///
/// The digits are in three words instead of an array of bytes. Words stay in registers, while bytes
/// that were written one by one are slow to copy as a whole. Every digit after the last one is 15.
/// The functions are inlined because most of them are a few instructions in loops over all digits.
struct DialledDigits {
  private(set) var count = 0

  // Four bits for each digit, the first digit in the highest bits.
  private var head: UInt64 = .max
  private var middle: UInt64 = .max
  private var tail: UInt64 = .max

  /// Creates an empty number.
  init() {}

  /// The first digit, or 15 if there is none.
  @inline(__always)
  var first: UInt8 { UInt8(truncatingIfNeeded: head &>> 60) }

  /// The digit at an index, or 15 if there is none.
  @inline(__always)
  subscript(index: Int) -> UInt8 {
    let word = index < 16 ? head : index < 32 ? middle : index < 48 ? tail : .max
    return UInt8(truncatingIfNeeded: word &>> UInt64(60 &- 4 &* (index & 15))) & 15
  }

  /// Adds a digit at the end.
  @inline(__always)
  mutating func append(_ digit: UInt8) {
    let change = UInt64(15 ^ digit & 15) &<< UInt64(60 &- 4 &* (count & 15))
    if count < 16 {
      head ^= change
    } else if count < 32 {
      middle ^= change
    } else if count < 48 {
      tail ^= change
    }
    count += 1
  }

  /// Removes the first digit.
  @inline(__always)
  mutating func removeFirst() {
    head = head &<< 4 | middle &>> 60
    middle = middle &<< 4 | tail &>> 60
    tail = tail &<< 4 | 15
    count -= 1
  }

  /// Removes digits from the front.
  @inline(__always)
  mutating func removeFirst(_ removed: Int) {
    var bits = UInt64(truncatingIfNeeded: 4 &* removed)
    while bits >= 64 {
      (head, middle, tail) = (middle, tail, .max)
      bits -= 64
    }
    if bits > 0 {
      head = head &<< bits | middle &>> (64 &- bits)
      middle = middle &<< bits | tail &>> (64 &- bits)
      tail = tail &<< bits | UInt64.max &>> (64 &- bits)
    }
    count -= removed
  }

  /// Returns the first digits.
  ///
  /// - Parameter length: The number of digits, at most ``count``.
  /// - Returns: The first digits.
  func prefix(_ length: Int) -> DialledDigits {
    var first = self
    first.count = length
    first.head |= Self.mask(behind: length)
    first.middle |= Self.mask(behind: length - 16)
    first.tail |= Self.mask(behind: length - 32)
    return first
  }

  /// Returns a mask of the bits in a word after its first digits.
  private static func mask(behind digits: Int) -> UInt64 { .max >> UInt64(4 * max(0, digits)) }

  /// Whether the digits begin with up to 16 others, whose first digit is in the highest four bits.
  @inline(__always)
  func starts(with digits: UInt64, count: UInt8) -> Bool {
    (head ^ digits) >> (64 - 4 * UInt64(count)) == 0
  }
}

extension DialledDigits {
  /// Creates the digits of a number.
  @inline(__always)
  init(_ number: PackedDigits) {
    count = number.count
    if count <= 16 {
      let gap = UInt64(64 &- 4 &* count)
      head = number.words.low << gap | (gap == 0 ? 0 : .max &>> (64 &- gap))
    } else {
      let gap = UInt64(128 &- 4 &* count)
      head = number.words.high &<< gap | number.words.low &>> (64 &- gap)
      middle = number.words.low &<< gap | .max &>> (64 &- gap)
    }
  }

  /// Returns the first digits as words, with the last digit in the lowest bits.
  ///
  /// - Parameter count: The number of digits, at most 30 and at most ``count``.
  /// - Returns: The last 16 of them in the low word and the rest in the high word.
  @inline(__always)
  func words(_ count: Int) -> (high: UInt64, low: UInt64) {
    if count <= 16 { return (0, head >> UInt64(64 &- 4 &* count)) }
    let gap = UInt64(128 &- 4 &* count)
    return (head &>> gap, head &<< (64 &- gap) | middle &>> gap)
  }
}

/// At most 30 decimal digits in one 128-bit word.
struct PackedDigits: Sendable, Hashable, BitwiseCopyable {
  /// Four bits for each digit, the last digit in the lowest bits.
  ///
  /// The highest eight bits are the count.
  private var bits: UInt128 = 0

  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: bits >> 120) }

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8) {
    let count = UInt128(self.count + 1)
    bits = (bits << 4 | UInt128(digit & 15)) & Self.digits | count << 120
  }

  /// Creates a number without digits.
  init() {}

  /// Creates a number from the first digits of another, at most 30.
  @inline(__always)
  init(_ digits: DialledDigits, count: Int) {
    let words = digits.words(count)
    bits = UInt128(words.high) << 64 | UInt128(words.low) | UInt128(count) << 120
  }

  /// The digits as words, with the last digit in the lowest bits.
  ///
  /// The bits above the digits are zero.
  @inline(__always)
  var words: (high: UInt64, low: UInt64) {
    (UInt64(truncatingIfNeeded: bits >> 64) & 0xFF_FFFF_FFFF_FFFF, UInt64(truncatingIfNeeded: bits))
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> UInt128(4 * (count - 1 - index))) & 15
  }

  /// The number of leading zeros, not counting the last digit.
  var leadingZeros: Int {
    var zeros = 0
    while zeros < count - 1, self[zeros] == 0 { zeros += 1 }
    return zeros
  }

  /// Whether one of two numbers, without its leading zeros, is a suffix of the other.
  func isSuffixRelated(to other: PackedDigits) -> Bool {
    let common = min(count - leadingZeros, other.count - other.leadingZeros)
    let mask = (UInt128(1) << UInt128(4 * common)) - 1
    return (bits ^ other.bits) & mask == 0
  }

  var text: String {
    // SAFETY: all counted bytes are written, and each is ASCII.
    String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = self[index] + UInt8(ascii: "0") }
      return count
    }
  }

  private static var digits: UInt128 { (1 << 120) - 1 }
}
