/// The facts about a number: whether it can exist, whether it is in use, its region and its type.
public struct PhoneNumberVerdict: Sendable, Hashable {
  /// Whether the number can exist, judged by its length.
  public let possibility: PhoneNumberPossibility

  /// The region that the number belongs to, `001` for none, or nil if it isn't known.
  public let region: String?

  /// The number's type; `unknown` if the number isn't valid.
  public let type: PhoneNumberType

  /// Whether the number can be called from other countries.
  public let isDiallableFromAbroad: Bool

  /// Whether the number is in a range that is in use.
  public var isValid: Bool { type != .unknown }
}

/// Whether a number can exist, judged by its length.
public enum PhoneNumberPossibility: String, Sendable, Hashable, CaseIterable {
  /// Numbers of this length exist.
  case possible

  /// Numbers of this length can be dialed only within an area.
  case possibleLocally = "possible-locally"

  /// The calling code doesn't belong to any region.
  case unknownCallingCode = "unknown-calling-code"

  /// All numbers are longer.
  case tooShort = "too-short"

  /// All numbers are shorter.
  case tooLong = "too-long"

  /// Some numbers are shorter and others are longer, but none has this length.
  case wrongLength = "wrong-length"

  /// Whether the number can exist, at least within an area.
  public var isPossible: Bool { self == .possible || self == .possibleLocally }
}

extension PhoneDirectory {
  /// Judges a number.
  ///
  ///     let number = try directory.parse("+41 79 123 45 67", region: nil)
  ///     try directory.verdict(on: number).type  // mobile
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func verdict(on number: PhoneNumber) throws(PhoneRegionUnreadable) -> PhoneNumberVerdict {
    try verdict(on: number, slots.group(ofCallingCode: number.callingCode))
  }

  /// Judges a number that was read; see ``verdict(on:)``.
  package func verdict(
    on reading: PhoneReading
  ) throws(PhoneRegionUnreadable) -> PhoneNumberVerdict {
    try verdict(on: reading.number, reading.regions)
  }

  private func verdict(
    on number: PhoneNumber,
    _ group: PhoneRegionSlots.Group?
  ) throws(PhoneRegionUnreadable) -> PhoneNumberVerdict {
    var possibility = PhoneNumberPossibility.unknownCallingCode
    if let group {
      possibility = try slots.mainPlan(of: group).possibility(ofLength: number.digits.count)
      if let (slot, membership) = try region(of: number, among: group) {
        return PhoneNumberVerdict(
          possibility: possibility,
          region: slots.entries[slot].name,
          type: membership.type,
          isDiallableFromAbroad: !membership.contains(.domesticOnly)
        )
      }
    }
    return PhoneNumberVerdict(
      possibility: possibility,
      region: nil,
      type: .unknown,
      isDiallableFromAbroad: true
    )
  }

  /// Returns whether a number is in a range that is in use.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func isValid(_ number: PhoneNumber) throws(PhoneRegionUnreadable) -> Bool {
    guard let group = slots.group(ofCallingCode: number.callingCode) else { return false }
    return try region(of: number, among: group)?.membership.hasType ?? false
  }

  /// Returns whether a number that was read is in a range that is in use.
  package func isValid(_ reading: PhoneReading) throws(PhoneRegionUnreadable) -> Bool {
    guard let group = reading.regions else { return false }
    return try region(of: reading.number, among: group)?.membership.hasType ?? false
  }

  /// Returns whether a number is in a range of one region.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func isValid(
    _ number: PhoneNumber,
    for region: String
  ) throws(PhoneRegionUnreadable) -> Bool {
    guard let group = slots.group(ofCallingCode: number.callingCode) else { return false }
    for slot in group.slots where slots.entries[slot].name == region {
      return try slots.plan(at: slot).membership(of: DialledDigits(number.digits)).hasType
    }
    return false
  }

  /// Judges a number by its length, as a number of a type.
  ///
  /// Where regions share a calling code, the main region's lengths are used.
  ///
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  public func possibility(
    of number: PhoneNumber,
    as type: PhoneNumberType = .unknown
  ) throws(PhoneRegionUnreadable) -> PhoneNumberPossibility {
    guard let group = slots.group(ofCallingCode: number.callingCode) else {
      return .unknownCallingCode
    }
    let plan = try slots.mainPlan(of: group)
    return plan.possibility(ofLength: number.digits.count, type: type)
  }

  /// Returns the region to name for a number that doesn't belong to any region.
  ///
  /// It is the region where the number was dialed if that region has the number's calling code, and
  /// otherwise the main region of the code.
  package func assumedRegion(of reading: PhoneReading) -> String {
    guard let group = reading.regions else { return "001" }
    let home = reading.home.flatMap { group.slots.contains($0) ? $0 : nil }
    return slots.entries[home ?? group.main].name
  }

  /// Finds the region of a number among those that share its calling code, and its ranges there.
  ///
  /// A number belongs to the first region whose leading digits it has, whether or not it is in any
  /// of that region's ranges. A region without leading digits has only the numbers in its ranges.
  private func region(
    of number: PhoneNumber,
    among group: PhoneRegionSlots.Group
  ) throws(PhoneRegionUnreadable) -> (slot: Int, membership: PhoneRangeMembership)? {
    let digits = DialledDigits(number.digits)
    if group.slots.count == 1 {
      return (group.main, try slots.mainPlan(of: group).membership(of: digits))
    }
    let candidates = slots.candidates(of: group, startingWith: digits)
    for (index, slot) in group.slots.enumerated()
    where index > 63 || candidates >> index & 1 != 0 {
      let plan = try slots.plan(at: slot)
      if let leading = plan.leadingDigits {
        if leading.prefixLengths(of: digits) != 0 { return (slot, plan.membership(of: digits)) }
      } else {
        let membership = plan.membership(of: digits)
        if membership.hasType { return (slot, membership) }
      }
    }
    return nil
  }
}
