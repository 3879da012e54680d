/// The words of all dictionaries, packed for looking up every piece of a password.
///
/// Advice to maintainers: a walk goes through the units of a text and keeps one hash of the units so
/// far. For each hash, ``marks(of:)`` has two bits in one flat table: some word begins so, and some
/// word is so. Two hashes may share them, so that the bits may be set too often and never too
/// seldom: the first ends nearly every walk after a few units, and the second leads to the exact
/// comparison in ``isWord(_:_:_:_:)``. Hashes are those of `LexiconHash` everywhere.
final class PasswordLexicon: @unchecked Sendable {
  // SAFETY: the tables are written before an instance can be shared, are never changed, and are
  // freed with it. Places of marks and slots are cut to sizes that are powers of two; numbers of
  // entries, and places in the text, come from the builder, which wrote them, and every word ends
  // with a line feed that no word has.

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

  /// What words begin with.
  let beginnings: LexiconBeginnings

  /// The words of all dictionaries in UTF-8, each with a line feed behind it.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// The words of each dictionary, in the order of their slots.
  private let entries: UnsafeMutableBufferPointer<LexiconEntry>

  /// The first entry of each slot.
  private let slots: UnsafeMutableBufferPointer<UInt32>

  /// Two bits for each hash.
  private let marks: UnsafeMutableBufferPointer<UInt64>

  init(_ dictionaries: [PasswordDictionary]) {
    let ordered = Self.ordered(dictionaries)
    sources = ordered.map {
      Source(name: $0.name, role: $0.role, isPublished: $0.publishedOrder != nil)
    }
    publishedCount = sources.count(where: \.isPublished)
    let builder = LexiconBuilder(ordered)
    beginnings = builder.beginnings
    text = Self.copy(builder.text)
    entries = Self.copy(builder.entries)
    slots = Self.copy(builder.slots)
    marks = Self.copy(builder.marks)
  }

  deinit {
    text.deallocate()
    entries.deallocate()
    slots.deallocate()
    marks.deallocate()
  }

  private static func copy<Element: BitwiseCopyable>(
    _ elements: [Element]
  ) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return buffer
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
    text.count + 8 * entries.count + 4 * slots.count + 8 * marks.count
  }

  /// Returns the marks of a hash: 1 if some word may begin so, and 2 if some word may be so.
  @inline(__always)
  func marks(of hash: LexiconHash) -> UInt64 {
    let place = hash.place(in: marks.count &* 32)
    return marks[place >> 5] >> UInt64((place & 31) << 1) & 3
  }

  /// Returns the numbers of the entries of all words with a hash, and of some others.
  @inline(__always)
  func entries(of hash: LexiconHash) -> Range<Int> {
    let slot = hash.slot(in: slots.count &- 1)
    return Range(uncheckedBounds: (Int(slots[slot]), Int(slots[slot &+ 1])))
  }

  /// Returns an entry by its number.
  @inline(__always)
  func entry(_ number: Int) -> LexiconEntry { entries[number] }

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

extension LexiconEntry {
  /// The number of the dictionary.
  var dictionary: Int { Int(place >> 24) }

  /// The rank in the dictionary.
  var rank: Int { Int(place) & PasswordLexicon.greatestRank }
}
