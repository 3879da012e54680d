package import Violations

// Where violations come from, if a trace is wanted (`Surroundings.tracesViolations`).
//
// Each check adds itself to the violations that it reports, from the inside out. Then its rule adds
// its parameters, and the text that its checks saw.

extension Findings {
  /// Adds a check to the origins of all violations.
  mutating func trace(to check: CheckOrigin?) {
    guard let check else { return }
    for index in violations.indices { violations[index].origins.add(check) }
  }

  /// Removes what checks saw from the origins of all violations, because it was the value of another
  /// field, which can be more confidential than the field that asks about it.
  mutating func withholdTracedTexts() {
    for index in violations.indices { violations[index].origins.withholdTexts() }
  }

  /// Adds what a rule knows about its checks to the origins of all violations.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - normalized: The text that the checks saw; nil if there is none.
  mutating func completeTraces(by rule: Rule, normalized: String?) {
    let shown = rule.confidentiality == .open ? normalized : nil
    for index in violations.indices {
      if violations[index].origins.isEmpty, !violations[index].isUndecided,
        let required = rule.requiredOrigin
      {
        violations[index].origins.add(required)
      }
      violations[index].origins.complete(
        parameters: rule.tracedParameters,
        normalized: shown
      )
    }
  }
}

extension Rule.CheckedInput {
  /// Returns the text that the checks saw, or nil if they saw nothing.
  func text(given: String) -> String? {
    switch self {
    case .nothing: nil
    case .asGiven: given
    case .changed(let normalized): normalized
    }
  }
}

extension Rule {
  /// Returns a report whose remaining violations have the rule itself as their origin.
  ///
  /// Such a violation isn't reported by a check: for example, a value that is checked on its own is
  /// required.
  package func tracing(_ report: Report) -> Report {
    var report = report
    for index in report.violations.indices where report.violations[index].origins.isEmpty {
      report.violations[index].origins.add(CheckOrigin(rule: name, position: position))
      report.violations[index].origins.complete(parameters: tracedParameters, normalized: nil)
    }
    return report
  }
}

extension FormDefinition {
  /// Returns a report whose remaining violations have the declarations of their fields as their
  /// origins.
  ///
  /// Such a violation isn't reported by a check: for example, the form requires the field.
  package func tracing(_ report: Report) -> Report {
    var report = report
    for index in report.violations.indices where report.violations[index].origins.isEmpty {
      let path = report.violations[index].path.pattern
      guard let field = fields.first(where: { $0.path == path }) else { continue }
      let origin = CheckOrigin(rule: field.rule.name, position: field.position)
      report.violations[index].origins.add(origin)
    }
    return report
  }
}
