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

extension PhoneDirectory {
  /// Judges a number.
  ///
  ///     let number = try directory.parse("+41 79 123 45 67", region: nil)
  ///     try directory.verdict(on: number).type  // mobile
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func verdict(
    on number: PhoneNumber
  ) throws(PhoneRegionUnreadable) -> PhoneNumberVerdict {
    guard let candidates = slots.slots(ofCallingCode: number.callingCode) else {
      return PhoneNumberVerdict(
        possibility: .unknownCallingCode,
        region: nil,
        type: .unknown,
        isDiallableFromAbroad: true
      )
    }
    let main = try slots.plan(at: candidates.lowerBound)
    let possibility = main.possibility(ofLength: number.digits.count)
    guard let (slot, kinds) = try region(of: number, among: candidates) else {
      return PhoneNumberVerdict(
        possibility: possibility,
        region: nil,
        type: .unknown,
        isDiallableFromAbroad: true
      )
    }
    return PhoneNumberVerdict(
      possibility: possibility,
      region: slots.slots[slot].name,
      type: kinds.type,
      isDiallableFromAbroad: !kinds.contains(.domesticOnly)
    )
  }

  /// Whether a number lies in a range that is in use.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func isValid(_ number: PhoneNumber) throws(PhoneRegionUnreadable) -> Bool {
    guard let candidates = slots.slots(ofCallingCode: number.callingCode),
      let (_, kinds) = try region(of: number, among: candidates)
    else { return false }
    return kinds.hasType
  }

  /// Whether a number lies in a range of one region.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func isValid(
    _ number: PhoneNumber,
    for region: String
  ) throws(PhoneRegionUnreadable) -> Bool {
    guard let candidates = slots.slots(ofCallingCode: number.callingCode) else { return false }
    for slot in candidates where slots.slots[slot].name == region {
      return try slots.plan(at: slot).kinds(of: DialledDigits(number.digits)).hasType
    }
    return false
  }

  /// Judges a number by its length, as a number of a type.
  ///
  /// Where regions share a calling code, the lengths are those of the main one.
  ///
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  public func possibility(
    of number: PhoneNumber,
    as type: PhoneNumberType = .unknown
  ) throws(PhoneRegionUnreadable) -> PhoneNumberPossibility {
    guard let candidates = slots.slots(ofCallingCode: number.callingCode) else {
      return .unknownCallingCode
    }
    let plan = try slots.plan(at: candidates.lowerBound)
    return plan.possibility(ofLength: number.digits.count, type: type)
  }

  /// Finds the region of a number among those that share its calling code, and its kinds there.
  private func region(
    of number: PhoneNumber,
    among candidates: Range<Int>
  ) throws(PhoneRegionUnreadable) -> (slot: Int, kinds: PhoneKinds)? {
    let digits = DialledDigits(number.digits)
    if candidates.count == 1 {
      let slot = candidates.lowerBound
      return (slot, try slots.plan(at: slot).kinds(of: digits))
    }
    let mayHave = slots.candidates(ofCallingCode: number.callingCode, startingWith: digits)
    for (index, slot) in candidates.enumerated() where index > 63 || mayHave >> index & 1 != 0 {
      let plan = try slots.plan(at: slot)
      if let leading = plan.leadingDigits {
        if leading.prefixLengths(of: digits) != 0 { return (slot, plan.kinds(of: digits)) }
      } else {
        let kinds = plan.kinds(of: digits)
        if kinds.hasType { return (slot, kinds) }
      }
    }
    return nil
  }
}

/// Whether a number could exist, judged by its length.
public enum PhoneNumberPossibility: String, Sendable, Hashable, CaseIterable {
  /// Numbers of this length exist.
  case possible

  /// Numbers of this length can be dialled within an area only.
  case possibleLocally = "possible-locally"

  /// No region has the calling code.
  case unknownCallingCode = "unknown-calling-code"

  /// All numbers are longer.
  case tooShort = "too-short"

  /// All numbers are shorter.
  case tooLong = "too-long"

  /// Some numbers are shorter, others longer, but none has this length.
  case wrongLength = "wrong-length"

  /// Whether the number could exist, at least within an area.
  public var isPossible: Bool { self == .possible || self == .possibleLocally }
}
