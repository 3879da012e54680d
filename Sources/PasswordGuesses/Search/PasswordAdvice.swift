/// What makes a password easy to guess.
public enum PasswordWeakness: Sendable, Hashable, CaseIterable {
  /// It is one of the ten passwords that most people use.
  case top10

  /// It is one of the hundred passwords that most people use.
  case top100

  /// Many people use it.
  case common

  /// It is like one that many people use.
  case similarToCommon

  /// It is one word.
  case word

  /// It is one name.
  case singleName

  /// Most of it is a name.
  case name

  /// Most of it is a straight row of keys.
  case keyboardRow

  /// Most of it is a pattern of keys side by side.
  case keyboardWalk

  /// Most of it is one character again and again.
  case repeatedCharacter

  /// Most of it is something again and again.
  case repetition

  /// Most of it is a sequence such as `abc`.
  case sequence

  /// Most of it is a year of our time.
  case year

  /// Most of it is a date.
  case date

  /// Most of it is a word that belongs to the user or the site.
  case context
}

/// What would make a password better.
public enum PasswordSuggestion: Sendable, Hashable, CaseIterable {
  /// Use a few words that do not belong together.
  case useWords

  /// Symbols, digits and uppercase letters are not needed.
  case noSymbolsNeeded

  /// Add another word or two.
  case addWords

  /// Use a longer pattern of keys with more turns.
  case longerKeyboardWalk

  /// Avoid repeated words and characters.
  case avoidRepeats

  /// Avoid sequences.
  case avoidSequences

  /// Avoid years of our time.
  case avoidRecentYears

  /// Avoid years that have to do with the user.
  case avoidAssociatedYears

  /// Avoid dates and years that have to do with the user.
  case avoidAssociatedDates

  /// Avoid the user's own names and addresses.
  case avoidContext

  /// An uppercase first letter helps little.
  case capitalization

  /// Uppercase letters throughout help little.
  case allUppercase

  /// Reversed words help little.
  case reversedWords

  /// Substitutions such as `@` for `a` help little.
  case substitutions
}

/// What there is to say about a password that is easy to guess.
///
/// It is about the longest piece, as in the published model; of equally long ones about the first.
struct PasswordAdvice {
  private(set) var weakness: PasswordWeakness?
  private(set) var suggestions: [PasswordSuggestion]

  /// The piece that the advice is about, in units.
  private(set) var range: Range<Int>?

  /// Finds the advice for an estimate.
  ///
  /// - Parameters:
  ///   - score: The score of the whole.
  ///   - estimation: The estimate.
  ///   - knowledge: What the password was compared with.
  init(score: Int, _ estimation: GuessEstimation, _ knowledge: borrowing GuessEstimation.Knowledge)
  {
    let pieces = estimation.search.pieces
    guard pieces.count > 0 else {
      suggestions = [.useWords, .noSymbolsNeeded]
      return
    }
    guard score < 3 else {
      suggestions = []
      return
    }
    let longest = Self.longest(of: pieces)
    range = longest.start..<longest.end
    suggestions = Self.onlyAddWords
    guard let number = longest.candidate else { return }
    let candidate = estimation.table.candidates[number]
    let isAlone = pieces.count == 1
    switch candidate.kind {
    case .dictionary, .reversed, .substituted, .transposed:
      weakness = Self.weakness(of: candidate, isAlone: isAlone, knowledge)
      if candidate.dictionary == Candidate.context, knowledge.model == .extended {
        suggestions.append(.avoidContext)
      }
      addForms(candidate, estimation.text)
    case .keyboard:
      weakness = candidate.detail == 1 ? .keyboardRow : .keyboardWalk
      suggestions = [.addWords, .longerKeyboardWalk]
    case .repetition:
      weakness = candidate.detail == 1 ? .repeatedCharacter : .repetition
      suggestions = [.addWords, .avoidRepeats]
    case .sequence:
      weakness = .sequence
      suggestions = [.addWords, .avoidSequences]
    case .year:
      weakness = .year
      suggestions = [.addWords, .avoidRecentYears, .avoidAssociatedYears]
    case .date:
      weakness = .date
      suggestions = [.addWords, .avoidAssociatedDates]
    }
  }

  /// The usual advice, an array that all estimates share so that none is allocated.
  private static let onlyAddWords: [PasswordSuggestion] = [.addWords]

  /// Returns the longest piece; of equally long ones the first.
  private static func longest(of pieces: ScratchList<GuessSearch.Piece>) -> GuessSearch.Piece {
    var longest = pieces[0]
    for number in pieces.indices
    where pieces[number].end - pieces[number].start > longest.end - longest.start {
      longest = pieces[number]
    }
    return longest
  }

  /// Returns what makes a word easy to guess.
  private static func weakness(
    of candidate: Candidate,
    isAlone: Bool,
    _ knowledge: borrowing GuessEstimation.Knowledge
  ) -> PasswordWeakness? {
    if candidate.dictionary == Candidate.context {
      return knowledge.model == .extended ? .context : nil
    }
    let source = knowledge.lexicon.sources[Int(candidate.dictionary)]
    switch source.role {
    case .commonPasswords:
      if isAlone, candidate.kind == .dictionary {
        guard source.isPublished else { return .common }
        return candidate.rank <= 10 ? .top10 : candidate.rank <= 100 ? .top100 : .common
      }
      return candidate.guesses <= 10_000 ? .similarToCommon : nil
    case .words: return isAlone ? .word : nil
    case .speech: return isAlone && knowledge.model == .extended ? .word : nil
    case .surnames, .givenNames: return isAlone ? .singleName : .name
    }
  }

  /// Adds what there is to say about the form of a word.
  private mutating func addForms(_ candidate: Candidate, _ text: TextVariants) {
    if text.beginsWithOnlyUppercase(candidate.start, candidate.end) {
      suggestions.append(.capitalization)
    } else if text.isAllUppercase(candidate.start, candidate.end) {
      suggestions.append(.allUppercase)
    }
    if candidate.kind == .reversed, candidate.length >= 4 { suggestions.append(.reversedWords) }
    if candidate.kind == .substituted { suggestions.append(.substitutions) }
  }
}
