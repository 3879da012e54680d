public import RuleEngine

extension Subject {
  /// Check digits of identifiers, and numbers that stand for none: the checks `checksum` and
  /// `placeholder`.
  public static let checkDigits = Subject(
    "check-digits",
    checks: [ChecksumCheck.definition, PlaceholderCheck.definition]
  )
}
