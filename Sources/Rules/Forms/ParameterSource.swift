public import Violations

/// Where a form takes the value of a rule's parameter from.
public indirect enum ParameterSource: Sendable, Hashable {
  /// A constant.
  case constant(Value)

  /// Another field of the record.
  case field(FieldPath)

  /// Several of these, as a list.
  case list([ParameterSource])

  /// The fields that the value depends on.
  public var fields: [FieldPath] {
    switch self {
    case .constant: []
    case .field(let path): [path]
    case .list(let sources): sources.flatMap(\.fields)
    }
  }

  /// Returns the value, or nil if it comes from a field that is blank.
  func value(from fields: any FieldSource) -> Value? {
    switch self {
    case .constant(let value): value
    case .field(let path): fields.value(of: path)
    case .list(let sources): .list(sources.compactMap { $0.value(from: fields) })
    }
  }
}
