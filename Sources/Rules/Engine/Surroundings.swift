public import Violations

/// What checks take from the outside world: the date, and how much work they may do.
public struct Surroundings: Sendable {
  /// Returns today's date in the time zone of the caller's choice.
  public var today: @Sendable () -> CivilDate

  /// How large a value may be.
  public var limits: Limits

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - limits: How large a value may be.
  ///   - today: Returns today's date; without it, every day is 1970-01-01.
  public init(limits: Limits = Limits(), today: (@Sendable () -> CivilDate)? = nil) {
    self.limits = limits
    self.today = today ?? { .epoch }
  }
}

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
