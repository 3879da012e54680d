/// Finds words of dictionaries in a password as they are, from right to left, and as they would
/// have been on another keyboard.
struct DictionaryMatching {
  let lexicon: LexiconTables
  let text: TextVariants

  /// How many of the dictionaries count.
  let dictionaryCount: Int

  /// The kinds of the units that are searched.
  private let kinds: ScratchTable<UInt8>

  /// For each place of the units that are searched, the marks of four units.
  private let marks: ScratchTable<UInt8>

  /// For each place of the text as it is, how far words may begin so; 0 for less than three units.
  let reaches: ScratchTable<UInt16>

  /// Room for the places where words of three units or more may begin.
  private let beginnings: ScratchList<UInt16>

  /// Room for what may be words.
  private let found: ScratchList<FoundWord>

  // SAFETY: lives only within the closure that `SpareMemory.with` calls, which keeps it alive.
  unowned(unsafe) let memory: EstimationMemory

  /// A piece of a text that may be a word.
  private struct FoundWord: BitwiseCopyable {
    var hash: LexiconHash

    var start: UInt16
    var end: UInt16

    /// The first byte of a word with the same place, which is read to have it near.
    var firstByte: UInt8 = 0

    @inline(__always)
    init(hash: LexiconHash, start: Int, end: Int) {
      self.hash = hash
      self.start = UInt16(truncatingIfNeeded: start)
      self.end = UInt16(truncatingIfNeeded: end)
    }
  }

  init(
    _ lexicon: PasswordLexicon,
    _ text: TextVariants,
    isPublished: Bool,
    in memory: EstimationMemory
  ) {
    self.lexicon = lexicon.tables
    self.text = text
    self.memory = memory
    dictionaryCount = isPublished ? lexicon.publishedCount : lexicon.sources.count
    kinds = memory.table(text.units.count, repeating: 0)
    marks = memory.table(text.units.count, repeating: 0)
    reaches = memory.table(text.units.count, repeating: 0)
    beginnings = ScratchList(capacity: text.units.count, in: memory)
    found = ScratchList(capacity: 3 * text.units.count, in: memory)
  }

  /// Offers every word as it is and from right to left.
  func offerWords(to table: inout MatchTable) {
    offerWords(in: text.lowered, .dictionary, variants: 1, &table)
    offerWords(in: text.reversed, .reversed, variants: 2, &table)
  }

  /// Offers every word that comes of typing on another keyboard, such as `ghbdtn` for `привет`.
  func offerWords(
    typedAs transpositions: [KeyTransposition],
    _ classes: UnitClasses,
    to table: inout MatchTable
  ) {
    if transpositions.isEmpty { return }
    let typed = memory.table(text.lowered.count, repeating: UInt16(0))
    for index in transpositions.indices {
      if text.isASCII, !transpositions[index].asciiUnits.intersects(text.asciiUnits) { continue }
      if transpositions[index].fill(typed, from: text.lowered, classes) {
        offerWords(in: typed, .transposed, variants: 2, &table)
      }
    }
  }

  private func offerWords(
    in units: ScratchTable<UInt16>,
    _ kind: Candidate.Kind,
    variants: Double,
    _ table: inout MatchTable
  ) {
    for index in units.indices { kinds[index] = LexiconBeginnings.kind(of: units[index]) }
    var words = found
    findShortWords(in: units, skipsUnits: kind == .reversed && text.isASCII, &words)
    if units.count > 2 { findLongerWords(in: units, isReversed: kind == .reversed, &words) }
    // Entries are looked up for all words at once, and the texts that they lead to, so that the
    // processor waits for them side by side.
    var count = 0
    for number in words.indices {
      var word = words[number]
      let entries = lexicon.entries(of: word.hash)
      let length = Int(word.end) - Int(word.start)
      if entries.leastRank == .max { continue }
      if table.leavesOut(length, Double(entries.leastRank) * variants) { continue }
      word.firstByte = lexicon.text[Int(entries.first.start)]
      words[count] = word
      count += 1
    }
    for number in 0..<count { offer(units, words[number], kind, variants, &table) }
  }

  /// Finds what may be words of one unit and of two.
  private func findShortWords(
    in units: ScratchTable<UInt16>,
    skipsUnits: Bool,
    _ words: inout ScratchList<FoundWord>
  ) {
    for start in units.indices {
      let first = kinds[start]
      let hash = LexiconHash().appending(units[start])
      // One unit from right to left is the same as it is, where it was cheaper.
      words.append(
        FoundWord(hash: hash, start: start, end: start + 1),
        if: !skipsUnits && lexicon.beginnings.isWord(first)
      )
      if start + 1 == units.count { break }
      words.append(
        FoundWord(hash: hash.appending(units[start + 1]), start: start, end: start + 2),
        if: lexicon.beginnings.isWord(first, kinds[start + 1])
      )
    }
  }

  /// Finds what may be words of three units or more.
  private func findLongerWords(
    in units: ScratchTable<UInt16>,
    isReversed: Bool,
    _ words: inout ScratchList<FoundWord>
  ) {
    // Most places are no beginning of any word, and nobody can tell which: so the others are put
    // into a list without a jump.
    var starts = beginnings
    for start in 0..<(units.count - 2) {
      starts.append(
        UInt16(truncatingIfNeeded: start),
        if: lexicon.beginnings.contains(kinds[start], kinds[start + 1], kinds[start + 2])
      )
    }
    // The marks for four units are looked up for all places at once, so that the processor waits
    // for them side by side.
    for number in starts.indices {
      let start = Int(starts[number])
      if start + 3 == units.count { break }
      var hash = LexiconHash().appending(units[start]).appending(units[start + 1])
      hash.append(units[start + 2])
      hash.append(units[start + 3])
      marks[number] = UInt8(truncatingIfNeeded: lexicon.marks(of: hash, line: hash.line))
    }
    for number in starts.indices {
      let start = Int(starts[number])
      var end = start + 3
      let isWord = lexicon.beginnings.isWord(kinds[start], kinds[start + 1], kinds[start + 2])
      if isWord || end < units.count && marks[number] != 0 {
        var hash = LexiconHash().appending(units[start]).appending(units[start + 1])
        hash.append(units[start + 2])
        words.append(FoundWord(hash: hash, start: start, end: end), if: isWord)
        var line = 0
        while end < units.count {
          hash.append(units[end])
          if LexiconTables.beginsLine(end + 1 - start) { line = hash.line }
          let marks = lexicon.marks(of: hash, line: line)
          if marks == 0 { break }
          end += 1
          words.append(FoundWord(hash: hash, start: start, end: end), if: marks & 2 != 0)
        }
      }
      if !isReversed { reaches[start] = UInt16(end) }
    }
  }

  private func offer(
    _ units: ScratchTable<UInt16>,
    _ word: FoundWord,
    _ kind: Candidate.Kind,
    _ variants: Double,
    _ table: inout MatchTable
  ) {
    let (start, end) = (Int(word.start), Int(word.end))
    let place = kind == .reversed ? (units.count - end, units.count - start) : (start, end)
    var least = Int.max
    lexicon.forEachEntry(of: units, start, end, word.hash, dictionaryCount) { entry in
      // One that is not cheaper than that of an earlier dictionary is never chosen.
      if entry.rank >= least { return }
      least = entry.rank
      table.offer(
        Candidate(
          kind: kind,
          start: place.0,
          end: place.1,
          guesses: Double(entry.rank) * (variants * text.capitalVariants(place.0, place.1)),
          order: UInt32(entry.dictionary),
          dictionary: UInt8(entry.dictionary),
          rank: entry.rank
        )
      )
    }
  }
}
