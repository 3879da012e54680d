import NumberAndDateRules
import RuleEngine
import Violations

/// Requires a field to be at some distance from another, or within constant limits.
///
///     compare: { field: to, after: from, at-least: P1D, at-most: P30D }
///     compare: { field: total, minimum: 50 }
///
/// A violation names the limit itself, such as the first accepted day.
struct CompareBounds: ValueCheck {
  /// The distance from the other field.
  enum Distance: Hashable, Sendable {
    case number(ExactDecimal)
    case time(TimeDistance)

    /// Reads a number or a duration, or returns nil for any other text.
    init?(_ text: String) {
      if let number = ExactDecimal(text) {
        self = .number(number)
      } else if let time = TimeDistance(text) {
        self = .time(time)
      } else {
        return nil
      }
    }

    /// Whether this is more than nothing.
    var isPositive: Bool {
      switch self {
      case .number(let number): number > 0
      case .time(let time): !time.isZero
      }
    }
  }

  /// The relation to the other field; nil if the field is only compared with constants.
  var comparison: CompareCheck?

  /// The smallest and the greatest distance from the other field.
  var distances: (least: Distance?, greatest: Distance?)

  /// The constant limits of numbers.
  var numbers: (least: ExactDecimal?, greatest: ExactDecimal?)

  /// The constant limits of days.
  var days: (first: DateExpression?, last: DateExpression?)

  /// Reports a value beyond one of the limits.
  func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checkConstants(value, in: context, into: &findings)
    guard let comparison else { return }
    // The smallest distance includes the relation.
    if distances.least == nil { comparison.check(value, in: context, into: &findings) }
    guard let other = context.fields?.value(of: comparison.other) else { return }
    guard context.spend(RunningCost.ordinary.units(of: other)) else {
      return findings.addWorkLimit()
    }
    let isForward = comparison.relation.isForward
    if let least = distances.least {
      check(value, from: other, least, isLowest: isForward, isForward, into: &findings)
    }
    if let greatest = distances.greatest {
      check(value, from: other, greatest, isLowest: !isForward, isForward, into: &findings)
    }
  }

  private func checkConstants(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let number = value.comparedNumber {
      if let least = numbers.least, number < least {
        findings.add(.compareTooSmall, ["bound": .plainNumber(least)])
      }
      if let greatest = numbers.greatest, number > greatest {
        findings.add(.compareTooLarge, ["bound": .plainNumber(greatest)])
      }
    }
    guard let date = value.comparedDate, days.first != nil || days.last != nil else { return }
    let today = context.surroundings.today()
    if let first = days.first?.date(today: today), date < first {
      findings.add(.compareTooEarly, ["bound": .date(first)])
    }
    if let last = days.last?.date(today: today), date > last {
      findings.add(.compareTooLate, ["bound": .date(last)])
    }
  }

  /// Reports a value on the wrong side of the limit at a distance from another.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - other: The value of the other field.
  ///   - distance: The distance from it.
  ///   - isLowest: Whether the value must not be smaller than the limit, rather than not greater.
  ///   - isForward: Whether the distance leads to greater values.
  ///   - findings: Where a violation is added.
  private func check(
    _ value: Value,
    from other: Value,
    _ distance: Distance,
    isLowest: Bool,
    _ isForward: Bool,
    into findings: inout Findings
  ) {
    switch distance {
    case .number(let distance):
      guard let number = value.comparedNumber, let start = other.comparedNumber else { return }
      var sum = ExactSum()
      guard sum.add([start]), sum.add([distance, isForward ? 1 : -1]) else {
        return findings.addLimit(.limitInputSize, ["maximum": .integer(ExactSum.mostDigits)])
      }
      let limit = sum.total
      if isLowest, number < limit {
        findings.add(.compareTooSmall, ["bound": .plainNumber(limit)])
      } else if !isLowest, number > limit {
        findings.add(.compareTooLarge, ["bound": .plainNumber(limit)])
      }
    case .time(let distance):
      guard let (order, limit) = distance.order(of: value, from: other, backward: !isForward),
        isLowest ? order < 0 : order > 0
      else { return }
      switch limit {
      case .day(let day):
        findings.add(isLowest ? .compareTooEarly : .compareTooLate, ["bound": .date(day)])
      case .point(let text):
        if isLowest {
          findings.add(.dateTimeTooEarly, ["earliest": .text(text)])
        } else {
          findings.add(.dateTimeTooLate, ["latest": .text(text)])
        }
      }
    }
  }
}

extension CompareBounds {
  /// The settings that make a comparison one with limits.
  static let settings: [SettingDefinition] = [
    .init(
      "at-least",
      .text,
      "The smallest distance from the other field: a number, or a duration such as P1D."
    ),
    .init(
      "at-most",
      .text,
      "The greatest distance from the other field: a number, or a duration such as P30D."
    ),
    .init("minimum", .decimal, "The minimum of a number."),
    .init("maximum", .decimal, "The maximum of a number."),
    .init("earliest", .date, "The first accepted day."),
    .init("latest", .date, "The last accepted day."),
  ]

  /// Returns the kinds of values that a distance can separate; nil for other settings.
  static func kinds(of setting: String, _ expression: SettingExpression) -> Set<Quantity>? {
    guard ["at-least", "at-most"].contains(setting) else { return nil }
    let kind = Kind(expression)
    var kinds: Set<Quantity> = []
    if kind.isNumber { kinds.insert(.number) }
    if kind.isDay { kinds.insert(.date) }
    if kind.isTime { kinds.insert(.time) }
    return kinds
  }

  /// Creates a check from the settings for limits, or returns nil if there are none.
  ///
  /// - Throws: A ``SettingError`` for a text that isn't a distance, and for settings that conflict.
  init?(_ settings: Settings, comparing comparison: CompareCheck?) throws(SettingError) {
    guard Self.settings.contains(where: { settings.contains($0.name) }) else { return nil }
    self.comparison = comparison
    distances = (
      try Self.distance("at-least", settings, comparison),
      try Self.distance("at-most", settings, comparison)
    )
    numbers = (settings.decimal("minimum"), settings.decimal("maximum"))
    days = (settings.date("earliest"), settings.date("latest"))
    if let least = numbers.least, let greatest = numbers.greatest, least > greatest {
      throw SettingError("minimum", "minimum \(least) is greater than maximum \(greatest)")
    }
    if let first = days.first, let last = days.last, first.isAlwaysAfter(last) {
      throw SettingError("earliest", "earliest \(first) is after latest \(last)")
    }
    try checkDistances()
  }

  /// Reads a distance, which needs another field.
  private static func distance(
    _ name: String,
    _ settings: Settings,
    _ comparison: CompareCheck?
  ) throws(SettingError) -> Distance? {
    guard let text = settings.text(name) else { return nil }
    guard let distance = Distance(text), distance.isPositive else {
      throw SettingError(
        name,
        "`\(text.prefix(40))` isn't a distance of more than 0",
        hint: "write a number, or a duration such as `P1D`, `P1M` or `PT90M`"
      )
    }
    if case .number(let number) = distance, !ExactSum.takes(number) {
      throw SettingError(name, "the distance has more than \(ExactSum.mostDigits) digits")
    }
    if comparison == nil {
      throw SettingError(name, "`\(name)` needs `after`, `before`, `not-before` or `not-after`")
    }
    return distance
  }

  private func checkDistances() throws(SettingError) {
    switch distances {
    case (.number(let least)?, .number(let greatest)?):
      if least <= greatest { return }
      throw SettingError("at-least", "at-least \(least) is greater than at-most \(greatest)")
    case (.time(let least)?, .time(let greatest)?):
      if !least.isAlwaysLonger(than: greatest) { return }
      throw SettingError("at-least", "`at-least` is longer than `at-most`")
    case (.number?, .time?), (.time?, .number?):
      throw SettingError("at-most", "`at-least` and `at-most` must both be numbers or durations")
    case (nil, _), (_, nil): return
    }
  }

  /// Returns whether a comparison with some settings can report the code of a limit.
  static func reports(_ code: CodeDefinition, _ settings: [String: SettingExpression]) -> Bool {
    let isForward = settings["after"] != nil || settings["not-before"] != nil
    let lower = settings[isForward ? "at-least" : "at-most"].map(Kind.init)
    let upper = settings[isForward ? "at-most" : "at-least"].map(Kind.init)
    return switch code.code {
    case CodeDefinition.compareTooSmall.code: settings["minimum"] != nil || lower?.isNumber == true
    case CodeDefinition.compareTooLarge.code: settings["maximum"] != nil || upper?.isNumber == true
    case CodeDefinition.compareTooEarly.code: settings["earliest"] != nil || lower?.isDay == true
    case CodeDefinition.compareTooLate.code: settings["latest"] != nil || upper?.isDay == true
    case CodeDefinition.dateTimeTooEarly.code: lower?.isTime == true
    case CodeDefinition.dateTimeTooLate.code: upper?.isTime == true
    default: false
    }
  }

  /// What a distance can separate, according to its setting.
  private struct Kind {
    var isNumber = true
    var isDay = true
    var isTime = true

    init(_ setting: SettingExpression) {
      guard case .constant(.text(let text)) = setting, let distance = Distance(text) else { return }
      switch distance {
      case .number: (isDay, isTime) = (false, false)
      case .time(let time): (isNumber, isDay) = (false, !time.hasTime)
      }
    }
  }
}

extension CompareCheck.Relation {
  /// Whether the field is greater than the other, or later.
  fileprivate var isForward: Bool { self == .after || self == .notBefore }
}

extension CodeDefinition {
  static let compareTooEarly = CodeDefinition(
    "compare.too_early",
    "The date is too early, compared with another field or a constant.",
    [.init("bound", .date, "the first accepted day", isFromInput: true)]
  )

  static let compareTooLate = CodeDefinition(
    "compare.too_late",
    "The date is too late, compared with another field or a constant.",
    [.init("bound", .date, "the last accepted day", isFromInput: true)]
  )

  static let compareTooSmall = CodeDefinition(
    "compare.too_small",
    "The number is too small, compared with another field or a constant.",
    [
      .init(
        "bound",
        .decimal,
        "the smallest accepted number",
        isFromInput: true,
        isPlainNumber: true
      )
    ]
  )

  static let compareTooLarge = CodeDefinition(
    "compare.too_large",
    "The number is too large, compared with another field or a constant.",
    [
      .init(
        "bound",
        .decimal,
        "the largest accepted number",
        isFromInput: true,
        isPlainNumber: true
      )
    ]
  )
}
