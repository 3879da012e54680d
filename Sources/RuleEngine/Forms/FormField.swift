package import Violations

/// A declared field of a form: its path in the record, its rule, and the source of the rule's
/// parameters.
package struct FormField: Sendable {
  /// The field's path in the record.
  ///
  /// In it, `[]` stands for every element of a list.
  package let path: FieldPath

  /// The rule, with the checks that the form adds.
  package private(set) var rule: RuleTemplate

  /// The rule's checks, with the parameter values that are known without a record.
  private(set) var checks: [CheckTemplate] = []

  /// The parameters that the form sets for the rule.
  package private(set) var parameters: [String: ParameterSource]

  /// Whether a blank value is always a violation, for the groups that the caller has chosen.
  package private(set) var isRequired: Bool

  /// The groups where a blank value is always a violation.
  package let requiredIn: Set<String>

  /// Conditional demands that the field be filled, blank or missing.
  package let demands: [PresenceDemand]

  /// Whether the field is a record with its own form.
  let holdsForm: Bool

  /// Where the form, or the one that it inherits the field from, declares it; nil if it doesn't
  /// come from a file.
  package var position: FilePosition?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - path: The field's path in the record.
  ///   - rule: The rule, with the checks that the form adds.
  ///   - parameters: The parameters that the form sets for the rule.
  ///   - isRequired: Whether a blank value is always a violation.
  ///   - requiredIn: The groups where a blank value is always a violation.
  ///   - demands: Conditional demands on the field.
  ///   - holdsForm: Whether the field is a record with its own form.
  package init(
    path: FieldPath,
    rule: RuleTemplate,
    parameters: [String: ParameterSource] = [:],
    isRequired: Bool = false,
    requiredIn: Set<String> = [],
    demands: [PresenceDemand] = [],
    holdsForm: Bool = false
  ) {
    self.path = path
    self.rule = rule
    self.parameters = parameters
    self.isRequired = isRequired
    self.requiredIn = requiredIn
    self.demands = demands
    self.holdsForm = holdsForm
    use(rule)
  }

  private mutating func use(_ rule: RuleTemplate) {
    self.rule = rule
    let naming = rule.checks.reduce(into: Set()) { $0.formUnion($1.parametersNamingFields) }
    // For a check that expects the name of a field, `{ field: country }` is that name.
    for name in naming { parameters[name] = parameters[name]?.naming }
    checks = naming.isEmpty ? rule.checks : rule.checks(with: parameters)
  }

  /// Returns the field with another version of its rule.
  func using(_ rule: RuleTemplate) -> FormField {
    var field = self
    field.use(rule)
    return field
  }

  /// The groups that something in the field depends on.
  package var groups: Set<String> { requiredIn.union(rule.groups) }

  /// Returns the field for a caller who has chosen some groups.
  ///
  /// This field must not have any chosen groups yet.
  func choosing(_ chosen: Set<String>) -> FormField {
    if groups.isEmpty { return self }
    var field = self
    field.use(rule.choosing(chosen))
    field.isRequired = isRequired || !requiredIn.isDisjoint(with: chosen)
    return field
  }

  /// Returns the field with at least the given confidentiality.
  package func raised(to least: Confidentiality) -> FormField {
    if rule.confidentiality >= least { return self }
    let raised = rule.raised(to: least)
    var field = self
    // The rule wasn't written for the secret that it now sees.
    field.use(least.isSecret && !rule.isSecret ? raised.withGuests() : raised)
    return field
  }

  /// The field with a rule whose checks are all guests, for a secret that another pack guards.
  package var asGuest: FormField {
    var field = self
    field.use(rule.withGuests())
    return field
  }

  /// The fields that must be checked before this one.
  package var dependencies: Set<FieldPath> {
    Set(parameters.values.flatMap(\.fields))
      .union(checks.flatMap(\.fields))
      .union(conditions.flatMap(\.fields))
  }
}

extension RuleTemplate {
  /// Returns the other fields that the rule and the rules that it passes values to look at.
  ///
  /// - Parameter parameters: The parameters. Some can be names of fields.
  /// - Returns: The fields, by the paths that checks use.
  package func fields(given parameters: [String: Value]) -> Set<FieldPath> {
    let sources = parameters.mapValues(ParameterSource.constant)
    let own = FormField(path: FieldPath(), rule: self, parameters: sources).dependencies
    return traits.rules.values.reduce(into: own) { $0.formUnion($1.fields(given: [:])) }
  }
}

extension CheckTemplate {
  /// The other fields that the check and the checks inside it look at.
  package var fields: [FieldPath] {
    settings.flatMap { name, expression -> [FieldPath] in
      if case .checks(let checks) = expression { return checks.flatMap(\.fields) }
      return fields(namedBy: expression, in: name)
    }
  }

  /// Whether the check, one inside it, or a rule that it passes values to might look at other
  /// fields.
  var mightLookAtFields: Bool {
    if definition.handover != nil || definition.isOfProgram { return true }
    return settings.contains { name, expression in
      switch expression {
      case .checks(let checks): checks.contains(where: \.mightLookAtFields)
      case .parameter, .column: definition.setting(name)?.type.namesFields == true
      case .constant, .given: !fields(namedBy: expression, in: name).isEmpty
      case .shared, .parts: false
      }
    }
  }

  /// Returns the fields that one of the check's settings names.
  func fields(namedBy expression: SettingExpression, in setting: String) -> [FieldPath] {
    switch expression {
    case .constant(let value): value.fields
    case .given(let value): definition.setting(setting)?.type.fields(namedBy: value) ?? []
    case .parameter, .shared, .parts, .column, .checks: []
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
      case .constant, .given, .shared, .parts, .column: break
      }
    }
  }
}

extension RuleTemplate {
  /// Returns the rule's checks, with the parameter values that are known without a record.
  fileprivate func checks(with sources: [String: ParameterSource]) -> [CheckTemplate] {
    var known: [String: SettingExpression] = [:]
    for parameter in parameters {
      let source = sources[parameter.name]
      let value = source.map(\.constant) ?? parameter.defaultValue
      known[parameter.name] = value.map(SettingExpression.given)
    }
    return checks.replacing(known)
  }
}

extension SettingType {
  /// Whether a value of this type can name a field.
  var namesFields: Bool {
    switch self {
    case .field: true
    case .list(let element), .record(let element): element.namesFields
    default: false
    }
  }

  /// Returns the fields that a value of this type names, or none if the value doesn't have this
  /// type.
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
  package var fields: [FieldPath] {
    switch self {
    case .field(let path): [path]
    case .list(let elements): elements.flatMap(\.fields)
    default: []
    }
  }
}

/// Where a form takes the value of a rule's parameter from.
package indirect enum ParameterSource: Sendable, Hashable {
  /// A constant.
  case constant(Value)

  /// Another field of the record.
  case field(FieldPath)

  /// A list of several sources.
  case list([ParameterSource])

  /// The first of several sources that has a value.
  case first([ParameterSource])

  package var fields: [FieldPath] {
    switch self {
    case .constant: []
    case .field(let path): [path]
    case .list(let sources), .first(let sources): sources.flatMap(\.fields)
    }
  }

  /// The constants that the value can be, or that a list consists of entirely.
  package var constants: [Value] {
    if case .first(let sources) = self { return sources.flatMap(\.constants) }
    return constant.map { [$0] } ?? []
  }

  /// The value, or nil if a part of it comes from a field.
  package var constant: Value? {
    switch self {
    case .constant(let value): return value
    case .field: return nil
    case .list(let sources):
      let values = sources.compactMap(\.constant)
      return values.count == sources.count ? .list(values) : nil
    case .first(let sources): return sources.first?.constant
    }
  }

  /// The value if all fields are blank; nil if there is none.
  package var valueWithoutFields: Value? {
    switch self {
    case .constant(let value): return value
    case .field: return nil
    case .list: return constant
    case .first(let sources): return sources.lazy.compactMap(\.valueWithoutFields).first
    }
  }

  /// The names of the fields instead of their values.
  fileprivate var naming: ParameterSource {
    switch self {
    case .constant: self
    case .field(let path): .constant(.text(path.description))
    case .list(let sources): .list(sources.map(\.naming))
    case .first(let sources): .first(sources.map(\.naming))
    }
  }

  /// Returns the value, or nil if it comes from a field that is blank or whose value doesn't have
  /// the type.
  func value(from fields: any FieldSource, as type: SettingType) -> Value? {
    switch self {
    case .constant(let value): return value
    case .field(let path):
      // A ternary with `nil` would be the value null here, not the absence of a value.
      guard let value = fields.value(of: path), type.accepts(value) else { return nil }
      return value
    case .list(let sources):
      let element = if case .list(let element) = type { element } else { type }
      return .list(sources.compactMap { $0.value(from: fields, as: element) })
    case .first(let sources):
      // A list of blank fields isn't a value either.
      return sources.lazy.compactMap { $0.value(from: fields, as: type) }.first { $0 != .list([]) }
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

/// A condition on another field that decides whether a field is required.
///
///     required-if: { field: country, matches: { equals: CH } }
///     required-if: { field: phone, filled: false }
package struct FieldCondition: Sendable {
  /// The other field.
  package let field: FieldPath

  /// Whether the other field must be filled rather than blank.
  package let isFilled: Bool

  /// The checks that the other field's value must also pass.
  package let checks: [CheckTemplate]

  /// The position of these checks; nil if they don't come from a file.
  package let position: FilePosition?

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - field: The other field.
  ///   - isFilled: Whether it must be filled rather than blank.
  ///   - checks: The checks that its value must also pass.
  ///   - position: The position of these checks.
  package init(
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
