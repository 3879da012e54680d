public import RuleEngine

extension Subject {
  /// Checks for dates.
  public static let dates = Subject("dates", checks: [DateCheck.definition, AgeCheck.definition])
}
