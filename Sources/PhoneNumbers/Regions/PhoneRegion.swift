import FrozenTables

/// The telephone numbers of a region, compiled.
///
///     let region = try directory.region(named: "CH")
///     region?.callingCode   // 41
///     region?.exampleTypes  // [.fixedLine, .mobile, .tollFree, …]
public struct PhoneRegion: Sendable {
  /// What the region was made from.
  let description: Description

  /// The compiled numbers.
  let plan: PhonePlan

  /// Owns what the plan consists of.
  let memory = FrozenMemory()

  /// The region's code: two letters, or `001` for numbers of no region.
  public var name: String { description.name }

  /// The calling code, 1 to 999.
  public var callingCode: Int { description.callingCode }

  /// The types of which there is an example, in the order of ``PhoneNumberType``.
  public var exampleTypes: [PhoneNumberType] {
    PhoneNumberType.allCases.filter { description.examples[$0] != nil }
  }

  /// Returns an example of a type, which nobody should be called at; nil if the region has none.
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
  package init(_ description: Description) throws(PhoneRegionError) {
    self.description = description
    plan = try PhonePlan(description, in: memory)
  }
}

/// A description of a region that contradicts itself.
package struct PhoneRegionError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The part that is wrong, named as in a region file: `examples.mobile`, `formats[3]`.
  package let part: String

  /// What is wrong with it.
  package let reason: String

  /// Creates an error.
  package init(part: String, reason: String) {
    self.part = part
    self.reason = reason
  }

  /// The part and the reason.
  package var description: String { "\(part): \(reason)" }
}
