package import Violations

// What a form says about its fields, with their paths as in a form that contains it.

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
    }
  }

  /// Returns the source with the names of fields that are its constants as those of a record at a path.
  fileprivate func prefixingNames(by path: FieldPath) -> ParameterSource {
    switch self {
    case .constant(let value): .constant(value.prefixingNames(by: path))
    case .field: self
    case .list(let sources): .list(sources.map { $0.prefixingNames(by: path) })
    }
  }
}

extension CheckTemplate {
  /// Returns the check with the fields that it names as those of a record at a path.
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
  /// Returns a value that names fields with these as fields of a record at a path.
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
  /// Returns the rule with the fields at which it looks as those of a record at a path.
  package func prefixed(by path: FieldPath) -> RuleTemplate {
    if fields(given: [:]).isEmpty { return self }
    var traits = traits
    traits.rules = traits.rules.mapValues { $0.prefixed(by: path) }
    return changed(checks: checks.map { $0.prefixed(by: path) }, traits: traits)
  }

  /// Returns what a form gives the rule's parameters, with the names of fields among them as those of a
  /// record at a path.
  ///
  /// A name that is the default of a parameter is given then, too.
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
