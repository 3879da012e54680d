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
