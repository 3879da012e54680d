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
    let context = context(of: rule, at: path, looksAtOthers: field.looksAtOthers)
    let isRequired = field.isRequired(in: context)
    var report = rule.report(on: value, isRequired: isRequired, in: context)
    if field.takesSecrets { report.withholdArguments() }
    let normalized = report.normalized
    if field.hasParts { report.normalized = nil }
    guard field.isLookedAt, let input = seenInput(value, of: rule) else {
      return FormPlace(path: path, value: value, report: report)
    }
    // A secret value has no normalised form to show, and still one to use.
    let usable = normalized ?? (report.outcome == .valid ? input : value)
    return FormPlace(
      path: path,
      value: value,
      report: report,
      usable: usable,
      normalizedInput: input
    )
  }

  /// Returns what other fields may use of a value: its normalised form, if it is not blank.
  private func seenInput(_ value: Value, of rule: Rule) -> Value? {
    // What is too large to be checked is not looked at by other fields either.
    if case .text(let text) = value, text.utf8.count > surroundings.limits.inputBytes {
      return nil
    }
    let input = rule.normalizedInput(value)
    // Not a choice of `nil` or the input: `nil` would be the null value there.
    if rule.blankness.includes(input) { return nil }
    return input
  }

  /// Returns what a check at a place may know.
  func context(of rule: Rule?, at path: FieldPath, looksAtOthers: Bool) -> CheckContext {
    CheckContext(
      parameters: rule?.parameters ?? [:],
      fields: looksAtOthers ? fields(around: path) : nil,
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
      let context = context(of: nil, at: place.path, looksAtOthers: true)
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
  func rule(of planned: PlannedField, at path: FieldPath) -> Rule? {
    if let rule = planned.rule { return rule }
    let field = planned.field
    // The most common case, which looks up nothing but the rule.
    if planned.parameters.count == 1, let other = planned.parameters[0].field,
      let value = places[other].first?.usable,
      let rule = field.rule.kept(for: planned.parameters[0].name, value)
    {
      return rule
    }
    let fields = fields(around: path)
    var parameters: [String: Value] = [:]
    for parameter in planned.parameters {
      parameters[parameter.name] = parameter.source.value(from: fields, as: parameter.type)
    }
    if let rule = bound(field, parameters) { return rule }
    // Each parameter from a field that does not suit counts as unset.
    var suitable = parameters.filter { field.parameters[$0.key]?.fields.isEmpty == true }
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) where suitable[name] == nil {
      suitable[name] = value
      if bound(field, suitable) == nil { suitable[name] = nil }
    }
    return bound(field, suitable)
  }

  private func bound(_ field: FormField, _ parameters: [String: Value]) -> Rule? {
    do throws(BindingError) {
      return try field.rule.bind(parameters)
    } catch {
      return nil
    }
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
