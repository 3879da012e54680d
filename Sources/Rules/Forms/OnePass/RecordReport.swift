import Violations

/// The report on a whole record, while it is put together from what was found in its fields, in the
/// order of the file.
///
/// One pass over a record and a ``FormState`` both make their reports with it, so that these agree.
struct RecordReport: ~Copyable {
  private let form: FormDefinition
  private var whole = Report()
  private var normalized: SlottedRecord
  private var facts: SlottedRecord
  private var obstacles: [Violation] = []

  init(of form: FormDefinition) {
    self.form = form
    normalized = SlottedRecord(form.onePass.blankRecord)
    facts = SlottedRecord(form.onePass.blankFacts)
  }

  /// Adds what was found in the only value of a field.
  mutating func add(
    _ findings: borrowing Findings,
    normalized value: consuming Value?,
    of field: OnePassField
  ) {
    if findings.outcome != .valid || !findings.violations.isEmpty {
      add(findings.violations, findings.outcome, at: field.planned.field.path)
    }
    add(findings.facts, value, of: field, at: field.planned.text)
  }

  /// Adds what was found in one value of a field.
  mutating func add(_ value: CheckedValue, of field: OnePassField) {
    let report = value.whole
    let text = field.planned.text(of: value.path)
    add(report.violations, report.outcome, at: value.path)
    add(report.facts, report.normalized, of: field, at: text)
  }

  private mutating func add(
    _ facts: [String: Value],
    _ value: consuming Value?,
    of field: OnePassField,
    at text: String
  ) {
    self.facts.set(facts.isEmpty ? nil : .record(facts), at: field.factSlot, text)
    normalized.set(value, at: field.slot, text)
  }

  private mutating func add(_ violations: [Violation], _ outcome: Outcome, at path: FieldPath) {
    whole.outcome = whole.outcome.and(outcome)
    if violations.isEmpty { return }
    let kept = form.stop == .all ? violations : violations.uptoFirstError
    whole.violations += kept.map { form.located($0, at: path) }
  }

  /// Adds violations that are about no value of a field.
  mutating func add(_ added: [Violation]) {
    if added.isEmpty { return }
    whole.violations += added
    whole.outcome = whole.outcome.and(added.outcome)
  }

  /// Adds what keeps a field's values from being found, unless it was added before: all fields of one
  /// list meet the same obstacle, and only the first reports it.
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
  /// Returns a violation as one of this form's record, at a path.
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
  /// The argument with fields of a list named within the same element as a path.
  fileprivate func filled(from path: FieldPath) -> Argument {
    switch self {
    case .field(let other): .field(other.filled(from: path))
    case .list(let elements): .list(elements.map { $0.filled(from: path) })
    default: self
    }
  }
}
