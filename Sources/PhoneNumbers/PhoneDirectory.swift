/// The telephone numbers of the world, whose regions are read when they are needed.
///
///     let number = try directory.parse("079 123 45 67", region: "CH")
///     directory.isValid(number)  // true
///
/// You can use a directory from any number of threads. Finding a region that was read before takes
/// one atomic load, without locks or reference counting.
public final class PhoneDirectory: Sendable {
  let slots: PhoneRegionSlots

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - index: The regions of each calling code, 1 to 999, the main region first. The region `001`
  ///     means numbers that belong to no region.
  ///   - source: Returns the regions when they are needed.
  package init(index: [Int: [String]], source: any PhoneRegionSource) {
    slots = PhoneRegionSlots(index: index, source: source)
  }

  /// The calling codes in ascending order.
  public var callingCodes: [Int] { slots.codes.map(\.code) }

  /// The regions that have numbers, ordered by calling code, with the main region of each code
  /// first.
  public var regions: [String] { slots.entries.map(\.name).filter { $0 != "001" } }

  /// The first of ``regions``; nil if there are none.
  package var firstRegion: String? { slots.entries.first { $0.name != "001" }?.name }

  /// Whether the directory lists a region.
  public func contains(region name: String) -> Bool { slots.slot(of: name) != nil }

  /// Returns a region, reading it if this is its first use.
  ///
  /// - Returns: The region, or nil if the directory doesn't list it.
  /// - Throws: `PhoneRegionUnreadable` if the region's data can't be read.
  public func region(named name: String) throws(PhoneRegionUnreadable) -> PhoneRegion? {
    guard let slot = slots.slot(of: name) else { return nil }
    return try slots.region(at: slot)
  }

  /// Returns the main region of a calling code.
  ///
  /// - Returns: The region, or nil if no region has the calling code.
  /// - Throws: `PhoneRegionUnreadable` if the region's data can't be read.
  public func mainRegion(ofCallingCode code: Int) throws(PhoneRegionUnreadable) -> PhoneRegion? {
    guard let group = slots.group(ofCallingCode: code) else { return nil }
    return try slots.region(at: group.main)
  }
}

/// A source of regions for a directory.
package protocol PhoneRegionSource: Sendable {
  /// Returns a compiled region. It is called rarely, but from any thread.
  ///
  /// - Parameter name: The region's code, such as `CH`. For numbers that belong to no region
  ///   (`001`), it is the digits of the calling code, such as `800`.
  /// - Returns: The region.
  /// - Throws: `PhoneRegionUnreadable` if the data is missing or damaged.
  func region(named name: String) throws(PhoneRegionUnreadable) -> PhoneRegion
}

/// The error that a region's data couldn't be read when it was needed.
public struct PhoneRegionUnreadable: Error, Sendable, Hashable, CustomStringConvertible {
  /// The region's code.
  public let region: String

  /// Why the data can't be read, for the people who run the program.
  public let reason: String

  package init(region: String, reason: String) {
    self.region = region
    self.reason = reason
  }

  /// The region and the reason.
  public var description: String {
    "the telephone numbers of \(region) can't be read: \(reason)"
  }
}
