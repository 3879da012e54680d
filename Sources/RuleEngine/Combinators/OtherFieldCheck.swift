package import Violations

/// Requires a value to equal another field's value, or to differ from it.
///
///     password-again: { same-as: password, required: true }
///
/// The comparison happens inside the engine, and neither value reaches the report. A blank or
/// missing field never counts as the same.
package struct OtherFieldCheck: Check {
  package let other: FieldPath

  /// Whether the values must be the same rather than different.
  package let mustMatch: Bool

  package init(_ other: FieldPath, mustMatch: Bool = true) {
    self.other = other
    self.mustMatch = mustMatch
  }

  /// Reports a text that doesn't compare to the other field as required.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let value = context.fields?.normalizedInput(of: other)
    report(value?.equals(text) ?? false, into: &findings)
  }

  /// Reports a value that doesn't compare to the other field as required.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let otherValue = context.fields?.normalizedInput(of: other)
    report(otherValue.map(value.equals) ?? false, into: &findings)
  }

  private func report(_ isSame: Bool, into findings: inout Findings) {
    guard isSame != mustMatch else { return }
    findings.add(mustMatch ? .sameAsMismatch : .differentFromSame, ["other": .field(other)])
  }
}

extension OtherFieldCheck {
  /// The definition of the check `same-as` for packs and documentation.
  package static let sameAs = CheckDefinition(
    "same-as",
    "Requires a value to equal the value of another field.",
    shorthand: "field",
    settings: [.init("field", .field, "The other field.", isRequired: true)],
    codes: [.sameAsMismatch]
  ) { settings in OtherFieldCheck(settings.field("field") ?? FieldPath()) }
  .playing(.repetition)

  /// The definition of the check `different-from` for packs and documentation.
  package static let differentFrom = CheckDefinition(
    "different-from",
    "Requires a value to differ from the value of another field.",
    shorthand: "field",
    settings: [.init("field", .field, "The other field.", isRequired: true)],
    codes: [.differentFromSame],
    tellsOtherFields: false
  ) { settings in OtherFieldCheck(settings.field("field") ?? FieldPath(), mustMatch: false) }
}

extension CodeDefinition {
  static let sameAsMismatch = CodeDefinition(
    "same_as.mismatch",
    "The two fields aren't the same.",
    [.init("other", .field, "the other field")]
  )

  static let differentFromSame = CodeDefinition(
    "different_from.same",
    "The two fields are the same.",
    [.init("other", .field, "the other field")]
  )
}
