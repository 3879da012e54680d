import Violations

extension FormState {
  /// Checks all places of a field.
  mutating func checkField(at index: Int) {
    if let name = form.plan.fields[index].name, case .record(let entries) = record {
      let path = form.fields[index].path
      let place = examined(entries[name] ?? .null, of: index, at: path)
      places[index] = [place]
      return
    }
    var obstacles = RecordObstacles()
    let found = record.places(
      of: form.fields[index].path,
      listLimit: surroundings.limits.listElements,
      optional: form.optionalRecords,
      obstacles: &obstacles
    )
    self.obstacles[index] = obstacles.isEmpty ? nil : obstacles
    places[index] = []
    for place in found {
      let place = examined(place.value ?? .null, of: index, at: place.path)
      places[index].append(place)
    }
  }

  /// Checks one value.
  func examined(_ value: Value, of index: Int, at path: FieldPath) -> FormPlace {
    let planned = form.plan.fields[index]
    let field = form.fields[index]
    guard let rule = rule(of: index, at: path) else {
      // The loader has made the rule once, so this needs a parameter that no value suits.
      let report = Report(outcome: .inconclusive, violations: [Violation(.dataUnreadable)])
      return FormPlace(path: path, value: value, report: report)
    }
    let context = context(of: rule, at: path, looksAtOthers: planned.looksAtOthers)
    let isRequired = isRequired(index, in: context)
    var place = FormPlace(
      path: path,
      value: value,
      report: rule.report(on: value, isRequired: isRequired, in: context)
    )
    if planned.rule == nil { redact(&place.report, of: field, at: path) }
    if planned.isLookedAt { note(value, of: rule, in: &place) }
    return place
  }

  /// Returns whether a field is required, which may depend on others.
  func isRequired(_ index: Int, in context: borrowing CheckContext) -> Bool {
    if form.fields[index].isRequired { return true }
    guard let conditions = form.plan.fields[index].conditions else { return false }
    for condition in conditions where !condition.holds(in: context) { return false }
    return true
  }

  /// Keeps what other fields may use of a value.
  private func note(_ value: Value, of rule: Rule, in place: inout FormPlace) {
    // What is too large to be checked is not looked at by other fields either.
    if case .text(let text) = value, text.utf8.count > surroundings.limits.inputBytes { return }
    let input = rule.normalizedInput(value)
    if rule.blankness.includes(input) { return }
    // A secret value has no normalised form to show, and still one to use.
    place.usable = place.report.normalized ?? (place.report.outcome == .valid ? input : value)
    place.normalizedInput = input
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
  mutating func runCheckBetweenFields(at number: Int) {
    let check = form.plan.checks[number]
    for index in places[check.blamed].indices {
      let place = places[check.blamed][index]
      let blank: Value? = check.looksAtBlank ? .null : nil
      guard let value = place.usable ?? blank else { continue }
      var findings = Findings(.report)
      let context = context(of: nil, at: place.path, looksAtOthers: true)
      if case .text(let text) = value {
        check.check.run(text.utf8Span, in: context, into: &findings)
      } else {
        check.check.run(value, in: context, into: &findings)
      }
      places[check.blamed][index].outcomeBetween = place.outcomeBetween.and(findings.outcome)
      places[check.blamed][index].between += findings.violations
    }
  }
}

extension FormState {
  /// Returns the rule of a field at a place, or nil if it cannot be made.
  func rule(of index: Int, at path: FieldPath) -> Rule? {
    if let rule = form.plan.fields[index].rule { return rule }
    let field = form.fields[index]
    let fields = fields(around: path)
    var parameters: [String: Value] = [:]
    for (name, source) in field.parameters {
      let type = field.rule.parameters.first { $0.name == name }?.type
      parameters[name] = source.value(from: fields, as: type ?? .value)
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

  /// Removes what a report repeats of secret fields from which the rule took parameters.
  private func redact(_ report: inout Report, of field: FormField, at path: FieldPath) {
    if report.violations.isEmpty { return }
    let fields = fields(around: path)
    let secrets = form.fields
      .filter { other in
        other.rule.isSecret && field.parameters.values.contains { $0.fields.contains(other.path) }
      }
      .compactMap { fields.value(of: $0.path)?.text }
      .filter { !$0.isEmpty }
    if secrets.isEmpty { return }
    for index in report.violations.indices {
      report.violations[index].arguments = report.violations[index].arguments.filter {
        !$0.value.repeats(secrets)
      }
    }
  }
}

extension Argument {
  fileprivate func repeats(_ secrets: [String]) -> Bool {
    switch self {
    case .text(let text): secrets.contains { text.contains($0) }
    case .list(let elements): elements.contains { $0.repeats(secrets) }
    default: false
    }
  }
}
