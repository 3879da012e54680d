import Violations

/// The report of a whole record, while it is put together from what was found at its places.
struct RecordReport: ~Copyable {
  private let form: FormDefinition
  private var whole = Report()
  private var normalized: [String: Value] = [:]

  init(of form: FormDefinition) {
    self.form = form
    normalized.reserveCapacity(form.plan.fields.count)
    whole.facts.reserveCapacity(form.plan.fields.count / 2)
  }

  /// Adds what was found at one place of a field.
  mutating func add(_ report: consuming Report, of field: PlannedField, at path: FieldPath) {
    if report.outcome != .valid { whole.outcome = whole.outcome.and(report.outcome) }
    if !report.violations.isEmpty {
      let kept = form.stop == .all ? report.violations : report.violations.uptoFirstError
      whole.violations += kept.map { form.located($0, at: path) }
    }
    if !report.facts.isEmpty { whole.facts[field.text(of: path)] = .record(report.facts) }
    if let value = report.normalized { normalized[field.text(of: path)] = value }
  }

  /// Adds violations that are about no place of a field.
  mutating func add(_ added: [Violation]) {
    if added.isEmpty { return }
    whole.violations += added
    whole.outcome = whole.outcome.and(added.outcome)
  }

  /// Returns the report, when all was added.
  consuming func finished() -> Report {
    if form.stop == .first, !whole.violations.isEmpty {
      whole.violations = whole.violations.uptoFirstError
    }
    if whole.outcome == .valid { whole.normalized = .record(normalized) }
    return whole
  }
}

extension [Violation] {
  /// These with one error at most, the foremost; warnings stay.
  fileprivate var uptoFirstError: [Violation] {
    let first = foremostError
    return enumerated().filter { index, violation in
      violation.severity != .error || index == first
    }.map(\.element)
  }
}

extension FormDefinition {
  /// Returns a violation as one of this form's record, at a place.
  func located(_ violation: Violation, at path: FieldPath) -> Violation {
    var violation = violation
    violation.form = violation.form ?? name
    violation.path = path
    // Other fields are named within the same element.
    for (name, argument) in violation.arguments {
      violation.arguments[name] = argument.filled(from: path)
    }
    return violation
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
