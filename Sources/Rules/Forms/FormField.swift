public import Violations

/// A field of a form: where it stands in the record, and what it must be.
public struct FormField: Sendable {
  /// The field's place; `[]` stands for every element of a list.
  public let path: FieldPath

  /// The rule, with the checks that the form adds.
  public let rule: RuleTemplate

  /// The parameters that the form gives the rule.
  public let parameters: [String: ParameterSource]

  /// Whether a blank value is a violation in any case.
  public let isRequired: Bool

  /// Conditions under which a blank value is a violation: all of them, if there are any.
  public let requiredIf: [FieldCondition]

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - path: The field's place.
  ///   - rule: The rule, with the checks that the form adds.
  ///   - parameters: The parameters that the form gives the rule.
  ///   - isRequired: Whether a blank value is a violation in any case.
  ///   - requiredIf: Conditions under which a blank value is a violation.
  public init(
    path: FieldPath,
    rule: RuleTemplate,
    parameters: [String: ParameterSource] = [:],
    isRequired: Bool = false,
    requiredIf: [FieldCondition] = []
  ) {
    self.path = path
    self.rule = rule
    self.parameters = parameters
    self.isRequired = isRequired
    self.requiredIf = requiredIf
  }

  /// The fields that must be checked before this one.
  public var dependencies: Set<FieldPath> {
    Set(parameters.values.flatMap(\.fields))
      .union(rule.checks.flatMap(\.fields))
      .union(requiredIf.flatMap(\.fields))
  }
}

extension CheckTemplate {
  /// The other fields that the check and those inside it look at.
  public var fields: [FieldPath] {
    settings.values.flatMap { expression -> [FieldPath] in
      switch expression {
      case .constant(let value): value.fields
      case .checks(let checks): checks.flatMap(\.fields)
      case .given, .parameter, .shared: []
      }
    }
  }
}

extension SettingValue {
  /// The fields that the setting names.
  fileprivate var fields: [FieldPath] {
    switch self {
    case .field(let path): [path]
    case .list(let elements): elements.flatMap(\.fields)
    default: []
    }
  }
}
