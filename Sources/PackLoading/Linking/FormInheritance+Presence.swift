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

  /// Reports a change of a field that the form doesn't inherit, and that wouldn't be a field of its
  /// own.
  func requireContent(in pack: PackDeclaration) throws(LoadingError) {
    guard changesOnlyPresence, !isRequired, requiredIn.isEmpty else { return }
    throw LoadingError(
      "pack.missing_key",
      in: pack.source,
      at: position,
      reason: "the form doesn't inherit a field `\(path)`, so this one needs `rule`, `form`, "
        + "`same-as` or `checks`"
    )
  }
}
