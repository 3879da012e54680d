/// Which units words begin with, in tables so small that they stay near the processor.
///
/// Units are put into 64 kinds, those of ASCII and all others apart. Most places of a text are no
/// beginning of any word, and here this is seen without touching the large tables.
struct LexiconBeginnings: BitwiseCopyable, @unchecked Sendable {
  // SAFETY: whoever builds the tables writes to them before they are shared, and frees them. Kinds
  // are below 128, and each place is cut to the part that it is in.
  private let words: UnsafeMutablePointer<UInt64>

  // Where the parts begin. The kinds of words of one unit come first; then for each first kind the
  // second ones of words of two units, and of longer words; then for each first two kinds the third
  // ones of words of three units or more, each beside those of just three. Each part is there for
  // units of ASCII, and again with any beyond it.
  private static let pairs = 8
  private static let longer = pairs + 2 * 64
  private static let triples = longer + 2 * 64
  private static let size = triples + 2 * 4096 * 2

  init() {
    let bytes = UnsafeMutableRawPointer.allocate(byteCount: 8 * Self.size, alignment: 64)
    words = bytes.initializeMemory(as: UInt64.self, repeating: 0, count: Self.size)
  }

  /// Frees the tables.
  func deallocate() { words.deallocate() }

  /// The mark in a kind that its unit is beyond ASCII.
  static let beyondASCII: UInt8 = 64

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
  func add(_ kinds: UInt32, count: Int) {
    let first = UInt8(truncatingIfNeeded: kinds)
    let second = UInt8(truncatingIfNeeded: kinds >> 8)
    let third = UInt8(truncatingIfNeeded: kinds >> 16)
    switch count {
    case 0: break
    case 1: words[Int(first >> 6)] |= Self.bit(first)
    case 2: words[Self.pairs + Self.place(first, second)] |= Self.bit(second)
    default:
      words[Self.longer + Self.place(first, second)] |= Self.bit(second)
      let place = Self.triples + 2 * Self.place(first, second, third)
      words[place] |= Self.bit(third)
      if count == 3 { words[place + 1] |= Self.bit(third) }
    }
  }

  @inline(__always)
  private static func bit(_ kind: UInt8) -> UInt64 { 1 << UInt64(kind & 63) }

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
    words[Int(kind >> 6) & 1] & Self.bit(kind) != 0
  }

  /// Whether two units of some kinds may be a word.
  @inline(__always)
  func isWord(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Self.pairs + Self.place(first, second)] & Self.bit(second) != 0
  }

  /// Whether three units of some kinds may be a word.
  @inline(__always)
  func isWord(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    words[Self.triples + 2 * Self.place(first, second, third) + 1] & Self.bit(third) != 0
  }

  /// Whether a word of three units or more may begin with units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    words[Self.triples + 2 * Self.place(first, second, third)] & Self.bit(third) != 0
  }

  /// Whether a word may begin anywhere in a text of some kinds.
  func mayBegin(in kinds: ScratchTable<UInt8>) -> Bool {
    // All are looked at, because to stop at the first one takes longer than the few that are left.
    // What stands before the text only makes one more place that may be a beginning.
    var found = UInt64(0)
    var first = UInt8(0)
    var second = UInt8(0)
    for index in kinds.indices {
      let third = kinds[index]
      let pairs = words[Self.pairs + Self.place(second, third)]
      found |= (words[Int(third >> 6) & 1] | pairs) >> UInt64(third & 63)
      found |= words[Self.triples + 2 * Self.place(first, second, third)] >> UInt64(third & 63)
      first = second
      second = third
    }
    return found & 1 != 0
  }

  /// Whether a word of three units or more may begin with two units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Self.longer + Self.place(first, second)] & Self.bit(second) != 0
  }
}
