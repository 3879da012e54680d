public import Violations

/// Requires a value to be the same as another field's, or different from it.
///
///     password-again: { same-as: password, required: true }
///
/// The comparison happens inside the engine; neither value reaches the report.
/// A field that is blank or missing is the same as no other.
public struct OtherFieldCheck: Check {
  /// The other field.
  public let other: FieldPath

  /// Whether the values must be the same, or must not.
  public let mustMatch: Bool

  /// Creates a check.
  public init(_ other: FieldPath, mustMatch: Bool = true) {
    self.other = other
    self.mustMatch = mustMatch
  }

  /// Reports a text that does not stand as required to the other field.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let value = context.fields?.normalizedInput(of: other)
    report(value?.equals(text) ?? false, into: &findings)
  }

  /// Reports a value that does not stand as required to the other field.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let otherValue = context.fields?.normalizedInput(of: other)
    report(otherValue.map(value.equals) ?? false, into: &findings)
  }

  private func report(_ isSame: Bool, into findings: inout Findings) {
    guard isSame != mustMatch else { return }
    findings.add(
      mustMatch ? .sameAsMismatch : .differentFromSame,
      ["other": .field(other)]
    )
  }
}

extension OtherFieldCheck {
  /// What packs and documentation know about the check `same-as`.
  public static let sameAs = CheckDefinition(
    "same-as",
    "Requires a value to be the same as another field's.",
    shorthand: "field",
    settings: [SettingDefinition("field", .field, "The other field.", isRequired: true)],
    codes: [.sameAsMismatch]
  ) { settings in OtherFieldCheck(settings.field("field") ?? FieldPath()) }

  /// What packs and documentation know about the check `different-from`.
  public static let differentFrom = CheckDefinition(
    "different-from",
    "Requires a value to differ from another field's.",
    shorthand: "field",
    settings: [SettingDefinition("field", .field, "The other field.", isRequired: true)],
    codes: [.differentFromSame],
    tellsOtherFields: false
  ) { settings in OtherFieldCheck(settings.field("field") ?? FieldPath(), mustMatch: false) }
}

extension CodeDefinition {
  static let sameAsMismatch = CodeDefinition(
    "same_as.mismatch",
    "The two fields are not the same.",
    [.init("other", .field, "the other field")]
  )

  static let differentFromSame = CodeDefinition(
    "different_from.same",
    "The two fields are the same.",
    [.init("other", .field, "the other field")]
  )
}
