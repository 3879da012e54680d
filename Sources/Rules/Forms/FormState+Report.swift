public import Violations

extension FormState {
  /// What was found in the whole record, in the order of the form's file.
  ///
  /// - Complexity: O(*n*) in the number of places and violations.
  public var report: Report {
    guard case .record(let entries) = record else {
      return Report(
        outcome: .invalid,
        violations: [mismatch(at: FieldPath(), expected: .record, actual: record.kind)]
      )
    }
    var whole = Report()
    var normalized: [String: Value] = [:]
    normalized.reserveCapacity(places.count)
    whole.facts.reserveCapacity(places.count / 2)
    var seen: [Violation] = []
    var context = CheckContext(surroundings: surroundings)
    for field in form.plan.fields {
      if !keepsPlainFields, field.isPlain, let name = field.name, let rule = field.rule {
        context.parameters = rule.parameters
        let value = entries[name] ?? .null
        let report = rule.report(on: value, isRequired: field.field.isRequired, in: context)
        add(report, at: field.field.path, of: field, to: &whole, &normalized)
        continue
      }
      if !obstacles.isEmpty, let obstacles = obstacles[field.index] {
        // Fields of one list meet the same obstacles; the first reports them.
        let new = violations(for: obstacles).filter { !seen.contains($0) }
        seen += new
        whole.add(new)
      }
      switch places[field.index] {
      case .one(let place):
        add(place.whole, at: place.path, of: field, to: &whole, &normalized)
      case .several(let places):
        for place in places {
          add(place.whole, at: place.path, of: field, to: &whole, &normalized)
        }
      }
    }
    if form.unknownFields != .ignore { whole.add(unknownFields) }
    whole.add(addedElsewhere)
    if form.stop == .first, !whole.violations.isEmpty {
      whole.violations = firstOfRecord(whole.violations)
    }
    if whole.outcome == .valid { whole.normalized = .record(normalized) }
    return whole
  }

  /// Adds what was found at one place.
  private func add(
    _ report: Report,
    at path: FieldPath,
    of field: PlannedField,
    to whole: inout Report,
    _ normalized: inout [String: Value]
  ) {
    whole.outcome = whole.outcome.and(report.outcome)
    if !report.violations.isEmpty {
      whole.violations += stopped(report.violations).map { located($0, at: path) }
    }
    if report.normalized == nil, report.facts.isEmpty { return }
    let name = field.name == nil ? path.description : field.text
    if let value = report.normalized { normalized[name] = value }
    if !report.facts.isEmpty { whole.facts[name] = .record(report.facts) }
  }

  private func violations(for obstacles: RecordObstacles) -> [Violation] {
    let maximum = Argument.integer(surroundings.limits.listElements)
    return obstacles.mismatches.map {
      mismatch(at: $0.path, expected: $0.expected, actual: $0.actual)
    } + obstacles.longLists.map { own(.limitListSize, ["maximum": maximum], at: $0) }
  }

  private func mismatch(
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

  private var unknownFields: [Violation] {
    let severity: Severity = form.unknownFields == .refuse ? .error : .warning
    return form.plan.names
      .unknown(in: record, listLimit: surroundings.limits.listElements)
      .map { own(.fieldUnknown, severity: severity, at: $0) }
  }

  /// Returns a violation that the form itself reports, as its pack's codes say.
  private func own(
    _ code: ViolationCode,
    _ arguments: [String: Argument] = [:],
    severity: Severity? = nil,
    at path: FieldPath
  ) -> Violation {
    var violation = Violation(code, arguments)
    form.packCodes.apply(to: &violation)
    if let severity { violation.severity = severity }
    return located(violation, at: path)
  }

  func located(_ violation: Violation, at path: FieldPath) -> Violation {
    var violation = violation
    violation.form = violation.form ?? form.name
    violation.path = path
    // Other fields are named within the same element.
    for (name, argument) in violation.arguments {
      violation.arguments[name] = argument.filled(from: path)
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
    let first = violations.foremostError
    return violations.enumerated().filter { index, violation in
      violation.severity != .error || index == first
    }.map(\.element)
  }
}

extension Argument {
  /// The argument with fields of a list named within the element of a place.
  fileprivate func filled(from path: FieldPath) -> Argument {
    switch self {
    case .field(let other): .field(other.filled(from: path))
    case .list(let elements): .list(elements.map { $0.filled(from: path) })
    default: self
    }
  }
}

extension Report {
  /// Adds violations and what they mean for the outcome.
  fileprivate mutating func add(_ added: [Violation]) {
    if added.isEmpty { return }
    violations += added
    outcome = outcome.and(added.outcome)
  }
}
