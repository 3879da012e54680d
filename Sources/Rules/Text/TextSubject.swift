extension Subject {
  /// What can be said of any text: its length, its characters, its shape.
  public static let text = Subject(
    "text",
    checks: [
      RequiredCheck.definition, LengthCheck.definition, PatternCheck.definition,
      CharactersCheck.definition, AffixCheck.Place.prefix.definition,
      AffixCheck.Place.suffix.definition, AffixCheck.Place.contains.definition,
      RunsCheck.definition, ContextWordsCheck.definition,
    ]
  )
}
