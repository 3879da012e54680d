extension Subject {
  /// Comparisons with other values and fields, and what joins other checks.
  public static let logic = Subject(
    "logic",
    checks: [
      TypeCheck.definition, OneOfCheck.definition, EqualityCheck.equals, EqualityCheck.notEquals,
      OtherFieldCheck.sameAs, OtherFieldCheck.differentFrom, CompareCheck.definition,
      FilledCheck.definition, AllCheck.definition, AnyCheck.definition, NotCheck.definition,
      WhenCheck.definition, PointsCheck.definition,
    ]
  )
}
