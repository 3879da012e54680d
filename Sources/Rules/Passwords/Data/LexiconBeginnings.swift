/// Which units words begin with, in tables so small that they stay near the processor.
///
/// Units are put into 64 kinds, those of ASCII and all others apart. Most places of a text are no
/// beginning of any word, and here this is seen without touching the large tables.
struct LexiconBeginnings: Sendable {
  /// For two kinds, the third ones: first with all units in ASCII, then with any beyond it.
  private var bits: [UInt64] = Array(repeating: 0, count: 2 * 4096)

  /// The same for words of three units.
  private var triples: [UInt64] = Array(repeating: 0, count: 2 * 4096)

  /// For each first kind, the second ones of words of two units.
  private var pairs: [UInt64] = Array(repeating: 0, count: 2 * 64)

  /// The kinds of words of one unit.
  private var singles: [UInt64] = [0, 0]

  /// The mark in a kind that its unit is beyond ASCII.
  private static let beyondASCII: UInt8 = 64

  /// The kind of a unit.
  @inline(__always)
  static func kind(of unit: UInt16) -> UInt8 {
    // Small letters, and characters from space to `>`, are the most usual.
    switch unit {
    case 0x60...0x7F: UInt8(unit) - 0x60
    case 0x20...0x3E: UInt8(unit)
    case 0..<0x80: 63
    default: UInt8(unit & 63) | beyondASCII
    }
  }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of its first three units, eight bits for each, the first one lowest.
  ///   - count: The number of its units.
  mutating func add(_ kinds: UInt32, count: Int) {
    let first = UInt8(truncatingIfNeeded: kinds)
    let second = UInt8(truncatingIfNeeded: kinds >> 8)
    let third = UInt8(truncatingIfNeeded: kinds >> 16)
    switch count {
    case 0: break
    case 1: singles[Int(first >> 6)] |= 1 << UInt64(first & 63)
    case 2: pairs[Self.place(first, second)] |= 1 << UInt64(second & 63)
    default:
      let place = Self.place(first, second, third)
      bits[place] |= 1 << UInt64(third & 63)
      if count == 3 { triples[place] |= 1 << UInt64(third & 63) }
    }
  }

  @inline(__always)
  private static func place(_ first: UInt8, _ second: UInt8) -> Int {
    Int((first | second) & beyondASCII | first & 63)
  }

  @inline(__always)
  private static func place(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let part = Int((first | second | third) & beyondASCII) << 6
    return part | Int(first & 63) << 6 | Int(second & 63)
  }

  /// Whether a unit of a kind may be a word.
  @inline(__always)
  func isWord(_ kind: UInt8) -> Bool {
    singles[Int(kind >> 6) & 1] >> UInt64(kind & 63) & 1 == 1
  }

  /// Whether two units of some kinds may be a word.
  @inline(__always)
  func isWord(_ first: UInt8, _ second: UInt8) -> Bool {
    pairs[Self.place(first, second)] >> UInt64(second & 63) & 1 == 1
  }

  /// Whether three units of some kinds may be a word.
  @inline(__always)
  func isWord(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    triples[Self.place(first, second, third)] >> UInt64(third & 63) & 1 == 1
  }

  /// Whether a word of three units or more may begin with units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    bits[Self.place(first, second, third)] >> UInt64(third & 63) & 1 == 1
  }

  /// Whether a word of three units or more may begin with two units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    let pair = Int(first & 63) << 6 | Int(second & 63)
    let isASCII = (first | second) & Self.beyondASCII == 0
    return (isASCII ? bits[pair] : 0) | bits[pair | 4096] != 0
  }
}
