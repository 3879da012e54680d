import SourceTexts
import Violations

/// Fields that only change when an inherited field must be filled.
extension FieldDeclaration {
  /// Returns the field with the presence that another form writes.
  ///
  /// `required` and `required-in` replace each other. Conditions such as `required-if` stay.
  func withPresence(of change: FieldDeclaration) -> FieldDeclaration {
    var field = self
    field.isRequired = change.isRequired
    field.requiredIn = change.requiredIn
    return field
  }

  /// Returns what is wrong if a form doesn't inherit the field, and it wouldn't be a field of its
  /// own.
  func lackOfContent(in pack: PackDeclaration) -> Diagnostic? {
    guard changesOnlyPresence, !isRequired, requiredIn.isEmpty else { return nil }
    return pack.source.diagnostic(
      "pack.missing_key",
      at: position,
      reason: "the form doesn't inherit a field `\(path)`, so this one needs `rule`, `form`, "
        + "`same-as` or `checks`"
    )
  }
}
