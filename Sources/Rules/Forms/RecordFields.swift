import Violations

/// The values of a record's fields that were checked already, for checks that
/// look at other fields.
struct RecordFields: FieldSource {
  /// The usable values by concrete path.
  var values: [FieldPath: Value]

  /// The filled values after normalisation, valid or not, by concrete path.
  var normalizedInputs: [FieldPath: Value]

  /// The place being checked, whose positions `[]` means.
  var current: FieldPath

  func value(of path: FieldPath) -> Value? {
    values[path.filled(from: current)]
  }

  func normalizedInput(of path: FieldPath) -> Value? {
    normalizedInputs[path.filled(from: current)]
  }
}

extension FieldPath {
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
