import Violations

extension FormRun {
  /// Puts the reports of all places into one.
  func assembled() -> Report {
    var whole = Report()
    var normalized: [String: Value] = [:]
    for mismatch in uniqueMismatches {
      whole.outcome = .invalid
      whole.violations.append(
        self.mismatch(at: mismatch.path, expected: mismatch.expected, actual: mismatch.actual)
      )
    }
    addListLimits(to: &whole)
    for fieldReports in reports {
      for (path, report) in fieldReports {
        whole.outcome = whole.outcome.and(report.outcome)
        whole.violations += stopped(report.violations).map { located($0, at: path) }
        if let value = report.normalized { normalized[path.description] = value }
        if !report.facts.isEmpty { whole.facts[path.description] = .record(report.facts) }
      }
    }
    addUnknownFields(to: &whole)
    if form.stop == .first { whole.violations = firstOfRecord(whole.violations) }
    if whole.outcome == .valid { whole.normalized = .record(normalized) }
    return whole
  }

  private var uniqueMismatches: [RecordMismatch] {
    var seen: Set<RecordMismatch> = []
    return mismatches.filter { seen.insert($0).inserted }
  }

  func mismatch(
    at path: FieldPath,
    expected: Value.Kind,
    actual: Value.Kind
  ) -> Violation {
    located(
      Violation(
        .typeMismatch,
        ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)]
      ),
      at: path
    )
  }

  func located(_ violation: Violation, at path: FieldPath) -> Violation {
    var violation = violation
    violation.form = form.name
    violation.path = path
    // Other fields are named within the same element.
    for (name, argument) in violation.arguments {
      if case .field(let other) = argument {
        violation.arguments[name] = .field(other.filled(from: path))
      }
    }
    return violation
  }

  /// Keeps what the form's way to stop lets through: warnings stay.
  private func stopped(_ violations: [Violation]) -> [Violation] {
    form.stop == .all ? violations : firstOfRecord(violations)
  }

  private func firstOfRecord(_ violations: [Violation]) -> [Violation] {
    let first = violations.firstIndex { $0.severity == .error }
    return violations.enumerated().filter { index, violation in
      violation.severity != .error || index == first
    }.map(\.element)
  }

  private func addListLimits(to whole: inout Report) {
    let limit = surroundings.limits.listElements
    var paths: [FieldPath] = []
    for field in form.fields {
      guard let each = field.path.components.firstIndex(of: .each) else { continue }
      let list = FieldPath(components: Array(field.path.components[..<each]))
      if !paths.contains(list) { paths.append(list) }
    }
    for path in paths {
      var ignored: [RecordMismatch] = []
      let place = record.places(of: path, listLimit: limit, mismatches: &ignored).first
      guard case .list(let elements)? = place?.value, elements.count > limit else { continue }
      whole.outcome = whole.outcome.and(.inconclusive)
      whole.violations.append(
        located(Violation(.limitListSize, ["maximum": .integer(limit)]), at: path)
      )
    }
  }

  private func addUnknownFields(to whole: inout Report) {
    guard form.unknownFields != .ignore, case .record(let entries) = record else { return }
    let known = Set(form.fields.compactMap(\.path.components.first))
    for name in entries.keys.sorted() where !known.contains(.name(name)) {
      let severity: Severity = form.unknownFields == .refuse ? .error : .warning
      if severity == .error { whole.outcome = .invalid }
      whole.violations.append(
        located(
          Violation(.fieldUnknown, severity: severity),
          at: FieldPath(components: [.name(name)])
        )
      )
    }
  }
}
