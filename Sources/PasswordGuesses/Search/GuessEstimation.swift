/// The estimate of one password, or of a piece that one repeats.
///
/// Matchers offer candidates to a table, each for one kind of piece, and a search finds the
/// cheapest way through them.
struct GuessEstimation {
  /// The data that a password is compared with.
  struct Knowledge: ~Copyable {
    let lexicon: PasswordLexicon
    let keyboards: KeyboardSet
    let context: [[UInt16]]
    let referenceYear: Int
    let model: PasswordModel
  }

  let text: TextVariants
  let table: MatchTable
  let search: GuessSearch

  /// Estimates some units.
  init(_ units: ScratchTable<UInt16>, _ knowledge: borrowing Knowledge, in memory: EstimationMemory)
  {
    let isPublished = knowledge.model == .zxcvbn
    let text = TextVariants(units, countsAllLetters: !isPublished, in: memory)
    var table = MatchTable(length: units.count, in: memory)
    let substitutions = SubstitutionTable(text, isFree: !isPublished, in: memory)
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
    table.offerWalks(units, on: keyboards, isPublished: isPublished, in: memory)
    Self.offerRepetitions(text, words, knowledge, to: &table, in: memory)
    table.offerSequences(units)
    if text.hasDigits {
      let digits = DigitRuns(units, in: memory)
      table.offerYears(digits, referenceYear: knowledge.referenceYear)
      table.offerDates(units, digits, referenceYear: knowledge.referenceYear)
    }
    self.text = text
    self.table = table
    let exhaustive = Self.exhaustive(units, knowledge.model, in: memory)
    search = GuessSearch(table, exhaustive: exhaustive, in: memory)
  }

  private static func offerRepetitions(
    _ text: TextVariants,
    _ words: DictionaryMatching,
    _ knowledge: borrowing Knowledge,
    to table: inout MatchTable,
    in memory: EstimationMemory
  ) {
    var index = 0
    let units = RepeatedUnits(text.units, in: memory)
    while let repetition = Repetition(in: units, from: index) {
      let start = repetition.range.lowerBound
      let base = start..<(start + repetition.baseLength)
      let guesses = guesses(of: base, text, words, knowledge)
      table.offer(
        Candidate(
          kind: .repetition,
          start: start,
          end: repetition.range.upperBound,
          guesses: guesses * Double(repetition.count),
          detail: repetition.baseLength
        )
      )
      index = repetition.range.upperBound
    }
  }

  /// Returns the guesses for a repeated piece, as if it were a separate password.
  private static func guesses(
    of base: Range<Int>,
    _ text: TextVariants,
    _ words: DictionaryMatching,
    _ knowledge: borrowing Knowledge
  ) -> Double {
    if base.count == 1, text.units[base.lowerBound] < 128, knowledge.context.isEmpty {
      return words.guesses(
        ofUnitAt: base.lowerBound,
        knowledge.model == .extended ? knowledge.keyboards : nil
      )
    }
    return GuessEstimation(text.units[base], knowledge, in: words.memory).search.guesses
  }

  /// Returns the guesses for trying everything, for each number of first units.
  private static func exhaustive(
    _ units: ScratchTable<UInt16>,
    _ model: PasswordModel,
    in memory: EstimationMemory
  ) -> ScratchTable<Double> {
    let guesses = memory.unwrittenTable(units.count + 1, of: Double.self)
    var product = 1.0
    guesses[0] = product
    for index in units.indices {
      product *= model == .zxcvbn ? 10 : ExhaustiveSearch.choices(units[index])
      guesses[index + 1] = product
    }
    return guesses
  }
}
