import Violations

extension FormField {
  /// The field's rule with the values of all parameters that don't come from other fields.
  ///
  /// Its checks then don't depend on these parameters, so more is known about the field's values.
  package var knownRule: RuleTemplate {
    var values: [String: Value] = [:]
    var absent: Set<String> = []
    for parameter in rule.parameters {
      if let source = parameters[parameter.name] {
        values[parameter.name] = source.constant
      } else if let value = parameter.defaultValue {
        values[parameter.name] = value
      } else {
        absent.insert(parameter.name)
      }
    }
    if values.isEmpty, absent.isEmpty { return rule }
    return rule.changed(checks: rule.checks.map { $0.bound(to: values, isAbsent: absent.contains) })
  }
}
