/// The reason why a password is easy to guess.
public enum PasswordWeakness: Sendable, Hashable, CaseIterable {
  /// One of the ten most common passwords.
  case top10

  /// One of the hundred most common passwords.
  case top100

  /// A common password.
  case common

  /// A password that resembles a common one.
  case similarToCommon

  /// A single word.
  case word

  /// A single name.
  case singleName

  /// Mostly a name.
  case name

  /// Mostly a straight row of keys.
  case keyboardRow

  /// Mostly a pattern of neighboring keys.
  case keyboardWalk

  /// Mostly a repeated character.
  case repeatedCharacter

  /// Mostly a repeated piece.
  case repetition

  /// Mostly a sequence such as `abc`.
  case sequence

  /// Mostly a recent year.
  case year

  /// Mostly a date.
  case date

  /// Mostly a word that has to do with the user or the site.
  case context
}

/// A way to make a password better.
public enum PasswordSuggestion: Sendable, Hashable, CaseIterable {
  /// Use a few unrelated words.
  case useWords

  /// Symbols, digits, and uppercase letters aren't necessary.
  case noSymbolsNeeded

  /// Add another word or two.
  case addWords

  /// Use a longer pattern of keys with more turns.
  case longerKeyboardWalk

  /// Avoid repeated words and characters.
  case avoidRepeats

  /// Avoid sequences.
  case avoidSequences

  /// Avoid recent years.
  case avoidRecentYears

  /// Avoid years that are associated with the user.
  case avoidAssociatedYears

  /// Avoid dates and years that are associated with the user.
  case avoidAssociatedDates

  /// Avoid the user's own names and addresses.
  case avoidContext

  /// An uppercase first letter doesn't help much.
  case capitalization

  /// Uppercase letters throughout don't help much.
  case allUppercase

  /// Reversed words don't help much.
  case reversedWords

  /// Substitutions such as `@` for `a` don't help much.
  case substitutions
}

/// Advice about a password that is easy to guess.
///
/// As in the published model, it is about the longest piece, or about the first one if several are
/// equally long.
struct PasswordAdvice {
  private(set) var weakness: PasswordWeakness?
  private(set) var suggestions: [PasswordSuggestion]

  /// The piece that the advice is about, in units.
  private(set) var range: Range<Int>?

  /// Finds the advice for an estimate.
  ///
  /// - Parameters:
  ///   - score: The score of the whole password.
  ///   - estimation: The estimate.
  ///   - knowledge: The data that the password was compared with.
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

  /// The usual advice: an array that all estimates share, so none is allocated.
  private static let onlyAddWords: [PasswordSuggestion] = [.addWords]

  /// Returns the longest piece, or the first one if several are equally long.
  private static func longest(of pieces: ScratchList<GuessSearch.Piece>) -> GuessSearch.Piece {
    var longest = pieces[0]
    for number in pieces.indices
    where pieces[number].end - pieces[number].start > longest.end - longest.start {
      longest = pieces[number]
    }
    return longest
  }

  /// Returns the reason why a word is easy to guess.
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

  /// Adds the suggestions about the form of a word.
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
