import DatesAndTimes
import RuleEngine
package import Violations

/// A distance between two days or points in time: years, months, weeks and days by the calendar,
/// then hours, minutes and seconds by the clock.
///
///     TimeDistance("P30D")     // thirty days
///     TimeDistance("P1MT12H")  // a month and twelve hours, for points in time
///     TimeDistance("30")       // nil
package struct TimeDistance: Hashable, Sendable {
  private let months: Int
  private let days: Int
  private let seconds: Int

  /// Whether the distance has hours, minutes or seconds, so that it can't separate days.
  package var hasTime: Bool { seconds > 0 }

  /// Whether the distance is nothing.
  package var isZero: Bool { months == 0 && days == 0 && seconds == 0 }

  /// Returns whether this is longer than another distance, wherever both begin.
  ///
  ///     TimeDistance("P32D")?.isAlwaysLonger(than: TimeDistance("P1M"))  // true
  ///     TimeDistance("P30D")?.isAlwaysLonger(than: TimeDistance("P1M"))  // false: it depends
  package func isAlwaysLonger(than other: TimeDistance) -> Bool {
    let months = months - other.months
    // A month has 28 to 31 days.
    let least = (months > 0 ? 28 : 31) * months + days - other.days
    return least * 86_400 + seconds - other.seconds > 0
  }

  /// Reads a duration of ISO 8601 in whole units, or returns nil for any other text.
  package init?(_ text: String) {
    guard text.utf8.count <= 64, let span = Self.span(text), span.isExact, span.nanosecond == 0,
      span.months <= 120_000, span.seconds <= 400_000_000_000
    else { return nil }
    let clock = text.firstIndex(of: "T").flatMap { Self.span("P\(text[$0...])") }
    seconds = clock?.seconds ?? 0
    months = span.months
    let rest = span.seconds - seconds
    guard rest >= 0, rest % 86_400 == 0 else { return nil }
    days = rest / 86_400
  }

  private static func span(_ text: String) -> TimeSpan? {
    TimeLimit.read({ span throws(TimeFault) in try TimeSpan(span, style: .iso8601) }, text)
  }

  /// A day or point in time at this distance from another.
  package enum Limit: Hashable, Sendable {
    case day(CivilDate)

    /// A point in time in the notation of RFC 3339, with the offset from UTC of the other.
    case point(String)
  }

  /// Compares a value with the day or point in time at this distance from another value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - start: The other value.
  ///   - isBackward: Whether the distance leads to the past.
  /// - Returns: −1, 0 or 1, and the day or point in time. Returns nil if the values aren't both
  ///   days, or both points in time that can be compared.
  package func order(
    of value: Value,
    from start: Value,
    backward isBackward: Bool
  ) -> (order: Int, limit: Limit)? {
    guard let value = value.text, let start = start.text else { return nil }
    if let day = CivilDate(value), let first = CivilDate(start) {
      guard !hasTime, let limit = moved(first, backward: isBackward) else { return nil }
      return (day == limit ? 0 : day < limit ? -1 : 1, .day(limit))
    }
    guard let point = Value.point(value), let first = Value.point(start),
      (point.offset == nil) == (first.offset == nil),
      let date = CivilDate(year: first.year, month: first.month, day: first.day),
      let day = moved(date, backward: isBackward)
    else { return nil }
    let second = first.local.seconds - date.daysSinceEpoch * 86_400
    let local = Instant(
      seconds: day.daysSinceEpoch * 86_400 + second + (isBackward ? -seconds : seconds),
      nanosecond: first.local.nanosecond
    )
    let limit = local.adding(seconds: -(first.offset ?? 0) * 60)
    let own = point.instant ?? point.local
    let offset = first.offset.map(PointInTime.written) ?? ""
    return (
      own == limit ? 0 : own < limit ? -1 : 1, .point(local.point.description + offset)
    )
  }

  /// Returns a day some months and days later or earlier, or nil outside the years 1 to 9999.
  private func moved(_ date: CivilDate, backward isBackward: Bool) -> CivilDate? {
    let sign = isBackward ? -1 : 1
    let month = date.adding(months: sign * months)
    return CivilDate(daysSinceEpoch: month.daysSinceEpoch + sign * days)
  }
}
