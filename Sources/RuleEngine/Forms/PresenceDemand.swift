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
  /// A condition that can't be decided doesn't hold.
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
  /// Returns whether the field must be blank or missing, or nil if it can have a value.
  ///
  /// Missing is the stricter demand, so it takes precedence.
  func absence(in context: borrowing CheckContext) -> PresenceDemand.Demand? {
    var found: PresenceDemand.Demand?
    for demand in demands where demand.demand != .filled && demand.demand != found {
      guard demand.holds(in: context) else { continue }
      if demand.demand == .missing { return .missing }
      found = demand.demand
    }
    return found
  }

  /// Returns the report on a value that must not be present, or nil if it is allowed.
  ///
  /// Null counts as missing. A text over the size limit isn't read and counts as filled.
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
