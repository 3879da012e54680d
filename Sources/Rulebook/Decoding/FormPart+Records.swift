import Violations

// Records for types that decode themselves.
extension Array {
  /// Returns a record with the values of all fields, where each blank value suits its property.
  ///
  /// - Parameters:
  ///   - values: The values of the whole record.
  ///   - outer: The path of the value whose record is returned.
  /// - Returns: The record.
  func completed<Root>(
    _ values: FormValues,
    at outer: FieldPath
  ) -> Value where Element == FormPart<Root> {
    var record = Value.record([:])
    for part in self {
      switch part {
      case .field(let field):
        guard let path = field.path else { continue }
        let value = values.value(at: outer.appending(path)) ?? .null
        record.set(value.isEmpty ? field.type.blank ?? value : value, at: path)
      case .nested(let nested):
        guard let path = nested.path else { continue }
        record.set(nested.completed(values, outer), at: path)
      case .check: break
      }
    }
    return record
  }

  /// The record of the fields, where all values are null, and lists have one element.
  func skeleton<Root>() -> Value where Element == FormPart<Root> {
    var record = Value.record([:])
    for part in self {
      switch part {
      case .field(let field): if let path = field.path { record.set(.null, at: path) }
      case .nested(let nested):
        if let path = nested.path { record.set(nested.skeleton(), at: path) }
      case .check: break
      }
    }
    return record
  }
}
