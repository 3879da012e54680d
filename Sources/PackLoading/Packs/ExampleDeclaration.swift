package import DatesAndTimes
public import Violations

/// An example of a rule's values.
public struct ExampleDeclaration: Sendable {
  /// Another field of the record that the rule's checks look at.
  package struct OtherField: Sendable {
    /// The field's path, as in checks.
    package var path: FieldPath

    package var value: Value

    /// The position of the field.
    package var position: SourcePosition
  }

  /// The value.
  public var value: Value

  /// The parameters of the check.
  public var parameters: [String: Value] = [:]

  package var groups: Set<String> = []

  /// The day or time to treat as now; nil for the runner's own clock.
  package var now: Moment?

  /// The other fields that the checks look at; a field that isn't listed is blank.
  package var fields: [OtherField] = []

  /// The values of these fields by path, with the path as text.
  package var fieldValues: [String: Value] {
    Dictionary(fields.map { ($0.path.description, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Whether the value must be valid.
  public var isValid: Bool

  /// The codes that it must produce, in order; for a valid value, these are warnings.
  public var codes: [ViolationCode] = []

  /// The normalized form that it must have, if the example says so.
  public var normalized: String?

  /// The facts that it must have; null means that the fact must be missing.
  ///
  /// The example says nothing about facts that aren't listed.
  public var facts: [String: Value] = [:]

  /// The position of the example.
  public var position: SourcePosition
}
