public import PasswordGuesses
import Violations

extension PasswordWeakness {
  /// The declaration of the code that says so.
  ///
  ///     PasswordWeakness.top10.definition.code  // password.weak.top_10
  public var definition: CodeDefinition {
    switch self {
    case .top10: .passwordTop10
    case .top100: .passwordTop100
    case .common: .passwordCommon
    case .similarToCommon: .passwordSimilarToCommon
    case .word: .passwordWord
    case .singleName: .passwordSingleName
    case .name: .passwordName
    case .keyboardRow: .passwordKeyboardRow
    case .keyboardWalk: .passwordKeyboardWalk
    case .repeatedCharacter: .passwordRepeatCharacter
    case .repetition: .passwordRepeat
    case .sequence: .passwordSequence
    case .year: .passwordYear
    case .date: .passwordDate
    case .context: .passwordContext
    }
  }
}

extension PasswordSuggestion {
  /// The declaration of the code that says so, a warning.
  ///
  ///     PasswordSuggestion.addWords.definition.code  // password.advice.add_words
  public var definition: CodeDefinition {
    switch self {
    case .useWords: .passwordUseWords
    case .noSymbolsNeeded: .passwordNoSymbolsNeeded
    case .addWords: .passwordAddWords
    case .longerKeyboardWalk: .passwordLongerWalk
    case .avoidRepeats: .passwordAvoidRepeats
    case .avoidSequences: .passwordAvoidSequences
    case .avoidRecentYears: .passwordAvoidRecentYears
    case .avoidAssociatedYears: .passwordAvoidYears
    case .avoidAssociatedDates: .passwordAvoidDates
    case .avoidContext: .passwordAvoidContext
    case .capitalization: .passwordCapitalization
    case .allUppercase: .passwordAllUppercase
    case .reversedWords: .passwordReversed
    case .substitutions: .passwordSubstitutions
    }
  }
}

extension CodeDefinition {
  static let passwordWeak = CodeDefinition(
    "password.weak",
    "A password takes too few guesses, and nothing stands out.",
    scoreArguments
  )

  static let passwordTop10 = CodeDefinition(
    "password.weak.top_10",
    "A password is one of the ten that most people use.",
    scoreArguments
  )

  static let passwordTop100 = CodeDefinition(
    "password.weak.top_100",
    "A password is one of the hundred that most people use.",
    scoreArguments
  )

  static let passwordCommon = CodeDefinition(
    "password.weak.common",
    "Many people use a password.",
    scoreArguments
  )

  static let passwordSimilarToCommon = CodeDefinition(
    "password.weak.similar_to_common",
    "A password is like one that many people use.",
    scoreArguments
  )

  static let passwordWord = CodeDefinition(
    "password.weak.word",
    "A password is one word.",
    scoreArguments
  )

  static let passwordSingleName = CodeDefinition(
    "password.weak.single_name",
    "A password is one name.",
    scoreArguments
  )

  static let passwordName = CodeDefinition(
    "password.weak.name",
    "Most of a password is a name.",
    scoreArguments
  )

  static let passwordKeyboardRow = CodeDefinition(
    "password.weak.keyboard_row",
    "Most of a password is a straight row of keys.",
    scoreArguments
  )

  static let passwordKeyboardWalk = CodeDefinition(
    "password.weak.keyboard_walk",
    "Most of a password is a pattern of keys side by side.",
    scoreArguments
  )

  static let passwordRepeatCharacter = CodeDefinition(
    "password.weak.repeat_character",
    "Most of a password is one character again and again.",
    scoreArguments
  )

  static let passwordRepeat = CodeDefinition(
    "password.weak.repeat",
    "Most of a password is something again and again.",
    scoreArguments
  )

  static let passwordSequence = CodeDefinition(
    "password.weak.sequence",
    "Most of a password is a sequence such as abc.",
    scoreArguments
  )

  static let passwordYear = CodeDefinition(
    "password.weak.year",
    "Most of a password is a year of our time.",
    scoreArguments
  )

  static let passwordDate = CodeDefinition(
    "password.weak.date",
    "Most of a password is a date.",
    scoreArguments
  )

  static let passwordContext = CodeDefinition(
    "password.weak.context",
    "Most of a password is a word that belongs to the user or the site.",
    scoreArguments
  )

  static let passwordUseWords = CodeDefinition(
    "password.advice.use_words",
    "A few words that do not belong together are better.",
    severity: .warning
  )

  static let passwordNoSymbolsNeeded = CodeDefinition(
    "password.advice.no_symbols_needed",
    "Symbols, digits and capital letters are not needed.",
    severity: .warning
  )

  static let passwordAddWords = CodeDefinition(
    "password.advice.add_words",
    "Another word or two would help.",
    severity: .warning
  )

  static let passwordLongerWalk = CodeDefinition(
    "password.advice.longer_keyboard_walk",
    "A longer pattern of keys with more turns would help.",
    severity: .warning
  )

  static let passwordAvoidRepeats = CodeDefinition(
    "password.advice.avoid_repeats",
    "Repeated words and characters are to be avoided.",
    severity: .warning
  )

  static let passwordAvoidSequences = CodeDefinition(
    "password.advice.avoid_sequences",
    "Sequences are to be avoided.",
    severity: .warning
  )

  static let passwordAvoidRecentYears = CodeDefinition(
    "password.advice.avoid_recent_years",
    "Years of our time are to be avoided.",
    severity: .warning
  )

  static let passwordAvoidYears = CodeDefinition(
    "password.advice.avoid_associated_years",
    "Years that have to do with the user are to be avoided.",
    severity: .warning
  )

  static let passwordAvoidDates = CodeDefinition(
    "password.advice.avoid_associated_dates",
    "Dates and years that have to do with the user are to be avoided.",
    severity: .warning
  )

  static let passwordAvoidContext = CodeDefinition(
    "password.advice.avoid_context",
    "The user's own names and addresses are to be avoided.",
    severity: .warning
  )

  static let passwordCapitalization = CodeDefinition(
    "password.advice.capitalization",
    "A first capital letter helps little.",
    severity: .warning
  )

  static let passwordAllUppercase = CodeDefinition(
    "password.advice.all_uppercase",
    "Capital letters throughout help little.",
    severity: .warning
  )

  static let passwordReversed = CodeDefinition(
    "password.advice.reversed",
    "Reversed words help little.",
    severity: .warning
  )

  static let passwordSubstitutions = CodeDefinition(
    "password.advice.substitutions",
    "Substitutions such as @ for a help little.",
    severity: .warning
  )

  private static let scoreArguments = [
    Argument("score", .integer, "the password's score, 0 to 4"),
    Argument("minimum", .integer, "the least score that is accepted"),
  ]
}
