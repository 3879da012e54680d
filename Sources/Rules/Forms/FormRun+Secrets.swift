import Violations

extension FormRun {
  /// Removes what a report repeats of secret fields from which the rule took parameters.
  func redact(_ report: inout Report, of field: FormField, _ fields: RecordFields) {
    if report.violations.isEmpty || field.parameters.isEmpty { return }
    let secrets = form.fields
      .filter { other in
        other.rule.isSecret && field.parameters.values.contains { $0.fields.contains(other.path) }
      }
      .compactMap { fields.value(of: $0.path)?.text }
      .filter { !$0.isEmpty }
    if secrets.isEmpty { return }
    for index in report.violations.indices {
      report.violations[index].arguments = report.violations[index].arguments.filter {
        !$0.value.repeats(secrets)
      }
    }
  }
}

extension Argument {
  fileprivate func repeats(_ secrets: [String]) -> Bool {
    switch self {
    case .text(let text): secrets.contains { text.contains($0) }
    case .list(let elements): elements.contains { $0.repeats(secrets) }
    default: false
    }
  }
}
