import FrozenTables

/// Which units the words of a lexicon begin with, in tables that stay in the processor's cache.
///
/// No word begins at most indices of a text. These 260 KB, of which a text needs the quarter for its
/// script, say so without a look at the megabytes of ``LexiconTables``. To be that small, they put UTF-16
/// units into 64 kinds; those of ASCII, of the other alphabets from Latin to Hebrew, of those from Arabic
/// on, and of East Asia have tables apart.
///
/// The answers of these tables may be yes too often, and never no too often.
struct LexiconBeginnings: BitwiseCopyable, Sendable {
  private let words: FrozenTable<UInt64>

  // The layout. For each two first kinds, a bit for each third one: of words of three units or more. Then,
  // for each first kind, a bit for each second one. Then the words of one to three units: all of them, and
  // those that are not dearer than trying everything. Each part is there for each group of scripts; units
  // of several have the group that joins their bits.
  private static let triples = 0
  private static let longer = triples + 4 * 4096
  private static let short = longer + 4 * 64
  private static let cheap = short + ShortWords.size
  private static let size = cheap + ShortWords.size

  /// Takes tables that every word was added to.
  init(_ words: FrozenTable<UInt64>) { self.words = words }

  /// Creates tables to which words can be added.
  static func writer() -> FrozenTableWriter<UInt64> {
    FrozenTableWriter(zeros: size)
  }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of its first three units, eight bits each, the first in the lowest bits.
  ///   - count: The number of its units.
  ///   - rank: Its rank.
  ///   - words: The tables.
  static func add(
    _ kinds: UInt32,
    count: Int,
    rank: Int,
    to words: borrowing FrozenTableWriter<UInt64>
  ) {
    let first = UInt8(truncatingIfNeeded: kinds)
    let second = UInt8(truncatingIfNeeded: kinds >> 8)
    let third = UInt8(truncatingIfNeeded: kinds >> 16)
    if count >= 3 {
      words[longer + index(first, second)] |= bit(second)
      words[triples + index(first, second, third)] |= bit(third)
    }
    if count > 3 { return }
    let isCheap = Double(rank) <= ExhaustiveSearch.guesses(forUnits: count)
    var part = short
    while part <= (isCheap ? cheap : short) {
      switch count {
      case 1: words[part + Int(first >> 6)] |= bit(first)
      case 2: words[part + ShortWords.pairs + index(first, second)] |= bit(second)
      default: words[part + ShortWords.triples + index(first, second, third)] |= bit(third)
      }
      part += ShortWords.size
    }
  }

  /// The bits of a kind that tell the group of its unit's script; they are zero for ASCII.
  static let group: UInt8 = 0xC0

  /// Returns whether one of three kinds, as ``add(_:count:to:)`` takes them, is of East Asia.
  @inline(__always)
  static func hasEastAsian(_ kinds: UInt32) -> Bool { kinds & kinds &<< 1 & 0x80_8080 != 0 }

  /// The number of elements.
  var count: Int { words.count }

  /// Returns the kind of a unit.
  @inline(__always)
  static func kind(of unit: UInt16) -> UInt8 {
    // Lowercase letters, and characters from space to `>`, are the most usual.
    switch unit {
    case 0x60...0x7F: UInt8(unit) - 0x60
    case 0x20...0x3E: UInt8(unit)
    case 0..<0x80: 63
    case 0..<0x600: UInt8(unit & 63) | 0x40
    case 0..<0x2E80: UInt8(unit & 63) | 0x80
    default: UInt8(unit & 63) | 0xC0
    }
  }

  @inline(__always)
  fileprivate static func bit(_ kind: UInt8) -> UInt64 { 1 << UInt64(kind & 63) }

  @inline(__always)
  fileprivate static func index(_ first: UInt8, _ second: UInt8) -> Int {
    Int((first | second) & group | first & 63)
  }

  @inline(__always)
  fileprivate static func index(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let part = Int((first | second | third) & group) << 6
    return part | Int(first & 63) << 6 | Int(second & 63)
  }

  /// The words of one to three units.
  struct ShortWords: BitwiseCopyable, Sendable {
    fileprivate static let pairs = 8
    fileprivate static let triples = pairs + 4 * 64
    fileprivate static let size = triples + 4 * 4096

    fileprivate let words: FrozenTable<UInt64>

    /// Returns whether a unit of a kind may be a word.
    @inline(__always)
    func contains(_ kind: UInt8) -> Bool { words[Int(kind >> 6)] & LexiconBeginnings.bit(kind) != 0 }

    /// Returns whether two units of some kinds may be a word.
    @inline(__always)
    func contains(_ first: UInt8, _ second: UInt8) -> Bool {
      words[Self.pairs + LexiconBeginnings.index(first, second)] & LexiconBeginnings.bit(second) != 0
    }

    /// Returns whether three units of some kinds may be a word.
    @inline(__always)
    func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
      words[Self.triples + LexiconBeginnings.index(first, second, third)] & LexiconBeginnings.bit(third) != 0
    }
  }

  /// Returns the words of one to three units.
  ///
  /// - Parameter skipsDear: Whether words are left out that are dearer than trying everything in ASCII.
  func shortWords(skipsDear: Bool) -> ShortWords {
    ShortWords(words: words.suffix(from: skipsDear ? Self.cheap : Self.short))
  }

  /// Returns whether a word of three units or more may begin with two units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    words[Self.longer + Self.index(first, second)] & Self.bit(second) != 0
  }

  /// Returns whether a word of three units or more may begin with three units of some kinds.
  @inline(__always)
  func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    words[Self.triples + Self.index(first, second, third)] & Self.bit(third) != 0
  }

  /// Returns whether a word may begin anywhere in a text of some kinds; of the short ones, only some count.
  func mayBegin(in kinds: ScratchTable<UInt8>, short: ShortWords) -> Bool {
    // Reading to the end is faster than a branch at each index that stops at the first beginning.
    // The two zeros before the text can only add a beginning that is not there, never hide one.
    var found = UInt64(0)
    var first = UInt8(0)
    var second = UInt8(0)
    for index in kinds.indices {
      let third = kinds[index]
      let pairs = short.words[ShortWords.pairs + Self.index(second, third)]
      found |= (short.words[Int(third >> 6)] | pairs) >> UInt64(third & 63)
      found |= words[Self.triples + Self.index(first, second, third)] >> UInt64(third & 63)
      first = second
      second = third
    }
    return found & 1 != 0
  }
}
