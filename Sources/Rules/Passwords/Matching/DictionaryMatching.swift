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

  // SAFETY: like all tables, an instance lives only within the closure that `SpareMemory.with` calls,
  // which keeps the memory alive.
  unowned(unsafe) let memory: EstimationMemory

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
    kinds = memory.unwrittenTable(text.units.count)
    marks = memory.unwrittenTable(text.units.count)
    reaches = memory.table(text.units.count, repeating: 0)
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
    let typed = memory.unwrittenTable(text.lowered.count, of: UInt16.self)
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
    // One unit from right to left is the same as it is, where it was cheaper.
    let skipsUnits = kind == .reversed && text.isASCII
    for start in units.indices {
      let first = kinds[start]
      if !skipsUnits, lexicon.beginnings.isWord(first) {
        offer(
          units,
          start,
          start + 1,
          LexiconHash().appending(units[start]),
          kind,
          variants,
          &table
        )
      }
      guard start + 1 < units.count else { break }
      if lexicon.beginnings.isWord(first, kinds[start + 1]) {
        let hash = LexiconHash().appending(units[start]).appending(units[start + 1])
        offer(units, start, start + 2, hash, kind, variants, &table)
      }
    }
    if units.count > 2 { offerLongerWords(in: units, kind, variants, &table) }
  }

  /// Offers the words of three units or more.
  private func offerLongerWords(
    in units: ScratchTable<UInt16>,
    _ kind: Candidate.Kind,
    _ variants: Double,
    _ table: inout MatchTable
  ) {
    // The marks for four units are looked up for all places at once, so that the processor waits
    // for them side by side. Where no word begins so, those of one place are taken, which is near.
    for start in 0..<max(units.count - 3, 0) {
      var hash = LexiconHash().appending(units[start]).appending(units[start + 1])
      hash.append(units[start + 2])
      hash.append(units[start + 3])
      let mayBegin = lexicon.mayBegin(with: hash)
      let found = lexicon.marks(of: mayBegin ? hash : LexiconHash(), line: mayBegin ? hash.line : 0)
      marks[start] = mayBegin ? UInt8(truncatingIfNeeded: found) : 0
    }
    for start in 0..<(units.count - 2) {
      let (first, second, third) = (kinds[start], kinds[start + 1], kinds[start + 2])
      guard lexicon.beginnings.contains(first, second, third) else { continue }
      let isWord = lexicon.beginnings.isWord(first, second, third)
      var end = start + 3
      if isWord || end < units.count && marks[start] != 0 {
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
      }
      if kind == .dictionary { reaches[start] = UInt16(end) }
    }
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
    let place = kind == .reversed ? (units.count - end, units.count - start) : (start, end)
    var least = Int.max
    lexicon.forEachEntry(of: units, start, end, hash, dictionaryCount) { entry in
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
