import TextParts
package import Violations

/// Requires checks only under a condition: on another field, on the value itself or a part of it, or on the
/// value of a parameter.
///
///     when: { field: country, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
///     when: { if: { parameter: country }, matches: { equals: CH }, then: { length: 4 } }
///     when: { if: { parameter: short }, then: { length: 4 }, else: { length: 5 } }
///     when: { part: branch, then: { length: 14 }, else: { length: 9 } }
///
/// Without `matches`, the condition is that the field is filled, that the part took part in the match, or
/// that the parameter is true. A
/// parameter without a value matches nothing, and is the name of no field. A condition that cannot be
/// decided leaves the value inconclusive.
package struct WhenCheck: PartSensitiveCheck {
  /// What a condition is about.
  package enum Question: Sendable {
    /// Nothing: the answer was given.
    case answered(Bool)

    /// A value that was given, such as that of a parameter.
    case given(Value)

    /// The value of another field.
    case field(FieldPath)

    /// A part of the value.
    case part(PartReference)

    /// The value itself.
    case value
  }

  private let question: Question
  private let condition: CheckList?
  private let consequence: CheckList
  private let alternative: CheckList

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - question: What the condition is about.
  ///   - condition: The checks that must hold; that what is asked is filled, if nil.
  ///   - consequence: The checks required if the condition holds.
  ///   - alternative: The checks required if it does not.
  package init(
    _ question: Question = .value,
    matches condition: CheckList? = nil,
    then consequence: CheckList,
    else alternative: CheckList = CheckList([])
  ) {
    self.question = question
    self.condition = condition
    self.consequence = consequence
    self.alternative = alternative
  }

  /// Reports what the checks of the branch that applies report about a text.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if case .answered(let holds) = question {
      (holds ? consequence : alternative).run(text, in: context, into: &findings)
      return
    }
    var condition = findings.branch()
    switch question {
    case .value: self.condition?.run(text, in: context, into: &condition)
    case .part(let part): decide(about: part, of: text, in: context, into: &condition)
    case .answered, .given, .field: decide(in: context, into: &condition)
    }
    switch condition.outcome {
    case .valid: consequence.run(text, in: context, into: &findings)
    case .invalid: alternative.run(text, in: context, into: &findings)
    case .inconclusive: findings.mergeLimits(condition)
    }
  }

  /// Reports what the checks of the branch that applies report about another value.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if case .answered(let holds) = question {
      (holds ? consequence : alternative).run(value, in: context, into: &findings)
      return
    }
    var condition = findings.branch()
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
  package func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if case .answered(let holds) = question {
      return (holds ? consequence : alternative).progress(of: text, in: context)
    }
    if case .part = question { return .unfinished }
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
    return passes(text, in: context) ? .valid : .unfinished
  }

  /// Returns what the branch that applies requires, if that is known without the text.
  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    if case .answered(let holds) = question {
      return (holds ? consequence : alternative).requirements(in: context)
    }
    switch question {
    case .value, .part: return []
    case .answered, .given, .field: break
    }
    var condition = Findings(.outcome)
    decide(in: context, into: &condition)
    switch condition.outcome {
    case .valid: return consequence.requirements(in: context)
    case .invalid: return alternative.requirements(in: context)
    case .inconclusive: return []
    }
  }

  /// Decides a condition about a part of the value.
  private func decide(
    about part: PartReference,
    of text: UTF8Span,
    in context: borrowing CheckContext,
    into outcome: inout Findings
  ) {
    var own = Findings(outcome.detail)
    let state = part.withText(in: text, outcome, passing: context) { part, context in
      condition?.run(part, in: context, into: &own)
    }
    switch state {
    case .unset: outcome.add(.required)
    case .known: outcome.merge(own)
    case .open, .unknown: outcome.outcome = .inconclusive
    }
  }

  /// Decides a condition that is not about the value itself.
  private func decide(in context: borrowing CheckContext, into outcome: inout Findings) {
    let asked: Value? =
      switch question {
      case .field(let path): context.fields?.value(of: path)
      case .given(let value): Blankness.invisible.includes(value) ? nil : value
      case .answered, .value, .part: nil
      }
    guard let asked else {
      outcome.add(.required)
      return
    }
    condition?.run(asked, in: context, into: &outcome)
  }
}

extension WhenCheck {
  package static let definition = CheckDefinition(
    "when",
    "Requires checks only under a condition.",
    settings: [
      .init(
        "if",
        .value,
        "A parameter: whether it is true, or whether its value matches.",
        isCondition: true
      ),
      .init("field", .field, "The field that the condition looks at."),
      .init("part", .part, "The part of the value that the condition looks at."),
      .init("matches", .checks, "The condition: checks that must hold.", isCondition: true),
      .init("then", .checks, "The checks required if it holds."),
      .init("else", .checks, "The checks required if it does not."),
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
    if let part = settings.part("part") {
      if isGiven || settings.contains("field") || settings.unset.contains("field") {
        throw SettingError("part", "part excludes if and field")
      }
      return WhenCheck(.part(part), matches: condition, then: consequence, else: alternative)
    }
    if isGiven, settings.contains("field") || settings.unset.contains("field") {
      throw SettingError("if", "if excludes field")
    }
    if isGiven, condition == nil {
      let holds = try answer(in: settings)
      return WhenCheck(.answered(holds), then: consequence, else: alternative)
    }
    // What is asked of a parameter without a value does not hold.
    if isGiven || settings.unset.contains("field") {
      let value = settings.value("if") ?? .null
      return WhenCheck(.given(value), matches: condition, then: consequence, else: alternative)
    }
    let field = settings.field("field")
    guard field != nil || condition != nil else {
      throw SettingError(nil, "give if, field, part, matches, or matches with one of them")
    }
    let question = field.map(Question.field) ?? .value
    return WhenCheck(question, matches: condition, then: consequence, else: alternative)
  }
  .playing(.condition(question: "if"))

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
