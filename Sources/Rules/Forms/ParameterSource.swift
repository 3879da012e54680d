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

  /// The value, or nil if a part of it comes from a field.
  public var constant: Value? {
    switch self {
    case .constant(let value): return value
    case .field: return nil
    case .list(let sources):
      let values = sources.compactMap(\.constant)
      return values.count == sources.count ? .list(values) : nil
    }
  }

  /// Returns the value, or nil if it comes from a field that is blank or does not suit a type.
  func value(from fields: any FieldSource, as type: SettingType) -> Value? {
    switch self {
    case .constant(let value): return value
    case .field(let path): return fields.value(of: path).flatMap { type.accepts($0) ? $0 : nil }
    case .list(let sources):
      let element = if case .list(let element) = type { element } else { type }
      return .list(sources.compactMap { $0.value(from: fields, as: element) })
    }
  }
}

extension SettingType {
  fileprivate func accepts(_ value: Value) -> Bool {
    do throws(SettingError) {
      _ = try interpret(value)
      return true
    } catch {
      return false
    }
  }
}
