public import Violations

/// The codes of the check `password-strength`.
extension ViolationCode {
  /// The password is easy to guess, and nothing stands out.
  public static let passwordWeak: Self = "password.weak"

  /// It is one of the ten passwords that most people use.
  public static let passwordTop10: Self = "password.weak.top_10"

  /// It is one of the hundred passwords that most people use.
  public static let passwordTop100: Self = "password.weak.top_100"

  /// Many people use it.
  public static let passwordCommon: Self = "password.weak.common"

  /// It is like one that many people use.
  public static let passwordSimilarToCommon: Self = "password.weak.similar_to_common"

  /// It is one word.
  public static let passwordWord: Self = "password.weak.word"

  /// It is one name.
  public static let passwordSingleName: Self = "password.weak.single_name"

  /// Most of it is a name.
  public static let passwordName: Self = "password.weak.name"

  /// Most of it is a straight row of keys.
  public static let passwordKeyboardRow: Self = "password.weak.keyboard_row"

  /// Most of it is a pattern of keys side by side.
  public static let passwordKeyboardWalk: Self = "password.weak.keyboard_walk"

  /// Most of it is one character again and again.
  public static let passwordRepeatCharacter: Self = "password.weak.repeat_character"

  /// Most of it is something again and again.
  public static let passwordRepeat: Self = "password.weak.repeat"

  /// Most of it is a sequence such as `abc`.
  public static let passwordSequence: Self = "password.weak.sequence"

  /// Most of it is a year of our time.
  public static let passwordYear: Self = "password.weak.year"

  /// Most of it is a date.
  public static let passwordDate: Self = "password.weak.date"

  /// Most of it is a word that belongs to the user or the site.
  public static let passwordContext: Self = "password.weak.context"

  /// Use a few words that do not belong together.
  public static let passwordUseWords: Self = "password.advice.use_words"

  /// Symbols, digits and capital letters are not needed.
  public static let passwordNoSymbolsNeeded: Self = "password.advice.no_symbols_needed"

  /// Add another word or two.
  public static let passwordAddWords: Self = "password.advice.add_words"

  /// A longer pattern of keys with more turns is better.
  public static let passwordLongerWalk: Self = "password.advice.longer_keyboard_walk"

  /// Avoid what is repeated.
  public static let passwordAvoidRepeats: Self = "password.advice.avoid_repeats"

  /// Avoid sequences.
  public static let passwordAvoidSequences: Self = "password.advice.avoid_sequences"

  /// Avoid years of our time.
  public static let passwordAvoidRecentYears: Self = "password.advice.avoid_recent_years"

  /// Avoid years that have to do with you.
  public static let passwordAvoidYears: Self = "password.advice.avoid_associated_years"

  /// Avoid dates that have to do with you.
  public static let passwordAvoidDates: Self = "password.advice.avoid_associated_dates"

  /// Avoid names and addresses of your own.
  public static let passwordAvoidContext: Self = "password.advice.avoid_context"

  /// A first capital letter helps little.
  public static let passwordCapitalization: Self = "password.advice.capitalization"

  /// Capital letters throughout help little.
  public static let passwordAllUppercase: Self = "password.advice.all_uppercase"

  /// Reversed words help little.
  public static let passwordReversed: Self = "password.advice.reversed"

  /// Substitutions such as `@` for `a` help little.
  public static let passwordSubstitutions: Self = "password.advice.substitutions"
}
