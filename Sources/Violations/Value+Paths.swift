extension Value {
  /// The value at a place of a record, or nil if there is no such place.
  ///
  ///     let record: Value = ["contacts": [["email": "ann@example.org"]]]
  ///     FieldPath("contacts[0].email").flatMap { record[$0] }  // "ann@example.org"
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public subscript(path: FieldPath) -> Value? {
    var value = self
    for component in path.components {
      switch (component, value) {
      case (.name(let name), .record(let entries)):
        guard let entry = entries[name] else { return nil }
        value = entry
      case (.index(let index), .list(let elements)) where elements.indices.contains(index):
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// Sets the value at a place of a record.
  ///
  ///     var record: Value = [:]
  ///     record.set("Bern", at: FieldPath(field: "address").appending(.name("city")))
  ///     // true, and the record is { address: { city: Bern } }
  ///
  /// Records on the way are made where there is nothing yet, and an element may be added at the
  /// end of a list.
  ///
  /// - Returns: Whether there is such a place; if not, nothing changes.
  /// - Complexity: O(*n*) in the number of steps, where nobody else holds the record.
  @discardableResult
  public mutating func set(_ value: Value, at path: FieldPath) -> Bool {
    set(value, at: path.components[...])
  }

  fileprivate mutating func set(_ value: Value, at path: ArraySlice<FieldPath.Component>) -> Bool {
    guard let first = path.first else {
      self = value
      return true
    }
    let rest = path.dropFirst()
    switch (first, self) {
    case (.name(let name), .record(var entries)):
      // Nobody else may hold the entries while they change, or they would be copied.
      self = .null
      var entry = entries.removeValue(forKey: name)
      let isSet = entry.set(value, at: rest)
      entries[name] = entry
      self = .record(entries)
      return isSet
    case (.name(let name), .null):
      var entry: Value?
      guard entry.set(value, at: rest) else { return false }
      self = entry.map { .record([name: $0]) } ?? .null
      return true
    case (.index(let index), .list(var elements)) where 0...elements.count ~= index:
      self = .null
      var element: Value? = index < elements.count ? elements[index] : nil
      let isSet = element.set(value, at: rest)
      if let element, isSet {
        elements.replaceSubrange(index..<min(index + 1, elements.count), with: [element])
      }
      self = .list(elements)
      return isSet
    case (.index(0), .null):
      var element: Value?
      guard element.set(value, at: rest) else { return false }
      self = element.map { .list([$0]) } ?? .null
      return true
    default: return false
    }
  }
}

extension Value? {
  fileprivate mutating func set(
    _ value: Value,
    at path: ArraySlice<FieldPath.Component>
  ) -> Bool {
    let isMissing = self == nil
    var inner = self ?? .null
    self = nil
    let isSet = inner.set(value, at: path)
    if isSet || !isMissing { self = inner }
    return isSet
  }
}
