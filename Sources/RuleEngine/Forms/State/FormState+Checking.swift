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
      most: (work?.left ?? RunningCost.most) / RunningCost.place,
      optional: form.optionalRecords,
      obstacles: &obstacles
    )
    self.obstacles[field.index] = obstacles.isEmpty ? nil : obstacles
    // Old values must not be visible while the new ones are checked.
    values[field.index] = .none
    let places = (found.count + obstacles.mismatches.count) * RunningCost.place
    // After too many values for one field, the other fields aren't even looked for.
    if obstacles.isTooMuchWork || work?.spend(places) == false { work?.exhaust() }
    var rules = RuleOfElements()
    let new = found.map { checked($0.value ?? .null, of: field, at: $0.path, keeping: &rules) }
    values[field.index] = .several(new)
  }

  /// Returns one value with what the field's rule finds in it.
  func checked(_ value: Value, of field: PlannedField, at path: FieldPath) -> CheckedValue {
    var rules = RuleOfElements()
    return checked(value, of: field, at: path, keeping: &rules)
  }

  /// Returns one of several values, with what the field's rule finds in it.
  private func checked(
    _ value: Value,
    of field: PlannedField,
    at path: FieldPath,
    keeping rules: inout RuleOfElements
  ) -> CheckedValue {
    guard let rule = field.rule ?? rules.rule(of: field, at: path, in: self) else {
      // The loader has already made the rule once, so this only happens if no value suits a
      // parameter.
      let report = Report(outcome: .inconclusive, violations: [Violation(.dataUnreadable)])
      return CheckedValue(path: path, value: value, report: report)
    }
    if let work, !work.spend(rule.units(of: value, surroundings.limits)) {
      return unchecked(value, at: path)
    }
    let context = context(of: rule, at: path, looksAtFields: field.looksAtFields)
    var report = field.report(on: value, by: rule, in: context)
    if field.takesSecrets { report.withholdArguments() }
    // Other fields can use a value although its own report doesn't fit.
    let (outcome, normalized) = (report.outcome, report.normalized)
    if let work, !work.hold(report.size) { report.leaveOut() }
    if field.hasParts { report.normalized = nil }
    guard field.isLookedAt,
      let others = rule.valuesForOthers(
        of: value,
        normalized: normalized,
        outcome: outcome,
        in: context
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

  /// Returns a value that isn't checked, because checking the record would cost too much.
  private func unchecked(_ value: Value, at path: FieldPath) -> CheckedValue {
    var findings = Findings(.report)
    findings.addWorkLimit()
    return CheckedValue(path: path, value: value, report: findings.finished(normalized: nil))
  }

  /// Returns the context for a check of the value at a path.
  func context(of rule: Rule?, at path: FieldPath, looksAtFields: Bool) -> CheckContext {
    var context = CheckContext(
      parameters: rule?.parameters ?? [:],
      fields: looksAtFields ? fields(around: path) : nil,
      surroundings: surroundings
    )
    context.work = work
    return context
  }

  func fields(around path: FieldPath) -> FormFields {
    FormFields(
      plan: form.plan,
      values: values,
      current: path,
      obstacles: obstacles
    )
  }

  /// Runs a check between fields for each value of the field that it blames.
  mutating func run(_ check: FormPlan.Check) {
    for index in values[check.blamed].indices {
      let blamed = values[check.blamed][index]
      guard blamed.usable != nil || check.looksAtBlank else { continue }
      let findings = findings(of: check, on: blamed)
      if findings.outcome == .valid, findings.violations.isEmpty { continue }
      var remarks = blamed.remarks
      remarks.add(findings, fromGuest: check.check.isGuest)
      values[check.blamed][index] = blamed.with(remarks)
    }
  }

  /// Returns what a check between fields finds for one value of the field that it blames.
  ///
  /// The context has a reference to all values. If it were still there when they change, they would
  /// be copied.
  private func findings(of check: FormPlan.Check, on blamed: CheckedValue) -> Findings {
    var findings = Findings(.report)
    let value = blamed.usable ?? .null
    let context = context(of: nil, at: blamed.path, looksAtFields: true)
    if context.spend(check.check.cost.units(of: value)) {
      check.check.run(value, in: context, into: &findings)
    } else {
      findings.addWorkLimit()
    }
    return findings
  }

  /// Returns the rule of a field for the value at a path, or nil if it can't be made.
  func rule(of field: PlannedField, at path: FieldPath) -> Rule? {
    // In the most common case, only the rule needs to be looked up.
    if let parameter = field.onlyParameter, let other = parameter.field,
      let value = values[other].first?.usable,
      let rule = field.field.rule.kept(for: parameter.name, value)
    {
      return rule
    }
    return field.rule(with: fields(around: path))
  }
}

/// The rule of a field in a list whose parameters come from other fields.
///
/// It is made again only for an element that sees other values.
private struct RuleOfElements {
  private var places: [FieldPath]?
  private var rule: Rule?

  mutating func rule(of field: PlannedField, at path: FieldPath, in state: FormState) -> Rule? {
    let sources = field.parameters.flatMap(\.source.fields)
    let seen = sources.map { $0.filled(from: path) }
    if seen != places {
      places = seen
      rule = state.rule(of: field, at: path)
    }
    return rule
  }
}

extension Report {
  /// Removes what was found, which the report on the record has no room for.
  fileprivate mutating func leaveOut() {
    self = Report(
      outcome: outcome.and(.inconclusive),
      violations: [Violation(.limitReportSize)]
    )
  }

  /// Removes all arguments except field names, because they might reveal the rule's parameters.
  mutating func withholdArguments() {
    for index in violations.indices {
      violations[index].arguments = violations[index].arguments.filter { _, argument in
        if case .field = argument { true } else { false }
      }
    }
  }
}

extension Rule {
  /// Returns the values that other fields can use after a value was checked, or nil if it is blank
  /// or too large to be checked.
  func valuesForOthers(
    of value: Value,
    normalized: Value?,
    outcome: Outcome,
    in context: borrowing CheckContext
  ) -> (usable: Value, normalizedInput: Value)? {
    let limits = context.surroundings.limits
    if value.isText(longerThan: limits.inputBytes) { return nil }
    let input = comparedInput(value, in: context)
    if input.isText(longerThan: limits.inputBytes) || blankness.includes(input) { return nil }
    // A secret value doesn't have a normalized form to show, but it does have one to use.
    return (normalized ?? (outcome == .valid ? input : value), input)
  }
}

extension Value {
  /// Whether the value is a text above a length in bytes.
  fileprivate func isText(longerThan limit: Int) -> Bool {
    if case .text(let text) = self { text.utf8.count > limit } else { false }
  }
}
