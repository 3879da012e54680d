import Violations

extension PasswordStrengthCheck {
  /// The check as packs know it.
  public static let definition = CheckDefinition(
    "password-strength",
    "Requires a password that takes many guesses.",
    settings: settings,
    codes: codes,
    facts: facts,
    isForSecrets: true
  ) { (settings: Settings) throws(SettingError) in try PasswordStrengthCheck(settings) }

  private static let settings = [
    SettingDefinition(
      "dictionaries",
      .table("password-dictionaries"),
      "The table of dictionaries that passwords are compared with.",
      isRequired: true
    ),
    SettingDefinition(
      "keyboards",
      .table("keyboards"),
      "The table of keyboards over which passwords may walk.",
      isRequired: true
    ),
    SettingDefinition(
      "minimum-score",
      .integer(0...4),
      "The least score that is accepted: 0 is guessed at once, 4 resists nearly every attack.",
      default: "3"
    ),
    SettingDefinition(
      "model",
      .choice(PasswordModel.allCases.map(\.rawValue)),
      "What is taken into account: extended, or zxcvbn for the published model alone.",
      default: PasswordModel.extended.rawValue
    ),
    SettingDefinition(
      "context",
      .list(.text),
      "Words that an attacker tries first, such as the user's name; most likely first."
    ),
    SettingDefinition(
      "reference-year",
      .integer(1...9999),
      "The year that years in passwords are near to; the current one if absent."
    ),
  ]

  private static let arguments = [
    CodeDefinition.Argument("score", .integer, "the password's score, 0 to 4"),
    CodeDefinition.Argument("minimum", .integer, "the least score that is accepted"),
  ]

  private static let codes =
    weaknesses.map { CodeDefinition($0.code, $0.summary, arguments) }
    + advice.map { CodeDefinition($0.code, $0.summary, severity: .warning) }

  private static let weaknesses: [(code: ViolationCode, summary: String)] = [
    (.passwordWeak, "A password takes too few guesses, and nothing stands out."),
    (.passwordTop10, "A password is one of the ten that most people use."),
    (.passwordTop100, "A password is one of the hundred that most people use."),
    (.passwordCommon, "Many people use a password."),
    (.passwordSimilarToCommon, "A password is like one that many people use."),
    (.passwordWord, "A password is one word."),
    (.passwordSingleName, "A password is one name."),
    (.passwordName, "Most of a password is a name."),
    (.passwordKeyboardRow, "Most of a password is a straight row of keys."),
    (.passwordKeyboardWalk, "Most of a password is a pattern of keys side by side."),
    (.passwordRepeatCharacter, "Most of a password is one character again and again."),
    (.passwordRepeat, "Most of a password is something again and again."),
    (.passwordSequence, "Most of a password is a sequence such as abc."),
    (.passwordYear, "Most of a password is a year of our time."),
    (.passwordDate, "Most of a password is a date."),
    (.passwordContext, "Most of a password is a word that belongs to the user or the site."),
  ]

  private static let advice: [(code: ViolationCode, summary: String)] = [
    (.passwordUseWords, "A few words that do not belong together are better."),
    (.passwordNoSymbolsNeeded, "Symbols, digits and capital letters are not needed."),
    (.passwordAddWords, "Another word or two would help."),
    (.passwordLongerWalk, "A longer pattern of keys with more turns would help."),
    (.passwordAvoidRepeats, "Repeated words and characters are to be avoided."),
    (.passwordAvoidSequences, "Sequences are to be avoided."),
    (.passwordAvoidRecentYears, "Years of our time are to be avoided."),
    (.passwordAvoidYears, "Years that have to do with the user are to be avoided."),
    (.passwordAvoidDates, "Dates and years that have to do with the user are to be avoided."),
    (.passwordAvoidContext, "The user's own names and addresses are to be avoided."),
    (.passwordCapitalization, "A first capital letter helps little."),
    (.passwordAllUppercase, "Capital letters throughout help little."),
    (.passwordReversed, "Reversed words help little."),
    (.passwordSubstitutions, "Substitutions such as @ for a help little."),
  ]

  private static let facts = [
    FactDefinition("score", "From 0, guessed at once, to 4, safe against nearly every attack."),
    FactDefinition("guesses_log10", "How many guesses an attacker needs, as a power of ten."),
    FactDefinition(
      "crack_times",
      "The seconds that the guesses take: online_throttled at 100 an hour, online_unthrottled at 10 "
        + "a second, offline_slow at 10,000 a second, offline_fast at 10,000,000,000 a second."
    ),
    FactDefinition("matches", "How the pieces are found, with their places: kind and range."),
    FactDefinition("warning", "The code of what stands out; null if nothing does."),
    FactDefinition("suggestions", "The codes of the advice."),
  ]

  /// Creates a check from its settings in a pack.
  init(_ settings: Settings) throws(SettingError) {
    guard let dictionaries = settings.table("dictionaries", as: PasswordDictionaries.self) else {
      throw SettingError("dictionaries", "a table of dictionaries is needed")
    }
    guard let keyboards = settings.table("keyboards", as: PasswordKeyboards.self) else {
      throw SettingError("keyboards", "a table of keyboards is needed")
    }
    self.init(
      PasswordEstimator(
        dictionaries: dictionaries,
        keyboards: keyboards,
        model: settings.choice("model") ?? .extended
      ),
      minimumScore: settings.integer("minimum-score") ?? 3,
      context: settings.texts("context") ?? [],
      referenceYear: settings.integer("reference-year")
    )
  }
}
