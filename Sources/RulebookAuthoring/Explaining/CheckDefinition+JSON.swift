package import RuleEngine
package import Violations

extension CheckDefinition {
  /// The explanation of the check as JSON.
  package var explanationMembers: [String: Value] {
    var members: [String: Value] = [
      "name": .text(name), "summary": .text(summary), "needs_code": .boolean(needsCode),
      "between_fields": .boolean(isBetweenFields),
      "settings": .list(settings.map { .record($0.members) }),
      "codes": .list(codes.map { .record($0.members) }),
      "facts": .list(facts.map { .text($0.name) }),
    ]
    members["shorthand"] = shorthand.map(Value.text)
    return members
  }
}

extension SettingDefinition {
  /// The setting as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = [
      "name": .text(name), "type": .text(type.summary), "summary": .text(summary),
      "required": .boolean(isRequired),
    ]
    members["default"] = defaultText.map(Value.text)
    return members
  }
}

extension CodeDefinition {
  fileprivate var members: [String: Value] {
    [
      "code": .text(code.rawValue), "summary": .text(summary),
      "severity": .text(severity.rawValue),
      "arguments": .list(
        arguments.map { argument in
          .record([
            "name": .text(argument.name), "kind": .text(argument.kind.rawValue),
            "summary": .text(argument.summary),
          ])
        }
      ),
    ]
  }
}
