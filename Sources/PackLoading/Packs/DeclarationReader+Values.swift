import Rules
import Violations

extension DeclarationReader {
  /// Returns the value that a node writes: texts, lists and records, and JSON's
  /// other kinds under the key `json`.
  func value(_ node: YAMLNode) -> Value {
    switch node.content {
    case .scalar(let scalar): return node.isEmpty ? .null : .text(scalar.text)
    case .list(let elements): return .list(elements.map(value))
    case .record(let record):
      if record.entries.count == 1, let json = record["json"] { return self.json(json) }
      return .record(
        Dictionary(
          record.entries.map { ($0.key, value($0.value)) },
          uniquingKeysWith: { $1 }
        )
      )
    }
  }

  /// Returns the value that a node writes if it is read as JSON is: plain
  /// numbers, booleans and null are those.
  private func json(_ node: YAMLNode) -> Value {
    switch node.content {
    case .list(let elements): return .list(elements.map(json))
    case .record(let record):
      return .record(
        Dictionary(record.entries.map { ($0.key, json($0.value)) }, uniquingKeysWith: { $1 })
      )
    case .scalar(let scalar):
      guard scalar.isPlain else { return .text(scalar.text) }
      switch scalar.text {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case _ where node.isNull: return .null
      default: return ExactDecimal(scalar.text).map(Value.decimal) ?? .text(scalar.text)
      }
    }
  }

  /// Returns the constant that a pack adds to messages.
  func argument(_ node: YAMLNode, _ what: String) -> Argument? {
    switch value(node) {
    case .text(let text): return .text(text)
    case .decimal(let number): return number.integer.map(Argument.integer) ?? .decimal(number)
    case .list(let elements): return .list(texts: elements.compactMap(\.text))
    case .boolean, .null, .record:
      report("pack.wrong_type", at: node.start, "\(what) is a text, a number or a list of texts")
      return nil
    }
  }

  /// Returns a parameter's type.
  func parameterType(_ node: YAMLNode) -> SettingType? {
    if let record = node.record {
      checkKeys(record, of: "a type", known: ["list", "choice"])
      if let element = record["list"] { return parameterType(element).map { .list($0) } }
      if let choices = record["choice"] {
        return .choice(oneOrMore(choices).compactMap { text($0, "a choice") })
      }
      return nil
    }
    guard let name = text(node, "a type") else { return nil }
    if let type = Self.parameterTypes[name] { return type }
    report(
      "pack.wrong_value",
      at: node.start,
      "there is no type `\(name)`",
      hint: suggestion(for: name, in: Self.parameterTypes.keys)
        ?? "the types are \(Self.parameterTypes.keys.sorted().joined(separator: ", ")), "
        + "{ list: TYPE } and { choice: [A, B] }"
    )
    return nil
  }

  private static let parameterTypes: [String: SettingType] = [
    "text": .text, "integer": .integer(Int.min...Int.max), "number": .decimal,
    "boolean": .boolean, "date": .date, "value": .value, "pattern": .pattern,
    "character-set": .unicodeSet,
  ]
}
