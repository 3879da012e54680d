import TextParts
package import Violations

/// Requires checks only under a condition on another field, the value itself, a part of the value,
/// or a parameter.
///
///     when: { field: country, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
///     when: { if: { parameter: country }, matches: { equals: CH }, then: { length: 4 } }
///     when: { if: { parameter: short }, then: { length: 4 }, else: { length: 5 } }
///     when: { part: branch, then: { length: 14 }, else: { length: 9 } }
///
/// Without `matches`, the condition holds if the field is filled, the part took part in the match,
/// or the parameter is true. A parameter without a value matches nothing and names no field. If a
/// condition can't be decided, the value is inconclusive.
package struct WhenCheck: PartSensitiveCheck {
  /// The subject of a condition.
  package enum Question: Sendable {
    /// Nothing, because it is known in advance whether the condition holds.
    case answered(Bool)

    /// A fixed value, such as a parameter's value.
    case given(Value)

    /// The value of another field.
    case field(FieldPath)

    /// A part of the value.
    case part(PartReference)

    /// The value itself.
    case value
  }

  private let question: Question
  private let condition: JudgedChecks?
  private let consequence: CheckList
  private let alternative: CheckList

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - question: The subject of the condition.
  ///   - condition: The checks that must hold. If nil, the subject must be filled.
  ///   - consequence: The checks required if the condition holds.
  ///   - alternative: The checks required if the condition doesn't hold.
  package init(
    _ question: Question = .value,
    matches condition: CheckList? = nil,
    then consequence: CheckList,
    else alternative: CheckList = CheckList([])
  ) {
    self.question = question
    self.condition = condition.map(JudgedChecks.init)
    self.consequence = consequence
    self.alternative = alternative
  }

  /// Reports what the checks of the applicable branch report for a text.
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
    case .value: self.condition?.list.run(text, in: context, into: &condition)
    case .part(let part): decide(about: part, of: text, in: context, into: &condition)
    case .answered, .given, .field: decide(in: context, into: &condition)
    }
    switch condition.outcome {
    case .valid: consequence.run(text, in: context, into: &findings)
    case .invalid: alternative.run(text, in: context, into: &findings)
    case .inconclusive: findings.mergeLimits(condition)
    }
  }

  /// Reports what the checks of the applicable branch report for a value of another kind.
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
      self.condition?.list.run(value, in: context, into: &condition)
    } else {
      decide(in: context, into: &condition)
    }
    switch condition.outcome {
    case .valid: consequence.run(value, in: context, into: &findings)
    case .invalid: alternative.run(value, in: context, into: &findings)
    case .inconclusive: findings.mergeLimits(condition)
    }
  }

  /// Returns the text's progress in the applicable branch.
  ///
  /// A condition on the text itself can change during typing. In that case the text is impossible
  /// only if it is impossible in both branches, or in the only branch that can still apply.
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
    let meeting = (condition?.list.progress(of: text, in: context) ?? .valid)
      .and(consequence.progress(of: text, in: context))
    let progress = meeting.or(alternative.progress(of: text, in: context))
    if progress.isImpossible { return progress }
    return passes(text, in: context) ? .valid : .unfinished
  }

  /// Returns what the applicable branch requires, if that is known without the text.
  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    branch(in: context)?.requirements(in: context) ?? []
  }

  /// Returns the text in the notation of the applicable branch, if that is known without the text.
  package func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    branch(in: context)?.notation(of: edit, in: context)
  }

  /// Returns the checks of the applicable branch, or nil if the condition is on the value itself or
  /// can't be decided.
  private func branch(in context: borrowing CheckContext) -> CheckList? {
    switch question {
    case .answered(let holds): return holds ? consequence : alternative
    case .value, .part: return nil
    case .given, .field: break
    }
    var condition = Findings(.outcome)
    decide(in: context, into: &condition)
    switch condition.outcome {
    case .valid: return consequence
    case .invalid: return alternative
    case .inconclusive: return nil
    }
  }

  /// Returns the examples of the checks on both sides.
  package func examples(in context: borrowing CheckContext) -> [String] {
    consequence.examples(in: context) + alternative.examples(in: context)
  }

  /// Decides a condition on a part of the value.
  private func decide(
    about part: PartReference,
    of text: UTF8Span,
    in context: borrowing CheckContext,
    into outcome: inout Findings
  ) {
    var own = outcome.forOther()
    let state = part.withText(in: text, outcome, passing: context) { part, context in
      condition?.list.run(part, in: context, into: &own)
    }
    switch state {
    case .unset: outcome.add(.required)
    case .known: outcome.merge(own)
    case .open, .unknown: outcome.outcome = .inconclusive
    }
  }

  /// Decides a condition that isn't on the value itself.
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
    guard let condition else { return }
    if case .field(let path) = question {
      context.judge(condition, on: asked, of: path, into: &outcome)
    } else {
      condition.list.run(asked, in: context, into: &outcome)
    }
  }
}

extension WhenCheck: MeasuredCheck {
  package var runningCost: RunningCost {
    let branch = RunningCost.greater(consequence.cost, alternative.cost)
    let own = RunningCost(call: 300)
    guard let condition else { return own + branch }
    switch question {
    case .answered, .field: return own + branch
    case .value: return own + branch + condition.list.cost
    case .part(let part): return own + branch + condition.list.cost.inside(part)
    case .given(let value):
      return own + branch + RunningCost(call: condition.list.cost.units(of: value))
    }
  }
}

extension WhenCheck {
  package static let definition = CheckDefinition(
    "when",
    "Runs checks only under a condition.",
    settings: [
      .init(
        "if",
        .value,
        "The parameter that must be true, or whose value must match.",
        isCondition: true
      ),
      .init("field", .field, "The field that the condition looks at."),
      .init("part", .part, "The part of the value that the condition looks at."),
      .init("matches", .checks, "The condition: checks that must hold.", isCondition: true),
      .init("then", .checks, "The checks to run if the condition holds."),
      .init("else", .checks, "The checks to run if it doesn't."),
    ],
    codes: [],
    tellsOtherFields: false
  ) { settings throws(SettingError) in
    guard settings.contains("then") || settings.contains("else") else {
      throw SettingError(nil, "write `then`, `else` or both")
    }
    let consequence = settings.checks("then") ?? CheckList([])
    let alternative = settings.checks("else") ?? CheckList([])
    let condition = settings.checks("matches")
    let isGiven = settings.contains("if") || settings.unset.contains("if")
    if let part = settings.part("part") {
      if isGiven || settings.contains("field") || settings.unset.contains("field") {
        throw SettingError("part", "`part` can't be combined with `if` or `field`")
      }
      return WhenCheck(.part(part), matches: condition, then: consequence, else: alternative)
    }
    if isGiven, settings.contains("field") || settings.unset.contains("field") {
      throw SettingError("if", "`if` can't be combined with `field`")
    }
    if isGiven, condition == nil {
      let holds = try answer(in: settings)
      return WhenCheck(.answered(holds), then: consequence, else: alternative)
    }
    // A question about a parameter without a value is answered with no.
    if isGiven || settings.unset.contains("field") {
      let value = settings.value("if") ?? .null
      return WhenCheck(.given(value), matches: condition, then: consequence, else: alternative)
    }
    let field = settings.field("field")
    guard field != nil || condition != nil else {
      throw SettingError(
        nil,
        "write `if`, `field`, `part` or `matches`; the first three can also have `matches`"
      )
    }
    let question = field.map(Question.field) ?? .value
    return WhenCheck(question, matches: condition, then: consequence, else: alternative)
  }
  .playing(.condition(question: "if", consequence: "then", alternative: "else"))

  /// Returns whether a parameter without `matches` is true.
  private static func answer(in settings: Settings) throws(SettingError) -> Bool {
    guard let value = settings.value("if") else {
      throw SettingError(
        "if",
        "`if` needs a value, or checks in `matches`",
        hint: "give the parameter a default if `if` is used without `matches`"
      )
    }
    guard case .boolean(let holds) = try SettingType.boolean.interpret(value, for: "if") else {
      return false
    }
    return holds
  }
}
