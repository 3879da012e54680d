/// The tables that pieces of a password are looked up in.
///
/// Advice to maintainers: most of the time of a look-up is waiting for memory. `LexiconBeginnings`
/// is small and says what the first three units may be, and ``mayBegin(with:)`` takes a little more
/// memory for the first four. From the fourth unit on, a walk keeps one hash of the units so far,
/// and for each hash ``marks(of:line:)`` has two bits: some word begins so, and some word is so.
/// The bits for a fourth unit and for the fifth behind it are in one line of memory, and so on for
/// each two units. A line for more would fill up with the bits of usual beginnings, so that no walk
/// ended there, and walks with substitutions would take for ever. Two hashes may share bits, so
/// that they may be set too often and never too seldom: the first ends nearly every walk after a
/// few units, and the second leads to the exact comparison in ``forEachEntry(of:_:_:_:_:_:)``. Hashes are
/// those of `LexiconHash` everywhere.
struct LexiconTables: BitwiseCopyable, @unchecked Sendable {
  // SAFETY: a `PasswordLexicon` owns the memory; nothing writes to it after the builder has. Places
  // of marks and entries are cut to sizes that are powers of two; places in the text come from the
  // builder, which wrote it, and every word ends with a line feed that no piece of a password is
  // compared beyond.

  /// Where the units of the words are.
  let pages: UnitPages

  /// What words begin with.
  let beginnings: LexiconBeginnings

  /// A bit for each hash of the first four units of a word.
  let fourths: UnsafeMutableBufferPointer<UInt64>

  /// The number of words of 64 bits that these bits take.
  static let fourthsCount = 1 << 13

  /// The words of all dictionaries in UTF-8, each with a line feed behind it.
  let text: UnsafeMutableBufferPointer<UInt8>

  /// The words of each dictionary by their hashes; those of one word in the order of the
  /// dictionaries.
  let entries: UnsafeMutableBufferPointer<LexiconEntry>

  /// Two bits for each hash, in lines.
  let marks: UnsafeMutableBufferPointer<UInt64>

  /// How many words of marks a line of memory has.
  static let wordsPerLine = 8

  /// The memory that the words take, in bytes.
  var size: Int { text.count + 8 * (entries.count + marks.count + fourths.count) }

  /// Frees the memory.
  func deallocate() {
    beginnings.deallocate()
    fourths.deallocate()
    text.deallocate()
    entries.deallocate()
    marks.deallocate()
  }

  /// Whether some word may begin with four units that have a hash.
  @inline(__always)
  func mayBegin(with hash: LexiconHash) -> Bool {
    fourths[hash.bit >> 6] >> UInt64(hash.bit & 63) & 1 != 0
  }

  /// Looks up a hash: 1 if some word may begin so, and 2 if some word may be so.
  ///
  /// - Parameters:
  ///   - hash: The hash of four units or more.
  ///   - line: The line of the last hash that began one.
  /// - Returns: The two bits.
  @inline(__always)
  func marks(of hash: LexiconHash, line: Int) -> UInt64 {
    let place = Self.place(hash, line, wordCount: marks.count)
    return marks[place.word] >> place.shift & 3
  }

  /// Whether the hash of so many units begins a line of marks.
  @inline(__always)
  static func beginsLine(_ units: Int) -> Bool { units & 1 == 0 }

  /// Where the marks of a hash are.
  @inline(__always)
  static func place(
    _ hash: LexiconHash,
    _ line: Int,
    wordCount: Int
  ) -> (word: Int, shift: UInt64) {
    let place = hash.placeInLine
    let word = (line &* wordsPerLine | place >> 5) & (wordCount &- 1)
    return (word, UInt64(place & 31) << 1)
  }

  /// Calls a closure with each entry of a piece of a text in the first dictionaries.
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
    var word = UInt32.max
    var place = hash.slot(in: entries.count)
    while true {
      let entry = entries[place]
      if entry.place == 0 { return }
      place = (place &+ 1) & (entries.count &- 1)
      if word == .max {
        guard isWord(entry, beginning, units, start, end) else { continue }
        word = entry.start
      }
      if entry.start == word, entry.dictionary < dictionaryCount { body(entry) }
    }
  }

  /// Returns whether an entry's word is a piece of a text with a beginning.
  @inline(__always)
  private func isWord(
    _ entry: LexiconEntry,
    _ beginning: WordBeginning?,
    _ units: ScratchTable<UInt16>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    guard let beginning else { return isWord(entry, units, start, end) }
    if entry.beginning != beginning { return false }
    return end - start < WordBeginning.count || isWord(entry, units, start, end)
  }

  /// Returns whether an entry's word is a piece of a text.
  func isWord(
    _ entry: LexiconEntry,
    _ units: ScratchTable<UInt16>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    var offset = Int(entry.start)
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
      var scalar = UTF8Units(UnsafeBufferPointer(text), at: offset)
      while let unit = scalar.next() {
        guard index < end, units[index] == unit else { return false }
        index += 1
      }
      offset = scalar.end
    }
    return text[offset] == 0x0A
  }
}

/// The hash of some UTF-16 units, which grows unit by unit.
struct LexiconHash: Sendable {
  private var bits: UInt64 = 0x243F_6A88_85A3_08D3

  /// Takes one more unit in.
  @inline(__always)
  mutating func append(_ unit: UInt16) {
    bits = (bits ^ UInt64(unit)) &* 0x9FB2_1C65_1E98_DF25
    bits ^= bits >> 32
  }

  /// The hash of these units and one more.
  @inline(__always)
  func appending(_ unit: UInt16) -> LexiconHash {
    var hash = self
    hash.append(unit)
    return hash
  }

  /// The line of marks for these units and one more.
  @inline(__always)
  var line: Int { Int(truncatingIfNeeded: bits >> 32) }

  /// The place in a line of marks.
  @inline(__always)
  var placeInLine: Int { Int(truncatingIfNeeded: bits) & 255 }

  /// The place in a table of 2¹⁹ bits.
  @inline(__always)
  var bit: Int { Int(truncatingIfNeeded: bits >> 45) }

  /// The place in a table of entries, whose size is a power of two.
  @inline(__always)
  func slot(in size: Int) -> Int { Int(truncatingIfNeeded: bits >> 8) & (size - 1) }
}

/// The UTF-16 units of one scalar of well-formed UTF-8.
struct UTF8Units {
  private var pending: UInt32
  private var hasPending = true

  /// The offset behind the scalar.
  let end: Int

  @inline(__always)
  init<Bytes: RandomAccessCollection>(_ bytes: Bytes, at offset: Int)
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    end = min(offset + length, bytes.count)
    for index in (offset + 1)..<max(end, offset + 1) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    pending = value
  }

  /// Whether there is another unit.
  var hasNext: Bool { hasPending }

  /// The next unit, or nil behind the last.
  mutating func next() -> UInt16? {
    guard hasPending else { return nil }
    if pending > 0xFFFF {
      let high = 0xD800 + (pending - 0x10000) >> 10
      pending = 0xDC00 + (pending - 0x10000) & 0x3FF
      return UInt16(truncatingIfNeeded: high)
    }
    hasPending = false
    return UInt16(truncatingIfNeeded: pending)
  }
}

/// The first bytes of a word in UTF-8, to tell most words apart by one comparison.
///
/// Behind a shorter word it has zeros. So a word and a piece of fewer bytes than ``count`` are equal if
/// these are; where that would not hold, there is no beginning for the piece, or one for the word that
/// is never that of a piece.
struct WordBeginning: Hashable, BitwiseCopyable, Sendable {
  private var bytes: UInt64 = 0

  /// The number of bytes.
  static let count = 8

  /// Nothing.
  init() {}

  /// Takes the first bytes of a word.
  init<Bytes: RandomAccessCollection>(_ word: Bytes) where Bytes.Element == UInt8 {
    var shift = UInt64(0)
    for byte in word.prefix(Self.count) {
      if byte == 0 {
        bytes = .max
        return
      }
      bytes |= UInt64(byte) &<< shift
      shift &+= 8
    }
  }

  /// Takes the first units of a piece of a text, or returns nil if one of them is zero or no ASCII.
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
