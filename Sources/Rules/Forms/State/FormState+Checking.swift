import Violations

extension FormState {
  /// Checks all places of a field.
  mutating func check(_ field: PlannedField) {
    if let name = field.name, case .record(let entries) = record {
      let place = examined(entries[name] ?? .null, of: field, at: field.field.path)
      places[field.index] = .one(place)
      return
    }
    var obstacles = RecordObstacles()
    let found = record.places(
      of: field.field.path,
      listLimit: surroundings.limits.listElements,
      optional: form.optionalRecords,
      obstacles: &obstacles
    )
    self.obstacles[field.index] = obstacles.isEmpty ? nil : obstacles
    places[field.index] = .none
    let checked = found.map { examined($0.value ?? .null, of: field, at: $0.path) }
    places[field.index] = .several(checked)
  }

  /// Checks one value.
  func examined(_ value: Value, of field: PlannedField, at path: FieldPath) -> FormPlace {
    guard let rule = field.rule ?? rule(of: field, at: path) else {
      // The loader has made the rule once, so this needs a parameter that no value suits.
      let report = Report(outcome: .inconclusive, violations: [Violation(.dataUnreadable)])
      return FormPlace(path: path, value: value, report: report)
    }
    let context = context(of: rule, at: path, looksAtFields: field.looksAtFields)
    let isRequired = field.isRequired(in: context)
    var report = rule.report(on: value, isRequired: isRequired, in: context)
    if field.takesSecrets { report.withholdArguments() }
    let normalized = report.normalized
    if field.hasParts { report.normalized = nil }
    guard field.isLookedAt,
      let seen = rule.seen(value, normalized, report.outcome, surroundings.limits)
    else { return FormPlace(path: path, value: value, report: report) }
    return FormPlace(
      path: path,
      value: value,
      report: report,
      usable: seen.usable,
      normalizedInput: seen.normalizedInput
    )
  }

  /// Returns what a check at a place may know.
  func context(of rule: Rule?, at path: FieldPath, looksAtFields: Bool) -> CheckContext {
    CheckContext(
      parameters: rule?.parameters ?? [:],
      fields: looksAtFields ? fields(around: path) : nil,
      surroundings: surroundings
    )
  }

  func fields(around path: FieldPath) -> FormFields {
    FormFields(plan: form.plan, places: places, current: path)
  }

  /// Runs a check between fields for each place of the field that it blames.
  mutating func run(_ check: FormPlan.Check) {
    for index in places[check.blamed].indices {
      let place = places[check.blamed][index]
      guard place.usable != nil || check.looksAtBlank else { continue }
      let value = place.usable ?? .null
      var findings = Findings(.report)
      let context = context(of: nil, at: place.path, looksAtFields: true)
      check.check.run(value, in: context, into: &findings)
      if findings.outcome == .valid, findings.violations.isEmpty { continue }
      var remarks = place.remarks
      remarks.outcomeBetween = remarks.outcomeBetween.and(findings.outcome)
      remarks.between += findings.violations
      places[check.blamed][index] = place.with(remarks)
    }
  }
}

extension FormState {
  /// Returns the rule of a field at a place, or nil if it cannot be made.
  func rule(of field: PlannedField, at path: FieldPath) -> Rule? {
    // The most common case, which looks up nothing but the rule.
    if let parameter = field.onlyParameter, let other = parameter.field,
      let value = places[other].first?.usable,
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
