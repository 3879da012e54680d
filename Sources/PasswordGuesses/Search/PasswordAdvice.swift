import Violations

/// What to say about a password that is easy to guess.
struct PasswordAdvice {
  var warning: ViolationCode?
  var suggestions: [ViolationCode]

  /// The piece that the advice is about, in units.
  var place: Range<Int>?

  /// The advice for an estimate, which is about the longest piece; of equally long ones the first.
  ///
  /// - Parameters:
  ///   - score: The score of the whole.
  ///   - estimation: The estimate.
  ///   - knowledge: What the password was compared with.
  init(score: Int, _ estimation: GuessEstimation, _ knowledge: borrowing GuessEstimation.Knowledge)
  {
    let pieces = estimation.search.pieces
    guard pieces.count > 0 else {
      suggestions = [.passwordUseWords, .passwordNoSymbolsNeeded]
      return
    }
    guard score < 3 else {
      suggestions = []
      return
    }
    var longest = pieces[0]
    for number in pieces.indices
    where pieces[number].end - pieces[number].start > longest.end - longest.start {
      longest = pieces[number]
    }
    place = longest.start..<longest.end
    suggestions = Self.onlyAddWords
    guard let number = longest.candidate else { return }
    let candidate = estimation.table.candidates[number]
    let isAlone = pieces.count == 1
    switch candidate.kind {
    case .dictionary, .reversed, .substituted, .transposed:
      warning = Self.warning(candidate, isAlone: isAlone, knowledge)
      if candidate.dictionary == Candidate.context, knowledge.model == .extended {
        suggestions.append(.passwordAvoidContext)
      }
      addForms(candidate, estimation.text)
    case .keyboard:
      warning = candidate.detail == 1 ? .passwordKeyboardRow : .passwordKeyboardWalk
      suggestions = [.passwordAddWords, .passwordLongerWalk]
    case .repetition:
      warning = candidate.detail == 1 ? .passwordRepeatCharacter : .passwordRepeat
      suggestions = [.passwordAddWords, .passwordAvoidRepeats]
    case .sequence:
      warning = .passwordSequence
      suggestions = [.passwordAddWords, .passwordAvoidSequences]
    case .year:
      warning = .passwordYear
      suggestions = [.passwordAddWords, .passwordAvoidRecentYears, .passwordAvoidYears]
    case .date:
      warning = .passwordDate
      suggestions = [.passwordAddWords, .passwordAvoidDates]
    }
  }

  /// What is said where there is nothing else, shared by all.
  private static let onlyAddWords: [ViolationCode] = [.passwordAddWords]

  /// What makes a word easy to guess.
  private static func warning(
    _ candidate: Candidate,
    isAlone: Bool,
    _ knowledge: borrowing GuessEstimation.Knowledge
  ) -> ViolationCode? {
    if candidate.dictionary == Candidate.context {
      return knowledge.model == .extended ? .passwordContext : nil
    }
    let source = knowledge.lexicon.sources[Int(candidate.dictionary)]
    switch source.role {
    case .commonPasswords:
      if isAlone, candidate.kind == .dictionary {
        guard source.isPublished else { return .passwordCommon }
        return candidate.rank <= 10
          ? .passwordTop10 : candidate.rank <= 100 ? .passwordTop100 : .passwordCommon
      }
      return candidate.guesses <= 10_000 ? .passwordSimilarToCommon : nil
    case .words: return isAlone ? .passwordWord : nil
    case .speech: return isAlone && knowledge.model == .extended ? .passwordWord : nil
    case .surnames, .givenNames: return isAlone ? .passwordSingleName : .passwordName
    }
  }

  /// Adds what is to be said about the form of a word.
  private mutating func addForms(_ candidate: Candidate, _ text: TextVariants) {
    if text.beginsWithOnlyCapital(candidate.start, candidate.end) {
      suggestions.append(.passwordCapitalization)
    } else if text.isAllCapitals(candidate.start, candidate.end) {
      suggestions.append(.passwordAllUppercase)
    }
    if candidate.kind == .reversed, candidate.length >= 4 { suggestions.append(.passwordReversed) }
    if candidate.kind == .substituted { suggestions.append(.passwordSubstitutions) }
  }
}
