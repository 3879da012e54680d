/// The limits on the size of values and tables.
///
/// The check of a larger value is inconclusive, and larger tables are read from disk.
public struct Limits: Hashable, Sendable {
  /// The maximum size of one text, in bytes of UTF-8.
  ///
  /// The default is 64 KiB.
  public var inputBytes: Int

  /// The maximum number of elements in one list of a record.
  ///
  /// The default is 1,000.
  public var listElements: Int

  /// The maximum size of a blocklist file that is read into memory, in bytes.
  ///
  /// A larger file is read from disk at each lookup.
  ///
  /// The default is 64 MiB.
  public var tableBytesInMemory: Int

  /// Creates limits.
  public init(
    inputBytes: Int = 65_536,
    listElements: Int = 1_000,
    tableBytesInMemory: Int = 64 << 20
  ) {
    self.inputBytes = inputBytes
    self.listElements = listElements
    self.tableBytesInMemory = tableBytesInMemory
  }
}
