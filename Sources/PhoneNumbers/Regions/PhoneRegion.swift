import FrozenTables

/// The compiled telephone numbers of a region.
///
///     let region = try directory.region(named: "CH")
///     region?.callingCode   // 41
///     region?.exampleTypes  // [.fixedLine, .mobile, .tollFree, …]
public struct PhoneRegion: Sendable {
  /// The description that the region was compiled from.
  let description: Description

  /// The compiled numbers.
  let plan: PhonePlan

  /// The memory that owns the contents of the plan.
  let memory = FrozenMemory()

  /// The region's code: two letters, or `001` for numbers that belong to no region.
  public var name: String { description.name }

  /// The calling code, 1 to 999.
  public var callingCode: Int { description.callingCode }

  /// The types that have an example, in the order of ``PhoneNumberType``.
  public var exampleTypes: [PhoneNumberType] {
    PhoneNumberType.allCases.filter { description.examples[$0] != nil }
  }

  /// Returns an example number of a type, or nil if the region has none.
  ///
  /// The number may belong to someone, so don't call it.
  ///
  ///     let region = try directory.region(named: "CH")
  ///     region?.exampleNumber(of: .mobile)?.nationalNumber  // "781234567"
  public func exampleNumber(of type: PhoneNumberType) -> PhoneNumber? {
    guard let digits = description.examples[type] else { return nil }
    var number = PhoneNumber(callingCode: callingCode, source: .plusSign)
    for digit in digits.utf8 { number.digits.append(digit &- UInt8(ascii: "0")) }
    return number
  }

  /// Compiles a description.
  ///
  /// - Throws: `PhoneRegionError` if the description contradicts itself.
  package init(_ description: Description) throws(PhoneRegionError) {
    self.description = description
    plan = try PhonePlan(description, in: memory)
  }
}

/// The error that a description of a region contradicts itself.
package struct PhoneRegionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The faulty part, named as in a region file: `examples.mobile`, `formats[3]`.
  package let part: String

  package let reason: String

  package var description: String { "\(part): \(reason)" }
}
