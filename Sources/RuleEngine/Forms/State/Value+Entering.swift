package import Violations

extension Value {
  /// Returns whether a person would say that two values are the same.
  ///
  /// Texts must be identical byte for byte. No value is the same as an empty text, and a number is
  /// the same as its digits.
  ///
  ///     (nil as Value).isEntered(like: "")      // true
  ///     (44 as Value).isEntered(like: "44")     // true
  ///     ("ann" as Value).isEntered(like: "Ann") // false
  package func isEntered(like other: Value) -> Bool {
    switch (self, other) {
    case (.text(let text), .text(let otherText)): text.utf8.elementsEqual(otherText.utf8)
    case (.text(let text), .null), (.null, .text(let text)): text.isEmpty
    case (.text(let text), .decimal(let number)), (.decimal(let number), .text(let text)):
      text == number.description
    case (.list(let elements), .list(let others)):
      elements.elementsEqual(others) { $0.isEntered(like: $1) }
    case (.record(let entries), .record(let others)):
      entries.keys.allSatisfy { Self.isEntered(entries[$0], like: others[$0]) }
        && others.keys.allSatisfy { entries[$0] != nil || Self.isEntered(nil, like: others[$0]) }
    default: self == other
    }
  }

  private static func isEntered(_ entry: Value?, like other: Value?) -> Bool {
    (entry ?? .null).isEntered(like: other ?? .null)
  }
}
