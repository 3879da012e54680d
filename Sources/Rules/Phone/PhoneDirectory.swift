/// The telephone numbers of the world, read region by region when they are needed.
public final class PhoneDirectory: Sendable {
  let index: [Int: [String]]
  let source: any PhoneRegionSource

  /// Creates a directory.
  ///
  /// - Parameters:
  ///   - index: The regions of each calling code, the main one first. The region `001` stands for
  ///     numbers that belong to no region.
  ///   - source: Gives the regions when they are needed.
  public init(index: [Int: [String]], source: any PhoneRegionSource) {
    self.index = index
    self.source = source
  }
}
