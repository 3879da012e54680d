public import Violations

/// Limits how many of some fields are filled: at least one of these, only one of these.
///
///     filled: { fields: [email, phone] }                         # one of the two, or both
///     filled: { fields: [iban, card], minimum: 1, maximum: 1 }   # one and not the other
///
/// It stands between the fields of a form and blames the first of them, or the one named by
/// `field`.
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
    let counted: [String: Argument] = [
      "actual": .integer(actual), "fields": .list(fields.map(Argument.field)),
    ]
    if actual < limits.lowerBound {
      findings.add(
        .filledTooFew,
        counted.merging(["minimum": .integer(limits.lowerBound)]) { $1 }
      )
    } else {
      findings.add(
        .filledTooMany,
        counted.merging(["maximum": .integer(limits.upperBound)]) { $1 }
      )
    }
  }
}

extension FilledCheck {
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
    codes: [.filledTooFew, .filledTooMany],
    isBetweenFields: true,
    looksAtBlank: true,
    tellsOtherFields: false,
    reports: CheckDefinition.codes(needing: ["filled.too_many": [["maximum"]]])
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
    guard lower > 0 || upper < fields.count else {
      throw SettingError(
        nil,
        "of \(fields.count) fields, any number may be filled",
        hint: "give a minimum of at least 1, or a maximum below \(fields.count)"
      )
    }
    guard upper == .max || upper < fields.count else {
      throw SettingError("maximum", "maximum \(upper) is not less than the \(fields.count) fields")
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
    "Too few of some fields are filled.",
    [.init("minimum", .integer, "the least number")] + countOfFields
  )

  static let filledTooMany = CodeDefinition(
    "filled.too_many",
    "Too many of some fields are filled.",
    [.init("maximum", .integer, "the greatest number")] + countOfFields
  )

  private static let countOfFields: [Argument] = [
    .init("actual", .integer, "how many are filled"), .init("fields", .list, "the fields"),
  ]
}
