import Violations

extension FormRun {
  /// Puts the reports of all places into one.
  func assembled() -> Report {
    var whole = Report()
    var normalized: [String: Value] = [:]
    var seen: Set<Violation> = []
    for index in form.fields.indices {
      // Fields of one list meet the same obstacles; the first reports them.
      for violation in violations(for: obstacles[index]) where seen.insert(violation).inserted {
        whole.add(violation)
      }
      for (path, report) in reports[index] {
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

  private func violations(for obstacles: RecordObstacles) -> [Violation] {
    let maximum = Argument.integer(surroundings.limits.listElements)
    return obstacles.mismatches.map {
      mismatch(at: $0.path, expected: $0.expected, actual: $0.actual)
    } + obstacles.longLists.map { own(.limitListSize, ["maximum": maximum], at: $0) }
  }

  func mismatch(
    at path: FieldPath,
    expected: Value.Kind,
    actual: Value.Kind
  ) -> Violation {
    own(
      .typeMismatch,
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)],
      at: path
    )
  }

  /// Returns a violation that the form itself reports, as its pack's codes say.
  private func own(
    _ code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    severity: Severity? = nil,
    at path: FieldPath
  ) -> Violation {
    var violation = Violation(code, arguments)
    violation.severity = severity ?? .error
    if let settings = form.packCodes[code], !violation.isLimit {
      violation.number = settings.number
      violation.severity = severity ?? settings.severity ?? .error
    }
    return located(violation, at: path)
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

  /// Keeps warnings and the first error; that something is wrong comes before that something
  /// could not be checked.
  private func firstOfRecord(_ violations: [Violation]) -> [Violation] {
    let errors = violations.indices.filter { violations[$0].severity == .error }
    let first = errors.first { !violations[$0].isLimit } ?? errors.first
    return violations.enumerated().filter { index, violation in
      violation.severity != .error || index == first
    }.map(\.element)
  }

  private func addUnknownFields(to whole: inout Report) {
    guard form.unknownFields != .ignore, case .record(let entries) = record else { return }
    let known = Set(form.fields.compactMap(\.path.components.first))
    for name in entries.keys.sorted() where !known.contains(.name(name)) {
      let severity: Severity = form.unknownFields == .refuse ? .error : .warning
      whole.add(
        own(.fieldUnknown, severity: severity, at: FieldPath(components: [.name(name)]))
      )
    }
  }
}

extension Report {
  /// Adds a violation and what it means for the outcome.
  fileprivate mutating func add(_ violation: Violation) {
    violations.append(violation)
    if violation.isLimit {
      outcome = outcome.and(.inconclusive)
    } else if violation.severity == .error {
      outcome = .invalid
    }
  }
}
