extension Subject {
  /// The checks that the engine itself knows: what is required, and what joins or compares fields and
  /// other checks.
  public static let combinators = Subject(
    "combinators",
    checks: [
      RequiredCheck.definition, AllCheck.definition, AnyCheck.definition, NotCheck.definition,
      WhenCheck.definition, RuleReferenceCheck.definition, OtherFieldCheck.sameAs,
      OtherFieldCheck.differentFrom,
    ]
  )
}
