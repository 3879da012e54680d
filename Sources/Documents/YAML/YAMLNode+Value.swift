public import Violations

extension YAMLNode {
  /// The value that the node writes: texts, lists and records, and JSON's other kinds under the key
  /// `json`.
  ///
  /// A plain `10` is a text, since only its reader knows what it means; `{ json: 10 }` is a number.
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

  /// The value that the node writes if it is read as JSON is: plain numbers, booleans and null are
  /// those.
  private var jsonValue: Value {
    switch content {
    case .list(let elements): return .list(elements.map(\.jsonValue))
    case .record(let record):
      return .record(
        Dictionary(record.entries.map { ($0.key, $0.value.jsonValue) }, uniquingKeysWith: { $1 })
      )
    case .scalar(let scalar):
      guard scalar.isPlain else { return .text(scalar.text) }
      switch scalar.text {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case _ where isNull: return .null
      default: return ExactDecimal(scalar.text).map(Value.decimal) ?? .text(scalar.text)
      }
    }
  }
}
