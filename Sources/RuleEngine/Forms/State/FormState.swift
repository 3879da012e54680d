package import Violations

/// A record that is checked against a form, and that stays checked while its values change.
///
///     var state = FormState(of: form, record: ["pin": "12"], surroundings: Surroundings())
///     state.report.violations.map(\.code)  // [length.wrong]
///     state.set("1234", at: FieldPath(field: "pin"))
///     state.report.isValid  // true
///
/// For each field of the form, the state has the field's values in the record, each with what was
/// found there (``CheckedValue``). These steps keep them up to date:
///
/// 1. First, every field is checked after the fields that it looks at. Then the checks between
///    fields run (`FormState+Checking.swift`).
/// 2. When a value changes, only the value itself, the fields that look at it, and the checks
///    between these fields are checked again (`FormState+Changing.swift`). What other systems found
///    stays with the values that didn't change (`FormState+Adding.swift`).
/// 3. A report combines the findings in the order of the form.
///
/// While someone types a text, the state answers what it can become (`FormState+Typing.swift`).
package struct FormState: Sendable {
  package let form: FormDefinition
  package internal(set) var record: Value

  /// The clock and the limits.
  package let surroundings: Surroundings

  /// The checked values of each field, by the field's position in the form.
  var values: [CheckedValues]

  /// The obstacles to finding a field's values in the record, by the field's position.
  var obstacles: [Int: RecordObstacles] = [:]

  /// What checking the record, or what changed in it, has cost so far; nil if no field is checked
  /// here.
  var work: RecordWork?

  /// Whether what was found in some values is left out, because the record's report would be too
  /// large.
  var leavesOut = false

  /// The violations that other systems found, in the order of adding.
  ///
  /// Those at a path of the form are also among the ``CheckedValue/Remarks`` of its value.
  var added: [AddedViolation] = []

  /// Checks a record.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - record: The record. A value that isn't a record is reported as `type.mismatch`.
  ///   - surroundings: The clock and the limits.
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, counting each element of a
  ///   list, and *r* is the cost of their rules.
  package init(of form: FormDefinition, record: Value, surroundings: Surroundings) {
    self.init(of: form, record: record, surroundings: surroundings, checking: form.plan.order)
  }

  /// Checks some fields of a record, by their positions in the order of checking, and runs the
  /// checks between fields.
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
    guard case .record = record, !positions.isEmpty else { return }
    let work = RecordWork(on: record)
    self.work = work
    for position in positions { check(form.plan.fields[position]) }
    leavesOut = work.hasLeftOut
    for check in form.plan.checks { run(check) }
  }

  /// The paths of the record that the form checks, in the order of the form.
  ///
  /// A field of a list has one path for each element, and lists go element by element.
  package var paths: [FieldPath] {
    values.indices.flatMap { field -> [FieldPath] in
      guard let group = form.plan.fieldOrder.groups[field] else { return values[field].map(\.path) }
      return places(of: group).map { values[$0.field][$0.value].path }
    }
  }

  /// Returns the places of all values of some fields, in order.
  private func places(of fields: [Int]) -> [(field: Int, value: Int)] {
    inOrder(fields.flatMap { field in values[field].indices.map { (field: field, value: $0) } })
  }

  /// Returns the places of values in the order of the form.
  func inOrder(_ places: [(field: Int, value: Int)]) -> [(field: Int, value: Int)] {
    let order = form.plan.fieldOrder
    return
      places
      .map { (key: order.place(of: values[$0.field][$0.value].path, field: $0.field), place: $0) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { $0.place }
  }

  /// The number of values in the record that the form checks.
  ///
  /// - Complexity: O(*n*) in the number of fields.
  package var placeCount: Int { values.reduce(0) { $0 + $1.count } }

  /// Returns the field of the form that a path belongs to, or nil if the form doesn't have the
  /// path.
  package func field(at path: FieldPath) -> FormField? {
    index(of: path).map { form.fields[$0.field] }
  }

  /// Returns the place of the value at a path: the position of its field, and the index among the
  /// field's values.
  ///
  /// The result is nil if the form doesn't have the path.
  func index(of path: FieldPath) -> (field: Int, value: Int)? {
    let plan = form.plan
    guard let field = plan.positions[path] ?? plan.positions[path.pattern] else { return nil }
    guard let value = values[field].index(of: path) else { return nil }
    return (field, value)
  }

  /// Returns whether the value at a path is already identical to a value, byte for byte.
  ///
  /// Two spellings of one character are equal as texts, but not for every check.
  package func has(_ value: Value, at path: FieldPath) -> Bool {
    record[path]?.isIdentical(to: value) ?? false
  }

  /// Returns whether the value at a path is blank for its rule, or true if the form doesn't have
  /// the path.
  ///
  /// - Complexity: O(1) for a text that begins with a visible ASCII character. Otherwise the cost
  ///   of the rule's normalization.
  package func isBlank(at path: FieldPath) -> Bool {
    guard let index = index(of: path) else { return true }
    let value = values[index.field][index.value].value
    if case .text(let text) = value {
      if let first = text.utf8.first, 0x21...0x7E ~= first { return false }
      if text.utf8.count > surroundings.limits.inputBytes { return false }
    }
    guard let rule = rule(of: form.plan.fields[index.field], at: path) else { return false }
    return rule.blankness.includes(rule.normalizedInput(value))
  }

  /// Returns whether a blank value would be a violation at a path, which can depend on other
  /// fields.
  package func isRequired(at path: FieldPath) -> Bool {
    guard let index = index(of: path)?.field else { return false }
    let field = form.plan.fields[index]
    guard let rule = rule(of: field, at: path) else { return false }
    if rule.isAlwaysRequired { return true }
    work?.startOver()
    let context = context(of: rule, at: path, looksAtFields: field.looksAtFields)
    return field.mustBeFilled(in: context) == .yes
  }

  /// The record with each valid value in its normalized form, and everything else unchanged.
  ///
  /// Secret values don't have a normalized form, so they stay unchanged.
  ///
  /// - Complexity: O(*n*) in the number of values.
  package var normalizedRecord: Value {
    var normalized = record
    for checked in values.joined() {
      guard checked.outcome == .valid, let value = checked.report.normalized else { continue }
      normalized.set(value, at: checked.path)
    }
    return normalized
  }
}

// The record can contain secrets, so it must not reach logs.
extension FormState: CustomStringConvertible, CustomReflectable {
  /// The name of the form, without the record.
  package var description: String { "FormState(\(form.name))" }

  /// A mirror that only contains the form's name.
  package var customMirror: Mirror { Mirror(self, children: ["form": form.name]) }
}

// MARK: - Reports

extension FormState {
  /// The outcome of the whole record: that of its ``report``, which is made only if needed.
  ///
  /// - Complexity: O(*n*) in the number of values. If other systems added violations, if values
  ///   couldn't be found, or if the form looks for unknown fields, O(*n*) in the number of values,
  ///   violations and entries of the record.
  package var outcome: Outcome {
    guard case .record = record else { return .invalid }
    var outcome = Outcome.valid
    for field in values.indices {
      switch values[field] {
      case .none: continue
      case .one(let value): outcome = outcome.and(value.outcome)
      case .several(let values): for value in values { outcome = outcome.and(value.outcome) }
      }
      if outcome == .invalid { return .invalid }
    }
    guard obstacles.isEmpty, !form.looksForUnknownFields, addedElsewhere.isEmpty else {
      return report.outcome
    }
    return outcome == .valid && !fitsInReport ? .inconclusive : outcome
  }

  /// Whether the report has room for everything that was found in values that are all valid.
  ///
  /// The report of a valid value only has facts and warnings, and none of them are removed if the
  /// form stops earlier. So a ``RecordReport`` counts the same.
  private var fitsInReport: Bool {
    var room = ReportRoom(for: record)
    return values.joined().allSatisfy { room.hold($0.size(in: form)) }
  }

  /// The report on the whole record, in the order of the form's file.
  ///
  /// - Complexity: O(*n*) in the number of values and violations.
  package var report: Report {
    guard case .record = record else {
      return Report(
        outcome: .invalid,
        violations: [mismatch(at: FieldPath(), expected: .record, actual: record.kind)]
      )
    }
    var whole = RecordReport(of: form, on: record)
    for field in form.onePass.fields { addFindings(of: field, to: &whole) }
    return finished(whole)
  }

  /// Returns the report on one path, or nil if the form doesn't have the path.
  ///
  /// It contains every violation of the value, even if the form stops earlier.
  ///
  /// - Complexity: O(*n*) in the number of elements of the field's list.
  package func report(at path: FieldPath) -> Report? {
    guard let index = index(of: path) else { return nil }
    var report = values[index.field][index.value].whole
    report.violations = report.violations.map { form.located($0, at: path) }
    return report
  }

  /// Adds the findings for the values of a field, and the obstacles to finding them.
  ///
  /// The first field of a list adds all findings for its elements.
  func addFindings(of field: OnePassField, to whole: inout RecordReport) {
    let index = field.planned.index
    guard let group = form.plan.fieldOrder.groups[index] else {
      addObstacles(ofFieldAt: index, to: &whole)
      for value in values[index] { whole.add(value, of: field) }
      return
    }
    for index in group { addObstacles(ofFieldAt: index, to: &whole) }
    for place in places(of: group) {
      whole.add(values[place.field][place.value], of: form.onePass.fields[place.field])
    }
  }

  private func addObstacles(ofFieldAt index: Int, to whole: inout RecordReport) {
    if !obstacles.isEmpty, let obstacles = obstacles[index] {
      whole.addOnce(violations(for: obstacles))
    }
  }

  /// Adds the violations that don't concern any field, and returns the report.
  ///
  /// The fields must have been added before.
  func finished(_ whole: consuming RecordReport) -> Report {
    if form.looksForUnknownFields { whole.add(unknownFields) }
    whole.add(addedElsewhere)
    return whole.finished()
  }

  private func violations(for obstacles: RecordObstacles) -> [Violation] {
    let maximum = Argument.integer(surroundings.limits.listElements)
    return obstacles.mismatches.map {
      mismatch(at: $0.path, expected: $0.expected, actual: $0.actual)
    } + obstacles.longLists.map { own(.limitListSize, ["maximum": maximum], at: $0) }
      + (obstacles.isTooMuchWork ? [own(.limitWork, at: FieldPath())] : [])
  }

  private func mismatch(at path: FieldPath, expected: Value.Kind, actual: Value.Kind) -> Violation {
    own(
      .typeMismatch,
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)],
      at: path
    )
  }

  private var unknownFields: [Violation] {
    form.plan.names
      .unknown(in: record, listLimit: surroundings.limits.listElements)
      .compactMap { path in
        switch form.consequence(ofUnknown: path) {
        case .ignore: nil
        case .warn: own(.fieldUnknown, severity: .warning, at: path)
        case .refuse: own(.fieldUnknown, severity: .error, at: path)
        }
      }
  }

  /// Returns a violation that the form itself reports, with the pack's settings for its code.
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
