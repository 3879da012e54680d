package import Violations

/// The values of a record's fields that were checked already, for checks that
/// look at other fields.
struct FormFields: FieldSource {
  let plan: FormPlan
  let places: [FormPlaces]

  /// The place being checked, whose positions `[]` means.
  let current: FieldPath

  func value(of path: FieldPath) -> Value? { place(of: path)?.usable }

  func normalizedInput(of path: FieldPath) -> Value? { place(of: path)?.normalizedInput }

  private func place(of path: FieldPath) -> FormPlace? {
    guard let index = plan.positions[path] ?? plan.positions[path.pattern] else { return nil }
    if plan.fields[index].name != nil { return places[index].first }
    let filled = path.filled(from: current)
    return places[index].first { $0.path == filled }
  }
}

extension FieldPath {
  /// Whether a field can look at this one: it must stand in the same element of each list on the
  /// way.
  package func canBeSeen(from other: FieldPath) -> Bool {
    guard let last = components.lastIndex(of: .each) else { return true }
    return other.components.starts(with: components[...last])
  }

  /// The name, if the path has one step and that is a name.
  var outermostName: String? {
    if components.count == 1, case .name(let name) = components[0] { name } else { nil }
  }

  /// Returns the path with each `[]` replaced by the position that another
  /// path, which begins alike, has there.
  func filled(from concrete: FieldPath) -> FieldPath {
    guard components.contains(.each) else { return self }
    var filled: [Component] = []
    for (index, component) in components.enumerated() {
      if component == .each, index < concrete.components.count,
        Array(concrete.components[..<index]) == filled,
        case .index = concrete.components[index]
      {
        filled.append(concrete.components[index])
      } else {
        filled.append(component)
      }
    }
    return FieldPath(components: filled)
  }
}
