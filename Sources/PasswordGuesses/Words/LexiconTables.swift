import FrozenTables

/// The tables where every piece of a password is looked up.
///
/// Advice to maintainers: a lookup spends most of its time waiting for memory, so the tables are
/// read from the smallest to the largest. ``LexiconBeginnings`` contains the possible first three
/// units of a word, and ``mayBegin(with:)``, which takes 64 KB, the possible first four. From the
/// fourth unit on, a search keeps one hash of the units so far. For each hash, ``marks(of:line:)``
/// returns two bits: whether some word begins with these units, and whether they are a word. Two
/// hashes may share bits, so a bit may be set wrongly, but it is never missing. The first bit ends
/// nearly every search after a few units; the second leads to the exact comparison in
/// ``forEachEntry(of:_:_:_:_:_:)``.
///
/// The bits for the fourth and the fifth unit share a cache line, those for the next two share
/// another, and so on. So a search waits once for every two units. PERFORMANCE.md explains why it
/// isn't more.
///
/// Both this type and `LexiconBuilder` use the hashes of ``LexiconHash``.
struct LexiconTables: BitwiseCopyable, Sendable {
  let pages: UnitPages

  /// The beginnings of words.
  let beginnings: LexiconBeginnings

  /// A bit for each hash of the first four units of a word.
  let fourths: FrozenTable<UInt64>

  /// The number of elements of ``fourths``.
  static let fourthsCount = 1 << 13

  /// The words of all dictionaries in UTF-8, each with a line feed after it.
  let text: FrozenTable<UInt8>

  /// The words of each dictionary by their hashes, with equal words in the order of their
  /// dictionaries.
  ///
  /// A free entry ends a search.
  let entries: FrozenTable<LexiconEntry>

  /// Two bits for each hash, in cache lines.
  let marks: FrozenTable<UInt64>

  /// The number of elements of ``marks`` in a cache line.
  static let wordsPerLine = 8

  /// The memory that the words take, in bytes.
  var size: Int {
    text.count + MemoryLayout<LexiconEntry>.stride * entries.count
      + 8 * (marks.count + fourths.count + beginnings.count)
  }

  /// Returns whether a word may begin with four units that have a hash.
  @inline(__always)
  func mayBegin(with hash: LexiconHash) -> Bool {
    fourths[hash.bit >> 6] >> UInt64(hash.bit & 63) & 1 != 0
  }

  /// Returns two bits about a hash.
  ///
  /// - Parameters:
  ///   - hash: The hash of four units or more.
  ///   - line: The line of the last hash that began one.
  /// - Returns: 1 if a word may begin with these units, plus 2 if they may be a word.
  @inline(__always)
  func marks(of hash: LexiconHash, line: Int) -> UInt64 {
    let mark = Self.mark(of: hash, line, wordCount: marks.count)
    return marks[mark.word] >> mark.shift & 3
  }

  /// Returns whether the hash of a number of units begins a line of marks.
  @inline(__always)
  static func beginsLine(_ units: Int) -> Bool { units & 1 == 0 }

  /// Returns the position of a hash's marks: the index of their word, and their shift in it.
  @inline(__always)
  static func mark(
    of hash: LexiconHash,
    _ line: Int,
    wordCount: Int
  ) -> (word: Int, shift: UInt64) {
    let index = hash.indexInLine
    let word = (line &* wordsPerLine | index >> 5) & (wordCount &- 1)
    return (word, UInt64(index & 31) << 1)
  }

  /// Calls a closure with each entry of the first dictionaries whose word is a piece of a text.
  @inline(__always)
  func forEachEntry(
    of units: ScratchTable<UInt16>,
    _ start: Int,
    _ end: Int,
    _ hash: LexiconHash,
    _ dictionaryCount: Int,
    _ body: (LexiconEntry) -> Void
  ) {
    let beginning = WordBeginning(units, start, end)
    var word = -1
    var slot = hash.slot(in: entries.count)
    while true {
      let entry = entries[slot]
      if entry.isFree { return }
      slot = (slot &+ 1) & (entries.count &- 1)
      if word < 0 {
        guard isWord(entry, beginning, units, start, end) else { continue }
        word = entry.offset
      } else if entry.offset != word {
        continue
      }
      if entry.dictionary < dictionaryCount { body(entry) }
      if !entry.hasMore { return }
    }
  }

  /// Returns whether an entry's word is a piece of a text.
  ///
  /// `beginning` contains its first bytes, if they can be compared.
  @inline(__always)
  private func isWord(
    _ entry: LexiconEntry,
    _ beginning: WordBeginning?,
    _ units: ScratchTable<UInt16>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    guard let beginning else { return isWord(entry.offset, units, start, end) }
    if entry.beginning != beginning { return false }
    let rest = start &+ WordBeginning.count
    if end < rest { return true }
    return isWord(entry.offset &+ WordBeginning.count, units, rest, end)
  }

  /// Returns whether the rest of a word from an offset on is a piece of a text, compared unit by
  /// unit.
  private func isWord(
    _ first: Int,
    _ units: ScratchTable<UInt16>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    var offset = first
    var index = start
    while index < end {
      let byte = text[offset]
      if byte == 0x0A { return false }
      if byte < 0x80 {
        guard units[index] == UInt16(byte) else { return false }
        offset += 1
        index += 1
        continue
      }
      var scalar = ScalarUnits(at: offset, count: text.count) { text[$0] }
      while let unit = scalar.next() {
        guard index < end, units[index] == unit else { return false }
        index += 1
      }
      offset = scalar.end
    }
    return text[offset] == 0x0A
  }
}

/// A word of one dictionary in the hash table.
struct LexiconEntry: Sendable, BitwiseCopyable {
  /// The offset of the word in the text of all words, which equal words share.
  ///
  /// The highest bit says whether an equal word of another dictionary follows.
  private var start: UInt32

  /// The number of the dictionary in the highest eight bits, and the rank in the rest; 0 if the
  /// entry is free.
  private(set) var source: UInt32

  /// The first bytes of the word, which distinguish most words without reading the text.
  var beginning: WordBeginning

  /// Creates an entry for a word in a text.
  ///
  /// Ranks beyond the greatest rank are clamped to it.
  @inline(__always)
  init(start: Int, end: Int, dictionary: Int, rank: Int, in text: UnsafeMutablePointer<UInt8>) {
    self.start = UInt32(truncatingIfNeeded: start)
    let rank = rank < PasswordLexicon.greatestRank ? rank : PasswordLexicon.greatestRank
    source = UInt32(truncatingIfNeeded: dictionary &<< 24 | rank)
    beginning = WordBeginning(from: start, to: end, of: text)
  }

  /// The offset of the word in the text of all words.
  @inline(__always)
  var offset: Int { Int(truncatingIfNeeded: start & 0x7FFF_FFFF) }

  /// Whether an equal word of another dictionary follows, before the next free entry.
  @inline(__always)
  var hasMore: Bool { start & 0x8000_0000 != 0 }

  /// Records that an equal word follows.
  mutating func setHasMore() { start |= 0x8000_0000 }

  /// Moves a word to the offset of an earlier, equal word.
  mutating func setOffset(_ offset: Int) { start = UInt32(truncatingIfNeeded: offset) }

  /// Whether the entry is free.
  @inline(__always)
  var isFree: Bool { source == 0 }

  var dictionary: Int { Int(source >> 24) }

  /// The rank in the dictionary, from 1.
  var rank: Int { Int(source) & PasswordLexicon.greatestRank }
}

/// The hash of UTF-16 units that are added one by one.
struct LexiconHash: Sendable {
  private(set) var bits: UInt64 = 0x243F_6A88_85A3_08D3

  /// The factor that each new unit multiplies the hash by.
  static let factor: UInt64 = 0x9FB2_1C65_1E98_DF25

  /// Creates the hash of no units.
  init() {}

  /// Creates a hash from its bits.
  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Adds another unit.
  @inline(__always)
  mutating func append(_ unit: UInt16) {
    bits = (bits ^ UInt64(unit)) &* Self.factor
    bits ^= bits >> 32
  }

  /// Returns the hash of these units and one more.
  @inline(__always)
  func appending(_ unit: UInt16) -> LexiconHash {
    var hash = self
    hash.append(unit)
    return hash
  }

  /// The number of the line of marks that begins with these units.
  @inline(__always)
  var line: Int { Int(truncatingIfNeeded: bits >> 32) }

  /// The index of the marks in a line.
  @inline(__always)
  var indexInLine: Int { Int(truncatingIfNeeded: bits) & 255 }

  /// The index of the bit in `LexiconTables.fourths`, which has 2¹⁹ bits.
  @inline(__always)
  var bit: Int { Int(truncatingIfNeeded: bits >> 45) }

  /// Returns the index in a table of entries whose size is a power of two.
  @inline(__always)
  func slot(in size: Int) -> Int { Int(truncatingIfNeeded: bits >> 8) & (size - 1) }
}

/// The first bytes of a word in UTF-8.
///
/// One comparison of eight bytes distinguishes most words.
///
/// A shorter word has zeros after its end. So a word and a piece with fewer bytes than ``count``
/// are equal if their beginnings are. This doesn't work if a unit is zero or beyond ASCII. In this
/// case, a piece doesn't have a beginning, and a word has one that no piece has.
struct WordBeginning: Hashable, BitwiseCopyable, Sendable {
  private var bytes: UInt64 = 0

  /// The number of bytes.
  static let count = 8

  /// Creates the beginning of an empty word.
  init() {}

  /// Reads the first bytes of a word of a text.
  @inline(__always)
  init(from start: Int, to end: Int, of text: UnsafeMutablePointer<UInt8>) {
    var shift = UInt64(0)
    var offset = start
    while offset < end, shift < 64 {
      let byte = UInt64(truncatingIfNeeded: text[offset])
      if byte == 0 {
        bytes = .max
        return
      }
      bytes |= byte &<< shift
      shift &+= 8
      offset &+= 1
    }
  }

  /// Reads the first units of a piece of a text, or returns nil if one of them is zero or not
  /// ASCII.
  @inline(__always)
  init?(_ units: ScratchTable<UInt16>, _ start: Int, _ end: Int) {
    var shift = UInt64(0)
    for index in start..<min(end, start + Self.count) {
      let unit = units[index]
      if unit &- 1 >= 0x7F { return nil }
      bytes |= UInt64(unit) &<< shift
      shift &+= 8
    }
  }
}
