/// Finds dictionary words in a password that has other characters instead of letters, such as
/// `p4$$word`.
///
/// From each index, a walk reads the text with every letter that a character may stand for, until
/// no word begins that way. `SubstitutionTable` decides which letters can be combined.
struct SubstitutionMatching {
  private let words: DictionaryMatching
  private let lexicon: LexiconTables
  private let text: TextVariants
  private let substitutions: SubstitutionTable
  private let dictionaryCount: Int

  /// The value of `DictionaryMatching.reaches` for the unchanged text.
  private let reaches: ScratchTable<UInt16>

  /// The text as the current walk reads it; unchanged after the walk's end.
  private let spelling: ScratchTable<UInt16>

  /// The kinds of ``spelling`` for `LexiconBeginnings`.
  private let kinds: ScratchTable<UInt8>

  init(_ words: DictionaryMatching, _ substitutions: SubstitutionTable, in memory: EstimationMemory)
  {
    self.words = words
    lexicon = words.lexicon
    text = words.text
    self.substitutions = substitutions
    dictionaryCount = words.dictionaryCount
    reaches = words.reaches
    spelling = memory.unwrittenTable(text.lowered.count)
    kinds = memory.unwrittenTable(text.lowered.count)
    for index in spelling.indices {
      spelling[index] = text.lowered[index]
      kinds[index] = text.kinds[index]
    }
  }

  /// A walk through the text, with what it has read so far.
  private struct Walk {
    let start: Int
    var end: Int
    var hash = LexiconHash()

    /// The current line of marks.
    var line = 0

    /// The substitution tables that agree with what was read.
    var set: UInt64
  }

  /// Offers every word with at least one substitution.
  ///
  /// Call `DictionaryMatching.offerWords(to:)` first.
  func offerWords(to table: inout MatchTable) {
    var last = spelling.count - 1
    while last >= 0, !substitutions.isSubstitute(at: last) { last -= 1 }
    var next = 0
    for start in 0..<(last + 1) {
      next = max(next, start)
      while !substitutions.isSubstitute(at: next) { next += 1 }
      // A word may continue with the unchanged text up to here, and perhaps with a letter instead
      // of the next unit.
      let reach = min(max(Int(reaches[start]), start + 1), last)
      if next <= reach {
        readPlainly(Walk(start: start, end: start, set: substitutions.all), reach, &table)
      }
    }
  }

  /// Reads the unchanged text up to an index, and at each unit tries the letters that it may stand
  /// for.
  ///
  /// The text up to that index is known to begin a word, so it isn't looked up again.
  private func readPlainly(_ walk: Walk, _ reach: Int, _ table: inout MatchTable) {
    var walk = walk
    while true {
      if let meaning = substitutions.meaning(at: walk.end) {
        substitute(meaning, walk, &table)
        walk.set &= meaning.asItself
        if walk.set & meaning.group == 0 { return }
      }
      if walk.end == reach { return }
      append(text.lowered[walk.end], to: &walk)
    }
  }

  /// Continues after a letter to the end of the text, or until no word begins that way.
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

  /// Continues with each letter that the next unit may stand for.
  @inline(__always)
  private func substitute(
    _ meaning: SubstitutionMeanings.Meaning,
    _ walk: Walk,
    _ table: inout MatchTable
  ) {
    let index = walk.end
    let first = walk.set & meaning.asLetter
    if meaning.group == 0 || first & meaning.group != 0 {
      substitute(meaning.letter, meaning.kind, first, walk, &table)
    }
    let other = walk.set & meaning.asOtherLetter
    if meaning.otherLetter != 0, other & meaning.group != 0 {
      substitute(meaning.otherLetter, meaning.otherKind, other, walk, &table)
    }
    spelling[index] = text.lowered[index]
    kinds[index] = text.kinds[index]
  }

  @inline(never)
  private func substitute(
    _ letter: UInt16,
    _ kind: UInt8,
    _ set: UInt64,
    _ walk: Walk,
    _ table: inout MatchTable
  ) {
    spelling[walk.end] = letter
    kinds[walk.end] = kind
    guard mayBegin(at: walk.start, with: walk.end) else { return }
    var walk = walk
    walk.set = set
    if read(letter, &walk, &table) { goOn(walk, &table) }
  }

  /// Returns whether a word of two units or more may begin at an index.
  ///
  /// Only the certain ones of the first three units count: those up to the last substituted unit,
  /// and the following ones that can't be letters.
  @inline(__always)
  private func mayBegin(at start: Int, with last: Int) -> Bool {
    if last - start > 1 { return true }
    guard start + 1 < kinds.count else { return false }
    if last == start, substitutions.isSubstitute(at: start + 1) { return true }
    let (first, second) = (kinds[start], kinds[start + 1])
    if words.shortWords.contains(first, second) { return true }
    guard start + 2 < kinds.count else { return false }
    if substitutions.isSubstitute(at: start + 2) {
      return lexicon.beginnings.contains(first, second)
    }
    return lexicon.beginnings.contains(first, second, kinds[start + 2])
  }

  /// Appends one unit.
  @inline(__always)
  private func append(_ unit: UInt16, to walk: inout Walk) {
    walk.hash.append(unit)
    walk.end += 1
    if LexiconTables.beginsLine(walk.end - walk.start) { walk.line = walk.hash.line }
  }

  /// Appends one unit, offers the word that ends with it, and returns whether a word may continue.
  @inline(__always)
  private func read(_ unit: UInt16, _ walk: inout Walk, _ table: inout MatchTable) -> Bool {
    append(unit, to: &walk)
    let length = walk.end - walk.start
    if length < 4 { return readBeginning(walk, length, &table) }
    if length == 4, !lexicon.mayBegin(with: walk.hash) { return false }
    let marks = lexicon.marks(of: walk.hash, line: walk.line)
    if marks & 2 != 0 { offer(walk, &table) }
    return marks != 0
  }

  private func readBeginning(_ walk: Walk, _ length: Int, _ table: inout MatchTable) -> Bool {
    if length == 1 { return true }
    let (first, second) = (kinds[walk.start], kinds[walk.start + 1])
    if length == 2 {
      if words.shortWords.contains(first, second) { offer(walk, &table) }
      return lexicon.beginnings.contains(first, second)
    }
    let third = kinds[walk.start + 2]
    guard lexicon.beginnings.contains(first, second, third) else { return false }
    if words.shortWords.contains(first, second, third) { offer(walk, &table) }
    return true
  }

  private func offer(_ walk: Walk, _ table: inout MatchTable) {
    var least = Int.max
    var variants = 0.0
    let limit = words.mostGuesses(forUnits: walk.end - walk.start)
    lexicon.forEachEntry(of: spelling, walk.start, walk.end, walk.hash, dictionaryCount) { entry in
      // A word that isn't cheaper than in an earlier dictionary is never chosen.
      if entry.rank >= least { return }
      least = entry.rank
      if variants == 0 {
        variants = text.substitutionVariants(walk.start, walk.end) { spelling[$0] }
        variants *= text.uppercaseVariants(walk.start, walk.end)
      }
      if Double(entry.rank) * variants > limit { return }
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
  /// Returns the number of ways to substitute the same number of characters in a word.
  ///
  /// - Parameters:
  ///   - start: The start of the word.
  ///   - end: The end of the word.
  ///   - letter: Returns the letter of the word at an index of the text.
  /// - Returns: The approximate number of ways.
  @inline(__always)
  func substitutionVariants(_ start: Int, _ end: Int, _ letter: (Int) -> UInt16) -> Double {
    var variants = 1.0
    for index in start..<end where lowered[index] != letter(index) {
      let character = lowered[index]
      let letter = letter(index)
      var characters = 0
      var charactersBefore = 0
      var letters = 0
      for other in start..<end {
        let isCharacter = lowered[other] == character ? 1 : 0
        if other == index { charactersBefore = characters }
        characters += isCharacter
        letters += lowered[other] == letter ? 1 : 0
      }
      // Each character counts once, at its first occurrence.
      if charactersBefore > 0 { continue }
      variants *= letters == 0 ? 2 : Combinations.mixing(characters, letters)
    }
    return variants
  }
}
