/// A word of one dictionary.
struct LexiconEntry: Sendable, BitwiseCopyable {
  /// Where the word begins in the text of all words; the same for equal words.
  var start: UInt32

  /// The dictionary, above the rank.
  var place: UInt32
}

/// Packs the words of dictionaries for a `PasswordLexicon`.
struct LexiconBuilder {
  private(set) var text: [UInt8] = []
  private(set) var beginnings = LexiconBeginnings()
  private(set) var marks: [UInt64]

  /// The words in the order of their slots, those of one slot in the order of the dictionaries.
  private(set) var entries: [LexiconEntry] = []

  /// For each slot, the number of its first entry; and behind them the number of entries.
  private(set) var slots: [UInt32]

  private var found: [(slot: UInt32, entry: LexiconEntry)] = []

  /// Packs dictionaries.
  init(_ dictionaries: [PasswordDictionary]) {
    let size = dictionaries.reduce(0) { $0 + $1.words.count + 1 }
    text.reserveCapacity(size)
    found.reserveCapacity(size / 8 + 1)
    slots = Array(repeating: 0, count: Self.powerOfTwo(from: size / 4 + 2) + 1)
    // About one distinct beginning for three letters, and sixteen hashes for each.
    marks = Array(repeating: 0, count: Self.powerOfTwo(from: size * 5) / 32)
    for (number, dictionary) in dictionaries.enumerated() { add(dictionary.words, number) }
    sort()
    join()
  }

  private static func powerOfTwo(from minimum: Int) -> Int {
    1 << (Int.bitWidth - max(minimum - 1, 63).leadingZeroBitCount)
  }

  private mutating func add(_ words: [UInt8], _ dictionary: Int) {
    let base = text.count
    text += words
    if text.count > base, text[text.count - 1] != 0x0A { text.append(0x0A) }
    var rank = 0
    var start = base
    while start < text.count {
      var hash = LexiconHash()
      var offset = start
      var place = 0
      while text[offset] != 0x0A {
        if text[offset] < 0x80 {
          hash.append(UInt16(text[offset]))
          offset += 1
        } else {
          var units = UTF8Units(text, at: offset)
          while let unit = units.next() { hash.append(unit) }
          offset = units.end
        }
        place = hash.place(in: marks.count * 32)
        marks[place >> 5] |= 1 << UInt64((place & 31) << 1)
      }
      beginnings.add(text, start, offset)
      rank += 1
      if offset > start {
        marks[place >> 5] |= 2 << UInt64((place & 31) << 1)
        let rank = UInt32(min(rank, PasswordLexicon.greatestRank))
        let entry = LexiconEntry(start: UInt32(start), place: UInt32(dictionary) << 24 | rank)
        found.append((UInt32(hash.slot(in: slots.count - 1)), entry))
      }
      start = offset + 1
    }
  }

  /// Sorts the words by their slots.
  private mutating func sort() {
    for word in found { slots[Int(word.slot) + 1] += 1 }
    for slot in 1..<slots.count { slots[slot] += slots[slot - 1] }
    entries = Array(repeating: LexiconEntry(start: 0, place: 0), count: found.count)
    var next = slots
    for word in found {
      entries[Int(next[Int(word.slot)])] = word.entry
      next[Int(word.slot)] += 1
    }
    found = []
  }

  /// Lets equal words begin at the same place.
  private mutating func join() {
    for slot in 0..<(slots.count - 1) {
      let range = Int(slots[slot])..<Int(slots[slot + 1])
      for number in range.dropFirst() {
        for other in range.lowerBound..<number where areEqual(entries[other], entries[number]) {
          entries[number].start = entries[other].start
          break
        }
      }
    }
  }

  private func areEqual(_ one: LexiconEntry, _ other: LexiconEntry) -> Bool {
    var (left, right) = (Int(one.start), Int(other.start))
    while text[left] == text[right] {
      if text[left] == 0x0A { return true }
      left += 1
      right += 1
    }
    return false
  }
}
