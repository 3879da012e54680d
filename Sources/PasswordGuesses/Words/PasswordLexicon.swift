/// A word of one dictionary.
struct LexiconEntry: Sendable, BitwiseCopyable {
  /// Where the word begins in the text of all words; the same for equal words.
  var start: UInt32

  /// The dictionary, above the rank; 0 where there is no word.
  var place: UInt32

  /// The first bytes of the word, so that the text of all words is seldom looked at.
  var beginning: WordBeginning

  static let none = LexiconEntry(start: 0, place: 0, beginning: WordBeginning())

  /// The number of the dictionary.
  var dictionary: Int { Int(place >> 24) }

  /// The rank in the dictionary.
  var rank: Int { Int(place) & PasswordLexicon.greatestRank }
}

/// Packs the words of dictionaries for a `PasswordLexicon`, which owns the tables then.
///
/// Advice to maintainers: a service packs a hundred thousand words before its first estimate. So
/// all tables have their final sizes from the start, and each word is read once.
struct LexiconBuilder {
  // SAFETY: the sizes are counted beforehand: the text has room for each byte of each dictionary,
  // a line feed behind each word, and `padding`; there are at least twice as many entries as words,
  // so that a free one is always found. Places of marks and entries are cut to their sizes, which
  // are powers of two.

  /// The words, each once and with a line feed behind it.
  private let text: UnsafeMutableBufferPointer<UInt8>

  private let beginnings = LexiconBeginnings()
  private let fourths = Self.table(LexiconTables.fourthsCount, of: UInt64(0))
  private let marks: UnsafeMutableBufferPointer<UInt64>
  private let entries: UnsafeMutableBufferPointer<LexiconEntry>

  /// Where the units of the words are.
  private var pages = UnitPages()

  /// The end of the text so far.
  private var used = 0

  /// How many line feeds stand behind the last word, so that no broken scalar reaches beyond.
  private static let padding = 4

  /// Packs dictionaries.
  init(_ dictionaries: [PasswordDictionary]) {
    let size = dictionaries.reduce(0) { $0 + $1.words.count + 1 }
    let words = dictionaries.reduce(0) { $0 + Self.lines($1.words.span) }
    // About one distinct beginning for three letters, and eight hashes for each.
    let lines = Self.powerOfTwo(from: size / 100)
    text = Self.table(size + Self.padding, of: 0x0A)
    entries = Self.table(Self.powerOfTwo(from: words * 2), of: .none)
    marks = Self.table(lines * LexiconTables.wordsPerLine, of: 0)
    for (number, dictionary) in dictionaries.enumerated() {
      dictionary.words.withUnsafeBufferPointer { add($0, number) }
    }
    for index in used..<(used + Self.padding) { text[index] = 0x0A }
  }

  /// The tables, which the receiver is to free.
  var tables: LexiconTables {
    LexiconTables(
      pages: pages,
      beginnings: beginnings,
      fourths: fourths,
      text: UnsafeMutableBufferPointer(rebasing: text[..<(used + Self.padding)]),
      entries: entries,
      marks: marks
    )
  }

  private static func table<Element: BitwiseCopyable>(
    _ count: Int,
    of element: Element
  ) -> UnsafeMutableBufferPointer<Element> {
    let size = count * MemoryLayout<Element>.stride
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 64)
    return bytes.initializeMemory(as: Element.self, repeating: element)
  }

  private static func powerOfTwo(from minimum: Int) -> Int {
    1 << (Int.bitWidth - max(minimum - 1, 63).leadingZeroBitCount)
  }

  /// The most words that there can be.
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

    /// The kinds of the first units, the first one lowest.
    var kinds = UInt32(0)

    /// Where the mark of the last unit is.
    var mark = (word: 0, shift: UInt64(0))
  }

  private mutating func add(_ words: UnsafeBufferPointer<UInt8>, _ dictionary: Int) {
    var rank = 0
    var index = 0
    while index < words.count {
      let start = used
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
        var scalar = UTF8Units(words, at: index)
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
      index += 1
      rank += 1
      if used == start { continue }
      text[used] = 0x0A
      used += 1
      let place = UInt32(dictionary) << 24 | UInt32(min(rank, PasswordLexicon.greatestRank))
      let beginning = WordBeginning(text[start..<used - 1])
      add(LexiconEntry(start: UInt32(start), place: place, beginning: beginning), word)
    }
  }

  /// Takes one unit of a word in, and marks the beginning that ends with it.
  @inline(__always)
  private mutating func read(_ unit: UInt16, _ word: inout Word) {
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
    word.mark = LexiconTables.place(word.hash, word.line, wordCount: marks.count)
    marks[word.mark.word] |= 1 << word.mark.shift
  }

  /// Adds the word at the end of the text, and takes it from there if it is known.
  private mutating func add(_ entry: LexiconEntry, _ word: Word) {
    let start = entry.start
    var entry = entry
    var place = word.hash.slot(in: entries.count)
    while entries[place].place != 0 {
      let other = entries[place].start
      if entry.start != other, entry.beginning == entries[place].beginning,
        areEqual(Int(other), Int(start))
      {
        entry.start = other
      }
      place = (place + 1) & (entries.count - 1)
    }
    entries[place] = entry
    if entry.start != start {
      used = Int(start)
      return
    }
    if word.count >= 4 { marks[word.mark.word] |= 2 << word.mark.shift }
    beginnings.add(word.kinds, count: word.count)
  }

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

/// The words of all dictionaries, packed for looking up every piece of a password.
final class PasswordLexicon: @unchecked Sendable {
  // SAFETY: the tables are written before an instance can be shared, are never changed, and are
  // freed with it. Copies of ``tables`` are used only while someone holds the instance.

  /// What is known of a dictionary besides its words.
  struct Source: Sendable {
    let name: String
    let role: PasswordDictionary.Role
    let isPublished: Bool
  }

  /// The most dictionaries that fit.
  static let mostDictionaries = 250

  /// The greatest rank that fits, which words beyond it share.
  static let greatestRank = 0xFF_FFFF

  /// The dictionaries: those of the published model in its order, then the others by name.
  let sources: [Source]

  /// How many dictionaries belong to the published model; they come first.
  let publishedCount: Int

  /// What is looked up.
  let tables: LexiconTables

  /// Memory for estimates with these words.
  let memory = SpareMemory()

  init(_ dictionaries: [PasswordDictionary]) {
    let ordered = Self.ordered(dictionaries)
    sources = ordered.map {
      Source(name: $0.name, role: $0.role, isPublished: $0.publishedOrder != nil)
    }
    publishedCount = sources.count(where: \.isPublished)
    tables = LexiconBuilder(ordered).tables
  }

  deinit { tables.deallocate() }

  private static func ordered(_ dictionaries: [PasswordDictionary]) -> [PasswordDictionary] {
    let sorted = dictionaries.sorted { left, right in
      let places = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return places.0 != places.1 ? places.0 < places.1 : left.name < right.name
    }
    return Array(sorted.prefix(mostDictionaries))
  }

  /// The memory that the words take, in bytes.
  var size: Int { tables.size }
}
