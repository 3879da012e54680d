public import Violations

extension DocumentNode {
  /// The value that the node represents.
  ///
  /// Its texts, lists and records are read as written, and JSON's other kinds under the key `json`.
  ///
  /// A plain `10` is a text, because only its reader knows its meaning. `{ json: 10 }` is a number.
  public var value: Value {
    switch content {
    case .scalar(let scalar): return isEmpty ? .null : .text(scalar.text)
    case .list(let elements): return .list(elements.map(\.value))
    case .record(let record):
      if record.entries.count == 1, let json = record["json"] { return json.jsonValue }
      return .record(
        Dictionary(record.entries.map { ($0.key, $0.value.value) }, uniquingKeysWith: { $1 })
      )
    }
  }

  /// The value that the node represents as JSON, where plain numbers, booleans and null have their
  /// usual meaning.
  private var jsonValue: Value {
    switch content {
    case .list(let elements): return .list(elements.map(\.jsonValue))
    case .record(let record):
      return .record(
        Dictionary(record.entries.map { ($0.key, $0.value.jsonValue) }, uniquingKeysWith: { $1 })
      )
    case .scalar(let scalar):
      guard scalar.isPlain else { return .text(scalar.text) }
      return jsonConstant ?? .text(scalar.text)
    }
  }

  /// The meaning of a plain scalar in JSON: a number, a boolean or null; nil for anything else.
  private var jsonConstant: Value? {
    switch text {
    case "true": .boolean(true)
    case "false": .boolean(false)
    case _ where isNull: .null
    default: text.flatMap { ExactDecimal($0) }.map(Value.decimal)
    }
  }

  /// The first plain scalar under the key `json` that isn't valid JSON.
  var firstThatIsNoJSON: DocumentNode? { firstThatIsNoJSON(isJSON: false) }

  private func firstThatIsNoJSON(isJSON: Bool) -> DocumentNode? {
    switch content {
    case .scalar(let scalar): return isJSON && scalar.isPlain && jsonConstant == nil ? self : nil
    case .list(let elements):
      return elements.lazy.compactMap { $0.firstThatIsNoJSON(isJSON: isJSON) }.first
    case .record(let record):
      if !isJSON, record.entries.count == 1, let json = record["json"] {
        return json.firstThatIsNoJSON(isJSON: true)
      }
      return record.entries.lazy.compactMap { $0.value.firstThatIsNoJSON(isJSON: isJSON) }.first
    }
  }
}
