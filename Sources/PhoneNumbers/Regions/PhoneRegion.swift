/// The telephone numbers of a region, compiled.
public struct PhoneRegion: Sendable {
  /// What the region was made from.
  let description: Description

  /// The digits that are dialled before a calling code.
  let internationalPrefixes: DigitRanges

  /// The compiled numbers.
  let plan: PhonePlan

  /// What the plan points to.
  let memory = PhoneRegionMemory()

  /// The region's code: two letters, or `001` for numbers of no region.
  public var name: String { description.name }

  /// The calling code, 1 to 999.
  public var callingCode: Int { description.callingCode }

  /// The types of which there is an example, in the order of ``PhoneNumberType``.
  public var exampleTypes: [PhoneNumberType] {
    PhoneNumberType.allCases.filter { description.examples[$0] != nil }
  }

  /// Returns a number of a type that nobody has, or nil if the region has no example.
  ///
  ///     try directory.region(named: "CH")?.exampleNumber(of: .mobile)?.nationalNumber  // "781234567"
  public func exampleNumber(of type: PhoneNumberType) -> PhoneNumber? {
    guard let digits = description.examples[type] else { return nil }
    var number = PhoneNumber(callingCode: callingCode, source: .plusSign)
    for digit in digits.utf8 { number.digits.append(digit &- UInt8(ascii: "0")) }
    return number
  }

  /// Compiles a description.
  ///
  /// - Throws: `PhoneRegionError` if the description contradicts itself.
  public init(_ description: Description) throws(PhoneRegionError) {
    self.description = description
    internationalPrefixes = try DigitRanges(
      patterns: description.internationalPrefixes,
      part: "international-prefixes"
    )
    plan = try PhonePlan(description, internationalPrefixes, in: memory)
  }
}
