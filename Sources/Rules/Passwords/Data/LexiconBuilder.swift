/// A word of one dictionary.
struct LexiconEntry: Sendable, BitwiseCopyable {
  /// Where the word begins in the text of all words; the same for equal words.
  var start: UInt32

  /// The dictionary, above the rank; 0 where there is no word.
  var place: UInt32

  static let none = LexiconEntry(start: 0, place: 0)

  /// The number of the dictionary.
  var dictionary: Int { Int(place >> 24) }

  /// The rank in the dictionary.
  var rank: Int { Int(place) & PasswordLexicon.greatestRank }
}

/// Packs the words of dictionaries for a `PasswordLexicon`.
struct LexiconBuilder {
  /// The words, each once and with a line feed behind it.
  private(set) var text: [UInt8] = []

  private(set) var beginnings = LexiconBeginnings()
  private(set) var marks: [UInt64]
  private(set) var entries: [LexiconEntry]

  /// Packs dictionaries.
  init(_ dictionaries: [PasswordDictionary]) {
    let size = dictionaries.reduce(0) { $0 + $1.words.count + 1 }
    let words = dictionaries.reduce(0) { $0 + $1.words.count { $0 == 0x0A } + 1 }
    text.reserveCapacity(size)
    entries = Array(repeating: .none, count: Self.powerOfTwo(from: words * 2))
    // About one distinct beginning for three letters, and sixteen hashes for each.
    let lines = Self.powerOfTwo(from: size / 50)
    marks = Array(repeating: 0, count: lines * PasswordLexicon.wordsPerLine)
    for (number, dictionary) in dictionaries.enumerated() { add(dictionary.words, number) }
  }

  private static func powerOfTwo(from minimum: Int) -> Int {
    1 << (Int.bitWidth - max(minimum - 1, 63).leadingZeroBitCount)
  }

  private mutating func add(_ words: [UInt8], _ dictionary: Int) {
    var rank = 0
    var index = 0
    while index < words.count {
      let start = text.count
      while index < words.count, words[index] != 0x0A {
        text.append(words[index])
        index += 1
      }
      index += 1
      rank += 1
      if text.count == start { continue }
      text.append(0x0A)
      let place = UInt32(dictionary) << 24 | UInt32(min(rank, PasswordLexicon.greatestRank))
      add(LexiconEntry(start: UInt32(start), place: place))
    }
  }

  /// Adds the word at the end of the text, and takes it from there if it is known.
  private mutating func add(_ entry: LexiconEntry) {
    let start = Int(entry.start)
    let hash = hash(from: start)
    var entry = entry
    var place = hash.slot(in: entries.count)
    while entries[place].place != 0 {
      if areEqual(Int(entries[place].start), start) { entry.start = entries[place].start }
      place = (place + 1) & (entries.count - 1)
    }
    entries[place] = entry
    if entry.start == start {
      beginnings.add(text, start, text.count - 1)
      mark(from: start)
    } else {
      text.removeLast(text.count - start)
    }
  }

  private func hash(from start: Int) -> LexiconHash {
    var hash = LexiconHash()
    forEachUnit(from: start) { unit, _ in hash.append(unit) }
    return hash
  }

  /// Marks the beginnings of a word from the fourth unit on, and its end.
  private mutating func mark(from start: Int) {
    var hash = LexiconHash()
    var count = 0
    var line = 0
    var places: [(Int, UInt64)] = []
    forEachUnit(from: start) { unit, isLast in
      hash.append(unit)
      count += 1
      if PasswordLexicon.beginsLine(count) { line = hash.line }
      if count >= 4 {
        let place = PasswordLexicon.place(hash, line, wordCount: marks.count)
        places.append((place.word, (isLast ? 3 : 1) << place.shift))
      }
    }
    for (word, bits) in places { marks[word] |= bits }
  }

  private func forEachUnit(from start: Int, _ body: (UInt16, _ isLast: Bool) -> Void) {
    var offset = start
    while text[offset] != 0x0A {
      var units = UTF8Units(text, at: offset)
      let isLast = text[units.end] == 0x0A
      while let unit = units.next() { body(unit, isLast && !units.hasNext) }
      offset = units.end
    }
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
