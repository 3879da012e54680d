/// The telephone numbers of the world, read region by region when they are needed.
///
///     let number = try directory.parse("079 123 45 67", region: "CH")
///     directory.isValid(number)  // true
///
/// A directory may be used from any number of threads. A region that was read before is found with
/// one atomic load: nothing is locked, and no references are counted.
public final class PhoneDirectory: Sendable {
  let slots: PhoneRegionSlots

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - index: The regions of each calling code, 1 to 999, the main one first. The region `001`
  ///     stands for numbers that belong to no region.
  ///   - source: Gives the regions when they are needed.
  package init(index: [Int: [String]], source: any PhoneRegionSource) {
    slots = PhoneRegionSlots(index: index, source: source)
  }

  /// The calling codes, ascending.
  public var callingCodes: [Int] { slots.codes.map(\.code) }

  /// The regions that have numbers, by calling code, the main one of each first.
  public var regions: [String] { slots.entries.map(\.name).filter { $0 != "001" } }

  /// The first of ``regions``; nil if there are none.
  package var firstRegion: String? { slots.entries.first { $0.name != "001" }?.name }

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
    guard let group = slots.group(ofCallingCode: code) else { return nil }
    return try slots.region(at: group.main)
  }
}

/// Where a directory gets its regions from.
package protocol PhoneRegionSource: Sendable {
  /// Returns a compiled region. This is called rarely, but from any thread.
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

  /// Why the data cannot be read, for whoever runs the program.
  public let reason: String

  /// Creates an error.
  package init(region: String, reason: String) {
    self.region = region
    self.reason = reason
  }

  /// The region and the reason.
  public var description: String {
    "the telephone numbers of \(region) cannot be read: \(reason)"
  }
}
