import Violations

/// The report of a whole record, while it is put together from what was found at its places.
struct RecordReport: ~Copyable {
  private let form: FormDefinition
  private var whole = Report()
  private var normalized: SlottedRecord
  private var facts: SlottedRecord
  private var obstacles: [Violation] = []

  init(of form: FormDefinition) {
    self.form = form
    normalized = SlottedRecord(form.plan.blankRecord)
    facts = SlottedRecord(form.plan.blankFacts)
  }

  /// Adds what was found at the only place of a field.
  mutating func add(
    _ findings: borrowing Findings,
    normalized value: consuming Value?,
    of field: borrowing PlannedField
  ) {
    if findings.outcome != .valid || !findings.violations.isEmpty {
      add(findings.violations, findings.outcome, at: field.field.path)
    }
    add(findings.facts, value, of: field, at: field.text)
  }

  /// Adds what was found at one place of a field.
  mutating func add(_ place: borrowing FormPlace, of field: borrowing PlannedField) {
    let report = place.whole
    let text = field.text(of: place.path)
    add(report.violations, report.outcome, at: place.path)
    add(report.facts, report.normalized, of: field, at: text)
  }

  private mutating func add(
    _ facts: [String: Value],
    _ value: consuming Value?,
    of field: borrowing PlannedField,
    at text: String
  ) {
    self.facts.set(facts.isEmpty ? nil : .record(facts), at: field.slotOfFacts, text)
    normalized.set(value, at: field.slot, text)
  }

  private mutating func add(_ violations: [Violation], _ outcome: Outcome, at path: FieldPath) {
    whole.outcome = whole.outcome.and(outcome)
    if violations.isEmpty { return }
    let kept = form.stop == .all ? violations : violations.uptoFirstError
    whole.violations += kept.map { form.located($0, at: path) }
  }

  /// Adds violations that are about no place of a field.
  mutating func add(_ added: [Violation]) {
    if added.isEmpty { return }
    whole.violations += added
    whole.outcome = whole.outcome.and(added.outcome)
  }

  /// Adds what is in the way of a field, but what was added before: the fields of one list meet the
  /// same, and the first reports it.
  mutating func addOnce(_ found: [Violation]) {
    let new = found.filter { !obstacles.contains($0) }
    obstacles += new
    add(new)
  }

  /// Returns the report, when all was added.
  consuming func finished() -> Report {
    if form.stop == .first, !whole.violations.isEmpty {
      whole.violations = whole.violations.uptoFirstError
    }
    whole.facts = facts.finished()
    if whole.outcome == .valid { whole.normalized = .record(normalized.finished()) }
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
