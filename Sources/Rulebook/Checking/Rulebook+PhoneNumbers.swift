public import PhoneNumbers
import Rules

extension Rulebook {
  /// The telephone numbers of the world, for whoever wants more than the check `phone` says; nil if
  /// no pack has any.
  ///
  ///     let numbers = rulebook.phoneNumbers
  ///     let number = try numbers?.parse("079 123 45 67", region: "CH")
  ///     number?.nationalNumber  // 791234567
  public var phoneNumbers: PhoneDirectory? { library.tables.phoneNumbers }
}
