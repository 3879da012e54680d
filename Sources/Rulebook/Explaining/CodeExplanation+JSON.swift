package import Violations

extension CodeExplanation {
  /// The explanation as JSON.
  package var members: [String: Value] {
    var members: [String: Value] = [
      "code": .text(code.rawValue), "severity": .text(severity.rawValue),
      "checks": .list(checks.map(Value.text)), "rules": .list(rules.map(Value.text)),
      "forms": .list(forms.map(Value.text)), "arguments": .list(arguments.map(\.value)),
    ]
    if !codesBelow.isEmpty { members["below"] = .list(codesBelow.map { .text($0.rawValue) }) }
    members["summary"] = summary.map(Value.text)
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    members["pack"] = pack.map(Value.text)
    return members
  }
}

extension CodeExplanation.Argument {
  fileprivate var value: Value {
    var members: [String: Value] = [
      "name": .text(name), "kinds": .list(kinds.map(\.rawValue).sorted().map(Value.text)),
      "from_input": .boolean(isFromInput),
    ]
    members["summary"] = summary.map(Value.text)
    return .record(members)
  }
}
