public import PasswordGuesses
public import RuleEngine
import Violations

extension PasswordWeakness {
  /// The definition of the code for this weakness.
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
  /// The definition of the code for this suggestion, which is a warning.
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
    "A password takes too few guesses, but it doesn't have a particular weakness.",
    scoreArguments
  )

  static let passwordTop10 = CodeDefinition(
    "password.weak.top_10",
    "A password is one of the ten most common.",
    scoreArguments
  )

  static let passwordTop100 = CodeDefinition(
    "password.weak.top_100",
    "A password is one of the hundred most common.",
    scoreArguments
  )

  static let passwordCommon = CodeDefinition(
    "password.weak.common",
    "A password is common.",
    scoreArguments
  )

  static let passwordSimilarToCommon = CodeDefinition(
    "password.weak.similar_to_common",
    "A password is similar to a common one.",
    scoreArguments
  )

  static let passwordWord = CodeDefinition(
    "password.weak.word",
    "A password is a single word.",
    scoreArguments
  )

  static let passwordSingleName = CodeDefinition(
    "password.weak.single_name",
    "A password is a single name.",
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
    "Most of a password is a pattern of neighboring keys.",
    scoreArguments
  )

  static let passwordRepeatCharacter = CodeDefinition(
    "password.weak.repeat_character",
    "Most of a password is a repeated character.",
    scoreArguments
  )

  static let passwordRepeat = CodeDefinition(
    "password.weak.repeat",
    "Most of a password is a repeated piece.",
    scoreArguments
  )

  static let passwordSequence = CodeDefinition(
    "password.weak.sequence",
    "Most of a password is a sequence such as `abc`.",
    scoreArguments
  )

  static let passwordYear = CodeDefinition(
    "password.weak.year",
    "Most of a password is a recent year.",
    scoreArguments
  )

  static let passwordDate = CodeDefinition(
    "password.weak.date",
    "Most of a password is a date.",
    scoreArguments
  )

  static let passwordContext = CodeDefinition(
    "password.weak.context",
    "Most of a password is a word that has to do with the user or the site.",
    scoreArguments
  )

  static let passwordUseWords = CodeDefinition(
    "password.advice.use_words",
    "A few unrelated words are better.",
    severity: .warning
  )

  static let passwordNoSymbolsNeeded = CodeDefinition(
    "password.advice.no_symbols_needed",
    "Symbols, digits, and uppercase letters aren't necessary.",
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
    "Repeated words and characters make a password weak.",
    severity: .warning
  )

  static let passwordAvoidSequences = CodeDefinition(
    "password.advice.avoid_sequences",
    "Sequences make a password weak.",
    severity: .warning
  )

  static let passwordAvoidRecentYears = CodeDefinition(
    "password.advice.avoid_recent_years",
    "Recent years make a password weak.",
    severity: .warning
  )

  static let passwordAvoidYears = CodeDefinition(
    "password.advice.avoid_associated_years",
    "Years that are associated with the user make a password weak.",
    severity: .warning
  )

  static let passwordAvoidDates = CodeDefinition(
    "password.advice.avoid_associated_dates",
    "Dates and years that are associated with the user make a password weak.",
    severity: .warning
  )

  static let passwordAvoidContext = CodeDefinition(
    "password.advice.avoid_context",
    "The user's own names and addresses make a password weak.",
    severity: .warning
  )

  static let passwordCapitalization = CodeDefinition(
    "password.advice.capitalization",
    "An uppercase first letter doesn't help much.",
    severity: .warning
  )

  static let passwordAllUppercase = CodeDefinition(
    "password.advice.all_uppercase",
    "Uppercase letters throughout don't help much.",
    severity: .warning
  )

  static let passwordReversed = CodeDefinition(
    "password.advice.reversed",
    "Reversed words don't help much.",
    severity: .warning
  )

  static let passwordSubstitutions = CodeDefinition(
    "password.advice.substitutions",
    "Substitutions such as `@` for `a` don't help much.",
    severity: .warning
  )

  private static let scoreArguments = [
    Argument("score", .integer, "the password's score, from 0 to 4", isMeasured: true),
    Argument("minimum", .integer, "the minimum score"),
  ]
}
