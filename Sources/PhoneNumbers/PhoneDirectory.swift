/// The telephone numbers of the world, read region by region when they are needed.
///
///     let number = try directory.parse("079 123 45 67", region: "CH")
///     directory.isValid(number)  // true
///
/// A directory may be used from any number of threads. A region that is in use is found with one
/// atomic load: nothing is locked and no references are counted.
public final class PhoneDirectory: Sendable {
  let slots: PhoneRegionSlots

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - index: The regions of each calling code, 1 to 999, the main one first. The region `001`
  ///     stands for numbers that belong to no region.
  ///   - source: Gives the regions when they are needed.
  public init(index: [Int: [String]], source: any PhoneRegionSource) {
    slots = PhoneRegionSlots(index: index, source: source)
  }

  /// The calling codes, ascending.
  public var callingCodes: [Int] { slots.codes.map(\.code) }

  /// The regions that have numbers, by calling code, the main one of each first.
  public var regions: [String] { slots.slots.map(\.name).filter { $0 != "001" } }

  /// Whether the directory lists a region.
  public func contains(region name: String) -> Bool { slots.slot(of: name) != nil }

  /// Returns a region, which is read if it was not used before.
  ///
  /// - Returns: The region, or nil if the directory does not list it.
  /// - Throws: `PhoneRegionUnreadable` if the region's data cannot be read.
  public func region(
    named name: String
  ) throws(PhoneRegionUnreadable) -> PhoneRegion? {
    guard let slot = slots.slot(of: name) else { return nil }
    return try slots.region(at: slot)
  }

  /// Returns the main region of a calling code.
  ///
  /// - Returns: The region, or nil if no region has the calling code.
  /// - Throws: `PhoneRegionUnreadable` if the region's data cannot be read.
  public func mainRegion(
    ofCallingCode code: Int
  ) throws(PhoneRegionUnreadable) -> PhoneRegion? {
    guard let slots = slots.slots(ofCallingCode: code) else { return nil }
    return try self.slots.region(at: slots.lowerBound)
  }
}
