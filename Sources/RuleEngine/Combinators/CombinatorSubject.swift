extension Subject {
  /// The checks that the engine itself defines: whether a value is required, and how fields and
  /// other checks are combined or compared.
  public static let combinators = Subject(
    "combinators",
    checks: [
      RequiredCheck.definition, AllCheck.definition, AnyCheck.definition, NotCheck.definition,
      WhenCheck.definition, RuleReferenceCheck.definition, OtherFieldCheck.sameAs,
      OtherFieldCheck.differentFrom,
    ]
  )
}
