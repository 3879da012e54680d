public import Violations

/// Limits how many of some fields are filled: at least one of these, only one of these.
///
///     filled: { fields: [email, phone] }                         # one of the two, or both
///     filled: { fields: [iban, card], minimum: 1, maximum: 1 }   # one and not the other
///
/// It stands between the fields of a form and blames the first of them, or the one named by
/// `field`.
///
/// | Code              | Arguments                     |
/// | ----------------- | ----------------------------- |
/// | `filled.too_few`  | `minimum`, `actual`, `fields` |
/// | `filled.too_many` | `maximum`, `actual`, `fields` |
public struct FilledCheck: Check {
  /// The fields counted.
  public let fields: [FieldPath]

  /// How many of them must be filled.
  public let limits: ClosedRange<Int>

  /// Creates a check.
  public init(_ fields: [FieldPath], limits: ClosedRange<Int> = 1...Int.max) {
    self.fields = fields
    self.limits = limits
  }

  /// Reports too few or too many fields; the text itself is not looked at.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    count(in: context, into: &findings)
  }

  /// Reports too few or too many fields; the value itself is not looked at.
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
    if limits.contains(actual) { return }
    let code: ViolationCode = actual < limits.lowerBound ? .filledTooFew : .filledTooMany
    findings.add(
      code,
      [
        actual < limits.lowerBound ? "minimum" : "maximum":
          .integer(actual < limits.lowerBound ? limits.lowerBound : limits.upperBound),
        "actual": .integer(actual), "fields": .list(fields.map(Argument.field)),
      ]
    )
  }
}

extension ViolationCode {
  /// Too few of some fields are filled.
  public static let filledTooFew: Self = "filled.too_few"

  /// Too many of some fields are filled.
  public static let filledTooMany: Self = "filled.too_many"
}

extension FilledCheck {
  private static let shared: [CodeDefinition.Argument] = [
    .init("actual", .integer, "how many are filled"), .init("fields", .list, "the fields"),
  ]

  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "filled",
    "Limits how many of some fields are filled.",
    shorthand: "fields",
    settings: [
      SettingDefinition("fields", .list(.field), "The fields counted.", isRequired: true),
      SettingDefinition(
        "minimum",
        .integer(0...Int.max),
        "The least number of them.",
        default: "1"
      ),
      SettingDefinition("maximum", .integer(1...Int.max), "The greatest number of them."),
      SettingDefinition("field", .field, "The field that is blamed; else the first."),
    ],
    codes: [
      CodeDefinition(
        .filledTooFew,
        "Too few of some fields are filled.",
        [.init("minimum", .integer, "the least number")] + shared
      ),
      CodeDefinition(
        .filledTooMany,
        "Too many of some fields are filled.",
        [.init("maximum", .integer, "the greatest number")] + shared
      ),
    ],
    isBetweenFields: true,
    looksAtBlank: true
  ) { settings throws(SettingError) in
    let fields = settings.fields("fields") ?? []
    let lower = settings.integer("minimum") ?? 1
    let upper = settings.integer("maximum") ?? .max
    guard lower <= upper else {
      throw SettingError("minimum", "minimum \(lower) is greater than maximum \(upper)")
    }
    guard lower <= fields.count else {
      throw SettingError("minimum", "minimum \(lower) is more than the \(fields.count) fields")
    }
    return FilledCheck(fields, limits: lower...upper)
  }
}
