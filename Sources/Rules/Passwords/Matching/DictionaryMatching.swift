/// Finds words of dictionaries in a password: as they are, reversed, and with substitutions.
struct DictionaryMatching {
  let lexicon: PasswordLexicon
  let text: TextVariants
  let substitutions: SubstitutionTable?

  /// Whether only the dictionaries of the published model count.
  let isPublished: Bool

  /// For each unit, the number of its meaning and 1, or 0; empty if nothing may be substituted.
  private let numbers: [UInt8]
  private let meanings: [SubstitutionTable.Meaning]

  private let beginnings: LexiconBeginnings

  /// All tables of substitutions.
  private let all: UInt64

  private var spelling: [UInt16] = []

  init(_ lexicon: PasswordLexicon, _ text: TextVariants, isPublished: Bool) {
    self.lexicon = lexicon
    self.text = text
    self.isPublished = isPublished
    substitutions = SubstitutionTable(text.units, isFree: !isPublished)
    beginnings = lexicon.beginnings
    all = substitutions?.all ?? 0
    numbers = substitutions?.numbers ?? []
    meanings = substitutions?.meanings ?? []
  }

  /// Offers every word.
  mutating func offerWords(to table: inout MatchTable) {
    for start in text.lowered.indices {
      walk(from: start, &table)
      walkBackwards(from: start, &table)
    }
  }

  /// Whether the units from a place on may be a word; near the end everything may.
  @inline(__always)
  private func mayBeWord(_ units: [UInt16], _ start: Int) -> Bool {
    guard start + 2 < units.count else { return true }
    return beginnings.contains(units[start], units[start + 1], units[start + 2])
  }

  /// Whether one of the three units from a place on may stand for a letter.
  @inline(__always)
  private func isSubstituted(from start: Int) -> Bool {
    if numbers.isEmpty { return false }
    guard start + 2 < numbers.count else { return true }
    return numbers[start] | numbers[start + 1] | numbers[start + 2] != 0
  }

  private mutating func walk(from start: Int, _ table: inout MatchTable) {
    if !isSubstituted(from: start), !mayBeWord(text.lowered, start) { return }
    var hash = LexiconHash()
    var set = all
    var canSubstitute = !numbers.isEmpty
    let units = text.lowered
    for index in start..<units.count {
      let unit = units[index]
      if canSubstitute, numbers[index] != 0 {
        let meaning = meanings[Int(numbers[index]) - 1]
        spelling.removeAll(keepingCapacity: true)
        spelling.append(contentsOf: units[start..<index])
        substitute(meaning, start, index, hash, set, &table)
        set &= meaning.asItself
        canSubstitute = meaning.group != 0 && set & meaning.group != 0
      }
      hash.append(unit)
      let marks = lexicon.marks(of: hash)
      if marks == 0 { return }
      if marks & 2 != 0 {
        let span = units.span.extracting(start...index)
        offer(.dictionary, start, index + 1, span, hash, 1, 0, &table)
      }
    }
  }

  /// Offers every word that comes of typing on another keyboard, such as `ghbdtn` for `привет`.
  func offerWords(typedAs keys: KeyTransposition, to table: inout MatchTable) {
    guard let typed = keys.apply(to: text.lowered) else { return }
    for start in typed.indices where mayBeWord(typed, start) {
      var hash = LexiconHash()
      for index in start..<typed.count {
        hash.append(typed[index])
        let marks = lexicon.marks(of: hash)
        if marks == 0 { break }
        if marks & 2 != 0 {
          let span = typed.span.extracting(start...index)
          offer(.transposed, start, index + 1, span, hash, 2, 0, &table)
        }
      }
    }
  }

  private func walkBackwards(from start: Int, _ table: inout MatchTable) {
    if !mayBeWord(text.reversed, start) { return }
    var hash = LexiconHash()
    let count = text.reversed.count
    let units = text.reversed
    for index in start..<count {
      hash.append(units[index])
      let marks = lexicon.marks(of: hash)
      if marks == 0 { return }
      if marks & 2 != 0 {
        let span = units.span.extracting(start...index)
        offer(.reversed, count - 1 - index, count - start, span, hash, 2, 0, &table)
      }
    }
  }

  /// Goes on with each letter that the unit at an index may stand for.
  private mutating func substitute(
    _ meaning: SubstitutionTable.Meaning,
    _ start: Int,
    _ index: Int,
    _ hash: LexiconHash,
    _ set: UInt64,
    _ table: inout MatchTable
  ) {
    let left = set & meaning.asLetter
    if meaning.group == 0 || left & meaning.group != 0 {
      go(on: meaning.letter, start, index, hash, left, &table)
    }
    if meaning.otherLetter != 0 {
      let left = set & meaning.asOtherLetter
      if left & meaning.group != 0 {
        go(on: meaning.otherLetter, start, index, hash, left, &table)
      }
    }
  }

  /// Reads on behind a unit that stands for a letter, or for itself behind such a one.
  private mutating func go(
    on letter: UInt16,
    _ start: Int,
    _ index: Int,
    _ hash: LexiconHash,
    _ set: UInt64,
    _ table: inout MatchTable
  ) {
    spelling.append(letter)
    let end = index + 1
    if spelling.count == 3, !beginnings.contains(spelling[0], spelling[1], letter) {
      spelling.removeLast()
      return
    }
    let hash = hash.appending(letter)
    let marks = lexicon.marks(of: hash)
    if marks == 0 {
      spelling.removeLast()
      return
    }
    if marks & 2 != 0, end - start > 1 {
      let variants = text.substitutionVariants(start, spelling)
      let order = substitutions?.order(set) ?? 0
      offer(.substituted, start, end, spelling.span, hash, variants, order << 8, &table)
    }
    if end < text.lowered.count {
      let unit = text.lowered[end]
      if numbers[end] != 0 {
        let meaning = meanings[Int(numbers[end]) - 1]
        substitute(meaning, start, end, hash, set, &table)
        let left = set & meaning.asItself
        if meaning.group != 0, left & meaning.group != 0 {
          go(on: unit, start, end, hash, left, &table)
        }
      } else {
        go(on: unit, start, end, hash, set, &table)
      }
    }
    spelling.removeLast()
  }

  @inline(__always)
  private func offer(
    _ kind: Candidate.Kind,
    _ start: Int,
    _ end: Int,
    _ word: Span<UInt16>,
    _ hash: LexiconHash,
    _ variants: Double,
    _ order: UInt32,
    _ table: inout MatchTable
  ) {
    guard var entry = lexicon.firstEntry(of: word, hash: hash) else { return }
    let variants = variants * text.capitalVariants(start, end)
    while true {
      if !isPublished || lexicon.sources[entry.dictionary].isPublished {
        table.offer(
          Candidate(
            kind: kind,
            start: start,
            end: end,
            guesses: Double(entry.rank) * variants,
            order: order | UInt32(entry.dictionary),
            dictionary: entry.dictionary,
            rank: entry.rank
          )
        )
      }
      guard let next = lexicon.entry(after: entry, of: word) else { return }
      entry = next
    }
  }
}

extension TextVariants {
  /// How many ways there are to substitute as many characters of a word, roughly.
  ///
  /// - Parameters:
  ///   - start: Where the word begins.
  ///   - word: The word with its letters.
  /// - Returns: The number of ways.
  func substitutionVariants(_ start: Int, _ word: [UInt16]) -> Double {
    var variants = 1.0
    for index in word.indices where lowered[start + index] != word[index] {
      let character = lowered[start + index]
      let letter = word[index]
      var characters = 0
      var letters = 0
      var isFirst = true
      for other in word.indices {
        let unit = lowered[start + other]
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
