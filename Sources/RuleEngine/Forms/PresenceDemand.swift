import Violations

/// A demand of a form that a field be filled, blank or missing, under conditions on other fields.
///
///     required-if: { field: country, matches: { equals: CH } }  # filled where that holds
///     required-with: [street]                                   # filled where `street` is
///     absent-if: { field: country, matches: { equals: CH } }    # blank where that holds
///     missing: true                                             # never there, not even blank
///
/// This is the demand as declared. ``FormPlan`` makes its conditions once (``MadeDemand``), and
/// ``FormState`` evaluates them when it checks the field.
package struct PresenceDemand: Sendable {
  /// The demanded state.
  package enum Demand: String, CaseIterable, Sendable {
    /// A value that isn't blank.
    case filled = "required"

    /// A missing or blank value.
    case blank = "absent"

    /// A missing value. Null counts as missing.
    case missing
  }

  /// How many of the conditions must hold.
  package enum Quantifier: Sendable {
    /// All of them: `-if`, `-with-all` and `-without-all`.
    case all

    /// At least one of them: `-with` and `-without`.
    case any

    /// Not all of them: `-unless`.
    case notAll
  }

  package var demand: Demand

  /// How many of the conditions must hold.
  package var quantifier: Quantifier

  /// The conditions.
  ///
  /// Without any, the demand always holds.
  package var conditions: [FieldCondition]

  package init(_ demand: Demand, if quantifier: Quantifier, _ conditions: [FieldCondition]) {
    self.demand = demand
    self.quantifier = quantifier
    self.conditions = conditions
  }
}

/// A demand whose condition checks are ready to run, for one binding of the form.
struct MadeDemand: Sendable {
  let demand: PresenceDemand.Demand
  private let quantifier: PresenceDemand.Quantifier
  private let conditions: [MadeCondition]

  init(_ demand: PresenceDemand, in binding: Binding) throws(BindingError) {
    self.demand = demand.demand
    quantifier = demand.quantifier
    var made: [MadeCondition] = []
    for condition in demand.conditions { made.append(try MadeCondition(condition, in: binding)) }
    conditions = made
  }

  /// Returns whether the demand applies.
  ///
  /// It is undecided if that depends on a condition that can't be decided.
  func applies(in context: borrowing CheckContext) -> Decision {
    var isUndecided = false
    for condition in conditions {
      switch (quantifier, condition.holds(in: context)) {
      case (.all, .no): return .no
      case (.any, .yes), (.notAll, .no): return .yes
      case (_, .undecided): isUndecided = true
      case (.all, .yes), (.any, .no), (.notAll, .yes): continue
      }
    }
    if isUndecided { return .undecided }
    return quantifier == .all || conditions.isEmpty ? .yes : .no
  }

  /// Adds why conditions can't be decided.
  func explainUndecided(in context: borrowing CheckContext, into findings: inout Findings) {
    for condition in conditions { condition.explainUndecided(in: context, into: &findings) }
  }
}

extension PlannedField {
  /// Returns whether the field must be filled.
  func mustBeFilled(in context: borrowing CheckContext) -> Decision {
    field.isRequired ? .yes : applies(.filled, in: context)
  }

  /// Returns whether the field must be blank or missing.
  func mustBeAbsent(in context: borrowing CheckContext) -> Decision {
    applies(.missing, in: context).or(applies(.blank, in: context))
  }

  /// Returns what the field's rule finds in a value, and whether the form allows a value or a blank
  /// at all.
  ///
  /// If the form's conditions can't be decided, and the answer depends on them, the value is
  /// inconclusive.
  func report(on value: Value, by rule: Rule, in context: borrowing CheckContext) -> Report {
    switch isRefused(value, by: rule, in: context) {
    case .yes:
      var findings = Findings(.report)
      findings.add(.absent)
      rule.engineCodes.apply(to: &findings)
      return findings.finished(normalized: nil)
    case .undecided: return undecided(in: context)
    case .no: break
    }
    let isRequired = mustBeFilled(in: context)
    let report = rule.report(on: value, isRequired: isRequired == .yes, in: context)
    guard isRequired == .undecided, report.outcome == .valid, rule.isBlank(value) else {
      return report
    }
    return undecided(in: context)
  }

  /// Returns whether a value must not be present.
  ///
  /// Null counts as missing. A text over the size limit isn't read and counts as filled.
  func isRefused(_ value: Value, by rule: Rule, in context: borrowing CheckContext) -> Decision {
    if case .null = value { return .no }
    let isMissing = applies(.missing, in: context)
    if isMissing == .yes { return .yes }
    let isBlank = applies(.blank, in: context)
    if isBlank == .no { return isMissing }
    let limit = context.surroundings.limits.inputBytes
    let isLong = value.text.map { $0.utf8.count > limit } ?? false
    return !isLong && rule.isBlank(value) ? isMissing : isMissing.or(isBlank)
  }

  /// Returns whether one of the demands of a kind applies.
  private func applies(
    _ kind: PresenceDemand.Demand,
    in context: borrowing CheckContext
  ) -> Decision {
    var decision = Decision.no
    for demand in demands where demand.demand == kind {
      decision = decision.or(demand.applies(in: context))
      if decision == .yes { break }
    }
    return decision
  }

  /// Returns the report on a value that the form might not allow, with the reasons why that can't
  /// be decided.
  private func undecided(in context: borrowing CheckContext) -> Report {
    var findings = Findings(.report)
    findings.outcome = .inconclusive
    for demand in demands { demand.explainUndecided(in: context, into: &findings) }
    return findings.finished(normalized: nil)
  }
}

extension Rule {
  /// Returns whether a value is blank after normalization.
  fileprivate func isBlank(_ value: Value) -> Bool {
    guard let text = value.text else { return blankness.includes(value) }
    return isBlank(text.utf8Span, normalized(text.utf8Span))
  }
}

extension FormField {
  /// All conditions that decide whether the field must be filled, blank or missing.
  package var conditions: [FieldCondition] { demands.flatMap(\.conditions) }
}
