/// Finds dictionary words in a password: unchanged, reversed, and typed on another keyboard.
struct DictionaryMatching {
  let lexicon: LexiconTables
  let text: TextVariants

  /// How many dictionaries count; the rest aren't part of the published model.
  let dictionaryCount: Int

  /// Whether to leave out pieces that are more expensive than trying everything, since no way uses
  /// them.
  ///
  /// The published model keeps them, because their ends decide between ways that are equally cheap.
  private let skipsDearPieces: Bool

  /// The words of one to three units that count.
  let shortWords: LexiconBeginnings.ShortWords

  /// For each index of the units that are searched, the marks of the four units that start there.
  private let marks: ScratchTable<UInt8>

  /// For each index of the unchanged text, the end of the longest beginning of a word of three or
  /// more units: at least two units further, or 0 if fewer than three units are left.
  let reaches: ScratchTable<UInt16>

  let memory: EstimationMemory

  init(
    _ lexicon: PasswordLexicon,
    _ text: TextVariants,
    isPublished: Bool,
    in memory: EstimationMemory
  ) {
    self.lexicon = lexicon.tables
    self.text = text
    self.memory = memory
    skipsDearPieces = !isPublished && text.isASCII
    shortWords = lexicon.tables.beginnings.shortWords(skipsDear: skipsDearPieces)
    dictionaryCount = isPublished ? lexicon.publishedCount : lexicon.sources.count
    marks = memory.unwrittenTable(text.units.count)
    reaches = memory.table(text.units.count, repeating: 0)
  }

  /// Offers every word unchanged and reversed.
  func offerWords(to table: inout MatchTable) {
    offerWords(in: text.lowered, text.kinds, .dictionary, variants: 1, &table)
    offerWords(in: text.reversed, text.reversedKinds, .reversed, variants: 2, &table)
  }

  /// Offers every word that was typed with the wrong keyboard layout, such as `ghbdtn` for
  /// `привет`.
  func offerWords(
    typedAs transpositions: [KeyTransposition],
    _ classes: UnitClasses,
    to table: inout MatchTable
  ) {
    if transpositions.isEmpty { return }
    let typed = memory.unwrittenTable(text.lowered.count, of: UInt16.self)
    let kinds = memory.unwrittenTable(text.lowered.count, of: UInt8.self)
    let asciiUnits = text.asciiUnits
    for index in transpositions.indices {
      // If no unit of a word changes, the unchanged word is cheaper.
      if text.isASCII, !transpositions[index].mayMakeWord(of: asciiUnits, lexicon.pages) {
        continue
      }
      if transpositions[index].fill(typed, kinds, from: text, classes),
        lexicon.beginnings.mayBegin(in: kinds, short: shortWords)
      {
        offerWords(in: typed, kinds, .transposed, variants: 2, &table)
      }
    }
  }

  private func offerWords(
    in units: ScratchTable<UInt16>,
    _ kinds: ScratchTable<UInt8>,
    _ kind: Candidate.Kind,
    variants: Double,
    _ table: inout MatchTable
  ) {
    // Few texts contain words typed on another keyboard, so looking ahead doesn't pay off for
    // these.
    let looksAhead = kind != .transposed
    if looksAhead { lookUpMarks(units) }
    let beginnings = lexicon.beginnings
    // A single reversed unit is itself, and that was cheaper.
    let skipsUnits = kind == .reversed && text.isASCII
    for start in units.indices {
      let first = kinds[start]
      if !skipsUnits, shortWords.contains(first) {
        let hash = LexiconHash().appending(units[start])
        offer(units, start, start + 1, hash, kind, variants, &table)
      }
      guard start + 1 < units.count else { break }
      let second = kinds[start + 1]
      if shortWords.contains(first, second) {
        let hash = LexiconHash().appending(units[start]).appending(units[start + 1])
        offer(units, start, start + 2, hash, kind, variants, &table)
      }
      guard start + 2 < units.count else { continue }
      let third = kinds[start + 2]
      var end = start + 2
      if beginnings.contains(first, second, third) {
        let isWord = shortWords.contains(first, second, third)
        if !looksAhead, start + 3 < units.count { marks[start] = marksOfFour(units, start) }
        end = offerLongerWords(in: units, start, isWord: isWord, kind, variants, &table)
      }
      if kind == .dictionary { reaches[start] = UInt16(truncatingIfNeeded: end) }
    }
  }

  /// Looks up the marks of four units at all indices in one loop without branches, so the processor
  /// waits for these memory accesses in parallel instead of one after the other.
  @inline(__always)
  private func lookUpMarks(_ units: ScratchTable<UInt16>) {
    for start in 0..<max(units.count - 3, 0) { marks[start] = marksOfFour(units, start) }
  }

  @inline(__always)
  private func marksOfFour(_ units: ScratchTable<UInt16>, _ start: Int) -> UInt8 {
    var hash = LexiconHash().appending(units[start]).appending(units[start + 1])
    hash.append(units[start + 2])
    hash.append(units[start + 3])
    // If no word begins this way, the marks of one fixed hash are read, because they are in the
    // cache.
    let mayBegin = lexicon.mayBegin(with: hash)
    let found = lexicon.marks(of: mayBegin ? hash : LexiconHash(), line: mayBegin ? hash.line : 0)
    return mayBegin ? UInt8(truncatingIfNeeded: found) : 0
  }

  /// Offers the words of three units or more from an index on, and returns the end of the longest
  /// beginning of a word.
  @inline(__always)
  private func offerLongerWords(
    in units: ScratchTable<UInt16>,
    _ start: Int,
    isWord: Bool,
    _ kind: Candidate.Kind,
    _ variants: Double,
    _ table: inout MatchTable
  ) -> Int {
    var end = start + 3
    guard isWord || end < units.count && marks[start] != 0 else { return end }
    var hash = LexiconHash().appending(units[start]).appending(units[start + 1])
    hash.append(units[start + 2])
    if isWord { offer(units, start, end, hash, kind, variants, &table) }
    var line = 0
    while end < units.count {
      hash.append(units[end])
      if LexiconTables.beginsLine(end + 1 - start) { line = hash.line }
      let marks = lexicon.marks(of: hash, line: line)
      if marks == 0 { break }
      end += 1
      if marks & 2 != 0 { offer(units, start, end, hash, kind, variants, &table) }
    }
    return end
  }

  /// Returns the maximum number of guesses for a piece of this length; no cheapest way contains a
  /// more expensive piece.
  @inline(__always)
  func mostGuesses(forUnits count: Int) -> Double {
    skipsDearPieces ? ExhaustiveSearch.guesses(forUnits: count) : .infinity
  }

  @inline(never)
  private func offer(
    _ units: ScratchTable<UInt16>,
    _ start: Int,
    _ end: Int,
    _ hash: LexiconHash,
    _ kind: Candidate.Kind,
    _ variants: Double,
    _ table: inout MatchTable
  ) {
    let limit = mostGuesses(forUnits: end - start)
    let piece = kind == .reversed ? (units.count - end, units.count - start) : (start, end)
    var least = Int.max
    lexicon.forEachEntry(of: units, start, end, hash, dictionaryCount) { entry in
      // A word that isn't cheaper than in an earlier dictionary is never chosen.
      if entry.rank >= least { return }
      least = entry.rank
      if Double(entry.rank) * variants > limit { return }
      table.offer(
        Candidate(
          kind: kind,
          start: piece.0,
          end: piece.1,
          guesses: Double(entry.rank) * (variants * text.uppercaseVariants(piece.0, piece.1)),
          order: UInt32(entry.dictionary),
          dictionary: UInt8(entry.dictionary),
          rank: entry.rank
        )
      )
    }
  }
}

extension DictionaryMatching {
  /// Estimates a text that is one ASCII unit, without a context.
  ///
  /// Most repeated pieces are a single character, and this is a shortcut for their whole estimate.
  /// The character is found as a word, as a word typed on another keyboard, or by trying
  /// everything.
  ///
  /// - Parameters:
  ///   - index: The index of the unit.
  ///   - keyboards: The keyboards, or nil if other keyboards don't count.
  /// - Returns: The guesses.
  func guesses(ofUnitAt index: Int, _ keyboards: KeyboardSet?) -> Double {
    let uppercase = text.units[index] == text.lowered[index] ? 1.0 : 2.0
    var least = ExhaustiveSearch.leastForOneUnit
    let unit = text.lowered[index..<(index + 1)]
    forEachWord(unit) { entry in least = min(least, Double(entry.rank) * uppercase) }
    if let keyboards {
      let typed = memory.table(1, repeating: UInt16(0))
      let transpositions = keyboards.transpositions
      for index in transpositions.indices {
        guard let other = transpositions[index].other(of: unit[0], keyboards.classes) else {
          continue
        }
        typed[0] = other
        forEachWord(typed) { entry in least = min(least, Double(entry.rank) * 2 * uppercase) }
      }
    }
    return least + 1
  }

  private func forEachWord(_ unit: ScratchTable<UInt16>, _ body: (LexiconEntry) -> Void) {
    guard shortWords.contains(LexiconBeginnings.kind(of: unit[0])) else { return }
    lexicon.forEachEntry(of: unit, 0, 1, LexiconHash().appending(unit[0]), dictionaryCount, body)
  }
}
