import DatesAndTimes
public import Foundation
public import Violations

extension Date: FieldValue {
  /// The point in time in UTC, in the format of RFC 3339: `2026-11-21T08:30:00Z`.
  ///
  /// It has as many digits after the seconds as the point in time needs, up to nine. It is null
  /// outside the years 0 to 9999.
  ///
  /// A day, such as a date of birth, isn't a point in time. Use ``CivilDate`` for it: a form with a
  /// rule for days on a `Date` is refused.
  public var fieldValue: Value {
    guard let instant, instant.hasYearOfFourDigits else { return .null }
    return .text(instant.description)
  }

  /// Creates the point in time from a text such as `2026-11-21T08:30:00Z`, with any offset from
  /// UTC; nil for any other value.
  public init?(fieldValue: Value) {
    guard case .text(let text) = fieldValue else { return nil }
    do throws(TimeFault) {
      guard let instant = try PointInTime(rfc3339: text.utf8Span.span).instant else { return nil }
      self.init(instant)
    } catch {
      return nil
    }
  }

  private init(_ instant: Instant) {
    let seconds = Double(instant.seconds - Self.secondsBeforeReferenceDate)
    self.init(timeIntervalSinceReferenceDate: seconds + Double(instant.nanosecond) / 1e9)
  }

  /// The same point in time with the fewest digits, or nil if it is too far away.
  private var instant: Instant? {
    let time = timeIntervalSinceReferenceDate
    guard abs(time) < 1e12 else { return nil }
    let whole = time.rounded(.down)
    let seconds = Int(whole) + Self.secondsBeforeReferenceDate
    var instant = Instant(seconds: seconds)
    var parts = 1
    while parts <= 1_000_000_000 {
      let count = Int(((time - whole) * Double(parts)).rounded())
      instant =
        count == parts
        ? Instant(seconds: seconds + 1)
        : Instant(seconds: seconds, nanosecond: count * (1_000_000_000 / parts))
      if Date(instant) == self { return instant }
      parts *= 10
    }
    return instant
  }

  /// The seconds from 1970-01-01 to 2001-01-01, where Foundation begins to count.
  private static let secondsBeforeReferenceDate = 978_307_200
}
