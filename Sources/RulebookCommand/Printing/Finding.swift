import Rulebook

// What `lint` and `codes --check` find: a diagnostic and its severity.

extension Diagnostic {
  /// Returns a finding as lines for a person.
  func lines(_ severity: Severity) -> String {
    var shown = self
    shown.reason = "\(severity.rawValue): \(reason) [\(code)]"
    return visible(shown.description, keepingLines: true) + "\n"
  }

  /// Returns a finding as JSON.
  func members(_ severity: Severity) -> [String: Value] {
    var members: [String: Value] = [
      "severity": .text(severity.rawValue), "code": .text(code), "file": .text(file),
      "line": .decimal(ExactDecimal(line)), "column": .decimal(ExactDecimal(column)),
      "reason": .text(reason),
    ]
    members["hint"] = hint.map(Value.text)
    return members
  }
}
