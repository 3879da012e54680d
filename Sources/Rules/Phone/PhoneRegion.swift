/// The telephone numbers of a region, compiled.
public struct PhoneRegion: Sendable {
  /// What the region was made from.
  let description: Description

  /// The compiled numbers.
  let plan: PhonePlan

  /// What the plan points to.
  let memory = PhoneRegionMemory()

  /// The region's code: two letters, or `001` for numbers of no region.
  public var name: String { description.name }

  /// The calling code, 1 to 999.
  public var callingCode: Int { description.callingCode }

  /// Compiles a description.
  ///
  /// - Throws: `PhoneRegionError` if the description contradicts itself.
  public init(_ description: Description) throws(PhoneRegionError) {
    self.description = description
    plan = try PhonePlan(description, in: memory)
  }
}
