public import PasswordGuesses
public import RuleEngine
public import Violations

/// Requires a password that takes many guesses.
///
///     let check = PasswordStrengthCheck(estimator, minimumScore: 3)
///     // password           password.weak.top_10, score: 0, minimum: 3
///     // ann1987            password.weak.name, score: 1, minimum: 3
///     // k7#vQ!2mX9pL       valid
///
/// A weak password causes one violation, whose code names the weakness. Advice follows as warnings,
/// so every list of violations shows it in the reader's language, and it never changes an outcome.
///
/// A report must not save an attacker any guesses. So facts are coarse, no range points to a piece
/// of the password, and no argument or fact repeats text from it. Programs that need the exact
/// estimate call the estimator.
public struct PasswordStrengthCheck: Check {
  /// The estimator.
  public let estimator: PasswordEstimator

  /// The minimum score, from 0 to 4.
  public let minimumScore: Int

  /// Words that an attacker would try first, most likely first.
  public let context: [String]

  /// The year that an attacker treats as the current one; nil for the actual current year.
  public let referenceYear: Int?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - estimator: The estimator.
  ///   - minimumScore: The minimum score, from 0 to 4.
  ///   - context: Words that an attacker would try first, most likely first.
  ///   - referenceYear: The year that an attacker treats as the current one; nil for the actual
  ///     current year.
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
  /// - Complexity: O(*n*²) in the number of UTF-16 units; only the first 256 count.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let year: Int
    if let referenceYear { year = referenceYear } else { year = context.surroundings.today().year }
    let estimate: PasswordEstimate
    do throws(PasswordDataUnreadable) {
      estimate = try estimator.estimate(text, context: self.context, referenceYear: year)
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

  /// Returns the requirement that the password takes many guesses.
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

extension PasswordStrengthCheck: MeasuredCheck {
  /// What an estimate of the longest password costs, including finding words of the context in it.
  package var runningCost: RunningCost {
    RunningCost(call: 200_000 + context.reduce(0) { $0 + $1.utf8.count * 600 + 200 })
  }
}

extension PasswordStrengthCheck {
  /// The definition of this check for packs.
  public static let definition = CheckDefinition(
    "password-strength",
    "Requires a password that takes many guesses.",
    settings: settings,
    codes: codes,
    facts: facts,
    confidentiality: .sealed
  ) { (settings: Settings) throws(SettingError) in try PasswordStrengthCheck(settings) }

  private static let settings: [SettingDefinition] = [
    .init(
      "dictionaries",
      .table("password-dictionaries"),
      "The table of dictionaries that passwords are compared with.",
      isRequired: true
    ),
    .init(
      "keyboards",
      .table("keyboards"),
      "The table of keyboards that passwords are compared with.",
      isRequired: true
    ),
    .integer(
      "minimum-score",
      0...4,
      "The minimum score, from 0 (guessed right away) to 4 (safe against nearly every attack).",
      default: 3
    ),
    .choice(
      "model",
      PasswordModel.self,
      "The model: `extended`, or `zxcvbn` for only the published model.",
      default: .extended
    ),
    .init(
      "context",
      .list(.text),
      "Words that an attacker tries first, such as the user's name, most likely first."
    ),
    .integer(
      "reference-year",
      1...9999,
      "The year that years in passwords are compared with; the current year if absent."
    ),
  ]

  private static let codes =
    [.passwordWeak] + PasswordWeakness.allCases.map(\.definition)
    + PasswordSuggestion.allCases.map(\.definition)
    + PasswordCrackTime.allCases.map(\.definition)

  private static let facts = [
    FactDefinition("score", "From 0 (guessed right away) to 4 (safe against nearly every attack)."),
    FactDefinition(
      "guesses_log10",
      "The number of guesses that an attacker needs, as a power of ten, rounded to an integer."
    ),
    FactDefinition(
      "crack_times",
      "How long the guesses take, from seconds to centuries: online_throttled at 100 an hour, "
        + "online_unthrottled at 10 a second, offline_slow at 10,000 a second, offline_fast at "
        + "10,000,000,000 a second."
    ),
    FactDefinition("warning", "The code of the main weakness; null if there is none."),
    FactDefinition("suggestions", "The codes of the advice."),
  ]

  /// Creates a check from its settings in a pack.
  init(_ settings: Settings) throws(SettingError) {
    let dictionaries = try settings.requiredTable("dictionaries", as: PasswordDictionaries.self)
    let keyboards = try settings.requiredTable("keyboards", as: PasswordKeyboards.self)
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
