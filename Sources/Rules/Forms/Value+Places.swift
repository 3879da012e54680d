import Violations

extension Value {
  /// Sets a value inside a record or list, and returns whether there is such a place.
  mutating func set(_ value: Value, at path: ArraySlice<FieldPath.Component>) -> Bool {
    guard let first = path.first else {
      self = value
      return true
    }
    switch (first, self) {
    case (.name(let name), .record(var entries)):
      self = .null
      var entry = entries.removeValue(forKey: name) ?? .null
      let isSet = entry.set(value, at: path.dropFirst())
      entries[name] = entry
      self = .record(entries)
      return isSet
    case (.name(let name), .null):
      var entry = Value.null
      guard entry.set(value, at: path.dropFirst()) else { return false }
      self = .record([name: entry])
      return true
    case (.index(let index), .list(var elements)) where index <= elements.count && index >= 0:
      self = .null
      if index == elements.count { elements.append(.null) }
      let isSet = elements[index].set(value, at: path.dropFirst())
      self = .list(elements)
      return isSet
    case (.index(0), .null):
      var element = Value.null
      guard element.set(value, at: path.dropFirst()) else { return false }
      self = .list([element])
      return true
    default: return false
    }
  }

  /// Returns whether two values are the same byte for byte.
  func isIdentical(to other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)):
      text.utf8.elementsEqual(otherText.utf8)
    case (.list(let elements), .list(let others)):
      elements.elementsEqual(others) { $0.isIdentical(to: $1) }
    case (.record(let entries), .record(let others)):
      entries.count == others.count
        && entries.allSatisfy { name, entry in
          others[name]?.isIdentical(to: entry) == true
        }
    default: self == other
    }
  }
}

extension Value? {
  /// Returns whether two values are the same byte for byte, or both are none.
  func isIdentical(to other: Value?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let value?, let other?): value.isIdentical(to: other)
    default: false
    }
  }
}
