/// Packs the words of dictionaries for a `PasswordLexicon`.
struct LexiconBuilder {
  var text: [UInt8] = []
  var entries = [LexiconEntry(start: 0, place: 0, next: 0)]
  var beginnings = LexiconBeginnings()
  var slots: [UInt32]
  var marks: [UInt64]

  /// Creates a builder for words of so many bytes.
  init(size: Int) {
    text.reserveCapacity(size)
    let words = size / 8 + 1
    entries.reserveCapacity(words)
    slots = Array(repeating: 0, count: Self.powerOfTwo(from: words * 2))
    // About one distinct beginning for three letters, and sixteen hashes for each.
    marks = Array(repeating: 0, count: Self.powerOfTwo(from: size * 5) / 32)
  }

  private static func powerOfTwo(from minimum: Int) -> Int {
    1 << (Int.bitWidth - max(minimum - 1, 63).leadingZeroBitCount)
  }

  /// Adds a dictionary; of each word, what the dictionaries say comes in their order.
  mutating func add(_ words: [UInt8], _ dictionary: Int) {
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
        append(
          start,
          hash,
          UInt32(dictionary) << 24 | UInt32(min(rank, PasswordLexicon.greatestRank))
        )
      }
      start = offset + 1
    }
  }

  private mutating func append(_ start: Int, _ hash: LexiconHash, _ place: UInt32) {
    let number = UInt32(entries.count)
    entries.append(LexiconEntry(start: UInt32(start), place: place, next: 0))
    let slot = hash.slot(in: slots.count)
    if slots[slot] == 0 {
      slots[slot] = number
    } else {
      // Chains are short, and the order of the dictionaries is kept.
      var last = Int(slots[slot])
      while entries[last].next != 0 { last = Int(entries[last].next) }
      entries[last].next = number
    }
  }
}
