public import Violations

extension FormDefinition {
  /// Checks a record; a value that is none gives `type.mismatch`.
  ///
  /// Fields are checked in the order in which they depend on each other and
  /// reported in the order of the file.
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, with each
  ///   element of a list counted, and *r* is what their rules take.
  public func report(on record: Value, surroundings: Surroundings) -> Report {
    var surroundings = surroundings
    surroundings.beginMatching(for: self)
    // First the fields that are not plain, of which values are kept until the report is made.
    let others = FormState(
      of: self,
      record: record,
      surroundings: surroundings,
      checking: onePass.otherFields
    )
    guard case .record(let entries) = record else { return others.report }
    var whole = RecordReport(of: self)
    var pass = RecordPass(over: onePass, surroundings)
    for field in onePass.fields {
      if field.isPlain, let name = field.planned.name {
        pass.check(entries[name] ?? .null, of: field, into: &whole)
      } else {
        others.addFindings(of: field, to: &whole)
      }
    }
    return others.finished(whole)
  }
}

/// One pass over the plain fields of a record; see ``PlainFields``.
struct RecordPass: ~Copyable {
  private let plan: OnePassPlan
  private var context: CheckContext

  private var given = GivenValues()

  /// What was found in one field, cleared for the next, which is cheaper than new findings.
  private var findings = Findings(.report)

  init(over plan: OnePassPlan, _ surroundings: Surroundings) {
    self.plan = plan
    context = CheckContext(surroundings: surroundings)
    if plan.giverCount > 1 { given.reserve(plan.giverCount) }
  }

  /// Checks the next field.
  mutating func check(
    _ value: Value,
    of field: OnePassField,
    into whole: inout RecordReport
  ) {
    defer { findings.clear() }
    let planned = field.planned
    guard let rule = planned.rule ?? rule(of: planned) else {
      findings.addLimit(.dataUnreadable)
      return whole.add(findings, normalized: nil, of: field)
    }
    if rule.hasParameters || !context.parameters.isEmpty { context.parameters = rule.parameters }
    let normalized = rule.check(
      value,
      isRequired: planned.field.isRequired,
      in: context,
      into: &findings
    )
    if let index = field.giverIndex {
      let limits = context.surroundings.limits
      // A value that has a normalised form is not blank.
      given[index] =
        normalized
        ?? rule.valuesForOthers(of: value, normalized: nil, outcome: findings.outcome, limits)?
        .usable
    }
    whole.add(findings, normalized: normalized, of: field)
  }

  /// Returns the rule of a field that takes parameters from others, or nil if it cannot be made.
  private func rule(of field: PlannedField) -> Rule? {
    if let parameter = field.onlyParameter, let giver = parameter.field,
      let index = plan.fields[giver].giverIndex, let value = given[index],
      let rule = field.field.rule.kept(for: parameter.name, value)
    {
      return rule
    }
    return field.rule(with: GivenFields(plan: plan, given: given))
  }
}

/// The values of plain fields that give others parameters, by ``OnePassField/giverIndex``; nil where
/// the value is blank.
private struct GivenValues {
  // Most forms have one such field, if any: a country. It needs no array.
  private var first = Value.null
  private var others: [Value] = []

  /// Makes room for several.
  mutating func reserve(_ count: Int) { others = Array(repeating: .null, count: count - 1) }

  subscript(index: Int) -> Value? {
    get {
      let value = index == 0 ? first : others[index - 1]
      if case .null = value { return nil }
      return value
    }
    set {
      let value = newValue ?? .null
      if index == 0 { first = value } else { others[index - 1] = value }
    }
  }
}

/// The fields that gave something to others, by their paths.
private struct GivenFields: FieldSource {
  let plan: OnePassPlan
  let given: GivenValues

  func value(of path: FieldPath) -> Value? {
    guard let giver = plan.positions[path], let index = plan.fields[giver].giverIndex
    else { return nil }
    return given[index]
  }
}
