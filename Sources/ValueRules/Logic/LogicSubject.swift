public import RuleEngine

extension Subject {
  /// Comparisons with other values and fields, and points for several checks.
  public static let logic = Subject(
    "logic",
    checks: [
      TypeCheck.definition, OneOfCheck.definition, EqualityCheck.equals, EqualityCheck.notEquals,
      CompareCheck.definition, FilledCheck.definition, PointsCheck.definition,
    ]
  )
}
