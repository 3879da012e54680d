import FrozenTables

/// The units that words of a lexicon begin with, in tables that stay in the processor's cache.
///
/// At most indices of a text, no word begins. These tables find that out without reading the
/// megabytes of ``LexiconTables``. They take 390 KB, and a text needs only the quarter for its
/// script. To stay this small, they group UTF-16 units into 64 kinds. Units of ASCII, of the other
/// alphabets from Latin to Hebrew, of alphabets from Arabic on, and of East Asia have separate
/// tables.
///
/// The tables may say yes when the answer is no, but they never say no when the answer is yes.
struct LexiconBeginnings: BitwiseCopyable, Sendable {
  private let words: FrozenTable<UInt64>

  // The layout. First come words of three or more units: for each pair of first and second kinds, a
  // bit for each third kind, and then, for each first kind, a bit for each second kind. The words
  // of one to three units follow: all of them, and those that aren't more expensive than trying
  // everything. Each part exists for each group of scripts; units of several groups use the group
  // that combines their bits.
  private static let triples = 0
  private static let longer = triples + 4 * 4096
  private static let short = longer + 4 * 64
  private static let cheap = short + ShortWords.size
  private static let size = cheap + ShortWords.size

  /// Uses tables that contain every word.
  init(_ words: FrozenTable<UInt64>) { self.words = words }

  /// Creates empty tables that words can be added to.
  static func writer() -> FrozenTableWriter<UInt64> {
    FrozenTableWriter(zeros: size)
  }

  /// Adds a word.
  ///
  /// - Parameters:
  ///   - kinds: The kinds of its first three units, eight bits each, with the first in the lowest
  ///     bits.
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

  /// The bits of a kind that identify the group of its unit's script; zero for ASCII.
  static let group: UInt8 = 0xC0

  /// Returns whether one of three kinds is East Asian, in the form that ``add(_:count:to:)`` takes.
  @inline(__always)
  static func hasEastAsian(_ kinds: UInt32) -> Bool { kinds & kinds &<< 1 & 0x80_8080 != 0 }

  var count: Int { words.count }

  /// Returns the kind of a unit.
  @inline(__always)
  static func kind(of unit: UInt16) -> UInt8 {
    // Lowercase letters, and characters from space to `>`, are the most common.
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
    func contains(_ kind: UInt8) -> Bool {
      words[Int(kind >> 6)] & LexiconBeginnings.bit(kind) != 0
    }

    /// Returns whether two units of some kinds may be a word.
    @inline(__always)
    func contains(_ first: UInt8, _ second: UInt8) -> Bool {
      words[Self.pairs + LexiconBeginnings.index(first, second)] & LexiconBeginnings.bit(second)
        != 0
    }

    /// Returns whether three units of some kinds may be a word.
    @inline(__always)
    func contains(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
      words[Self.triples + LexiconBeginnings.index(first, second, third)]
        & LexiconBeginnings.bit(third) != 0
    }
  }

  /// Returns the words of one to three units.
  ///
  /// - Parameter skipsDear: Whether to leave out words that are more expensive than trying
  ///   everything in ASCII.
  /// - Returns: The words, in the form that lookups need.
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

  /// Returns whether a word may begin anywhere in a text of some kinds; `short` contains the short
  /// words that count.
  func mayBegin(in kinds: ScratchTable<UInt8>, short: ShortWords) -> Bool {
    // Reading to the end is faster than a branch at each index that stops at the first match. The
    // two zeros before the text can only add a false match, never hide a match.
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
