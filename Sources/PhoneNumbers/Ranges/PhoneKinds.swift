/// A set of the kinds of a number, in the order in which they are looked at.
struct PhoneKinds: OptionSet, Sendable {
  let rawValue: UInt16

  /// The number of kinds.
  static let count = 12

  static let any = PhoneKinds(rawValue: 1 << 10)
  static let domesticOnly = PhoneKinds(rawValue: 1 << 11)

  /// A number whose digits are those of some number, whether or not its length is possible.
  static let inRange = PhoneKinds(rawValue: 1 << 12)

  /// The types that have ranges.
  ///
  /// A number of several types has the first of them, except that the
  /// last two together are a type of their own.
  static let types: [PhoneNumberType] = [
    .premiumRate, .tollFree, .sharedCost, .voip, .personalNumber, .pager, .uan, .voicemail,
    .fixedLine, .mobile,
  ]

  /// The bit of a type that has ranges.
  static func bit(of type: PhoneNumberType) -> Int? { types.firstIndex(of: type) }

  /// The type of a number of these kinds.
  var type: PhoneNumberType {
    guard contains(.any) else { return .unknown }
    switch (rawValue & 0x3FF).trailingZeroBitCount {
    case 0: return .premiumRate
    case 1: return .tollFree
    case 2: return .sharedCost
    case 3: return .voip
    case 4: return .personalNumber
    case 5: return .pager
    case 6: return .uan
    case 7: return .voicemail
    case 8: return rawValue & 1 << 9 != 0 ? .fixedLineOrMobile : .fixedLine
    case 9: return .mobile
    default: return .unknown
    }
  }

  /// Whether a number of these kinds has a type.
  var hasType: Bool { contains(.any) && rawValue & 0x3FF != 0 }
}
