import CheckDigits
import RuleEngine
import Violations

extension CharacterValues {
  /// Reads the setting `values` of the check `checksum`.
  ///
  /// In a text, each character counts as its index. In a list of texts, all characters of a text
  /// count as the index of the text. A list of lists takes turns. A record contains ranges and the
  /// values of their first characters.
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
            "Texts and lists are mixed.",
            "Write only texts for characters that share a value. Write only lists for alternating "
              + "values, even for a single text, like `[0-9A-Z]`."
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
