public import RuleEngine
public import Violations

/// Limits how many of some fields are filled, such as at least one or only one of them.
///
///     filled: { fields: [email, phone] }                         # one of the two, or both
///     filled: { fields: [iban, card], minimum: 1, maximum: 1 }   # one and not the other
///     filled: { fields: [street, city], all-or-none: true }      # both, or neither
///
/// The check is for fields of a form. Its violation is at the first of them.
public struct FilledCheck: Check {
  /// The fields to count.
  public let fields: [FieldPath]

  /// How many of them must be filled.
  public let limits: ClosedRange<Int>

  /// Whether all of them may be blank regardless of the limits.
  public let acceptsNone: Bool

  /// Creates a check.
  public init(
    _ fields: [FieldPath],
    limits: ClosedRange<Int> = 1...Int.max,
    orNone acceptsNone: Bool = false
  ) {
    self.fields = fields
    self.limits = limits
    self.acceptsNone = acceptsNone
  }

  /// Reports too few or too many filled fields.
  ///
  /// The text itself is ignored.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    count(in: context, into: &findings)
  }

  /// Reports too few or too many filled fields.
  ///
  /// The value itself is ignored.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    count(in: context, into: &findings)
  }

  private func count(in context: borrowing CheckContext, into findings: inout Findings) {
    let others = context.fields
    let actual = fields.count { others?.value(of: $0) != nil }
    if limits.contains(actual) || (acceptsNone && actual == 0) { return }
    let counted: [String: Argument] = [
      "actual": .integer(actual), "fields": .list(fields.map(Argument.field)),
    ]
    if acceptsNone {
      findings.add(.filledAllOrNone, counted)
    } else if actual < limits.lowerBound {
      findings.add(.filledTooFew, counted.merging(["minimum": .integer(limits.lowerBound)]) { $1 })
    } else {
      findings.add(.filledTooMany, counted.merging(["maximum": .integer(limits.upperBound)]) { $1 })
    }
  }
}

extension FilledCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 1_000 * fields.count) }
}

extension FilledCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "filled",
    "Limits how many of the given fields are filled.",
    shorthand: "fields",
    settings: [
      .init("fields", .list(.field), "The fields to count; the first is blamed.", isRequired: true),
      .integer("minimum", 0...Int.max, "The minimum number of filled fields.", default: 1),
      .integer("maximum", 1...Int.max, "The maximum number of filled fields."),
      .boolean("all-or-none", "Whether either all or none of the fields must be filled."),
    ],
    codes: [.filledTooFew, .filledTooMany, .filledAllOrNone],
    isBetweenFields: true,
    looksAtBlank: true,
    tellsOtherFields: false,
    reports: { code, settings in
      switch code {
      case CodeDefinition.filledAllOrNone.code: settings.contains("all-or-none")
      case CodeDefinition.filledTooMany.code: settings.contains("maximum")
      default: !settings.contains("all-or-none")
      }
    }
  ) { settings throws(SettingError) in
    let fields = settings.fields("fields") ?? []
    let lower = settings.integer("minimum") ?? 1
    let upper = settings.integer("maximum") ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    guard Set(fields).count == fields.count else {
      throw SettingError("fields", "a field is named twice")
    }
    if settings.boolean("all-or-none") == true {
      guard lower == 1, upper == .max, fields.count > 1 else {
        throw SettingError(
          "all-or-none",
          "`all-or-none` excludes `minimum` and `maximum`, and needs at least two fields"
        )
      }
      return FilledCheck(fields, limits: fields.count...Int.max, orNone: true)
    }
    guard lower > 0 || upper < fields.count else {
      throw SettingError(
        nil,
        "any number of the \(fields.count) fields may be filled",
        hint: "give a minimum of at least 1, or a maximum below \(fields.count)"
      )
    }
    guard upper == .max || upper < fields.count else {
      throw SettingError("maximum", "maximum \(upper) isn't less than the \(fields.count) fields")
    }
    guard lower <= fields.count else {
      throw SettingError("minimum", "minimum \(lower) is more than the \(fields.count) fields")
    }
    return FilledCheck(fields, limits: lower...upper)
  }
}

extension CodeDefinition {
  static let filledTooFew = CodeDefinition(
    "filled.too_few",
    "Too few of the fields are filled.",
    [.init("minimum", .integer, "the minimum number")] + countOfFields
  )

  static let filledTooMany = CodeDefinition(
    "filled.too_many",
    "Too many of the fields are filled.",
    [.init("maximum", .integer, "the maximum number")] + countOfFields
  )

  static let filledAllOrNone = CodeDefinition(
    "filled.all_or_none",
    "Some of the fields are filled, and others aren't.",
    countOfFields
  )

  private static let countOfFields: [Argument] = [
    .init("actual", .integer, "how many are filled", isMeasured: true),
    .init("fields", .list, "the fields"),
  ]
}
