import Violations

/// A demand of a form: that a field is filled, blank or missing, under conditions on other fields.
///
///     required-if: { field: country, matches: { equals: CH } }  # filled where that holds
///     required-with: [street]                                   # filled where `street` is
///     absent-if: { field: country, matches: { equals: CH } }    # blank where that holds
///     missing: true                                             # never there, not even blank
///
/// This is the demand as it is declared. ``FormPlan`` makes its conditions once (``MadeDemand``),
/// and ``FormState`` asks for the result when it checks the field.
package struct PresenceDemand: Sendable {
  /// What is demanded.
  package enum Demand: String, CaseIterable, Sendable {
    /// A value that is not blank.
    case filled = "required"

    /// No value, or a blank one.
    case blank = "absent"

    /// No value; null is none.
    case missing
  }

  /// How many of the conditions must hold.
  package enum Quantifier: Sendable {
    /// Every one: `-if`, `-with-all` and `-without-all`.
    case all

    /// At least one: `-with` and `-without`.
    case any

    /// Not every one: `-unless`.
    case notAll
  }

  package var demand: Demand

  /// How many of the conditions must hold.
  package var quantifier: Quantifier

  /// The conditions; with none, the demand always holds.
  package var conditions: [FieldCondition]

  package init(_ demand: Demand, if quantifier: Quantifier, _ conditions: [FieldCondition]) {
    self.demand = demand
    self.quantifier = quantifier
    self.conditions = conditions
  }
}

/// A demand with the checks of its conditions made, for one binding of the form.
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

  /// Returns whether the demand applies; a condition that cannot be decided does not hold.
  func holds(in context: borrowing CheckContext) -> Bool {
    if conditions.isEmpty { return true }
    for condition in conditions {
      switch (quantifier, condition.holds(in: context)) {
      case (.all, false): return false
      case (.any, true), (.notAll, false): return true
      case (.all, true), (.any, false), (.notAll, true): continue
      }
    }
    return quantifier == .all
  }
}

extension PlannedField {
  /// Returns whether the field must be blank or missing; nil if it may have a value.
  ///
  /// Missing is the stricter demand, so it wins.
  func absence(in context: borrowing CheckContext) -> PresenceDemand.Demand? {
    var found: PresenceDemand.Demand?
    for demand in demands where demand.demand != .filled && demand.demand != found {
      guard demand.holds(in: context) else { continue }
      if demand.demand == .missing { return .missing }
      found = demand.demand
    }
    return found
  }

  /// Returns the report on a value that must not be there; nil if it may.
  ///
  /// Null counts as missing. A text beyond the limit is not read, and counts as filled.
  func refusal(of value: Value, by rule: Rule, in context: borrowing CheckContext) -> Report? {
    guard let absence = absence(in: context) else { return nil }
    if case .null = value { return nil }
    if absence == .blank {
      let limit = context.surroundings.limits.inputBytes
      let isLong = value.text.map { $0.utf8.count > limit } ?? false
      if !isLong, rule.isBlank(value) { return nil }
    }
    var findings = Findings(.report)
    findings.add(.absent)
    rule.engineCodes.apply(to: &findings)
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
