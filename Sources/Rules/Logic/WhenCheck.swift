public import Violations

/// Requires checks only under a condition: on another field, on the value itself, or on the value of a
/// parameter.
///
///     when: { field: country, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
///     when: { if: { parameter: country }, matches: { equals: CH }, then: { length: 4 } }
///     when: { if: { parameter: short }, then: { length: 4 }, else: { length: 5 } }
///
/// Without `matches`, the condition is that the field is filled, or that the parameter is true. A
/// parameter without a value matches nothing, and is the name of no field. A condition that cannot be
/// decided leaves the value inconclusive.
public struct WhenCheck: BacktrackingCheck {
  /// What a condition is about.
  private enum Question: Sendable {
    /// Nothing: the answer was given.
    case answered(Bool)

    /// A value that was given, such as that of a parameter.
    case given(Value)

    /// The value of another field.
    case field(FieldPath)

    /// The value itself.
    case value
  }

  private let question: Question
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
    question = field.map(Question.field) ?? .value
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
    question = .answered(holds)
    condition = nil
    self.consequence = consequence
    self.alternative = alternative
  }

  /// Creates a check whose condition is about a value that is known already.
  ///
  /// - Parameters:
  ///   - value: The value; blank for one that matches nothing.
  ///   - condition: The checks that must hold; that the value is not blank, if nil.
  ///   - consequence: The checks required if the condition holds.
  ///   - alternative: The checks required if it does not.
  public init(
    given value: Value,
    matches condition: CheckList?,
    then consequence: CheckList,
    else alternative: CheckList = CheckList([])
  ) {
    question = .given(value)
    self.condition = condition
    self.consequence = consequence
    self.alternative = alternative
  }

  /// Reports what the checks of the branch that applies report about a text.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if case .answered(let holds) = question {
      (holds ? consequence : alternative).run(text, in: context, into: &findings)
      return
    }
    var condition = Findings(findings.detail)
    if case .value = question {
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
    if case .answered(let holds) = question {
      (holds ? consequence : alternative).run(value, in: context, into: &findings)
      return
    }
    var condition = Findings(findings.detail)
    if case .value = question {
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
    if case .answered(let holds) = question {
      return (holds ? consequence : alternative).progress(of: text, in: context)
    }
    guard case .value = question else {
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
    if case .answered(let holds) = question {
      return (holds ? consequence : alternative).requirements(in: context)
    }
    if case .value = question { return [] }
    var condition = Findings(.outcome)
    decide(in: context, into: &condition)
    switch condition.outcome {
    case .valid: return consequence.requirements(in: context)
    case .invalid: return alternative.requirements(in: context)
    case .inconclusive: return []
    }
  }

  /// Decides a condition that is not about the value itself.
  private func decide(in context: borrowing CheckContext, into outcome: inout Findings) {
    let asked: Value? =
      switch question {
      case .field(let path): context.fields?.value(of: path)
      case .given(let value): Blankness.invisible.includes(value) ? nil : value
      case .answered, .value: nil
      }
    guard let asked else {
      outcome.add(.required)
      return
    }
    condition?.run(asked, in: context, into: &outcome)
  }
}

extension WhenCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "when",
    "Requires checks only under a condition.",
    settings: [
      SettingDefinition(
        "if",
        .value,
        "A parameter: whether it is true, or whether its value matches.",
        isCondition: true
      ),
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
    guard settings.contains("then") || settings.contains("else") else {
      throw SettingError(nil, "give then, else or both")
    }
    let consequence = settings.checks("then") ?? CheckList([])
    let alternative = settings.checks("else") ?? CheckList([])
    let condition = settings.checks("matches")
    let isGiven = settings.contains("if") || settings.unset.contains("if")
    if isGiven, settings.contains("field") || settings.unset.contains("field") {
      throw SettingError("if", "if excludes field")
    }
    if isGiven, condition == nil {
      let holds = try answer(in: settings)
      return WhenCheck(if: holds, then: consequence, else: alternative)
    }
    // What is asked of a parameter without a value does not hold.
    if isGiven || settings.unset.contains("field") {
      let value = settings.value("if") ?? .null
      return WhenCheck(given: value, matches: condition, then: consequence, else: alternative)
    }
    let field = settings.field("field")
    guard field != nil || condition != nil else {
      throw SettingError(nil, "give if, field, matches, or matches with one of them")
    }
    return WhenCheck(field: field, matches: condition, then: consequence, else: alternative)
  }

  /// Returns whether a parameter without `matches` is true.
  private static func answer(in settings: Settings) throws(SettingError) -> Bool {
    guard let value = settings.value("if") else {
      throw SettingError(
        "if",
        "if needs a value, or checks in matches",
        hint: "a parameter for `if` alone needs a default"
      )
    }
    guard case .boolean(let holds) = try SettingType.boolean.interpret(value, for: "if") else {
      return false
    }
    return holds
  }
}
