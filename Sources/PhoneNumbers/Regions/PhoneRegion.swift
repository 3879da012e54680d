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

/// A description of a region that contradicts itself.
public struct PhoneRegionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The part that is wrong, named as in a region file: `examples.mobile`, `formats[3]`.
  public let part: String

  /// What is wrong with it.
  public let reason: String

  /// Creates an error.
  public init(part: String, reason: String) {
    self.part = part
    self.reason = reason
  }

  /// The part and the reason.
  public var description: String { "\(part): \(reason)" }
}

/// Where a directory gets its regions from.
public protocol PhoneRegionSource: Sendable {
  /// Returns a compiled region; called rarely, and from any thread.
  ///
  /// - Parameter name: The region's code, `CH`; for numbers that belong to no region (`001`), the
  ///   digits of the calling code, `800`.
  /// - Returns: The region.
  /// - Throws: `PhoneRegionUnreadable` if there are no such data, or they are damaged.
  func region(named name: String) throws(PhoneRegionUnreadable) -> PhoneRegion
}

/// A region's data could not be read when they were needed.
public struct PhoneRegionUnreadable: Error, Sendable, Hashable, CustomStringConvertible {
  /// The region's code.
  public let region: String

  /// Why, for whoever runs the program.
  public let reason: String

  /// Creates an error.
  public init(region: String, reason: String) {
    self.region = region
    self.reason = reason
  }

  /// The region and the reason.
  public var description: String {
    "the telephone numbers of \(region) cannot be read: \(reason)"
  }
}
