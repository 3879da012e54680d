import Violations

/// What is left to spend on values that no one entered: examples, fixes, and the values that show
/// which slip was made.
struct ExampleBudget {
  /// What checking such values can cost for one purpose in the report on one value, in units of
  /// ``RunningCost``.
  ///
  /// ``RecordWork`` limits what it can cost for all values of a record.
  private static let mostUnits = 2_000_000

  private let rule: Rule
  private var units = ExampleBudget.mostUnits

  /// Creates a budget for values of a rule.
  init(for rule: Rule) {
    self.rule = rule
  }

  /// Spends what checking a text costs, and returns whether that much was left.
  mutating func spend(on text: String, in context: borrowing CheckContext) -> Bool {
    let cost = rule.cost.units(of: .text(text))
    units -= cost
    return units < 0 ? false : context.spendOnExample(cost)
  }

  /// Returns whether the rule accepts a text; false if too little is left to check it.
  mutating func accepts(_ text: String, in context: borrowing CheckContext) -> Bool {
    guard spend(on: text, in: context) else { return false }
    return rule.outcome(of: text, in: context) == .valid
  }
}
