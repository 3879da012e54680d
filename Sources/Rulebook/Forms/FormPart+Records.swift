extension Array {
  /// Reads a value into a record, as the parts of a form name its properties.
  func record<Root>(of root: Root) -> Value where Element == FormPart<Root> {
    var entries: [String: Value] = [:]
    entries.reserveCapacity(count)
    var record: Value?
    for part in self {
      guard let (path, value) = part.entry(of: root) else { continue }
      if path.components.count == 1, case .name(let name) = path.components[0], record == nil {
        entries[name] = value
      } else {
        if record == nil { record = .record(entries) }
        record?.set(value, at: path)
      }
    }
    return record ?? .record(entries)
  }

  /// Writes normalised values into the properties of a value.
  func normalize<Root>(
    _ root: inout Root,
    _ values: [String: Value],
    _ outer: FieldPath
  ) where Element == FormPart<Root> {
    for part in self {
      switch part {
      case .field(let field):
        guard let path = field.path else { continue }
        if let value = values[outer.appending(path).description] { field.set(value, &root) }
      case .nested(let nested): nested.normalize(values, outer, &root)
      case .check: break
      }
    }
  }
}

extension FormPart {
  /// The path and the value of what the part reads, if it reads anything.
  fileprivate func entry(of root: Root) -> (FieldPath, Value)? {
    switch self {
    case .field(let field): field.path.map { ($0, field.value(root)) }
    case .nested(let nested): nested.path.map { ($0, nested.value(root)) }
    case .check: nil
    }
  }
}
