/// The estimate of one password, or of what is repeated in one, in UTF-16 units.
struct GuessEstimation {
  /// What a password is compared with.
  struct Knowledge {
    let lexicon: PasswordLexicon
    let keyboards: KeyboardSet
    let context: [[UInt16]]
    let referenceYear: Int
    let model: PasswordModel
  }

  let text: TextVariants
  let table: MatchTable
  let search: GuessSearch

  init(_ units: ScratchTable<UInt16>, _ knowledge: Knowledge, in memory: EstimationMemory) {
    let isPublished = knowledge.model == .zxcvbn
    let text = TextVariants(units, countsAllLetters: !isPublished, in: memory)
    var table = MatchTable(length: units.count, in: memory)
    let substitutions = SubstitutionTable(units, isFree: !isPublished, in: memory)
    if !knowledge.context.isEmpty {
      ContextMatching(
        words: knowledge.context,
        text: text,
        substitutions: substitutions,
        order: isPublished ? UInt32(Candidate.context) : 0
      )
      .offerWords(to: &table)
    }
    let words = DictionaryMatching(knowledge.lexicon, text, isPublished: isPublished, in: memory)
    words.offerWords(to: &table)
    if let substitutions {
      SubstitutionMatching(words, substitutions, in: memory).offerWords(to: &table)
    }
    let keyboards = knowledge.keyboards
    if !isPublished {
      words.offerWords(typedAs: keyboards.transpositions, keyboards.classes, to: &table)
    }
    table.offerWalks(units, on: keyboards, isPublished: isPublished)
    Self.offerRepetitions(units, knowledge, to: &table)
    table.offerSequences(units)
    if text.hasDigits {
      table.offerYears(units, referenceYear: knowledge.referenceYear)
      table.offerDates(units, referenceYear: knowledge.referenceYear)
    }
    self.text = text
    self.table = table
    let exhaustive = Self.exhaustive(units, knowledge.model, in: memory)
    search = GuessSearch(table, exhaustive: exhaustive, in: memory)
  }

  private static func offerRepetitions(
    _ units: ScratchTable<UInt16>,
    _ knowledge: Knowledge,
    to table: inout MatchTable
  ) {
    var place = 0
    while let repetition = Repetition(in: units, from: place) {
      let start = repetition.range.lowerBound
      let base = units[start..<(start + repetition.baseLength)]
      let guesses = EstimationMemory.with(units: base.count) { memory in
        GuessEstimation(base, knowledge, in: memory).search.guesses
      }
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
  private static func exhaustive(
    _ units: ScratchTable<UInt16>,
    _ model: PasswordModel,
    in memory: EstimationMemory
  ) -> ScratchTable<Double> {
    let guesses = memory.table(units.count + 1, repeating: 1.0)
    var product = 1.0
    for index in units.indices {
      product *= model == .zxcvbn ? 10 : ExhaustiveSearch.choices(units[index])
      guesses[index + 1] = product
    }
    return guesses
  }
}
