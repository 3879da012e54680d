/// What a telephone number is used for.
///
/// The raw values are the words of packs and facts: `fixed-line`, `toll-free`.
public enum PhoneNumberType: String, CaseIterable, Sendable, Hashable {
  /// A line to a place.
  case fixedLine = "fixed-line"

  /// A line to a person who moves.
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
    hasher.combine(place)
  }

  private var place: UInt8 {
    switch self {
    case .fixedLine: 0
    case .mobile: 1
    case .fixedLineOrMobile: 2
    case .tollFree: 3
    case .premiumRate: 4
    case .sharedCost: 5
    case .voip: 6
    case .personalNumber: 7
    case .pager: 8
    case .uan: 9
    case .voicemail: 10
    case .unknown: 11
    }
  }
}

/// A set of types of number, as bits in the order of ``PhoneKinds``.
struct PhoneTypes: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  /// The type of numbers that are fixed lines or mobile numbers has no ranges of its own.
  static let fixedLineOrMobile = PhoneTypes(rawValue: 1 << 10)

  private static let fixedLineAndMobile = PhoneTypes(rawValue: 1 << 8 | 1 << 9)

  /// All types.
  static let all = PhoneTypes(rawValue: 1 << 11 - 1)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates a set of types, of which `unknown` is not kept.
  init(_ types: Set<PhoneNumberType>) {
    var bits: UInt16 = 0
    for (bit, type) in PhoneKinds.types.enumerated() where types.contains(type) {
      bits |= 1 << UInt16(bit)
    }
    self.init(rawValue: bits)
    if types.contains(.fixedLineOrMobile) { insert(.fixedLineOrMobile) }
  }

  /// The types.
  var types: Set<PhoneNumberType> {
    var types: Set<PhoneNumberType> = contains(.fixedLineOrMobile) ? [.fixedLineOrMobile] : []
    for (bit, type) in PhoneKinds.types.enumerated() where rawValue & 1 << UInt16(bit) != 0 {
      types.insert(type)
    }
    return types
  }

  /// Adds the type that fixed lines and mobile numbers make together, where both are there.
  mutating func join() {
    if isSuperset(of: Self.fixedLineAndMobile) { insert(.fixedLineOrMobile) }
  }
}
