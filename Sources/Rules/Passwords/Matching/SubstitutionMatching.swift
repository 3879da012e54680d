/// Finds words of dictionaries in a password with characters in place of letters.
struct SubstitutionMatching {
  private let lexicon: LexiconTables
  private let text: TextVariants
  private let substitutions: SubstitutionTable
  private let dictionaryCount: Int

  /// For each place, how far words may begin as the text is; 0 for less than three units.
  private let reaches: ScratchTable<UInt16>

  /// The text as the current walk reads it; behind its place as it is.
  private let spelling: ScratchTable<UInt16>

  init(_ words: DictionaryMatching, _ substitutions: SubstitutionTable, in memory: EstimationMemory)
  {
    lexicon = words.lexicon
    text = words.text
    self.substitutions = substitutions
    dictionaryCount = words.dictionaryCount
    reaches = words.reaches
    spelling = memory.unwrittenTable(text.lowered.count)
    for index in spelling.indices { spelling[index] = text.lowered[index] }
  }

  /// A walk through the text, with what it has read so far.
  private struct Walk {
    let start: Int
    var end: Int
    var hash = LexiconHash()

    /// The line of marks that the walk has come to.
    var line = 0

    /// The tables of substitutions that agree.
    var set: UInt64

    var isSubstituted = false
  }

  /// Offers every word.
  ///
  /// The words as they are must have been offered before.
  func offerWords(to table: inout MatchTable) {
    var last = spelling.count - 1
    while last >= 0, substitutions.places[last] == 0 { last -= 1 }
    var next = 0
    for start in 0..<(last + 1) {
      next = max(next, start)
      while substitutions.places[next] == 0 { next += 1 }
      // No word goes on to the next character that may stand for a letter.
      if next - start > 2, next > Int(reaches[start]) { continue }
      goOn(Walk(start: start, end: start, set: substitutions.all), &table)
    }
  }

  /// Reads on to the end of the text, or until no word begins so.
  private func goOn(_ walk: Walk, _ table: inout MatchTable) {
    var walk = walk
    while walk.end < spelling.count {
      if let meaning = substitutions.meaning(at: walk.end) {
        substitute(meaning, walk, &table)
        walk.set &= meaning.asItself
        if walk.set & meaning.group == 0 { return }
      }
      guard read(text.lowered[walk.end], &walk, &table) else { return }
    }
  }

  /// Reads on with each letter that the next unit may stand for.
  private func substitute(
    _ meaning: SubstitutionMeanings.Meaning,
    _ walk: Walk,
    _ table: inout MatchTable
  ) {
    let place = walk.end
    var other = walk
    other.isSubstituted = true
    other.set = walk.set & meaning.asLetter
    if meaning.group == 0 || other.set & meaning.group != 0 {
      spelling[place] = meaning.letter
      if read(meaning.letter, &other, &table) { goOn(other, &table) }
    }
    if meaning.otherLetter != 0, walk.set & meaning.asOtherLetter & meaning.group != 0 {
      other = walk
      other.isSubstituted = true
      other.set = walk.set & meaning.asOtherLetter
      spelling[place] = meaning.otherLetter
      if read(meaning.otherLetter, &other, &table) { goOn(other, &table) }
    }
    spelling[place] = text.lowered[place]
  }

  /// Takes one unit in, offers the word that ends with it, and returns whether one may go on.
  @inline(__always)
  private func read(_ unit: UInt16, _ walk: inout Walk, _ table: inout MatchTable) -> Bool {
    walk.hash.append(unit)
    walk.end += 1
    let length = walk.end - walk.start
    if length == 1 { return true }
    if length < 4 {
      let first = LexiconBeginnings.kind(of: spelling[walk.start])
      let second = LexiconBeginnings.kind(of: spelling[walk.start + 1])
      if length == 2 {
        if walk.isSubstituted, lexicon.beginnings.isWord(first, second) { offer(walk, &table) }
        return lexicon.beginnings.contains(first, second)
      }
      let third = LexiconBeginnings.kind(of: unit)
      guard lexicon.beginnings.contains(first, second, third) else { return false }
      if walk.isSubstituted, lexicon.beginnings.isWord(first, second, third) {
        offer(walk, &table)
      }
      return true
    }
    if length == 4, !lexicon.mayBegin(with: walk.hash) { return false }
    if LexiconTables.beginsLine(length) { walk.line = walk.hash.line }
    let marks = lexicon.marks(of: walk.hash, line: walk.line)
    if marks & 2 != 0, walk.isSubstituted { offer(walk, &table) }
    return marks != 0
  }

  private func offer(_ walk: Walk, _ table: inout MatchTable) {
    var least = Int.max
    var variants = 0.0
    lexicon.forEachEntry(of: spelling, walk.start, walk.end, walk.hash, dictionaryCount) { entry in
      // One that is not cheaper than that of an earlier dictionary is never chosen.
      if entry.rank >= least { return }
      least = entry.rank
      if variants == 0 {
        variants = text.substitutionVariants(walk.start, walk.end) { spelling[$0] }
        variants *= text.capitalVariants(walk.start, walk.end)
      }
      table.offer(
        Candidate(
          kind: .substituted,
          start: walk.start,
          end: walk.end,
          guesses: Double(entry.rank) * variants,
          order: substitutions.order(walk.set) << 8 | UInt32(entry.dictionary),
          dictionary: UInt8(entry.dictionary),
          rank: entry.rank
        )
      )
    }
  }
}

extension TextVariants {
  /// How many ways there are to substitute as many characters of a word, roughly.
  ///
  /// - Parameters:
  ///   - start: Where the word begins.
  ///   - end: Where it ends.
  ///   - letter: Returns the letter of the word at a place of the text.
  /// - Returns: The number of ways.
  @inline(__always)
  func substitutionVariants(_ start: Int, _ end: Int, _ letter: (Int) -> UInt16) -> Double {
    var variants = 1.0
    for index in start..<end where lowered[index] != letter(index) {
      let character = lowered[index]
      let letter = letter(index)
      var characters = 0
      var letters = 0
      var isFirst = true
      for other in start..<end {
        let unit = lowered[other]
        if unit == character {
          characters += 1
          if other < index { isFirst = false }
        } else if unit == letter {
          letters += 1
        }
      }
      if isFirst { variants *= letters == 0 ? 2 : Combinations.mixing(characters, letters) }
    }
    return variants
  }
}
