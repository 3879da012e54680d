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
  var mismatches: [RecordMismatch] = []

  init(form: FormDefinition, record: Value, surroundings: Surroundings) {
    self.form = form
    self.record = record
    self.surroundings = surroundings
    reports = Array(repeating: [], count: form.fields.count)
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
      mismatches: &mismatches
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
      parameters[name] = source.value(from: fields)
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
    let report = rule.report(on: value, isRequired: field.isRequired, in: context)
    // What is too large to be checked is not looked at by other fields either.
    if case .text(let text) = value, text.utf8.count > surroundings.limits.inputBytes {
      return report
    }
    let input = rule.normalizedInput(value)
    if !rule.blankness.includes(input) {
      usable[path] = report.normalized ?? value
      normalizedInputs[path] = input
    }
    return report
  }

  /// Makes the field's rule; a parameter from a field that does not suit counts as unset.
  private func bind(
    _ field: FormField,
    _ parameters: [String: Value]
  ) throws(BindingError) -> Rule {
    do throws(BindingError) {
      return try field.rule.bind(parameters)
    } catch {
      let constants = parameters.filter { name, _ in
        field.parameters[name]?.fields.isEmpty == true
      }
      return try field.rule.bind(constants)
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
