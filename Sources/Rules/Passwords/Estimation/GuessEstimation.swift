/// The estimate of one password, or of what is repeated in one, in UTF-16 units.
struct GuessEstimation {
  /// What a password is compared with.
  struct Knowledge {
    let lexicon: PasswordLexicon
    let layouts: [KeyboardLayout]
    let transpositions: [KeyTransposition]
    let context: [[UInt16]]
    let referenceYear: Int
    let model: PasswordModel
  }

  let text: TextVariants
  let table: MatchTable
  let search: GuessSearch

  init(_ units: [UInt16], _ knowledge: Knowledge) {
    let isPublished = knowledge.model == .zxcvbn
    let text = TextVariants(units, countsAllLetters: !isPublished)
    var table = MatchTable(length: units.count)
    var words = DictionaryMatching(knowledge.lexicon, text, isPublished: isPublished)
    let substitutions = words.substitutions
    if !knowledge.context.isEmpty {
      let order = isPublished ? UInt32(Candidate.context) : 0
      let words = knowledge.context
      ContextMatching(words: words, text: text, substitutions: substitutions, order: order)
        .offerWords(to: &table)
    }
    words.offerWords(to: &table)
    for index in knowledge.transpositions.indices {
      words.offerWords(typedAs: knowledge.transpositions[index], to: &table)
    }
    for index in knowledge.layouts.indices
    where knowledge.layouts[index].isPublished || !isPublished {
      table.offerWalks(units, on: knowledge.layouts[index])
    }
    Self.offerRepetitions(units, knowledge, to: &table)
    table.offerSequences(units)
    table.offerYears(units, referenceYear: knowledge.referenceYear)
    table.offerDates(units, referenceYear: knowledge.referenceYear)
    self.text = text
    self.table = table
    search = GuessSearch(table, exhaustive: Self.exhaustive(units, knowledge.model))
  }

  private static func offerRepetitions(
    _ units: [UInt16],
    _ knowledge: Knowledge,
    to table: inout MatchTable
  ) {
    var place = 0
    while let repetition = Repetition(in: units, from: place) {
      let start = repetition.range.lowerBound
      let base = Array(units[start..<(start + repetition.baseLength)])
      let guesses = GuessEstimation(base, knowledge).search.guesses
      table.offer(
        Candidate(
          kind: .repetition,
          start: start,
          end: repetition.range.upperBound,
          guesses: guesses * Double(repetition.count),
          detail: repetition.baseLength
        )
      )
      place = repetition.range.upperBound
    }
  }

  /// For each number of units, how many guesses trying everything takes.
  private static func exhaustive(_ units: [UInt16], _ model: PasswordModel) -> [Double] {
    var guesses: [Double] = [1]
    guesses.reserveCapacity(units.count + 1)
    var product = 1.0
    for index in units.indices {
      product *= model == .zxcvbn ? 10 : ExhaustiveSearch.choices(units, index)
      guesses.append(product)
    }
    return guesses
  }
}
