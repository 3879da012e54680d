/// The use of a telephone number.
///
/// The raw values are the words in packs and facts: `fixed-line`, `toll-free`.
public enum PhoneNumberType: String, CaseIterable, Sendable, Hashable {
  /// A line to a fixed location.
  case fixedLine = "fixed-line"

  /// A line to a mobile phone.
  case mobile

  /// A number in a plan where fixed-line and mobile numbers look the same, as in North America.
  case fixedLineOrMobile = "fixed-line-or-mobile"

  /// A number that is free for the caller.
  case tollFree = "toll-free"

  /// A number that costs more than a normal call.
  case premiumRate = "premium-rate"

  /// A number whose cost is shared between the caller and the recipient.
  case sharedCost = "shared-cost"

  /// A line over the internet.
  case voip

  /// A number that belongs to a person and is routed to any of their lines.
  case personalNumber = "personal-number"

  /// A pager.
  case pager

  /// A universal access number that a company uses for all of its offices.
  case uan

  /// A number that gives access to voice mail.
  case voicemail

  /// None of the known types.
  case unknown

  /// Hashes the type by its bit, because hashing the raw value would take longer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bit)
  }

  /// The types that have ranges of their own, ordered by ``bit``.
  ///
  /// libphonenumber checks them in this order: a number in the ranges of several types has the
  /// first of these types. The last two together are a separate type, ``fixedLineOrMobile``.
  package static let withRanges: [PhoneNumberType] = [
    .premiumRate, .tollFree, .sharedCost, .voip, .personalNumber, .pager, .uan, .voicemail,
    .fixedLine, .mobile,
  ]

  /// The index of the bit for this type in a ``PhoneNumberTypes``.
  var bit: Int {
    switch self {
    case .premiumRate: 0
    case .tollFree: 1
    case .sharedCost: 2
    case .voip: 3
    case .personalNumber: 4
    case .pager: 5
    case .uan: 6
    case .voicemail: 7
    case .fixedLine: 8
    case .mobile: 9
    case .fixedLineOrMobile: 10
    case .unknown: 11
    }
  }
}

/// A set of number types.
///
/// It never contains `unknown`.
@usableFromInline
package struct PhoneNumberTypes: OptionSet, Sendable, Hashable {
  /// The types as a bit mask, by ``PhoneNumberType/bit``.
  @usableFromInline package let rawValue: UInt16

  /// All types.
  package static let all = PhoneNumberTypes(rawValue: 1 << 11 - 1)

  private static let fixedLineAndMobile: PhoneNumberTypes = [.init(.fixedLine), .init(.mobile)]

  /// Creates a set from a bit mask.
  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set of one type.
  ///
  /// The set is empty for `unknown`.
  package init(_ type: PhoneNumberType) {
    self = PhoneNumberTypes(rawValue: 1 << UInt16(type.bit)).intersection(.all)
  }

  /// Creates a set of types without `unknown`.
  package init(_ types: Set<PhoneNumberType>) {
    self = types.reduce(into: []) { $0.formUnion(PhoneNumberTypes($1)) }
  }

  /// The types as a standard library set.
  package var types: Set<PhoneNumberType> {
    Set(PhoneNumberType.allCases.filter { contains($0) })
  }

  package func contains(_ type: PhoneNumberType) -> Bool {
    rawValue & 1 << UInt16(type.bit) != 0
  }

  /// Adds `fixedLineOrMobile` to a set that contains both fixed-line and mobile numbers.
  mutating func addFixedLineOrMobile() {
    if isSuperset(of: Self.fixedLineAndMobile) { formUnion(PhoneNumberTypes(.fixedLineOrMobile)) }
  }
}
