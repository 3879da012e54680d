public import RuleEngine

extension Subject {
  /// Checks for any text: its length, its characters, its shape.
  public static let text = Subject(
    "text",
    checks: [
      LengthCheck.definition, PatternCheck.definition,
      CharactersCheck.definition, AffixCheck.Place.prefix.definition,
      AffixCheck.Place.suffix.definition, AffixCheck.Place.contains.definition,
      RunsCheck.definition, ContextWordsCheck.definition,
      MarkupCheck.definition, AddressesCheck.definition, UnwantedWordsCheck.definition,
      SuspiciousCharactersCheck.definition,
    ]
  )
}
