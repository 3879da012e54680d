public import RuleEngine

extension Subject {
  /// Checks that compare values with constants and fields, and that count points for other checks.
  public static let logic = Subject(
    "logic",
    checks: [
      TypeCheck.definition, OneOfCheck.definition, EqualityCheck.equals, EqualityCheck.notEquals,
      CompareCheck.definition, FilledCheck.definition, PointsCheck.definition,
    ]
  )
}
