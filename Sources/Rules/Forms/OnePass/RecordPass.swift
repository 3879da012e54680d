import Violations

/// One pass over the plain fields of a record; see ``PlainFields``.
struct RecordPass: ~Copyable {
  private let plan: FormPlan
  private var context: CheckContext

  private var given = GivenValues()

  /// What was found in one field: to make and to drop these for each would cost more.
  private var findings = Findings(.report)

  init(over plan: FormPlan, _ surroundings: Surroundings) {
    self.plan = plan
    context = CheckContext(surroundings: surroundings)
    if plan.giverCount > 1 { given.reserve(plan.giverCount) }
  }

  /// Checks the next field.
  mutating func check(
    _ value: Value,
    of field: borrowing PlannedField,
    into whole: inout RecordReport
  ) {
    defer { findings.clear() }
    guard let rule = field.rule ?? rule(of: field) else {
      findings.addLimit(.dataUnreadable)
      return whole.add(findings, normalized: nil, of: field)
    }
    if rule.hasParameters || !context.parameters.isEmpty { context.parameters = rule.parameters }
    let normalized = rule.check(
      value,
      isRequired: field.field.isRequired,
      in: context,
      into: &findings
    )
    if let place = field.placeAmongGivers {
      let limits = context.surroundings.limits
      // A value that has a normalised form is not blank.
      given[place] = normalized ?? rule.seen(value, nil, findings.outcome, limits)?.usable
    }
    whole.add(findings, normalized: normalized, of: field)
  }

  private func rule(of field: borrowing PlannedField) -> Rule? {
    if let parameter = field.onlyParameter, let giver = parameter.field,
      let place = plan.fields[giver].placeAmongGivers, let value = given[place],
      let rule = field.field.rule.kept(for: parameter.name, value)
    {
      return rule
    }
    return field.rule(with: GivenFields(plan: plan, given: given))
  }
}

/// What plain fields gave to others, by their places among those that do; nil where it is blank.
private struct GivenValues {
  // Most forms have one such field, if any: a country, and what depends on it.
  private var first = Value.null
  private var others: [Value] = []

  /// Makes room for several.
  mutating func reserve(_ count: Int) { others = Array(repeating: .null, count: count - 1) }

  subscript(place: Int) -> Value? {
    get {
      let value = place == 0 ? first : others[place - 1]
      if case .null = value { return nil }
      return value
    }
    set {
      let value = newValue ?? .null
      if place == 0 { first = value } else { others[place - 1] = value }
    }
  }
}

/// The fields that gave something to others, by their paths.
private struct GivenFields: FieldSource {
  let plan: FormPlan
  let given: GivenValues

  func value(of path: FieldPath) -> Value? {
    guard let giver = plan.positions[path], let place = plan.fields[giver].placeAmongGivers
    else { return nil }
    return given[place]
  }
}

extension Rule {
  /// Returns what other fields may see of a value, or nil if it is blank.
  ///
  /// What is too large to be checked is not seen by other fields either.
  func seen(
    _ value: Value,
    _ normalized: Value?,
    _ outcome: Outcome,
    _ limits: Limits
  ) -> (usable: Value, normalizedInput: Value)? {
    if case .text(let text) = value, text.utf8.count > limits.inputBytes { return nil }
    let input = normalizedInput(value)
    if blankness.includes(input) { return nil }
    // A secret value has no normalised form to show, and still one to use.
    return (normalized ?? (outcome == .valid ? input : value), input)
  }
}
