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
