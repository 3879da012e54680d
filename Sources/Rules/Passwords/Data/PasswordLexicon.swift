/// The words of all dictionaries, packed for looking up every piece of a password.
///
/// Advice to maintainers: a walk goes through the units of a text and keeps one hash of the units so
/// far. For each hash, ``marks`` has two bits in one flat table: some word begins so, and some word
/// is so. Two hashes may share an entry, so that the bits may be set too often and never too
/// seldom: the first ends nearly every walk after a few units, and the second leads to the exact
/// comparison in ``firstEntry(of:hash:)``. Hashes are those of `LexiconHash` everywhere.
final class PasswordLexicon: @unchecked Sendable {
  // SAFETY: the tables are written before an instance can be shared, are never changed, and are
  // freed with it. Places in them are cut to their sizes, which are powers of two, or come from the
  // builder, which wrote them.

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

  /// The words of all dictionaries in UTF-8, each with a line feed behind it.
  private let text: [UInt8]

  /// The words of each dictionary; entry 0 is none.
  private let entries: [LexiconEntry]

  /// What words begin with.
  let beginnings: LexiconBeginnings

  /// The first entry for each hash.
  private let slots: UnsafeMutableBufferPointer<UInt32>

  /// Two bits for each hash.
  private let marks: UnsafeMutableBufferPointer<UInt64>

  init(_ dictionaries: [PasswordDictionary]) {
    let ordered = Self.ordered(dictionaries)
    sources = ordered.map {
      Source(name: $0.name, role: $0.role, isPublished: $0.publishedOrder != nil)
    }
    var builder = LexiconBuilder(size: ordered.reduce(0) { $0 + $1.words.count })
    for (number, dictionary) in ordered.enumerated() { builder.add(dictionary.words, number) }
    text = builder.text
    entries = builder.entries
    beginnings = builder.beginnings
    slots = .allocate(capacity: builder.slots.count)
    _ = slots.initialize(from: builder.slots)
    marks = .allocate(capacity: builder.marks.count)
    _ = marks.initialize(from: builder.marks)
  }

  deinit {
    slots.deallocate()
    marks.deallocate()
  }

  private static func ordered(_ dictionaries: [PasswordDictionary]) -> [PasswordDictionary] {
    let sorted = dictionaries.sorted { left, right in
      let places = (left.publishedOrder ?? .max, right.publishedOrder ?? .max)
      return places.0 != places.1 ? places.0 < places.1 : left.name < right.name
    }
    return Array(sorted.prefix(mostDictionaries))
  }

  /// The memory that the words take, in bytes.
  var size: Int {
    text.count + 12 * entries.count + 4 * slots.count + 8 * marks.count
  }

  /// Returns the marks of a hash: 1 if some word may begin so, and 2 if some word may be so.
  @inline(__always)
  func marks(of hash: LexiconHash) -> UInt64 {
    let place = hash.place(in: marks.count &* 32)
    return marks[place >> 5] >> UInt64((place & 31) << 1) & 3
  }

  /// A word's place in one dictionary.
  struct Entry {
    let number: Int
    let dictionary: Int
    let rank: Int
  }

  /// Returns the first entry of a word, or nil if no dictionary has it.
  @inline(__always)
  func firstEntry(of word: Span<UInt16>, hash: LexiconHash) -> Entry? {
    entry(from: Int(slots[hash.slot(in: slots.count)]), of: word)
  }

  /// Returns the word's entry in the next dictionary that has it.
  @inline(__always)
  func entry(after entry: Entry, of word: Span<UInt16>) -> Entry? {
    self.entry(from: Int(entries[entry.number].next), of: word)
  }

  private func entry(from first: Int, of word: Span<UInt16>) -> Entry? {
    var number = first
    while number != 0 {
      let entry = entries[number]
      if isWord(at: Int(entry.start), word) {
        let place = Int(entry.place)
        return Entry(number: number, dictionary: place >> 24, rank: place & Self.greatestRank)
      }
      number = Int(entry.next)
    }
    return nil
  }

  /// Returns whether the word at an offset of the text has these units.
  private func isWord(at start: Int, _ word: Span<UInt16>) -> Bool {
    var offset = start
    var index = 0
    while index < word.count {
      let byte = text[offset]
      if byte == 0x0A { return false }
      if byte < 0x80 {
        guard word[index] == UInt16(byte) else { return false }
        offset += 1
        index += 1
        continue
      }
      var units = UTF8Units(text, at: offset)
      while let unit = units.next() {
        guard index < word.count, word[index] == unit else { return false }
        index += 1
      }
      offset = units.end
    }
    return text[offset] == 0x0A
  }
}
