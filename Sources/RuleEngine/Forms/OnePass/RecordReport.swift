import Violations

/// The report on a whole record while it is assembled from the findings for its fields, in the
/// order of the file.
///
/// A ``RecordPass`` and a ``FormState`` both build their reports with it, so the reports agree.
struct RecordReport: ~Copyable {
  private let form: FormDefinition
  private var whole = Report()
  private var normalized: SlottedRecord
  private var facts: SlottedRecord
  private var obstacles: Set<Violation> = []

  /// The fields with an error, if one error is enough for all values of a field.
  private var faulty: Set<FieldPath> = []

  /// What the report can still hold.
  private var room: ReportRoom

  /// Whether something was left out.
  private var isIncomplete = false

  /// Whether it already says that something wasn't checked because of its cost.
  private var saysWorkLimit = false

  init(of form: FormDefinition, on record: Value) {
    self.form = form
    room = ReportRoom(for: record)
    normalized = SlottedRecord(form.onePass.blankRecord)
    facts = SlottedRecord(form.onePass.blankFacts)
  }

  /// Adds the findings for the only value of a field.
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

  /// Adds the findings for one value of a field.
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
    let isKept = !facts.isEmpty && hold(facts.reportSize)
    self.facts.set(isKept ? .record(facts) : nil, at: field.factSlot, text)
    normalized.set(value, at: field.slot, text)
  }

  private mutating func add(_ violations: [Violation], _ outcome: Outcome, at path: FieldPath) {
    whole.outcome = whole.outcome.and(outcome)
    if violations.isEmpty { return }
    for violation in kept(violations, at: path) { append(form.located(violation, at: path)) }
  }

  /// Returns the violations of one value that the form reports.
  private mutating func kept(_ violations: [Violation], at path: FieldPath) -> [Violation] {
    switch form.stop {
    case .all: return violations
    case .first, .firstPerField: return violations.uptoFirstError
    case .firstPerElement: return violations.uptoFirstErrorOfEachPlace
    case .firstPerList:
      let isError = { (violation: Violation) in
        violation.severity == .error && !violation.isReportLimit
      }
      let hasError = violations.contains(where: isError)
      let isFirst = !hasError || faulty.insert(path.pattern).inserted
      return isFirst ? violations.uptoFirstError : violations.filter { !isError($0) }
    }
  }

  /// Adds violations that don't concern the value of a field.
  mutating func add(_ added: [Violation]) {
    if added.isEmpty { return }
    for violation in added { append(violation) }
    whole.outcome = whole.outcome.and(added.outcome)
  }

  /// Adds a violation, unless the report has become too large.
  private mutating func append(_ violation: Violation) {
    if violation.isReportLimit {
      tellIncomplete()
    } else if violation.isWorkLimit, saysWorkLimit {
      return
    } else if hold(violation.reportSize) {
      whole.violations.append(violation)
      if violation.isWorkLimit { saysWorkLimit = true }
    }
  }

  /// Counts what is about to be added, and returns whether there is room for it.
  private mutating func hold(_ added: Int) -> Bool {
    if room.hold(added) { return true }
    tellIncomplete()
    return false
  }

  /// Adds that something is left out, unless the report already says so.
  private mutating func tellIncomplete() {
    if isIncomplete { return }
    isIncomplete = true
    whole.outcome = whole.outcome.and(.inconclusive)
    var violation = Violation(.limitReportSize)
    form.packCodes.apply(to: &violation)
    whole.violations.append(form.located(violation, at: FieldPath()))
  }

  /// Adds the obstacles to finding a field's values, unless they were already added.
  ///
  /// All fields of a list meet the same obstacle, and only the first reports it.
  mutating func addOnce(_ found: [Violation]) {
    add(found.filter { obstacles.insert($0).inserted })
  }

  /// Returns the report after everything was added.
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
  /// These violations with only the foremost of the errors.
  ///
  /// Warnings stay.
  var uptoFirstError: [Violation] {
    let first = foremostError
    return enumerated().filter { index, violation in
      violation.severity != .error || index == first
    }.map(\.element)
  }

  /// These violations with only the foremost of the errors at each place in the value.
  fileprivate var uptoFirstErrorOfEachPlace: [Violation] {
    let places = Dictionary(grouping: indices) { self[$0].path }
    let first = Set(
      places.values.compactMap { place in
        place.map { self[$0] }.foremostError.map { place[$0] }
      }
    )
    return enumerated().filter { index, violation in
      violation.severity != .error || first.contains(index)
    }.map(\.element)
  }
}

extension FormDefinition {
  /// Returns a violation located at a path of this form's record.
  func located(_ violation: Violation, at path: FieldPath) -> Violation {
    var violation = violation
    // A violation that knows its form was already located. Others can come from inside a value.
    violation.path = violation.form == nil ? path.appending(violation.path) : path
    violation.form = violation.form ?? name
    // Other fields are named within the same element.
    for (name, argument) in violation.arguments {
      violation.arguments[name] = argument.filled(from: path)
    }
    return violation
  }
}

extension Argument {
  /// Returns the argument with the fields of a list in the same element as the path.
  fileprivate func filled(from path: FieldPath) -> Argument {
    switch self {
    case .field(let other): .field(other.filled(from: path))
    case .list(let elements): .list(elements.map { $0.filled(from: path) })
    default: self
    }
  }
}
