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
    return rule.changed(checks: rule.checks.map { $0.knowing(values, absent: absent) })
  }
}

extension CheckTemplate {
  /// Returns the check with the values of some parameters, and without the settings whose
  /// parameters don't have a value.
  fileprivate func knowing(_ values: [String: Value], absent: Set<String>) -> CheckTemplate {
    var check = self
    for (name, expression) in settings {
      switch expression {
      case .parameter(let parameter):
        if let value = values[parameter] {
          check.settings[name] = .given(value)
        } else if absent.contains(parameter), name != definition.question {
          check.settings[name] = nil
        }
      case .checks(let checks):
        check.settings[name] = .checks(checks.map { $0.knowing(values, absent: absent) })
      case .constant, .given, .shared, .parts, .column: continue
      }
    }
    return check
  }
}
