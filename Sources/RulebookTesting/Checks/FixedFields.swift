public import RuleEngine
public import Violations

/// The other fields of a record, given by their paths.
public struct FixedFields: FieldSource, ExpressibleByDictionaryLiteral {
  private let values: [String: Value]

  /// Creates fields from their paths, as forms write them, and values.
  public init(dictionaryLiteral elements: (String, Value)...) {
    values = Dictionary(elements, uniquingKeysWith: { $1 })
  }

  /// Creates fields from their paths and values.
  package init(_ fields: [(path: FieldPath, value: Value)]) {
    values = Dictionary(fields.map { ($0.path.description, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Returns the value of a field, or nil if it was not given.
  public func value(of path: FieldPath) -> Value? { values[path.description] }
}
