import DatesAndTimes
package import RuleEngine
package import Violations

/// A day, or a point in time with its offset from UTC: a `full-date` or `date-time` of RFC 3339
/// §5.6.
///
///     Moment("2026-11-20")?.day                 // 2026-11-20
///     Moment("2026-11-20 23:30:00-05:00")?.day  // 2026-11-20, as written
///     Moment("2026-11-20T24:00:00Z")            // nil
///
/// A space may replace the `T`, which the RFC leaves to applications.
package struct Moment: Hashable, Sendable {
  /// The day, in the time stamp's own offset from UTC.
  package let day: CivilDate

  /// The time, if there is one.
  let point: PointInTime?

  /// Creates a moment without a time.
  package init(_ day: CivilDate) {
    self.day = day
    point = nil
  }

  /// Reads a day or a time stamp, or returns nil for any other text.
  package init?(_ text: String) {
    if let day = CivilDate(text) {
      self.day = day
      point = nil
      return
    }
    var bytes = Array(text.utf8)
    if bytes.count > 10, bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
    let point: PointInTime
    do throws(TimeFault) {
      point = try PointInTime(rfc3339: bytes.span)
    } catch {
      return nil
    }
    guard let day = CivilDate(year: point.year, month: point.month, day: point.day) else {
      return nil
    }
    self.day = day
    self.point = point
  }
}

extension Surroundings {
  /// Sets the current day to a moment's day, and the current time to its time, if any, in its own
  /// offset from UTC.
  ///
  /// Without a time, the current time is midnight in UTC at the beginning of the day.
  package mutating func set(_ moment: Moment) {
    let instant = moment.point?.instant ?? Instant(seconds: moment.day.daysSinceEpoch * 86_400)
    let offset = (moment.point?.offset ?? 0) * 60
    today = { moment.day }
    now = { (instant.seconds, instant.nanosecond) }
    secondsFromUTC = { _ in offset }
  }
}
