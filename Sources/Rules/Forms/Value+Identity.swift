import Violations

extension Value {
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
