public import RuleEngine
public import Violations

/// Requires the date of birth of a person whose age is within limits.
///
///     age: { minimum: 18, maximum: 65 }
///     // 2010-01-01  age.too_young, minimum: 18
///
/// A year of age is complete on the birthday. In years without 29 February, a person born on that
/// day has the birthday on 1 March, which agrees with a date check with `latest: today-P18Y`.
public struct AgeCheck: Check {
  /// The minimum age, in whole years.
  public let minimum: Int?

  /// The maximum age, in whole years.
  public let maximum: Int?

  /// Creates a check.
  public init(minimum: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Reports a text that isn't a date, a date in the future, or a person who is too young or too
  /// old.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let today = context.surroundings.today()
    var dates = findings.forOther()
    DateCheck(latest: DateExpression(today)).check(text, in: context, into: &dates)
    guard dates.outcome == .valid, let birth = CivilDate(String(copying: text)) else {
      // An ordinary date can be that of a person who is too young or too old.
      let code = CodeDefinition.dateFormat.code
      if let index = dates.violations.firstIndex(where: { $0.code == code }),
        let example = examples(in: context).first
      {
        dates.violations[index].arguments["example"] = .text(example)
      }
      return findings.merge(dates)
    }
    let age = Self.age(of: birth, on: today)
    findings.setFact("age", .decimal(ExactDecimal(age)))
    if let minimum, age < minimum { findings.add(.ageTooYoung, ["minimum": .integer(minimum)]) }
    if let maximum, age > maximum { findings.add(.ageTooOld, ["maximum": .integer(maximum)]) }
  }

  /// Returns the whole years between two days.
  private static func age(of birth: CivilDate, on today: CivilDate) -> Int {
    let years = today.year - birth.year
    return today.adding(months: -12 * years) < birth ? years - 1 : years
  }

  /// Returns whether the text is the beginning of a day up to today.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let dates = DateCheck(latest: DateExpression(context.surroundings.today()))
    let progress = dates.progress(of: text, in: context)
    guard progress == .valid else { return progress }
    return passes(text, in: context) ? .valid : .unfinished
  }
}

extension AgeCheck {
  /// The greatest age that packs can set as a limit.
  static let greatestLimit = 200

  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "age",
    "Requires the date of birth of a person whose age is within limits.",
    settings: [
      .integer("minimum", 0...greatestLimit, "The minimum age, in years."),
      .integer("maximum", 0...greatestLimit, "The maximum age, in years."),
    ],
    codes: [.dateFormat, .dateNoSuchDay, .dateTooLate, .ageTooYoung, .ageTooOld],
    facts: [FactDefinition("age", "The age in whole years.", isFromInput: true)],
    reports: CheckDefinition.codes(needing: [
      "age.too_young": [["minimum"]], "age.too_old": [["maximum"]],
    ])
  ) { settings throws(SettingError) in
    let minimum = settings.integer("minimum")
    let maximum = settings.integer("maximum")
    if let minimum, let maximum, minimum > maximum {
      throw SettingError("minimum", "minimum \(minimum) is greater than maximum \(maximum)")
    }
    return AgeCheck(minimum: minimum, maximum: maximum)
  }
  .reading(.date)
}

extension CodeDefinition {
  static let ageTooYoung = CodeDefinition(
    "age.too_young",
    "The person is too young.",
    [.init("minimum", .integer, "the minimum age, in years")]
  )

  static let ageTooOld = CodeDefinition(
    "age.too_old",
    "The person is too old.",
    [.init("maximum", .integer, "the maximum age, in years")]
  )
}
