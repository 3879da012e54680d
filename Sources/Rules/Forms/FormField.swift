public import Violations

/// A field of a form: where it stands in the record, and what it must be.
public struct FormField: Sendable {
  /// The field's place; `[]` stands for every element of a list.
  public let path: FieldPath

  /// The rule, with the checks that the form adds.
  public let rule: RuleTemplate

  /// The parameters that the form gives the rule.
  public let parameters: [String: ParameterSource]

  /// Whether a blank value is a violation.
  public let isRequired: Bool

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - path: The field's place.
  ///   - rule: The rule, with the checks that the form adds.
  ///   - parameters: The parameters that the form gives the rule.
  ///   - isRequired: Whether a blank value is a violation.
  public init(
    path: FieldPath,
    rule: RuleTemplate,
    parameters: [String: ParameterSource] = [:],
    isRequired: Bool = false
  ) {
    self.path = path
    self.rule = rule
    self.parameters = parameters
    self.isRequired = isRequired
  }

  /// The fields that must be checked before this one.
  public var dependencies: Set<FieldPath> {
    Set(parameters.values.flatMap(\.fields)).union(rule.checks.flatMap(\.fields))
  }
}

extension CheckTemplate {
  /// The other fields that the check and those inside it look at.
  public var fields: [FieldPath] {
    settings.values.flatMap { expression -> [FieldPath] in
      switch expression {
      case .constant(.field(let path)): [path]
      case .checks(let checks): checks.flatMap(\.fields)
      case .constant, .given, .parameter, .shared: []
      }
    }
  }
}
