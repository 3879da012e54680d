import Violations

extension FormState {
  /// Finds all values of a field in the record, and checks them.
  mutating func check(_ field: PlannedField) {
    if let name = field.name, case .record(let entries) = record {
      let value = checked(entries[name] ?? .null, of: field, at: field.field.path)
      values[field.index] = .one(value)
      return
    }
    var obstacles = RecordObstacles()
    let found = record.values(
      of: field.field.path,
      listLimit: surroundings.limits.listElements,
      optional: form.optionalRecords,
      obstacles: &obstacles
    )
    self.obstacles[field.index] = obstacles.isEmpty ? nil : obstacles
    // No old value may be seen while the new ones are checked.
    values[field.index] = .none
    let new = found.map { checked($0.value ?? .null, of: field, at: $0.path) }
    values[field.index] = .several(new)
  }

  /// Returns one value with what the field's rule finds in it.
  func checked(_ value: Value, of field: PlannedField, at path: FieldPath) -> CheckedValue {
    guard let rule = field.rule ?? rule(of: field, at: path) else {
      // The loader has made the rule once, so this needs a parameter that no value suits.
      let report = Report(outcome: .inconclusive, violations: [Violation(.dataUnreadable)])
      return CheckedValue(path: path, value: value, report: report)
    }
    let context = context(of: rule, at: path, looksAtFields: field.looksAtFields)
    let isRequired = field.isRequired(in: context)
    var report = rule.report(on: value, isRequired: isRequired, in: context)
    if field.takesSecrets { report.withholdArguments() }
    let normalized = report.normalized
    if field.hasParts { report.normalized = nil }
    guard field.isLookedAt,
      let others = rule.valuesForOthers(
        of: value,
        normalized: normalized,
        outcome: report.outcome,
        surroundings.limits
      )
    else { return CheckedValue(path: path, value: value, report: report) }
    return CheckedValue(
      path: path,
      value: value,
      report: report,
      usable: others.usable,
      normalizedInput: others.normalizedInput
    )
  }

  /// Returns what a check of the value at a path may know.
  func context(of rule: Rule?, at path: FieldPath, looksAtFields: Bool) -> CheckContext {
    CheckContext(
      parameters: rule?.parameters ?? [:],
      fields: looksAtFields ? fields(around: path) : nil,
      surroundings: surroundings
    )
  }

  func fields(around path: FieldPath) -> FormFields {
    FormFields(plan: form.plan, values: values, current: path)
  }

  /// Runs a check between fields for each value of the field that it blames.
  mutating func run(_ check: FormPlan.Check) {
    for index in values[check.blamed].indices {
      let blamed = values[check.blamed][index]
      guard blamed.usable != nil || check.looksAtBlank else { continue }
      var findings = Findings(.report)
      let context = context(of: nil, at: blamed.path, looksAtFields: true)
      check.check.run(blamed.usable ?? .null, in: context, into: &findings)
      if findings.outcome == .valid, findings.violations.isEmpty { continue }
      var remarks = blamed.remarks
      remarks.outcomeBetween = remarks.outcomeBetween.and(findings.outcome)
      remarks.between += findings.violations
      values[check.blamed][index] = blamed.with(remarks)
    }
  }

  /// Returns the rule of a field for the value at a path, or nil if it cannot be made.
  func rule(of field: PlannedField, at path: FieldPath) -> Rule? {
    // The most common case, which looks up nothing but the rule.
    if let parameter = field.onlyParameter, let other = parameter.field,
      let value = values[other].first?.usable,
      let rule = field.field.rule.kept(for: parameter.name, value)
    {
      return rule
    }
    return field.rule(with: fields(around: path))
  }
}

extension Report {
  /// Removes all arguments but names of fields: they may tell of what a rule was given.
  fileprivate mutating func withholdArguments() {
    for index in violations.indices {
      violations[index].arguments = violations[index].arguments.filter { _, argument in
        if case .field = argument { true } else { false }
      }
    }
  }
}

extension Rule {
  /// Returns what other fields may use of a value after it was checked, or nil if it is blank or too
  /// large to be checked.
  func valuesForOthers(
    of value: Value,
    normalized: Value?,
    outcome: Outcome,
    _ limits: Limits
  ) -> (usable: Value, normalizedInput: Value)? {
    if case .text(let text) = value, text.utf8.count > limits.inputBytes { return nil }
    let input = normalizedInput(value)
    if blankness.includes(input) { return nil }
    // A secret value has no normalised form to show, and still one to use.
    return (normalized ?? (outcome == .valid ? input : value), input)
  }
}
