import FrozenTables

/// The words of all dictionaries, packed for looking up every piece of a password.
///
/// `PasswordDictionaries` makes it when the first password is estimated.
final class PasswordLexicon: Sendable {
  /// What is known of a dictionary besides its words.
  struct Source: Sendable {
    let role: PasswordDictionary.Role
    let isPublished: Bool
  }

  /// The most dictionaries that fit; their numbers are below `Candidate.context`.
  private static let mostDictionaries = 250

  /// The greatest rank that fits; words beyond it share it.
  static let greatestRank = 0xFF_FFFF

  /// The dictionaries: those of the published model in its order, then the others by name.
  let sources: [Source]

  /// How many dictionaries belong to the published model; they come first.
  let publishedCount: Int

  /// What pieces are looked up in; valid for as long as this object is held.
  let tables: LexiconTables

  /// The memory of the tables.
  private let tableMemory = FrozenMemory()

  /// Memory for estimates with these words.
  let memory = SpareMemory()

  /// Packs dictionaries.
  ///
  /// - Complexity: O(*n*) in the number of bytes of all words.
  init(_ dictionaries: [PasswordDictionary]) {
    let ordered = Self.ordered(dictionaries)
    sources = ordered.map {
      Source(role: $0.role, isPublished: $0.publishedOrder != nil)
    }
    publishedCount = sources.count(where: \.isPublished)
    tables = LexiconBuilder(ordered).freeze(in: tableMemory)
  }

  private static func ordered(_ dictionaries: [PasswordDictionary]) -> [PasswordDictionary] {
    let sorted = dictionaries.sorted { left, right in
      let orders = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return orders.0 != orders.1 ? orders.0 < orders.1 : left.name < right.name
    }
    return Array(sorted.prefix(mostDictionaries))
  }

  /// The memory that the words take, in bytes.
  var size: Int { tables.size }
}

/// Packs the words of dictionaries into `LexiconTables`.
///
/// Advice to maintainers: a service packs a hundred thousand words before its first estimate. So all
/// tables have their final sizes from the start, and each word is read once.
private struct LexiconBuilder: ~Copyable {
  // SAFETY: the sizes are counted beforehand. The text has room for each byte of each dictionary, a
  // line feed after each word, and `padding`. There are at least twice as many entries as words, so a
  // free one is always found. Indices of marks and entries are cut to the sizes of their tables, which
  // are powers of two.

  /// The words, each once and with a line feed after it.
  private let text: FrozenTableWriter<UInt8>

  private let beginnings = LexiconBeginnings.writer()
  private let fourths = FrozenTableWriter(count: LexiconTables.fourthsCount, repeating: UInt64(0))
  private let marks: FrozenTableWriter<UInt64>
  private let entries: FrozenTableWriter<LexiconEntry>

  private var pages = UnitPages()

  /// The number of bytes of the text so far.
  private var used = 0

  /// How many line feeds stand after the last word, so that no broken scalar reaches beyond the text.
  private static let padding = 4

  /// Packs dictionaries.
  init(_ dictionaries: [PasswordDictionary]) {
    let size = dictionaries.reduce(0) { $0 + $1.words.count + 1 }
    let words = dictionaries.reduce(0) { $0 + Self.lines($1.words.span) }
    // There is about one distinct beginning for three letters, and a line has eight hashes' marks.
    let lines = Self.powerOfTwo(from: size / 100)
    text = FrozenTableWriter(count: size + Self.padding, repeating: 0x0A)
    entries = FrozenTableWriter(count: Self.powerOfTwo(from: words * 2), repeating: .free)
    marks = FrozenTableWriter(count: lines * LexiconTables.wordsPerLine, repeating: 0)
    for (number, dictionary) in dictionaries.enumerated() {
      dictionary.words.withUnsafeBufferPointer { add($0, number) }
    }
    for offset in used..<(used + Self.padding) { text[offset] = 0x0A }
  }

  /// Returns the tables, which the memory owns from now on.
  consuming func freeze(in memory: FrozenMemory) -> LexiconTables {
    let textSize = used + Self.padding
    return LexiconTables(
      pages: pages,
      beginnings: LexiconBeginnings(memory.freeze(beginnings)),
      fourths: memory.freeze(fourths),
      text: memory.freeze(text, first: textSize),
      entries: memory.freeze(entries),
      marks: memory.freeze(marks)
    )
  }

  private static func powerOfTwo(from minimum: Int) -> Int {
    1 << (Int.bitWidth - max(minimum - 1, 63).leadingZeroBitCount)
  }

  /// The most words that some bytes can hold.
  private static func lines(_ words: Span<UInt8>) -> Int {
    var count = 1
    for index in words.indices where words[index] == 0x0A { count += 1 }
    return count
  }

  /// What is known of a word while it is read.
  private struct Word {
    var hash = LexiconHash()
    var line = 0
    var count = 0

    /// The kinds of the first three units, the first in the lowest bits.
    var kinds = UInt32(0)

    /// Where the marks of the units so far are.
    var mark = (word: 0, shift: UInt64(0))
  }

  private mutating func add(_ words: UnsafeBufferPointer<UInt8>, _ dictionary: Int) {
    var rank = 0
    var index = 0
    while index < words.count {
      let start = used
      let word = appendWord(of: words, from: &index)
      index += 1
      rank += 1
      if used == start { continue }
      text[used] = 0x0A
      let beginning = WordBeginning(of: used - start) { text[start + $0] }
      used += 1
      add(
        LexiconEntry(
          start: UInt32(start),
          dictionary: dictionary,
          rank: rank,
          beginning: beginning
        ),
        word
      )
    }
  }

  /// Adds the bytes up to the next line feed to the text, and returns what they are as a word.
  @inline(__always)
  private mutating func appendWord(
    of words: UnsafeBufferPointer<UInt8>,
    from index: inout Int
  ) -> Word {
    var word = Word()
    while index < words.count, words[index] != 0x0A {
      if words[index] < 0x80 {
        pages.insert(UInt16(words[index]))
        read(UInt16(words[index]), &word)
        text[used] = words[index]
        used += 1
        index += 1
        continue
      }
      var scalar = ScalarUnits(at: index, count: words.count) { words[$0] }
      while let unit = scalar.next() {
        pages.insert(unit)
        read(unit, &word)
      }
      while index < scalar.end {
        text[used] = words[index]
        used += 1
        index += 1
      }
    }
    return word
  }

  /// Takes in one unit of a word, and marks the beginning that ends with it.
  @inline(__always)
  private func read(_ unit: UInt16, _ word: inout Word) {
    word.hash.append(unit)
    word.count += 1
    if LexiconTables.beginsLine(word.count) { word.line = word.hash.line }
    if word.count < 4 {
      word.kinds |= UInt32(LexiconBeginnings.kind(of: unit)) << UInt32(8 * word.count - 8)
      return
    }
    if word.count == 4 {
      fourths[word.hash.bit >> 6] |= 1 << UInt64(word.hash.bit & 63)
    }
    word.mark = LexiconTables.mark(of: word.hash, word.line, wordCount: marks.count)
    marks[word.mark.word] |= 1 << word.mark.shift
  }

  /// Adds the word at the end of the text, and removes it from there if an equal one is known.
  private mutating func add(_ entry: LexiconEntry, _ word: Word) {
    let start = entry.start
    var entry = entry
    var slot = word.hash.slot(in: entries.count)
    while !entries[slot].isFree {
      let other = entries[slot].start
      if entry.start != other, entry.beginning == entries[slot].beginning,
        areEqual(Int(other), Int(start))
      {
        entry.start = other
      }
      slot = (slot + 1) & (entries.count - 1)
    }
    entries[slot] = entry
    if entry.start != start {
      used = Int(start)
      return
    }
    if word.count >= 4 { marks[word.mark.word] |= 2 << word.mark.shift }
    LexiconBeginnings.add(word.kinds, count: word.count, to: beginnings)
  }

  /// Returns whether the words at two offsets of the text are equal.
  private func areEqual(_ one: Int, _ other: Int) -> Bool {
    var (left, right) = (one, other)
    while text[left] == text[right] {
      if text[left] == 0x0A { return true }
      left += 1
      right += 1
    }
    return false
  }
}

/// The UTF-16 units of one scalar of well-formed UTF-8.
struct ScalarUnits {
  private var pending: UInt32
  private var hasPending = true

  /// The offset after the scalar.
  let end: Int

  /// Reads the scalar at an offset of some bytes.
  @inline(__always)
  init(at offset: Int, count: Int, byte: (Int) -> UInt8) {
    let first = UInt32(byte(offset))
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? first : first & (0x7F >> UInt32(length))
    end = min(offset + length, count)
    for index in (offset + 1)..<max(end, offset + 1) {
      value = value << 6 | UInt32(byte(index) & 0x3F)
    }
    pending = value
  }

  /// Returns the next unit, or nil after the last.
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
