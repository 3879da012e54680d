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
