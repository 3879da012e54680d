public import Violations

/// Requires checks only under a condition: on another field, on the value itself, or given as
/// true or false, mostly by a parameter.
///
///     when: { field: country, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
///     when: { if: { parameter: short }, then: { length: 4 }, else: { length: 5 } }
///
/// Without `matches`, the condition is that the field is filled. A condition
/// that cannot be decided leaves the value inconclusive.
public struct WhenCheck: BacktrackingCheck {
  /// Whether the condition holds, if that was given.
  private let isGiven: Bool?
  private let field: FieldPath?
  private let condition: CheckList?
  private let consequence: CheckList
  private let alternative: CheckList

  package var mayBacktrack: Bool {
    consequence.mayBacktrack || alternative.mayBacktrack || condition?.mayBacktrack ?? false
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - field: The field that the condition looks at; the value itself if nil.
  ///   - condition: The checks that must hold; that the field is filled, if nil.
  ///   - consequence: The checks required if the condition holds.
  ///   - alternative: The checks required if it does not.
  public init(
    field: FieldPath? = nil,
    matches condition: CheckList? = nil,
    then consequence: CheckList,
    else alternative: CheckList = CheckList([])
  ) {
    isGiven = nil
    self.field = field
    self.condition = condition
    self.consequence = consequence
    self.alternative = alternative
  }

  /// Creates a check whose condition is known already.
  ///
  /// - Parameters:
  ///   - holds: Whether the condition holds.
  ///   - consequence: The checks required if it does.
  ///   - alternative: The checks required if it does not.
  public init(
    if holds: Bool,
    then consequence: CheckList,
    else alternative: CheckList = CheckList([])
  ) {
    isGiven = holds
    field = nil
    condition = nil
    self.consequence = consequence
    self.alternative = alternative
  }

  /// Reports what the checks of the branch that applies report about a text.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let isGiven {
      (isGiven ? consequence : alternative).run(text, in: context, into: &findings)
      return
    }
    var condition = Findings(findings.detail)
    if field == nil {
      self.condition?.run(text, in: context, into: &condition)
    } else {
      decide(in: context, into: &condition)
    }
    switch condition.outcome {
    case .valid: consequence.run(text, in: context, into: &findings)
    case .invalid: alternative.run(text, in: context, into: &findings)
    case .inconclusive: findings.mergeLimits(condition)
    }
  }

  /// Reports what the checks of the branch that applies report about another value.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let isGiven {
      (isGiven ? consequence : alternative).run(value, in: context, into: &findings)
      return
    }
    var condition = Findings(findings.detail)
    if field == nil {
      self.condition?.run(value, in: context, into: &condition)
    } else {
      decide(in: context, into: &condition)
    }
    switch condition.outcome {
    case .valid: consequence.run(value, in: context, into: &findings)
    case .invalid: alternative.run(value, in: context, into: &findings)
    case .inconclusive: findings.mergeLimits(condition)
    }
  }

  /// Returns how far the text has come for the branch that applies.
  ///
  /// A condition on the text itself may change while it is typed; then the text is impossible only
  /// if it is for both branches, or for the one that still applies.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let isGiven { return (isGiven ? consequence : alternative).progress(of: text, in: context) }
    guard field == nil else {
      var condition = Findings(.outcome)
      decide(in: context, into: &condition)
      switch condition.outcome {
      case .valid: return consequence.progress(of: text, in: context)
      case .invalid: return alternative.progress(of: text, in: context)
      case .inconclusive: return .unfinished
      }
    }
    let meeting = (condition?.progress(of: text, in: context) ?? .valid)
      .and(consequence.progress(of: text, in: context))
    let progress = meeting.or(alternative.progress(of: text, in: context))
    if progress.isImpossible { return progress }
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  /// Returns what the branch that applies requires, if that is known without the text.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    if let isGiven { return (isGiven ? consequence : alternative).requirements(in: context) }
    if field == nil { return [] }
    var condition = Findings(.outcome)
    decide(in: context, into: &condition)
    switch condition.outcome {
    case .valid: return consequence.requirements(in: context)
    case .invalid: return alternative.requirements(in: context)
    case .inconclusive: return []
    }
  }

  /// Decides the condition on another field.
  private func decide(in context: borrowing CheckContext, into outcome: inout Findings) {
    guard let field, let value = context.fields?.value(of: field) else {
      outcome.add(.required)
      return
    }
    guard let condition else { return }
    condition.run(value, in: context, into: &outcome)
  }
}

extension WhenCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "when",
    "Requires checks only under a condition.",
    settings: [
      SettingDefinition("if", .boolean, "Whether the condition holds, for parameters."),
      SettingDefinition("field", .field, "The field that the condition looks at."),
      SettingDefinition(
        "matches",
        .checks,
        "The condition: checks that must hold.",
        isCondition: true
      ),
      SettingDefinition("then", .checks, "The checks required if it holds."),
      SettingDefinition("else", .checks, "The checks required if it does not."),
    ],
    codes: [],
    tellsOtherFields: false
  ) { settings throws(SettingError) in
    let field = settings.field("field")
    let condition = settings.checks("matches")
    let holds = settings.boolean("if")
    guard holds != nil || field != nil || condition != nil else {
      throw SettingError(
        nil,
        "give if, field, matches, or field and matches",
        hint: "a parameter for `if` needs a default"
      )
    }
    if holds != nil, field != nil || condition != nil {
      throw SettingError("if", "if excludes field and matches")
    }
    guard settings.contains("then") || settings.contains("else") else {
      throw SettingError(nil, "give then, else or both")
    }
    let consequence = settings.checks("then") ?? CheckList([])
    let alternative = settings.checks("else") ?? CheckList([])
    if let holds { return WhenCheck(if: holds, then: consequence, else: alternative) }
    return WhenCheck(field: field, matches: condition, then: consequence, else: alternative)
  }
}
