public import RuleEngine

extension Subject {
  /// Check digits of identifiers: the check `checksum`.
  public static let checkDigits = Subject("check-digits", checks: [ChecksumCheck.definition])
}
