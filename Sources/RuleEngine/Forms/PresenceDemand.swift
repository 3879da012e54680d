import Violations

/// What a form demands of a field under conditions on others: that it is filled, blank or missing.
///
///     required-with: [street]                                   # filled where `street` is
///     absent-if: { field: country, matches: { equals: CH } }    # blank where that holds
///     missing: true                                             # never there, not even blank
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
    case all, any, notAll
  }

  package var demand: Demand
  package var quantifier: Quantifier

  /// The conditions; with none, the demand always holds.
  package var conditions: [FieldCondition]

  /// Creates a demand.
  package init(_ demand: Demand, if quantifier: Quantifier, _ conditions: [FieldCondition]) {
    self.demand = demand
    self.quantifier = quantifier
    self.conditions = conditions
  }
}

/// A demand whose conditions are made.
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

  /// Returns whether the field must be so; a condition that cannot be decided does not hold.
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
  /// Returns what is demanded of the field instead of a value: that it is blank or missing; nil if nothing
  /// is.
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
  func refusal(
    of value: Value,
    by rule: Rule,
    in context: borrowing CheckContext
  ) -> Report? {
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
  /// Whether a value is blank once it is normalised.
  fileprivate func isBlank(_ value: Value) -> Bool {
    blankness.includes(normalizedInput(value)) && isBlankBeforeRemoval(value.text)
  }
}

extension FormField {
  /// All conditions on which it depends whether the field must be filled or blank.
  package var conditions: [FieldCondition] { requiredIf + demands.flatMap(\.conditions) }
}
