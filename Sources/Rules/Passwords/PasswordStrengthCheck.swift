public import Violations

/// Requires a password that takes many guesses.
///
///     let check = PasswordStrengthCheck(estimator, minimumScore: 3)
///     // password           password.weak.top_10, score: 0, minimum: 3
///     // ann1987            password.weak.name, score: 1, minimum: 3
///     // k7#vQ!2mX9pL       valid
///
/// | Code              | Arguments          |
/// | ----------------- | ------------------ |
/// | `password.weak`   | `score`, `minimum` |
/// | `password.weak.*` | `score`, `minimum` |
/// | `password.advice.*` |                  |
///
/// A weak password gives one violation, whose code says what stands out, at the place of the piece
/// that it is about. Behind it comes the advice, as warnings: so every list of violations shows it,
/// in the reader's language, and it never changes an outcome. No argument or fact repeats text of
/// the password.
public struct PasswordStrengthCheck: Check {
  /// What estimates passwords.
  public let estimator: PasswordEstimator

  /// The least score that is accepted, 0 to 4.
  public let minimumScore: Int

  /// Words that an attacker would try first, most likely first.
  public let context: [String]

  /// The year that years in passwords are near to; nil for the current one.
  public let referenceYear: Int?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - estimator: What estimates passwords.
  ///   - minimumScore: The least score that is accepted, 0 to 4.
  ///   - context: Words that an attacker would try first, most likely first.
  ///   - referenceYear: The year that years in passwords are near to; nil for the current one.
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
  /// - Complexity: O(*n*²) in the number of UTF-16 units, of which at most the first 256 count.
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
    let range = estimate.warningRange.flatMap { $0 == 0..<text.count ? nil : $0 }
    findings.add(
      estimate.warning ?? .passwordWeak,
      at: range,
      ["score": .integer(estimate.score), "minimum": .integer(minimumScore)]
    )
    for suggestion in estimate.suggestions { findings.add(suggestion, severity: .warning) }
  }

  /// Returns how far the text has come; more text may always help.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  /// Returns that the password must take many guesses.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    minimumScore > 0 ? [Violation(.passwordWeak, ["minimum": .integer(minimumScore)])] : []
  }

  private func setFacts(_ estimate: PasswordEstimate, into findings: inout Findings) {
    findings.setFact("score", .decimal(ExactDecimal(estimate.score)))
    findings.setFact("guesses_log10", .logarithm(estimate.guessesLog10))
    findings.setFact("crack_times", estimate.crackTimes.value)
    findings.setFact("matches", .list(estimate.matches.map(\.value)))
    findings.setFact("warning", estimate.warning.map { .text($0.rawValue) } ?? .null)
    findings.setFact("suggestions", .list(estimate.suggestions.map { .text($0.rawValue) }))
  }
}

extension PasswordCrackTimes {
  /// The times as a fact.
  fileprivate var value: Value {
    .record([
      "online_throttled": .seconds(onlineThrottled),
      "online_unthrottled": .seconds(onlineUnthrottled),
      "offline_slow": .seconds(offlineSlow),
      "offline_fast": .seconds(offlineFast),
    ])
  }
}

extension PasswordMatch {
  /// The match as a fact.
  fileprivate var value: Value {
    let bounds = [range.lowerBound, range.upperBound].map { Value.decimal(ExactDecimal($0)) }
    return .record(["kind": .text(kind.rawValue), "range": .list(bounds)])
  }
}

extension Value {
  /// A logarithm as a fact, to seven places.
  ///
  /// Further digits say nothing, and may by chance be those of a password.
  fileprivate static func logarithm(_ number: Double) -> Value {
    decimal((number * 1e7).rounded() / 1e7)
  }

  /// A number of seconds as a fact, to six digits.
  fileprivate static func seconds(_ number: Double) -> Value {
    guard number > 0, number.isFinite else { return 0 }
    let exponent = Int(Log10.of(number).rounded(.down)) - 5
    guard let unit = Double("1e\(exponent)") else { return decimal(number) }
    let digits = Int((number / unit).rounded())
    return ExactDecimal("\(digits)e\(exponent)").map(Value.decimal) ?? decimal(number)
  }

  private static func decimal(_ number: Double) -> Value {
    ExactDecimal(number).map(Value.decimal) ?? .text("\(number)")
  }
}
