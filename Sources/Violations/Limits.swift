/// How large a value may be before its check is refused as inconclusive.
public struct Limits: Hashable, Sendable {
  /// The largest size of one text, in bytes of UTF-8.
  ///
  /// 64 KiB unless set.
  public var inputBytes: Int

  /// The largest number of elements in one list of a record.
  ///
  /// 1,000 unless set.
  public var listElements: Int

  /// Creates limits.
  public init(inputBytes: Int = 65_536, listElements: Int = 1_000) {
    self.inputBytes = inputBytes
    self.listElements = listElements
  }
}
