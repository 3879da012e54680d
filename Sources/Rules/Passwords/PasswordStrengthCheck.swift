public import PasswordGuesses
public import Violations

/// Requires a password that takes many guesses.
///
///     let check = PasswordStrengthCheck(estimator, minimumScore: 3)
///     // password           password.weak.top_10, score: 0, minimum: 3
///     // ann1987            password.weak.name, score: 1, minimum: 3
///     // k7#vQ!2mX9pL       valid
///
/// A weak password gives one violation, whose code says what stands out. After it comes the advice, as
/// warnings: so every list of violations shows it, in the reader's language, and it never changes an
/// outcome.
///
/// What an attacker learns from a report must not spare guesses. So facts are coarse, no range says
/// where a piece of the password is, and no argument or fact repeats text of it. Programs that need
/// the exact estimate ask the estimator.
public struct PasswordStrengthCheck: Check {
  /// What estimates passwords.
  public let estimator: PasswordEstimator

  /// The least score that is accepted, 0 to 4.
  public let minimumScore: Int

  /// Words that an attacker would try first, most likely first.
  public let context: [String]

  /// The year that an attacker takes for the current one; nil for the current one.
  public let referenceYear: Int?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - estimator: What estimates passwords.
  ///   - minimumScore: The least score that is accepted, 0 to 4.
  ///   - context: Words that an attacker would try first, most likely first.
  ///   - referenceYear: The year that an attacker takes for the current one; nil for the current one.
  public init(
    _ estimator: PasswordEstimator,
    minimumScore: Int = 3,
    context: [String] = [],
    referenceYear: Int? = nil
  ) {
    self.estimator = estimator
    self.minimumScore = minimumScore
    self.context = context
    self.referenceYear = referenceYear
  }

  /// Reports a weak password, with advice.
  ///
  /// - Complexity: O(*n*²) in the number of UTF-16 units, of which the first 256 count.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let year: Int
    if let referenceYear { year = referenceYear } else { year = context.surroundings.today().year }
    let estimate: PasswordEstimate
    do throws(PasswordDataUnreadable) {
      estimate = try estimator.estimate(
        text,
        context: self.context,
        referenceYear: year
      )
    } catch {
      findings.addLimit(.dataUnreadable)
      return
    }
    setFacts(estimate, into: &findings)
    guard estimate.score < minimumScore else { return }
    findings.add(
      estimate.weakness?.definition ?? .passwordWeak,
      at: nil,
      ["score": .integer(estimate.score), "minimum": .integer(minimumScore)]
    )
    for suggestion in estimate.suggestions { findings.add(suggestion.definition) }
  }

  /// Returns that the password must take many guesses.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    minimumScore > 0 ? [Violation(.passwordWeak, ["minimum": .integer(minimumScore)])] : []
  }

  private func setFacts(_ estimate: PasswordEstimate, into findings: inout Findings) {
    findings.setFact("score", .decimal(ExactDecimal(estimate.score)))
    let magnitude = Int(estimate.guessesLog10.rounded())
    findings.setFact("guesses_log10", .decimal(ExactDecimal(magnitude)))
    findings.setFact("crack_times", .crackTimes(ofMagnitude: magnitude))
    findings.setFact("warning", estimate.weakness?.definition.value ?? .null)
    findings.setFact("suggestions", .list(estimate.suggestions.map(\.definition.value)))
  }
}

extension PasswordStrengthCheck {
  /// The check as packs know it.
  public static let definition = CheckDefinition(
    "password-strength",
    "Requires a password that takes many guesses.",
    settings: settings,
    codes: codes,
    facts: facts,
    confidentiality: .sealed
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

  private static let codes =
    [.passwordWeak] + PasswordWeakness.allCases.map(\.definition)
    + PasswordSuggestion.allCases.map(\.definition)
    + PasswordCrackTime.allCases.map(\.definition)

  private static let facts = [
    FactDefinition("score", "From 0, guessed at once, to 4, safe against nearly every attack."),
    FactDefinition(
      "guesses_log10",
      "How many guesses an attacker needs, as a power of ten, rounded to a whole number."
    ),
    FactDefinition(
      "crack_times",
      "How long so many guesses take, from seconds to centuries: online_throttled at 100 an hour, "
        + "online_unthrottled at 10 a second, offline_slow at 10,000 a second, offline_fast at "
        + "10,000,000,000 a second."
    ),
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

extension CodeDefinition {
  /// The code as a fact.
  fileprivate var value: Value { .text(code.rawValue) }
}
