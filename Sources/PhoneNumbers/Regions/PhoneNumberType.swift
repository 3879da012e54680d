/// What a telephone number is used for.
///
/// The raw values are the words of packs and facts: `fixed-line`, `toll-free`.
public enum PhoneNumberType: String, CaseIterable, Sendable, Hashable {
  /// A line to a fixed location.
  case fixedLine = "fixed-line"

  /// A line to a mobile telephone.
  case mobile

  /// A number of a plan in which both look the same, as in North America.
  case fixedLineOrMobile = "fixed-line-or-mobile"

  /// A number that costs the caller nothing.
  case tollFree = "toll-free"

  /// A number that costs more than a common call.
  case premiumRate = "premium-rate"

  /// A number whose cost is shared between the caller and the one called.
  case sharedCost = "shared-cost"

  /// A line over the internet.
  case voip

  /// A number that belongs to a person and is routed to any of their lines.
  case personalNumber = "personal-number"

  /// A pager.
  case pager

  /// A universal access number, which a company uses for all of its offices.
  case uan

  /// Access to voice mail.
  case voicemail

  /// None of the known types.
  case unknown

  /// Hashes the type; hashing its word would take longer.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bit)
  }

  /// The types that have ranges of their own, by their ``bit``.
  ///
  /// The order is that in which libphonenumber asks: a number in the ranges of several types has
  /// the first of them, except that the last two together are a type of their own,
  /// ``fixedLineOrMobile``.
  package static let withRanges: [PhoneNumberType] = [
    .premiumRate, .tollFree, .sharedCost, .voip, .personalNumber, .pager, .uan, .voicemail,
    .fixedLine, .mobile,
  ]

  /// The number of the bit that stands for the type in a ``PhoneNumberTypes``.
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

/// A set of types of number.
///
/// It never has the type `unknown`.
@usableFromInline
package struct PhoneNumberTypes: OptionSet, Sendable, Hashable {
  /// The types as bits, by ``PhoneNumberType/bit``.
  @usableFromInline package let rawValue: UInt16

  /// All types.
  package static let all = PhoneNumberTypes(rawValue: 1 << 11 - 1)

  private static let fixedLineAndMobile: PhoneNumberTypes = [.init(.fixedLine), .init(.mobile)]

  /// Creates a set from bits.
  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set of one type; it is empty for `unknown`.
  package init(_ type: PhoneNumberType) {
    self = PhoneNumberTypes(rawValue: 1 << UInt16(type.bit)).intersection(.all)
  }

  /// Creates a set of types, of which `unknown` is not kept.
  package init(_ types: Set<PhoneNumberType>) {
    self = types.reduce(into: []) { $0.formUnion(PhoneNumberTypes($1)) }
  }

  /// The types as a set of the standard library.
  package var types: Set<PhoneNumberType> {
    Set(PhoneNumberType.allCases.filter { contains($0) })
  }

  /// Whether a type is in the set.
  package func contains(_ type: PhoneNumberType) -> Bool {
    rawValue & 1 << UInt16(type.bit) != 0
  }

  /// Adds `fixedLineOrMobile` to a set that has both fixed lines and mobile numbers.
  mutating func addFixedLineOrMobile() {
    if isSuperset(of: Self.fixedLineAndMobile) { formUnion(PhoneNumberTypes(.fixedLineOrMobile)) }
  }
}
