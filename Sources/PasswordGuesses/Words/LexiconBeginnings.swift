import FrozenTables

/// Which units the words of a lexicon begin with, in tables that stay in the processor's cache.
///
/// No word begins at most indices of a text. These 130 KB say so without a look at the megabytes of
/// ``LexiconTables``. To be that small, they put UTF-16 units into 64 kinds; those of ASCII and all
/// others have tables apart.
///
/// The answers of these tables may be yes too often, and never no too often.
struct LexiconBeginnings: BitwiseCopyable, Sendable {
  private let words: FrozenTable<UInt64>

  // The layout. Words of one unit come first: a bit for each kind. Then, for each first kind, a bit
  // for each second one: of words of two units, and of longer words. Then, for each two first kinds,
  // a bit for each third one: of words of three units or more, and beside it of exactly three. Each
  // part is there twice: for units of ASCII alone, and for those with any other.
  private static let pairs = 8
  private static let longer = pairs + 2 * 64
  private static let triples = longer + 2 * 64
  private static let size = triples + 2 * 4096 * 2

  /// Takes tables that every word was added to.
  init(_ words: FrozenTable<UInt64>) { self.words = words }

  /// Creates tables to which words can be added.
  static func writer() -> FrozenTableWriter<UInt64> {
    FrozenTableWriter(count: size, repeating: 0)
  }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of its first three units, eight bits each, the first in the lowest bits.
  ///   - count: The number of its units.
  ///   - words: The tables.
  static func add(_ kinds: UInt32, count: Int, to words: borrowing FrozenTableWriter<UInt64>) {
    let first = UInt8(truncatingIfNeeded: kinds)
    let second = UInt8(truncatingIfNeeded: kinds >> 8)
    let third = UInt8(truncatingIfNeeded: kinds >> 16)
    switch count {
    case 0: break
    case 1: words[Int(first >> 6)] |= bit(first)
    case 2: words[pairs + index(first, second)] |= bit(second)
    default:
      words[longer + index(first, second)] |= bit(second)
      let index = triples + 2 * index(first, second, third)
      words[index] |= bit(third)
      if count == 3 { words[index + 1] |= bit(third) }
    }
  }

  /// The bit of a kind that says that its unit is beyond ASCII.
  static let beyondASCII: UInt8 = 64

  /// Returns the kind of a unit.
  @inline(__always)
  static func kind(of unit: UInt16) -> UInt8 {
    // Lowercase letters, and characters from space to `>`, are the most usual.
    switch unit {
    case 0x60...0x7F: UInt8(unit) - 0x60
    case 0x20...0x3E: UInt8(unit)
    case 0..<0x80: 63
    default: UInt8(unit & 63) | beyondASCII
    }
  }

  @inline(__always)
  private static func bit(_ kind: UInt8) -> UInt64 { 1 << UInt64(kind & 63) }

  @inline(__always)
  private static func index(_ first: UInt8, _ second: UInt8) -> Int {
    Int((first | second) & beyondASCII | first & 63)
  }

  @inline(__always)
  private static func index(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let part = Int((first | second | third) & beyondASCII) << 6
    return part | Int(first & 63) << 6 | Int(second & 63)
  }

  /// Returns whether a unit of a kind may be a word.
  @inline(__always)
  func isWord(_ kind: UInt8) -> Bool {
    words[Int(kind >> 6) & 1] & Self.bit(kind) != 0
  }

  /// Returns whether two units of some kinds may be a word.
  @inline(__always)
  func isWord(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Self.pairs + Self.index(first, second)] & Self.bit(second) != 0
  }

  /// Returns whether three units of some kinds may be a word.
  @inline(__always)
  func isWord(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    words[Self.triples + 2 * Self.index(first, second, third) + 1] & Self.bit(third) != 0
  }

  /// Returns whether a word of three units or more may begin with two units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Self.longer + Self.index(first, second)] & Self.bit(second) != 0
  }

  /// Returns whether a word of three units or more may begin with three units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    words[Self.triples + 2 * Self.index(first, second, third)] & Self.bit(third) != 0
  }

  /// Returns whether a word may begin anywhere in a text of some kinds.
  func mayBegin(in kinds: ScratchTable<UInt8>) -> Bool {
    // Reading to the end is faster than a branch at each index that stops at the first beginning.
    // The two zeros before the text can only add a beginning that is not there, never hide one.
    var found = UInt64(0)
    var first = UInt8(0)
    var second = UInt8(0)
    for index in kinds.indices {
      let third = kinds[index]
      let pairs = words[Self.pairs + Self.index(second, third)]
      found |= (words[Int(third >> 6) & 1] | pairs) >> UInt64(third & 63)
      found |= words[Self.triples + 2 * Self.index(first, second, third)] >> UInt64(third & 63)
      first = second
      second = third
    }
    return found & 1 != 0
  }
}
