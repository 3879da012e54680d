public import Violations

/// A record that is checked against a form, and kept checked while its values change.
///
///     var state = FormState(of: form, record: ["pin": "12"], surroundings: Surroundings())
///     state.report.violations.map(\.code)  // [length.wrong]
///     state.set("1234", at: FieldPath(field: "pin"))
///     state.report.isValid  // true
///
/// For each field of the form, the state has the values that the record has for it, each with what
/// was found there (``CheckedValue``). These steps keep them right:
///
/// 1. At first every field is checked, in an order in which each comes after those it looks at, and
///    then the checks between fields run (`FormState+Checking.swift`).
/// 2. When a value changes, it is checked anew, then the fields that look at it, and then the checks
///    between these fields; nothing else is (`FormState+Changing.swift`).
/// 3. A report joins what was found, in the order of the form.
///
/// While a text is typed, the state is asked what can become of it (`FormState+Typing.swift`).
public struct FormState: Sendable {
  /// The form.
  public let form: FormDefinition

  /// The record as it is now.
  public internal(set) var record: Value

  /// The clock and the limits.
  public internal(set) var surroundings: Surroundings

  /// The checked values of each field, by the field's position in the form.
  var values: [CheckedValues]

  /// What keeps values of a field from being found in the record, by the field's position.
  var obstacles: [Int: RecordObstacles] = [:]

  /// Violations that other systems found at paths that the form does not have.
  var addedElsewhere: [Violation] = []

  /// Checks a record.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - record: The record; a value that is none gives `type.mismatch`.
  ///   - surroundings: The clock and the limits.
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, with each
  ///   element of a list counted, and *r* is what their rules take.
  public init(of form: FormDefinition, record: Value, surroundings: Surroundings) {
    self.init(of: form, record: record, surroundings: surroundings, checking: form.plan.order)
  }

  /// Checks some fields of a record, whose positions are given in the order of checking, and runs
  /// the checks between fields.
  init(
    of form: FormDefinition,
    record: Value,
    surroundings: Surroundings,
    checking positions: [Int]
  ) {
    self.form = form
    self.record = record
    self.surroundings = surroundings
    values = positions.isEmpty ? [] : Array(repeating: .none, count: form.fields.count)
    guard case .record = record else { return }
    let isFirst = self.surroundings.beginMatching(for: form)
    defer { if isFirst { self.surroundings.matching = nil } }
    for position in positions { check(form.plan.fields[position]) }
    for check in form.plan.checks { run(check) }
  }

  /// The paths of the record that the form checks, in the order of the form: of a field of a list,
  /// one for each element.
  public var paths: [FieldPath] { values.flatMap { $0.map(\.path) } }

  /// How many values of the record the form checks.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  public var placeCount: Int { values.reduce(0) { $0 + $1.count } }

  /// Returns the field of the form that a path belongs to, or nil if the form has no such path.
  public func field(at path: FieldPath) -> FormField? {
    index(of: path).map { form.fields[$0.field] }
  }

  /// Returns where the value of a path is kept: the position of its field, and the index among the
  /// field's values; nil if the form has no such path.
  func index(of path: FieldPath) -> (field: Int, value: Int)? {
    let plan = form.plan
    guard let field = plan.positions[path] ?? plan.positions[path.pattern] else { return nil }
    guard let value = values[field].firstIndex(where: { $0.path == path }) else { return nil }
    return (field, value)
  }

  /// Returns whether exactly a value stands at a path already, byte for byte.
  ///
  /// Two spellings of one character are equal as texts, and not for every check.
  public func has(_ value: Value, at path: FieldPath) -> Bool {
    record[path]?.isIdentical(to: value) ?? false
  }

  /// Returns whether the value at a path is blank for its rule; true if the form has no such path.
  ///
  /// - Complexity: O(1) for a text that begins with a visible ASCII character, else that of the
  ///   rule's normalisation.
  public func isBlank(at path: FieldPath) -> Bool {
    guard let index = index(of: path) else { return true }
    let value = values[index.field][index.value].value
    if case .text(let text) = value {
      if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
      if text.utf8.count > surroundings.limits.inputBytes { return false }
    }
    guard let rule = rule(of: form.plan.fields[index.field], at: path) else { return false }
    return rule.blankness.includes(rule.normalizedInput(value))
  }

  /// Returns whether a blank value would be a violation at a path, which may depend on other
  /// fields.
  public func isRequired(at path: FieldPath) -> Bool {
    guard let index = index(of: path)?.field else { return false }
    let field = form.plan.fields[index]
    guard let rule = rule(of: field, at: path) else { return false }
    if rule.isAlwaysRequired { return true }
    return field.isRequired(in: context(of: rule, at: path, looksAtFields: field.looksAtFields))
  }

  /// The record with each valid value in its normalised form, and everything else as given.
  ///
  /// Secret values have no normalised form, so they stay as given.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public var normalizedRecord: Value {
    var normalized = record
    for checked in values.joined() {
      guard checked.outcome == .valid, let value = checked.report.normalized else { continue }
      normalized.set(value, at: checked.path)
    }
    return normalized
  }
}

// The record may have secrets, so it is not for logs.
extension FormState: CustomStringConvertible, CustomReflectable {
  /// The name of the form, without the record.
  public var description: String { "FormState(\(form.name))" }

  /// A mirror with the form's name alone.
  public var customMirror: Mirror { Mirror(self, children: ["form": form.name]) }
}

// MARK: - Reports

extension FormState {
  /// What the whole record comes to: the outcome of ``report``, without making the report.
  ///
  /// - Complexity: O(*n*) in the number of values, and in the number of entries of the record if
  ///   the form refuses unknown fields.
  public var outcome: Outcome {
    guard case .record = record else { return .invalid }
    var outcome = addedElsewhere.outcome
    for field in values.indices {
      switch values[field] {
      case .none: continue
      case .one(let value): outcome = outcome.and(value.outcome)
      case .several(let values): for value in values { outcome = outcome.and(value.outcome) }
      }
      if outcome == .invalid { return .invalid }
    }
    if obstacles.isEmpty, form.unknownFields != .refuse { return outcome }
    return report.outcome
  }

  /// What was found in the whole record, in the order of the form's file.
  ///
  /// - Complexity: O(*n*) in the number of values and violations.
  public var report: Report {
    guard case .record = record else {
      return Report(
        outcome: .invalid,
        violations: [mismatch(at: FieldPath(), expected: .record, actual: record.kind)]
      )
    }
    var whole = RecordReport(of: form)
    for field in form.onePass.fields { addFindings(of: field, to: &whole) }
    return finished(whole)
  }

  /// Returns what was found at one path, or nil if the form has no such path.
  ///
  /// It has every violation of the value, however the form stops.
  ///
  /// - Complexity: O(*n*) in the number of elements of the field's list.
  public func report(at path: FieldPath) -> Report? {
    guard let index = index(of: path) else { return nil }
    var report = values[index.field][index.value].whole
    report.violations = report.violations.map { form.located($0, at: path) }
    return report
  }

  /// Adds what was found in the values of a field, and what keeps values from being found.
  func addFindings(of field: OnePassField, to whole: inout RecordReport) {
    let index = field.planned.index
    if !obstacles.isEmpty, let obstacles = obstacles[index] {
      whole.addOnce(violations(for: obstacles))
    }
    for value in values[index] { whole.add(value, of: field) }
  }

  /// Adds what is about no field, after all fields, and returns the report.
  func finished(_ whole: consuming RecordReport) -> Report {
    if form.unknownFields != .ignore { whole.add(unknownFields) }
    whole.add(addedElsewhere)
    return whole.finished()
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
    _ code: CodeDefinition,
    _ arguments: [String: Argument] = [:],
    severity: Severity? = nil,
    at path: FieldPath
  ) -> Violation {
    var violation = Violation(code, arguments)
    form.packCodes.apply(to: &violation)
    if let severity { violation.severity = severity }
    return form.located(violation, at: path)
  }
}
