import Violations

/// What is known about a field's rule before there is a record.
package struct KnownRule: Sendable {
  /// The field's rule as it is for every record.
  package let original: RuleTemplate

  /// The rule with the values of all parameters that don't come from other fields.
  ///
  /// Its checks then don't depend on these parameters, so more is known about the field's values.
  package let rule: RuleTemplate

  /// What decides the known rule, so that it is made once for many fields.
  package struct Key: Hashable, Sendable {
    fileprivate let original: ObjectIdentifier
    fileprivate let constants: [String: Value]

    /// The parameters that come from other fields.
    fileprivate let others: Set<String>
  }
}

extension FormField {
  /// What decides the known rule of the field.
  package var knownRuleKey: KnownRule.Key {
    KnownRule.Key(
      original: ObjectIdentifier(rule),
      constants: parameters.compactMapValues(\.constant),
      others: Set(parameters.filter { $0.value.constant == nil }.keys)
    )
  }

  /// What is known about the field's rule.
  package var knownRule: KnownRule {
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
    if values.isEmpty, absent.isEmpty { return KnownRule(original: rule, rule: rule) }
    let checks = rule.checks.map { $0.bound(to: values, isAbsent: absent.contains) }
    return KnownRule(original: rule, rule: rule.changed(checks: checks))
  }
}
