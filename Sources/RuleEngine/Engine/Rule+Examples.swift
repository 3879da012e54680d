import Violations

/// Examples of what to type: whatever a message suggests, the rule accepts.
///
/// A check knows only its own settings, and a rule can have further checks. `number` suggests
/// `12.5`, for instance, in a rule that also requires at least 100.
extension Rule {
  /// Replaces the examples that the rule refuses with the first one that it accepts.
  ///
  /// If the rule accepts none of the known examples, those of the checks stay. So do those of a
  /// rule that must not look for others (see ``suitsExamples``).
  ///
  /// - Complexity: O(*n*) in the number of violations, plus the cost of checking at most
  ///   ``ExampleChoice/mostTries`` examples.
  func suitExamples(in findings: inout Findings, _ context: borrowing CheckContext) {
    if findings.violations.isEmpty { return }
    var choice = ExampleChoice(rule: self)
    for index in findings.violations.indices {
      choice.suit(&findings.violations[index], in: context)
    }
  }

  /// Returns values to show that could be valid, best first: the example of the pack for the
  /// parameters, and those of the checks.
  package func examples(in context: borrowing CheckContext) -> [String] {
    var examples = example.map { [$0] } ?? []
    examples += checks.examples(in: context)
    return examples
  }
}

/// The examples that were already tried for one report.
struct ExampleChoice {
  /// The maximum number of examples to check for one report.
  static let mostTries = 32

  /// The name of the argument that contains an example.
  static let argument = "example"

  private let rule: Rule
  private var isAccepted: [String: Bool] = [:]
  private var budget: ExampleBudget
  private var candidates: [String]?

  init(rule: Rule) {
    self.rule = rule
    budget = ExampleBudget(for: rule)
  }

  /// Replaces the example of a violation unless the rule accepts it, or must not look for others.
  ///
  /// A violation inside the value, or one about another rule's values, keeps its example.
  mutating func suit(_ violation: inout Violation, in context: borrowing CheckContext) {
    guard rule.suitsExamples, violation.path.isEmpty,
      case .text(let own)? = violation.arguments[Self.argument]
    else { return }
    guard isOwn(violation) else {
      if context.isExact { storeExample(of: &violation, own, in: context) }
      return
    }
    if accepts(own, in: context) { return }
    for candidate in examples(in: context) {
      if accepts(candidate, in: context) {
        violation.arguments[Self.argument] = .text(candidate)
        return
      }
    }
  }

  /// Replaces an example of another rule with the form that programs send, if only that one is
  /// accepted.
  private mutating func storeExample(
    of violation: inout Violation,
    _ example: String,
    in context: borrowing CheckContext
  ) {
    if accepts(example, in: context) { return }
    let stored = canonicalForm(of: example, in: context)
    if accepts(stored, in: context) { violation.arguments[Self.argument] = .text(stored) }
  }

  private mutating func examples(in context: borrowing CheckContext) -> [String] {
    if let candidates { return candidates }
    var examples = rule.examples(in: context)
    if context.isExact {
      // The forms to show are for people. Programs send the canonical ones.
      for example in examples.prefix(Self.mostTries) {
        examples.append(canonicalForm(of: example, in: context))
      }
    }
    candidates = examples
    return examples
  }

  /// Returns what the rule would store for an example that is written for people.
  ///
  /// The text is checked as if it was typed. If the rule for exact values checked the example, it
  /// would look for examples of its own.
  private func canonicalForm(of example: String, in context: borrowing CheckContext) -> String {
    let steps = rule.omittedSteps ?? rule.normalization
    let text = steps.change(example.utf8Span)?.text ?? example
    var asTyped = copy context
    asTyped.isExact = false
    var findings = Findings(.report)
    rule.run(text.utf8Span, in: asTyped, into: &findings)
    return findings.canonicalForm ?? text
  }

  private func isOwn(_ violation: Violation) -> Bool {
    guard case .rule(let name, title: _)? = violation.arguments["title"] else { return true }
    return name == rule.name
  }

  private mutating func accepts(_ text: String, in context: borrowing CheckContext) -> Bool {
    if let known = isAccepted[text] { return known }
    guard isAccepted.count < Self.mostTries, budget.spend(on: text, in: context) else {
      return false
    }
    let isAccepted = rule.outcome(of: text, in: context) == .valid
    self.isAccepted[text] = isAccepted
    return isAccepted
  }
}
