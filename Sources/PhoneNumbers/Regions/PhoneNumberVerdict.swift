/// What is known about a number: whether it could exist, whether it may exist, where and as what.
public struct PhoneNumberVerdict: Sendable, Hashable {
  /// Whether the number could exist, judged by its length.
  public let possibility: PhoneNumberPossibility

  /// The region to which the number belongs, `001` for none, or nil if it is not known.
  public let region: String?

  /// The number's type; `unknown` if the number is not valid.
  public let type: PhoneNumberType

  /// Whether the number may be called from other countries.
  public let isDiallableFromAbroad: Bool

  /// Whether the number lies in a range that is in use.
  public var isValid: Bool { type != .unknown }
}
