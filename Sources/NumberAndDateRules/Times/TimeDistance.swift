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

  /// Returns whether this distance is longer than another from any day or point in time.
  ///
  /// Two months are always longer than 58 days. A month isn't longer than 30 days in February.
  package func isAlwaysLonger(than other: TimeDistance) -> Bool {
    span.order(to: other.span) == 1
  }

  private var span: TimeSpan { TimeSpan(months: months, seconds: days * 86_400 + seconds) }

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
  ///   days, weeks, months or years, or both points in time that can be compared.
  package func order(
    of value: Value,
    from start: Value,
    backward isBackward: Bool
  ) -> (order: Int, limit: Limit)? {
    guard let value = value.text, let start = start.text else { return nil }
    if let (own, first) = Self.days(value, start) {
      let limit = moved(first.year, first.month, first.day, backward: isBackward)
      guard !hasTime, let shown = Self.nearestDay(to: limit) else { return nil }
      return (own == limit ? 0 : own < limit ? -1 : 1, .day(shown))
    }
    guard let point = Value.point(value), let first = Value.point(start),
      (point.offset == nil) == (first.offset == nil)
    else { return nil }
    let day = moved(first.year, first.month, first.day, backward: isBackward)
    let second = first.local.seconds - first.dayNumber * 86_400
    let local = Instant(
      seconds: day * 86_400 + second + (isBackward ? -seconds : seconds),
      nanosecond: first.local.nanosecond
    )
    let limit = local.adding(seconds: -(first.offset ?? 0) * 60)
    let own = point.instant ?? point.local
    let offset = first.offset.map(PointInTime.written) ?? ""
    return (
      own == limit ? 0 : own < limit ? -1 : 1, .point(local.point.description + offset)
    )
  }

  /// Returns the number of the first day, and the second day; nil if the texts aren't both days, or
  /// both weeks, months or years, which count from their first days.
  private static func days(_ value: String, _ start: String) -> (own: Int, start: CivilDate)? {
    if let day = CivilDate(value), let first = CivilDate(start) {
      return (day.daysSinceEpoch, first)
    }
    guard value.utf8.count == start.utf8.count, let day = Value.firstDay(value),
      let number = Value.firstDay(start), let first = CivilDate(daysSinceEpoch: number)
    else { return nil }
    return (day, first)
  }

  /// Returns the number of the day some months and days later or earlier than a day.
  ///
  /// It can be outside the years 1 to 9999, where no value is.
  private func moved(_ year: Int, _ month: Int, _ day: Int, backward isBackward: Bool) -> Int {
    let sign = isBackward ? -1 : 1
    let total = year * 12 + month - 1 + sign * months
    let monthOfYear = (total % 12 + 12) % 12
    let newYear = (total - monthOfYear) / 12
    let longest = CivilDate.numberOfDays(inMonth: monthOfYear + 1, of: newYear)
    return CivilDate.dayNumber(year: newYear, month: monthOfYear + 1, day: min(day, longest))
      + sign * days
  }

  /// Returns the day with a number, or the nearest day of the years 1 to 9999.
  private static func nearestDay(to number: Int) -> CivilDate? {
    let first = CivilDate.dayNumber(year: 1, month: 1, day: 1)
    let last = CivilDate.dayNumber(year: 9999, month: 12, day: 31)
    return CivilDate(daysSinceEpoch: min(max(number, first), last))
  }
}
