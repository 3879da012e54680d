public import PhoneNumbers

extension Subject {
  /// Telephone numbers: the check, and the table of the world's numbering plans behind it.
  public static let phone = Subject(
    "phone",
    checks: [PhoneCheck.definition],
    tables: [.phoneRegions]
  )
}

extension SharedTables {
  /// The telephone numbers of the regions; nil if no pack has any.
  public var phoneNumbers: PhoneDirectory? { table("phone-regions") }
}
