/// The telephone numbers of a region, compiled.
public struct PhoneRegion: Sendable {
  /// The region's code: two letters, or `001` for numbers of no region.
  public let name: String

  /// The calling code, 1 to 999.
  public let callingCode: Int

  /// What the region was made from.
  let description: Description

  /// Compiles a description.
  ///
  /// - Throws: `PhoneRegionError` if the description contradicts itself.
  public init(_ description: Description) throws(PhoneRegionError) {
    name = description.name
    callingCode = description.callingCode
    self.description = description
  }
}
