public import RuleEngine

extension Subject {
  /// Checks for numbers.
  public static let numbers = Subject("numbers", checks: [NumberCheck.definition])
}
