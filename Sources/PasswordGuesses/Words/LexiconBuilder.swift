import FrozenTables

/// Packs the words of dictionaries into `LexiconTables`.
///
/// Advice to maintainers: a service packs 170,000 words before its first estimate, and so does each
/// test that starts a process of a debug build, whose compiler inlines nothing. So the text is
/// copied one dictionary at a time, all tables have their final sizes from the start, and one loop
/// over raw memory, ``add(_:of:)``, reads each byte once. It spells out what ``LexiconHash`` and
/// ``LexiconTables/mark(of:_:wordCount:)`` do with hashes and marks. They must change together, and
/// `LexiconBuilderTests` compares them.
struct LexiconBuilder: ~Copyable {
  // SAFETY: the sizes are counted in advance. The text has room for each byte of each dictionary, a
  // line feed after it, and `padding` line feeds after the last. Reading ends there even if a
  // scalar is broken. There are more entries than words, so there is always a free one. Indices of
  // marks and entries are below the sizes of their tables.

  /// The words of all dictionaries, each with a line feed after it.
  private let text: FrozenTableWriter<UInt8>

  private let beginnings = LexiconBeginnings.writer()
  private let fourths = FrozenTableWriter<UInt64>(zeros: LexiconTables.fourthsCount)
  private let marks: FrozenTableWriter<UInt64>
  private let entries: FrozenTableWriter<LexiconEntry>

  private var pages = UnitPages()

  /// The number of dictionaries in the published model; dictionaries from this number on aren't
  /// part of it.
  private let publishedCount: Int

  /// The number of line feeds after the last word, which keep a broken scalar from reaching beyond
  /// the text.
  private static let padding = 4

  /// Packs dictionaries, which must begin with those of the published model.
  init(_ dictionaries: [PasswordDictionary], publishedCount: Int) {
    self.publishedCount = publishedCount
    var size = Self.padding
    var words = 0
    for dictionary in dictionaries {
      size += dictionary.words.count + 1
      words += Self.lines(of: dictionary.words)
    }
    // There is about one distinct beginning for every three letters, and a line has the marks of
    // eight hashes.
    let lines = Self.powerOfTwo(from: size / 100)
    text = FrozenTableWriter(zeros: size)
    entries = FrozenTableWriter(zeros: Self.powerOfTwo(from: words + words / 4))
    marks = FrozenTableWriter(zeros: lines * LexiconTables.wordsPerLine)
    var start = 0
    for (number, dictionary) in dictionaries.enumerated() {
      let end = start + dictionary.words.count
      copy(dictionary.words, to: start)
      add(start..<(end + 1), of: number)
      start = end + 1
    }
    for offset in start..<size { text.elements[offset] = 0x0A }
  }

  /// Returns the tables and transfers their ownership to the memory.
  consuming func freeze(in memory: FrozenMemory) -> LexiconTables {
    LexiconTables(
      pages: pages,
      beginnings: LexiconBeginnings(memory.freeze(beginnings)),
      fourths: memory.freeze(fourths),
      text: memory.freeze(text),
      entries: memory.freeze(entries),
      marks: memory.freeze(marks)
    )
  }

  private static func powerOfTwo(from minimum: Int) -> Int {
    1 << (Int.bitWidth - max(minimum - 1, 63).leadingZeroBitCount)
  }

  /// Returns the maximum number of words in some bytes: one more than their line feeds.
  private static func lines(of words: [UInt8]) -> Int {
    words.withUnsafeBytes { bytes in
      var count = 1
      var offset = 0
      while offset + 8 <= bytes.count {
        // A byte is a line feed if the difference is zero. In that case, adding 127 doesn't set the
        // highest bit.
        let other =
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        let low = (other & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
        count &+= (~(low | other) & 0x8080_8080_8080_8080).nonzeroBitCount
        offset &+= 8
      }
      while offset < bytes.count {
        if bytes[offset] == 0x0A { count &+= 1 }
        offset &+= 1
      }
      return count
    }
  }

  /// Copies the words of a dictionary, with line feeds after them until something else follows.
  private func copy(_ words: [UInt8], to start: Int) {
    let target = UnsafeMutableRawPointer(text.elements + start)
    words.withUnsafeBytes { bytes in
      if let address = bytes.baseAddress {
        target.copyMemory(from: address, byteCount: bytes.count)
      }
    }
    for offset in (start + words.count)..<min(start + words.count + 1 + Self.padding, text.count) {
      text.elements[offset] = 0x0A
    }
  }

  /// Adds the words in a range of the text, which ends with a line feed.
  private mutating func add(_ words: Range<Int>, of dictionary: Int) {
    let text = text.elements
    let marks = marks.elements
    let fourths = fourths.elements
    let markMask = self.marks.count &- 1
    let factor = LexiconHash.factor
    let firstBits = LexiconHash().bits
    let isPublished = dictionary < publishedCount
    var pageBits = UInt64(0)
    var rank = 0
    var offset = words.lowerBound
    while offset < words.upperBound {
      let start = offset
      var bits = firstBits
      var line = 0
      var count = 0
      var kinds = UInt32(0)
      var markWord = 0
      var markShift = UInt64(0)
      var low = UInt64(0)
      rank &+= 1
      while true {
        var unit = low
        if low != 0 {
          low = 0
        } else {
          unit = UInt64(truncatingIfNeeded: text[offset])
          if unit == 0x0A { break }
          offset &+= 1
          if unit >= 0x80 {
            // RFC 3629 §3. A broken scalar ends where its line ends.
            var following = unit < 0xE0 ? 1 : unit < 0xF0 ? 2 : 3
            unit &= unit < 0xE0 ? 0x1F : unit < 0xF0 ? 0x0F : 0x07
            while following > 0, text[offset] >= 0x80 {
              unit = unit &<< 6 | UInt64(truncatingIfNeeded: text[offset]) & 0x3F
              offset &+= 1
              following &-= 1
            }
            if unit > 0xFFFF {
              low = 0xDC00 | unit & 0x3FF
              unit = 0xD800 &+ (unit &- 0x10000) &>> 10
            }
          }
        }
        bits = (bits ^ unit) &* factor
        bits ^= bits &>> 32
        count &+= 1
        let page = unit &>> 6
        pageBits |= 1 &<< (page < 63 ? page : 63)
        if count & 1 == 0 { line = Int(truncatingIfNeeded: bits &>> 32) }
        if count < 4 {
          let kind = LexiconBeginnings.kind(of: UInt16(truncatingIfNeeded: unit))
          kinds |= UInt32(truncatingIfNeeded: kind) &<< UInt32(truncatingIfNeeded: 8 &* count &- 8)
          continue
        }
        if count == 4 {
          fourths[Int(truncatingIfNeeded: bits &>> 51)] |= 1 &<< (bits &>> 45 & 63)
        }
        markWord = (line &* 8 | Int(truncatingIfNeeded: bits &>> 5) & 7) & markMask
        markShift = (bits & 31) &<< 1
        marks[markWord] |= 1 &<< markShift
      }
      let end = offset
      offset &+= 1
      if count == 0 || !isPublished && Self.isDear(rank, count, kinds) { continue }
      let wasInserted = insert(
        LexiconEntry(start: start, end: end, dictionary: dictionary, rank: rank, in: text),
        hash: bits,
        isPublished: isPublished
      )
      if !wasInserted { continue }
      if count >= 4 { marks[markWord] |= 2 &<< markShift }
      LexiconBeginnings.add(kinds, count: count, rank: rank, to: beginnings)
    }
    pages.formUnion(UnitPages(bits: pageBits))
  }

  /// Returns whether a word is never cheaper than trying everything.
  ///
  /// The most frequent word takes one guess, and each character that is tried takes at least ten.
  ///
  /// Only words of two or three units of an alphabet are checked, which are by far the most
  /// numerous. East Asian scripts have thousands of characters to try.
  private static func isDear(_ rank: Int, _ count: Int, _ kinds: UInt32) -> Bool {
    guard count == 2 || count == 3, !LexiconBeginnings.hasEastAsian(kinds) else { return false }
    return rank >= (count == 2 ? 100 : 1000)
  }

  /// Adds a word of a dictionary and returns true, unless it already has an equal or better rank.
  ///
  /// All words of the published model are kept.
  private func insert(_ entry: LexiconEntry, hash: UInt64, isPublished: Bool) -> Bool {
    let entries = entries.elements
    let mask = self.entries.count &- 1
    var entry = entry
    var slot = LexiconHash(bits: hash).slot(in: self.entries.count)
    var equal = -1
    while entries[slot].source != 0 {
      if entries[slot].beginning == entry.beginning, areEqual(entries[slot].offset, entry.offset) {
        if !isPublished, entries[slot].rank <= entry.rank { return false }
        equal = slot
      }
      slot = (slot &+ 1) & mask
    }
    if equal >= 0 {
      entry.setOffset(entries[equal].offset)
      entries[equal].setHasMore()
    }
    entries[slot] = entry
    return true
  }

  /// Returns whether the words at two offsets of the text are equal.
  private func areEqual(_ one: Int, _ other: Int) -> Bool {
    let text = text.elements
    var (left, right) = (one, other)
    while text[left] == text[right] {
      if text[left] == 0x0A { return true }
      left &+= 1
      right &+= 1
    }
    return false
  }
}
