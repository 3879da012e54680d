import DatesAndTimes
import RuleEngine
package import Violations

extension Value {
  /// Returns the order of two points in time, times of day, durations, weeks, months or years.
  ///
  ///     Value.orderInTime("2026-11-20T14:30Z", "2026-11-20T15:00+01:00")  // ("date_time", 1)
  ///     Value.orderInTime("14:30", "15:00")                               // ("time", -1)
  ///     Value.orderInTime("P1M", "P30D")                                  // nil: it depends
  ///
  /// - Returns: The kind of the values (`date_time` for points in time, `time`, `duration`, `week`,
  ///   `month`, or `date` for years), and −1, 0 or 1. Returns nil if the values are of different
  ///   kinds, if only one point in time has an offset from UTC, or if their order depends on the
  ///   month.
  package static func orderInTime(_ left: Value, _ right: Value) -> (kind: String, order: Int)? {
    guard let left = left.text, let right = right.text else { return nil }
    if let left = point(left), let right = point(right) {
      if let first = left.instant, let second = right.instant {
        return ("date_time", order(first, second))
      }
      return left.offset == nil && right.offset == nil
        ? ("date_time", order(left.local, right.local)) : nil
    }
    if let left = time(left), let right = time(right) { return ("time", order(left, right)) }
    if let left = span(left), let right = span(right) {
      return left.order(to: right).map { ("duration", $0) }
    }
    // Weeks, months and years are compared by their first days, if both are of the same kind.
    if left.utf8.count == right.utf8.count, let first = period(left),
      let second = period(right)
    {
      return (name(of: first), order(first.dayNumber, second.dayNumber))
    }
    return nil
  }

  /// Returns the first day of a week, a month or a year in the format of ISO 8601.
  static func firstDay(_ text: String) -> Int? {
    period(text)?.dayNumber
  }

  /// Reads a week, a month or a year in the format of ISO 8601.
  private static func period(_ text: String) -> ISODate? {
    TimeLimit.read(
      { span throws(TimeFault) in try ISODate(span, forms: [.week, .month, .year]) },
      text
    )
  }

  /// Returns the name of the kind of a week, a month or a year, as messages know it.
  private static func name(of period: ISODate) -> String {
    switch period.form {
    case .week: "week"
    case .month: "month"
    default: "date"
    }
  }

  private static func order<Quantity: Comparable>(_ left: Quantity, _ right: Quantity) -> Int {
    left == right ? 0 : left < right ? -1 : 1
  }

  /// Reads a point in time in one of its notations.
  static func point(_ text: String) -> PointInTime? {
    TimeLimit.read({ span throws(TimeFault) in try PointInTime(rfc3339: span) }, text)
      ?? TimeLimit.read({ span throws(TimeFault) in try PointInTime(local: span) }, text)
      ?? TimeLimit.read({ span throws(TimeFault) in try PointInTime(iso8601: span) }, text)
  }

  private static func time(_ text: String) -> ClockTime? {
    TimeLimit.read({ span throws(TimeFault) in try ClockTime(span) }, text)
  }

  private static func span(_ text: String) -> TimeSpan? {
    TimeLimit.read({ span throws(TimeFault) in try TimeSpan(span, style: .iso8601) }, text)
  }
}
