public import RuleEngine

extension Subject {
  /// Checks for lists and records, and for how their contents fit together.
  public static let lists = Subject(
    "lists",
    checks: [
      CountCheck.definition, EachCheck.definition, DistinctCheck.definition,
      IncludesCheck.definition, ExcludesCheck.definition, SubsetCheck.definition,
      MemberOfCheck.definition, SortedCheck.definition, MembersCheck.definition,
      SumCheck.definition,
    ]
  )
}
