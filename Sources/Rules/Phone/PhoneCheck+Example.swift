extension PhoneCheck {
  /// The types of number in the order in which they make good examples, as bits of ``PhoneKinds``.
  private static let usualTypes: [Int] = [
    PhoneNumberType.mobile, .fixedLine, .voip, .tollFree, .personalNumber, .uan, .sharedCost,
    .premiumRate, .pager, .voicemail,
  ].compactMap(PhoneKinds.bit)

  /// Returns a number that would be accepted, as it is written where it is asked for.
  ///
  /// - Parameters:
  ///   - name: The region of the number at fault; nil if it is not known.
  ///   - isInternational: Whether the example must begin with a plus sign.
  /// - Returns: A national number where the check's own region dials it, else one with `+`.
  /// - Throws: `PhoneRegionUnreadable` if the data of a region cannot be read.
  func example(
    in name: String?,
    isInternational: Bool = false
  ) throws(PhoneRegionUnreadable) -> String {
    if let name, accepts(name), let example = try ownExample(in: name, isInternational) {
      return example
    }
    if let region, accepts(region), let example = try ownExample(in: region, isInternational) {
      return example
    }
    for name in regions ?? [] {
      if let example = try ownExample(in: name, isInternational) { return example }
    }
    let first = directory.slots.slots.first { $0.name != "001" }
    if let name = first?.name, let example = try ownExample(in: name, isInternational) {
      return example
    }
    // Only a table without any example comes here.
    return "+"
  }

  /// Returns an example of one region, or nil if it has none of an accepted type.
  private func ownExample(
    in name: String,
    _ isInternational: Bool
  ) throws(PhoneRegionUnreadable) -> String? {
    guard let slot = directory.slots.slot(of: name) else { return nil }
    let plan = try directory.slots.plan(at: slot)
    for bit in Self.usualTypes where acceptsType(bit) {
      guard let digits = plan.example(ofType: bit) else { continue }
      var number = PhoneNumber(callingCode: plan.callingCode, source: .plusSign)
      number.digits = digits
      let isHome = name == region && !isInternational && !options.contains(.requireInternational)
      return try directory.format(number, as: isHome ? .national : .international)
    }
    return nil
  }

  private func acceptsType(_ bit: Int) -> Bool { acceptedTypes.rawValue & 1 << UInt16(bit) != 0 }
}
