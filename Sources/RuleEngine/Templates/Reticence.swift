/// Why the reports of a check on confidential values must say less than the check's definition
/// allows.
///
/// What a check takes from a piece of a value is as confidential as the value. With enough checks
/// of single characters, or rows for each of them, arguments would spell the value.
///
///     - { part: digit, length: 1 }                       # ofPart
///     - length: { minimum: { column: size } }            # ofRow
package struct Reticence: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The check looks at parts of the value, so it measures a piece of it.
  package static let ofPart = Self(rawValue: 1 << 0)

  /// A setting of the check is in the row that a piece of the value selects.
  package static let ofRow = Self(rawValue: 1 << 1)

  /// A setting of the check comes from a confidential field, or from a row that such a field
  /// selects.
  package static let ofGivenValue = Self(rawValue: 1 << 2)

  /// Another pack than the one that guards the rule's secret wrote the check.
  package static let ofGuest = Self(rawValue: 1 << 3)
}

extension CheckTemplate {
  /// Returns why the check must say less, including the reasons of the checks around it.
  func reticence(in binding: Binding) -> Reticence {
    if binding.confidentiality == .open { return [] }
    var reticence = binding.reticence
    if looksAtPiece(in: binding) { reticence.insert(.ofPart) }
    if takesRowOfPiece(in: binding) { reticence.insert(.ofRow) }
    if takes(binding.withheld) || takesRowOfGivenValue(in: binding) {
      reticence.insert(.ofGivenValue)
    }
    if isGuest, binding.confidentiality.isSecret { reticence.insert(.ofGuest) }
    return reticence
  }

  /// Whether the check itself looks at a part that comes from the value.
  private func looksAtPiece(in binding: Binding) -> Bool {
    namedParts.contains { part in
      guard let place = binding.scope?.column(part.name) else { return true }
      return binding.isSelectedByValue(place.lookUp)
    }
  }

  /// Whether a setting of the check itself is in a row that a piece of the value selects.
  private func takesRowOfPiece(in binding: Binding) -> Bool {
    columns.contains { column in
      binding.scope?.column(column).map { binding.isSelectedByValue($0.lookUp) } ?? true
    }
  }

  /// Whether a setting of the check itself is in a row that a confidential field selects.
  private func takesRowOfGivenValue(in binding: Binding) -> Bool {
    !columns.isEmpty && binding.scope?.isSelected(by: binding.withheld) == true
  }

  /// Returns whether one of some parameters is the value of a setting that reports can mention.
  private func takes(_ parameters: Set<String>) -> Bool {
    // The definition of a check for secrets itself says which arguments are constants of the pack.
    if parameters.isEmpty || definition.confidentiality.isSecret { return false }
    return definition.settings.contains { setting in
      guard case .parameter(let name)? = settings[setting.name] else { return false }
      // A setting that only decides a condition isn't mentioned.
      return parameters.contains(name) && !setting.isCondition
    }
  }
}

extension Binding {
  /// Returns whether the row of a lookup depends on the value, or on a confidential parameter.
  fileprivate func isSelectedByValue(_ lookUp: Int) -> Bool {
    guard let key = scope?.lookUps[lookUp].key else { return true }
    return !key.joins.isEmpty || key.parameters.contains(where: withheld.contains)
  }
}

extension PartScope {
  /// Returns whether one of some parameters is the key of a lookup.
  ///
  /// The rows of other lookups can depend on the row that it finds.
  func isSelected(by parameters: Set<String>) -> Bool {
    if parameters.isEmpty { return false }
    return lookUps.contains { $0.key.parameters.contains(where: parameters.contains) }
  }
}
