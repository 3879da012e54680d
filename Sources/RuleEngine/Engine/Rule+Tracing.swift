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

  /// Removes what checks saw from the origins of all violations.
  ///
  /// It was the value of another field, which can be more confidential than the field that asks
  /// about it.
  mutating func withholdTracedTexts() {
    for index in violations.indices { violations[index].origins.withholdTexts() }
  }

  /// Adds what a rule knows about its checks to the origins of all violations.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - normalized: The text that the checks saw; nil if there is none.
  mutating func completeTraces(by rule: Rule, normalized: String?) {
    if violations.isEmpty { return }
    let shown = rule.confidentiality == .open ? normalized?.tracedBeginning : nil
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

extension String {
  /// How many characters of Unicode of a text a trace shows.
  ///
  /// A report can have many violations, and each step of each trace repeats the text.
  private static let mostTraced = 200

  /// The beginning of the text, with `…` if there is more.
  fileprivate var tracedBeginning: String {
    let beginning = unicodeScalars.prefix(Self.mostTraced)
    return beginning.endIndex == unicodeScalars.endIndex ? self : String(beginning) + "…"
  }
}

extension Value {
  /// How large a number, list or record is that a trace shows, in bytes of a report.
  private static let mostTraced = 1_000

  /// What a trace shows of a parameter: the beginning of a text, and `…` for another large value.
  var traced: Value {
    if case .text(let text) = self { return .text(text.tracedBeginning) }
    return reportSize > Self.mostTraced ? "…" : self
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
