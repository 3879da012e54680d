/// How large a value may be before its check is refused as inconclusive, and how much is kept in memory.
public struct Limits: Hashable, Sendable {
  /// The largest size of one text, in bytes of UTF-8.
  ///
  /// 64 KiB unless set.
  public var inputBytes: Int

  /// The largest number of elements in one list of a record.
  ///
  /// 1,000 unless set.
  public var listElements: Int

  /// The largest size of a blocklist's file that is read into memory, in bytes; a larger one is read
  /// where it is, each time that it is asked.
  ///
  /// 64 MiB unless set.
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
