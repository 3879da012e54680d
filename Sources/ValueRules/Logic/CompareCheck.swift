import NumberAndDateRules
public import RuleEngine
public import Violations

/// Requires a field to be greater or smaller than another: dates by the
/// calendar, numbers by value, points in time as instants, times of day by the
/// clock, durations by their length.
///
///     compare: { field: end, after: start }
///     compare: { field: end, after: start, at-least: P1D, at-most: P30D }
///     compare: { field: total, minimum: 50 }
///
/// A violation has the kind of the values, such as `time` for a time of day and `date_time` for a
/// date with a time. With a distance or constants, it names the limit instead of the field.
///
/// The check is for fields of a form, and its violation is at the field that `field` names. It
/// doesn't report anything if one of the two is blank, or if they are of different kinds: that is
/// the job of their own rules.
public struct CompareCheck: ValueCheck {
  /// The relation that the field must have to the other field.
  public enum Relation: String, CaseIterable, Sendable {
    /// Greater, or later.
    case after

    /// Smaller, or earlier.
    case before

    /// Equal or greater.
    case notBefore = "not-before"

    /// Equal or smaller.
    case notAfter = "not-after"
  }

  /// The relation that the field must have to the other field.
  public let relation: Relation

  /// The other field.
  public let other: FieldPath

  /// Creates a check.
  public init(_ relation: Relation, _ other: FieldPath) {
    self.relation = relation
    self.other = other
  }

  /// Reports a value without the required relation to the other field.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let otherValue = context.fields?.value(of: other) else { return }
    guard context.spend(RunningCost.ordinary.units(of: otherValue)) else {
      return findings.addWorkLimit(of: other)
    }
    guard let (kind, order) = Self.order(of: value, and: otherValue)
    else { return }
    let holds =
      switch relation {
      case .after: order > 0
      case .before: order < 0
      case .notBefore: order >= 0
      case .notAfter: order <= 0
      }
    if !holds { findings.add(relation.failure, ["kind": .text(kind), "other": .field(other)]) }
  }

  /// Returns the kind of the values, and −1, 0 or 1 for their order, or nil if they can't be
  /// compared.
  private static func order(of left: Value, and right: Value) -> (kind: String, order: Int)? {
    if let left = left.comparedDate, let right = right.comparedDate {
      return ("date", left == right ? 0 : left < right ? -1 : 1)
    }
    if let left = left.comparedNumber, let right = right.comparedNumber {
      return ("number", left == right ? 0 : left < right ? -1 : 1)
    }
    return Value.orderInTime(left, right)
  }
}

extension Value {
  /// The day that the text is, for comparisons.
  var comparedDate: CivilDate? { text.flatMap { CivilDate($0) } }

  /// The number, or a text read as a number, for comparisons.
  var comparedNumber: ExactDecimal? {
    if case .decimal(let number) = self { number } else { text.flatMap { ExactDecimal($0) } }
  }
}

extension CompareCheck.Relation {
  /// What the setting with the name of the relation is.
  fileprivate var summary: String {
    switch self {
    case .after: "The other field, which must be smaller or earlier."
    case .before: "The other field, which must be greater or later."
    case .notBefore: "The other field, which must not be greater or later."
    case .notAfter: "The other field, which must not be smaller or earlier."
    }
  }

  /// The code for a field without this relation to the other field.
  fileprivate var failure: CodeDefinition {
    switch self {
    case .after: .compareNotAfter
    case .before: .compareNotBefore
    case .notBefore: .compareBefore
    case .notAfter: .compareAfter
    }
  }
}

extension CompareCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "compare",
    "Requires a field to be greater or smaller than another, by some distance, or within limits.",
    settings: relationSettings + CompareBounds.settings,
    codes: relationCodes + limitCodes,
    isBetweenFields: true,
    tellsOtherFields: false
  ) { settings throws(SettingError) in
    let comparison = try CompareCheck(settings)
    if let bounds = try CompareBounds(settings, comparing: comparison) { return bounds }
    guard let comparison else {
      throw SettingError(
        nil,
        "give one of `after`, `before`, `not-before` and `not-after`, or a limit such as `minimum`"
      )
    }
    return comparison
  }
  .telling(with: CompareBounds.settings.map(\.name))
  .reporting { code, settings in
    if let relation = Relation.allCases.first(where: { $0.failure.code == code }) {
      return settings[relation.rawValue] != nil && settings["at-least"] == nil
    }
    return limitCodes.contains { $0.code == code && CompareBounds.reports($0, settings) }
  }
  .demanding(.order)
  .separating { CompareBounds.kinds(of: $0, $1) }

  private static let relationSettings: [SettingDefinition] =
    [.init("field", .field, "The field that is blamed.", isRequired: true)]
    + Relation.allCases.map { relation in
      SettingDefinition(relation.rawValue, .field, relation.summary)
    }

  private static let relationCodes: [CodeDefinition] = Relation.allCases.map(\.failure)

  private static let limitCodes: [CodeDefinition] = [
    .compareTooSmall, .compareTooLarge, .compareTooEarly, .compareTooLate, .dateTimeTooEarly,
    .dateTimeTooLate,
  ]

  /// Creates a check from the setting that names the other field, or returns nil if there is none.
  ///
  /// - Throws: A ``SettingError`` if there are several such settings, or if the field is itself.
  private init?(_ settings: Settings) throws(SettingError) {
    let given = Relation.allCases.compactMap { relation in
      settings.field(relation.rawValue).map { (relation, $0) }
    }
    guard let (relation, other) = given.first else { return nil }
    if given.count > 1 {
      throw SettingError(nil, "give one of `after`, `before`, `not-before` and `not-after`")
    }
    if settings.field("field") == other {
      throw SettingError(relation.rawValue, "a field can't be compared with itself")
    }
    self.init(relation, other)
  }
}

extension CodeDefinition {
  static let compareNotAfter = CodeDefinition(
    "compare.not_after",
    "The field isn't greater or later than the other.",
    kindAndOther
  )

  static let compareNotBefore = CodeDefinition(
    "compare.not_before",
    "The field isn't smaller or earlier than the other.",
    kindAndOther
  )

  static let compareBefore = CodeDefinition(
    "compare.before",
    "The field is smaller or earlier than the other.",
    kindAndOther
  )

  static let compareAfter = CodeDefinition(
    "compare.after",
    "The field is greater or later than the other.",
    kindAndOther
  )

  private static let kindAndOther: [Argument] = [
    .init(
      "kind",
      .text,
      "`number`, `date`, `month`, `week`, `time` (of a day), `date_time` or `duration`"
    ),
    .init("other", .field, "the other field"),
  ]
}
