package import Violations

extension FormDefinition {
  /// Checks a record.
  ///
  /// A value that isn't a record is reported as `type.mismatch`.
  ///
  /// Fields are checked in the order of their dependencies, and reported in the order of the file.
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, counting each element of a
  ///   list, and *r* is the cost of their rules.
  package func report(on record: Value, surroundings: Surroundings) -> Report {
    // The fields that aren't plain come first. Their values are kept until the report is made.
    let others = FormState(
      of: self,
      record: record,
      surroundings: surroundings,
      checking: onePass.otherFields
    )
    guard case .record(let entries) = record else { return others.report }
    var whole = RecordReport(of: self, on: record)
    var pass = RecordPass(over: onePass, surroundings, others.work ?? RecordWork(on: record))
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

/// A single pass over the plain fields of a record; see ``PlainFields``.
struct RecordPass: ~Copyable {
  private let plan: OnePassPlan
  private var context: CheckContext

  private var given = GivenValues()

  /// What checking the record has cost so far.
  private let work: RecordWork

  /// The findings for one field.
  ///
  /// They are cleared for the next field, which is cheaper than creating new ones.
  private var findings = Findings(.report)

  init(over plan: OnePassPlan, _ surroundings: Surroundings, _ work: RecordWork) {
    self.plan = plan
    self.work = work
    context = CheckContext(surroundings: surroundings)
    context.work = work
    if plan.giverCount > 1 { given.reserve(plan.giverCount) }
  }

  /// Checks the next field.
  mutating func check(_ value: Value, of field: OnePassField, into whole: inout RecordReport) {
    defer { findings.clear() }
    let planned = field.planned
    guard let rule = planned.rule ?? rule(of: planned) else {
      findings.addLimit(.dataUnreadable)
      return whole.add(findings, normalized: nil, of: field)
    }
    guard work.spend(rule.units(of: value, context.surroundings.limits)) else {
      findings.addWorkLimit()
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
      // A value that has a normalized form isn't blank.
      given[index] =
        normalized
        ?? rule.valuesForOthers(
          of: value,
          normalized: nil,
          outcome: findings.outcome,
          in: context
        )?.usable
    }
    whole.add(findings, normalized: normalized, of: field)
  }

  /// Returns the rule of a field that takes parameters from others, or nil if it can't be made.
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

/// The values of plain fields that provide parameters, by ``OnePassField/giverIndex``.
///
/// A blank value is nil.
private struct GivenValues {
  // Most forms have at most one such field, such as a country. A single value doesn't need an
  // array.
  private var first = Value.null
  private var others: [Value] = []

  /// Makes room for several values.
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

/// The fields that have provided values for others, by their path.
private struct GivenFields: FieldSource {
  let plan: OnePassPlan
  let given: GivenValues

  func value(of path: FieldPath) -> Value? {
    guard let giver = plan.positions[path], let index = plan.fields[giver].giverIndex
    else { return nil }
    return given[index]
  }
}
