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
  package let point: PointInTime?

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

extension Moment: CustomStringConvertible {
  /// The day, or the time stamp in the notation of RFC 3339: `2026-11-20T14:30:00+01:00`.
  package var description: String { point?.description ?? day.description }
}
