public import RuleEngine

extension Subject {
  /// Lists and records, and how what is in them goes together.
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
