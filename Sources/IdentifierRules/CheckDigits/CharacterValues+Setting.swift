import CheckDigits
import RuleEngine
import Violations

extension CharacterValues {
  /// Reads the setting `values` of the check `checksum`.
  ///
  /// A text gives each character its index. A list of texts gives the characters at the same index
  /// the same value. A list of lists takes turns. A record gives ranges and their first values.
  ///
  /// - Throws: A `ChecksumError` if the setting has another form.
  init(setting value: Value) throws(ChecksumError) {
    switch value {
    case .text(let text): try self.init(text)
    case .decimal(let number): try self.init(number.description)
    case .list(let elements):
      if elements.contains(where: \.isCollection) {
        guard elements.allSatisfy(\.isCollection) else {
          throw ChecksumError(
            .values,
            "Texts stand beside lists.",
            "Characters that share a place are texts alone. What takes turns is lists alone, "
              + "of one text too, like [0-9A-Z]."
          )
        }
        var turns: [CharacterValues] = []
        for element in elements { turns.append(try CharacterValues(setting: element)) }
        try self.init(takingTurns: turns)
      } else {
        // With one text, each character counts as its index.
        if elements.count == 1 {
          try self.init(elements[0].text ?? "")
        } else {
          try self.init(sharing: elements.map { $0.text ?? "" })
        }
      }
    case .record(let entries):
      var starts: [String: Int] = [:]
      for (range, start) in entries {
        starts[range] = start.text.flatMap { Int($0) } ?? start.integer ?? -1
      }
      try self.init(from: starts)
    case .null, .boolean: try self.init("")
    }
  }
}

extension Value {
  fileprivate var isCollection: Bool {
    switch self {
    case .list, .record: true
    default: false
    }
  }

  fileprivate var integer: Int? {
    if case .decimal(let number) = self { number.integer } else { nil }
  }
}
