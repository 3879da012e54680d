public import Violations

/// A field of a form as it is declared: where it stands in the record, which rule it has, and where
/// the rule's parameters come from.
public struct FormField: Sendable {
  /// The field's path in the record; `[]` stands for every element of a list.
  public let path: FieldPath

  /// The rule, with the checks that the form adds.
  public let rule: RuleTemplate

  /// The rule's checks, with what is known of its parameters without a record.
  let checks: [CheckTemplate]

  /// The parameters that the form gives the rule.
  public let parameters: [String: ParameterSource]

  /// Whether a blank value is a violation in any case.
  public let isRequired: Bool

  /// Conditions under which a blank value is a violation: all of them, if there are any.
  public let requiredIf: [FieldCondition]

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - path: The field's path in the record.
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
    let naming = rule.checks.reduce(into: Set()) { $0.formUnion($1.parametersNamingFields) }
    // Where a check asks for the name of a field, `{ field: country }` is that name.
    let parameters = parameters.reduce(into: parameters) { parameters, given in
      if naming.contains(given.key) { parameters[given.key] = given.value.naming }
    }
    self.parameters = parameters
    checks = naming.isEmpty ? rule.checks : rule.checks(with: parameters)
    self.isRequired = isRequired
    self.requiredIf = requiredIf
  }

  /// Returns the field with at least some confidentiality.
  func raised(to least: Confidentiality) -> FormField {
    if rule.confidentiality >= least { return self }
    return FormField(
      path: path,
      rule: rule.raised(to: least),
      parameters: parameters,
      isRequired: isRequired,
      requiredIf: requiredIf
    )
  }

  /// The fields that must be checked before this one.
  public var dependencies: Set<FieldPath> {
    Set(parameters.values.flatMap(\.fields))
      .union(checks.flatMap(\.fields))
      .union(requiredIf.flatMap(\.fields))
  }
}

extension CheckTemplate {
  /// The other fields that the check and those inside it look at.
  public var fields: [FieldPath] {
    settings.flatMap { name, expression -> [FieldPath] in
      if case .checks(let checks) = expression { return checks.flatMap(\.fields) }
      return fields(namedBy: expression, in: name)
    }
  }

  /// The fields that one of the check's settings names.
  func fields(namedBy expression: SettingExpression, in setting: String) -> [FieldPath] {
    switch expression {
    case .constant(let value): value.fields
    case .given(let value): definition.setting(setting)?.type.fields(namedBy: value) ?? []
    case .parameter, .shared, .checks: []
    }
  }

  /// The parameters whose values are names of fields.
  var parametersNamingFields: Set<String> {
    settings.reduce(into: []) { names, setting in
      switch setting.value {
      case .parameter(let name):
        if definition.setting(setting.key)?.type.namesFields == true { names.insert(name) }
      case .checks(let checks):
        for check in checks { names.formUnion(check.parametersNamingFields) }
      case .constant, .given, .shared: break
      }
    }
  }
}

extension RuleTemplate {
  /// The rule's checks, with the values of parameters that are known without a record.
  fileprivate func checks(with sources: [String: ParameterSource]) -> [CheckTemplate] {
    var known: [String: SettingExpression] = [:]
    for parameter in parameters {
      let source = sources[parameter.name]
      let value = source.map(\.constant) ?? parameter.defaultValue
      known[parameter.name] = value.map(SettingExpression.given)
    }
    return checks.map { $0.replacing(known) }
  }
}

extension SettingType {
  /// Whether a value of this type may name a field.
  var namesFields: Bool {
    switch self {
    case .field: true
    case .list(let element), .record(let element): element.namesFields
    default: false
    }
  }

  /// The fields that a value of this type names; none if it does not suit the type.
  fileprivate func fields(namedBy value: Value) -> [FieldPath] {
    if !namesFields { return [] }
    do throws(SettingError) {
      return try interpret(value).fields
    } catch {
      return []
    }
  }
}

extension SettingValue {
  /// The fields that the setting names.
  var fields: [FieldPath] {
    switch self {
    case .field(let path): [path]
    case .list(let elements): elements.flatMap(\.fields)
    default: []
    }
  }
}

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

  /// The names of the fields, in place of their values.
  fileprivate var naming: ParameterSource {
    switch self {
    case .constant: self
    case .field(let path): .constant(.text(path.description))
    case .list(let sources): .list(sources.map(\.naming))
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

/// A condition on another field, on which it depends whether a field is required.
///
///     required-if: { field: country, matches: { equals: CH } }
///     required-if: { field: phone, filled: false }
public struct FieldCondition: Sendable {
  /// The other field.
  public let field: FieldPath

  /// Whether the other field must be filled, or must be blank.
  public let isFilled: Bool

  /// The checks that the other field's value must pass too.
  public let checks: [CheckTemplate]

  /// Where these checks are written; nil if no file has them.
  public let position: FilePosition?

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - field: The other field.
  ///   - isFilled: Whether it must be filled, or must be blank.
  ///   - checks: The checks that its value must pass too.
  ///   - position: Where these checks are written.
  public init(
    field: FieldPath,
    isFilled: Bool = true,
    checks: [CheckTemplate] = [],
    position: FilePosition? = nil
  ) {
    self.field = field
    self.isFilled = isFilled
    self.checks = checks
    self.position = position
  }

  /// The fields that the condition looks at.
  var fields: [FieldPath] { [field] + checks.flatMap(\.fields) }
}
