extension PhoneCheck {
  /// The types of number in the order in which they make good examples.
  private static let usualTypes: [PhoneNumberType] = [
    .mobile, .fixedLine, .voip, .tollFree, .personalNumber, .uan, .sharedCost, .premiumRate,
    .pager, .voicemail,
  ]

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
    for candidate in exampleRegions(name) {
      guard let found = try directory.region(named: candidate),
        let number = example(of: found)
      else { continue }
      let isHome =
        candidate == region && !isInternational && !options.contains(.requireInternational)
      return try directory.format(number, as: isHome ? .national : .international)
    }
    // Only a table without any example comes here.
    return "+"
  }

  /// The regions to try, the best first.
  private func exampleRegions(_ name: String?) -> [String] {
    let wanted = [name, region].compactMap { $0 }.filter(accepts)
    return wanted + (regions ?? []) + directory.regions.prefix(1)
  }

  /// The region's own example of an accepted type.
  private func example(of region: PhoneRegion) -> PhoneNumber? {
    Self.usualTypes.lazy.filter(accepts).compactMap { region.exampleNumber(of: $0) }.first
  }
}
