package import Violations

// Parts of a form's declaration, with paths adjusted for a form that contains it.

extension FieldCondition {
  /// Returns the condition for a record at a path.
  package func prefixed(by path: FieldPath) -> FieldCondition {
    FieldCondition(
      field: path.appending(field),
      isFilled: isFilled,
      checks: checks.map { $0.prefixed(by: path) },
      position: position
    )
  }
}

extension ParameterSource {
  /// Returns the source for a record at a path.
  package func prefixed(by path: FieldPath) -> ParameterSource {
    switch self {
    case .constant: self
    case .field(let field): .field(path.appending(field))
    case .list(let sources): .list(sources.map { $0.prefixed(by: path) })
    case .first(let sources): .first(sources.map { $0.prefixed(by: path) })
    }
  }

  /// Returns the source with the field names among its constants adjusted for a record at a path.
  fileprivate func prefixingNames(by path: FieldPath) -> ParameterSource {
    switch self {
    case .constant(let value): .constant(value.prefixingNames(by: path))
    case .field: self
    case .list(let sources): .list(sources.map { $0.prefixingNames(by: path) })
    case .first(let sources): .first(sources.map { $0.prefixingNames(by: path) })
    }
  }
}

extension CheckTemplate {
  /// Returns the check with the fields that it names adjusted for a record at a path.
  package func prefixed(by path: FieldPath) -> CheckTemplate {
    if fields.isEmpty { return self }
    var check = self
    for (name, expression) in settings {
      switch expression {
      case .constant(let value): check.settings[name] = .constant(value.prefixed(by: path))
      case .given(let value) where definition.setting(name)?.type.namesFields == true:
        check.settings[name] = .given(value.prefixingNames(by: path))
      case .checks(let checks):
        check.settings[name] = .checks(checks.map { $0.prefixed(by: path) })
      case .given, .parameter, .shared, .parts, .column: break
      }
    }
    return check
  }
}

extension SettingValue {
  fileprivate func prefixed(by path: FieldPath) -> SettingValue {
    switch self {
    case .field(let field): .field(path.appending(field))
    case .list(let elements): .list(elements.map { $0.prefixed(by: path) })
    default: self
    }
  }
}

extension Value {
  /// Returns a value with the field names in it adjusted for a record at a path.
  fileprivate func prefixingNames(by path: FieldPath) -> Value {
    switch self {
    case .text(let text): FieldPath(text).map { .text(path.appending($0).description) } ?? self
    case .list(let elements): .list(elements.map { $0.prefixingNames(by: path) })
    case .record(let entries): .record(entries.mapValues { $0.prefixingNames(by: path) })
    case .decimal, .boolean, .null: self
    }
  }
}

extension RuleTemplate {
  /// Returns the rule with the fields that it looks at adjusted for a record at a path.
  package func prefixed(by path: FieldPath) -> RuleTemplate {
    if fields(given: [:]).isEmpty { return self }
    var traits = traits
    traits.rules = traits.rules.mapValues { $0.prefixed(by: path) }
    return changed(checks: checks.map { $0.prefixed(by: path) }, traits: traits)
  }

  /// Returns the sources that a form sets for the rule's parameters, with the field names among
  /// them adjusted for a record at a path.
  ///
  /// If the default of a parameter is a field name, the result sets the parameter explicitly.
  package func prefixingNames(
    in given: [String: ParameterSource],
    by path: FieldPath
  ) -> [String: ParameterSource] {
    let naming = checks.reduce(into: Set<String>()) { $0.formUnion($1.parametersNamingFields) }
    return parameters.reduce(into: given) { given, parameter in
      guard naming.contains(parameter.name) else { return }
      let source = given[parameter.name] ?? parameter.defaultValue.map(ParameterSource.constant)
      given[parameter.name] = source?.prefixingNames(by: path)
    }
  }
}
