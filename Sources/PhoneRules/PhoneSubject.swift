public import PhoneNumbers
public import RuleEngine

extension Subject {
  /// Telephone numbers: the check and its table of the world's numbering plans.
  public static let phone = Subject(
    "phone",
    checks: [PhoneCheck.definition],
    tables: [.phoneRegions]
  )
}

extension SharedTables {
  /// The telephone numbers of the regions; nil if no pack contains any.
  public var phoneNumbers: PhoneDirectory? { table("phone-regions") }
}
