import Violations

/// One check of one record.
struct FormRun {
  let form: FormDefinition
  let record: Value
  let surroundings: Surroundings

  /// The reports of each field's places, by the field's position in the form.
  var reports: [[(path: FieldPath, report: Report)]]
  /// What other fields may use of each place: normalised if valid, else as given.
  private var usable: [FieldPath: Value] = [:]

  /// The filled values of each place after normalisation, valid or not.
  private var normalizedInputs: [FieldPath: Value] = [:]

  /// What is in the way of each field, by the field's position in the form.
  var obstacles: [RecordObstacles]

  init(form: FormDefinition, record: Value, surroundings: Surroundings) {
    self.form = form
    self.record = record
    self.surroundings = surroundings
    reports = Array(repeating: [], count: form.fields.count)
    obstacles = Array(repeating: RecordObstacles(), count: form.fields.count)
  }

  mutating func report() -> Report {
    guard case .record = record else {
      return Report(
        outcome: .invalid,
        violations: [mismatch(at: FieldPath(), expected: .record, actual: record.kind)]
      )
    }
    for index in form.order { checkField(at: index) }
    runChecksBetweenFields()
    return assembled()
  }

  private mutating func checkField(at index: Int) {
    let field = form.fields[index]
    let places = record.places(
      of: field.path,
      listLimit: surroundings.limits.listElements,
      obstacles: &obstacles[index]
    )
    for place in places {
      let value = place.value ?? .null
      reports[index].append((place.path, report(on: value, of: field, at: place.path)))
    }
  }

  private func fields(around path: FieldPath) -> RecordFields {
    RecordFields(values: usable, normalizedInputs: normalizedInputs, current: path)
  }

  /// Checks one value and keeps it for the fields that depend on it.
  private mutating func report(
    on value: Value,
    of field: FormField,
    at path: FieldPath
  ) -> Report {
    let fields = fields(around: path)
    var parameters: [String: Value] = [:]
    for (name, source) in field.parameters {
      let type = field.rule.parameters.first { $0.name == name }?.type
      parameters[name] = source.value(from: fields, as: type ?? .value)
    }
    let rule: Rule
    do throws(BindingError) {
      rule = try bind(field, parameters)
    } catch {
      // The loader has made the rule once, so this needs a parameter that no value suits.
      return Report(outcome: .inconclusive, violations: [Violation(.dataUnreadable)])
    }
    let context = CheckContext(
      parameters: rule.parameters,
      fields: fields,
      surroundings: surroundings
    )
    var report = rule.report(on: value, isRequired: field.isRequired, in: context)
    redact(&report, of: field, fields)
    // What is too large to be checked is not looked at by other fields either.
    if case .text(let text) = value, text.utf8.count > surroundings.limits.inputBytes {
      return report
    }
    let input = rule.normalizedInput(value)
    if !rule.blankness.includes(input) {
      // A secret value has no normalised form to show, and still one to use.
      usable[path] = report.normalized ?? (report.outcome == .valid ? input : value)
      normalizedInputs[path] = input
    }
    return report
  }

  /// Makes the field's rule; each parameter from a field that does not suit counts as unset.
  private func bind(
    _ field: FormField,
    _ parameters: [String: Value]
  ) throws(BindingError) -> Rule {
    do throws(BindingError) {
      return try field.rule.bind(parameters)
    } catch {
      var suitable = parameters.filter { field.parameters[$0.key]?.fields.isEmpty == true }
      for (name, value) in parameters.sorted(by: { $0.key < $1.key }) where suitable[name] == nil {
        suitable[name] = value
        if !suits(suitable, field) { suitable[name] = nil }
      }
      return try field.rule.bind(suitable)
    }
  }

  private func suits(_ parameters: [String: Value], _ field: FormField) -> Bool {
    do throws(BindingError) {
      _ = try field.rule.bind(parameters)
      return true
    } catch {
      return false
    }
  }

  private mutating func runChecksBetweenFields() {
    for (path, check) in form.madeChecks {
      guard let index = form.fields.firstIndex(where: { $0.path == path }) else { continue }
      for position in reports[index].indices {
        let place = reports[index][position]
        guard let value = usable[place.path] else { continue }
        let context = CheckContext(
          fields: fields(around: place.path),
          surroundings: surroundings
        )
        var findings = Findings()
        if case .text(let text) = value {
          check.run(text.utf8Span, in: context, into: &findings)
        } else {
          check.run(value, in: context, into: &findings)
        }
        reports[index][position].report.add(findings)
      }
    }
  }
}

extension Report {
  /// Adds what a check between fields found about this field.
  fileprivate mutating func add(_ findings: consuming Findings) {
    outcome = outcome.and(findings.outcome)
    violations += findings.violations
    if outcome != .valid { normalized = nil }
  }
}
