import Violations

/// A day of the Gregorian calendar and a time of day, with or without an offset from UTC.
///
///     let point = try PointInTime(rfc3339: "2026-11-20T14:30:00+01:00".utf8Span.span)
///     point.instant?.description  // "2026-11-20T13:30:00Z"
public struct PointInTime: Hashable, Sendable {
  /// The year, 0 to 9999.
  public let year: Int

  /// The month, 1 to 12.
  public let month: Int

  /// The day of the month.
  public let day: Int

  /// The time of day.
  public let time: ClockTime

  /// The minutes east of UTC, or nil for a local time.
  public let offset: Int?

  init(_ date: ISODate, _ time: ClockTime, offset: Int?) {
    year = date.year
    month = date.month
    day = date.day
    self.time = time
    self.offset = offset
  }

  /// Returns the same date and time with another offset from UTC.
  func at(offset: Int?) -> PointInTime {
    PointInTime(ISODate(year: year, month: month, day: day), time, offset: offset)
  }

  /// The days from 1970-01-01 to this day.
  package var dayNumber: Int { CivilDate.dayNumber(year: year, month: month, day: day) }

  /// The position on the local timeline, as if it were UTC.
  public var local: Instant {
    Instant(seconds: dayNumber * 86_400 + time.secondOfDay, nanosecond: time.nanosecond)
  }

  /// The position on the UTC timeline, or nil for a local time.
  ///
  /// As in Unix time, a leap second is the same instant as the second after it.
  public var instant: Instant? {
    offset.map { Instant(seconds: local.seconds - $0 * 60, nanosecond: time.nanosecond) }
  }

  /// The day in the notation of ISO 8601: `2026-11-20`.
  public var date: String { "\(padded(year, to: 4))-\(padded(month))-\(padded(day))" }
}

extension PointInTime: CustomStringConvertible {
  /// The date and time in the notation of RFC 3339: `2026-11-20T14:30:00+01:00`.
  ///
  /// A local time is written without the offset.
  public var description: String {
    "\(date)T\(time.withSeconds)\(offset.map(Self.written) ?? "")"
  }

  /// Returns an offset in the notation of ISO 8601: `Z` or `+01:00`.
  ///
  ///     PointInTime.written(offset: 60)  // "+01:00"
  public static func written(offset: Int) -> String {
    if offset == 0 { return "Z" }
    return (offset < 0 ? "-" : "+") + padded(abs(offset) / 60) + ":" + padded(abs(offset) % 60)
  }
}

/// A point on the timeline, in seconds since 1970-01-01 at midnight in UTC.
///
///     Instant(seconds: 1_795_185_000).description  // "2026-11-20T14:30:00Z"
public struct Instant: Hashable, Sendable {
  /// The seconds since 1970-01-01T00:00:00Z, without leap seconds.
  public let seconds: Int

  /// The billionths of a second in addition to the seconds.
  public let nanosecond: Int

  /// Creates an instant.
  public init(seconds: Int, nanosecond: Int = 0) {
    self.seconds = seconds
    self.nanosecond = nanosecond
  }

  /// Returns the instant some seconds later, or the same instant if the sum overflows.
  ///
  ///     Instant(seconds: 0).adding(seconds: 60).seconds  // 60
  public func adding(seconds: Int) -> Instant {
    let (sum, overflow) = self.seconds.addingReportingOverflow(seconds)
    return overflow ? self : Instant(seconds: sum, nanosecond: nanosecond)
  }
}

extension Instant: Comparable {
  /// Orders instants from past to future.
  public static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanosecond) < (right.seconds, right.nanosecond)
  }
}

extension Instant: CustomStringConvertible {
  /// The instant in UTC in the notation of RFC 3339: `2026-11-20T14:30:00Z`.
  public var description: String { point.description + "Z" }

  /// Whether the instant is in the years 0 to 9999, the only ones that RFC 3339 can express.
  public var hasYearOfFourDigits: Bool { -62_167_219_200...253_402_300_799 ~= seconds }

  /// The instant as a local time in UTC.
  ///
  /// Instants outside the years 0 to 9999 become the nearest day in them.
  public var point: PointInTime {
    // 0000-01-01 and 9999-12-31, the first and the last day that a four-digit year can express.
    let whole = seconds >= 0 ? seconds / 86_400 : (seconds + 1) / 86_400 - 1
    let day = min(max(whole, -719_528), 2_932_896)
    let second = min(max(seconds - day * 86_400, 0), 86_399)
    return PointInTime(
      ISODate(dayNumber: day),
      ClockTime(secondOfDay: second, nanosecond: nanosecond),
      offset: nil
    )
  }
}

extension PointInTime {
  /// Reads a `date-time` of RFC 3339 §5.6.
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid text: in
  ///   `2026-02-30…`, at the last digit of the day.
  /// - Complexity: O(*n*). Nothing is allocated.
  public init(rfc3339 text: borrowing Span<UInt8>) throws(TimeFault) {
    var reader = TextReader()
    let date = try reader.calendarDate(of: text, years: 0...9999)
    try reader.take(UInt8(ascii: "T"), in: text, ignoringCase: true)
    // The tens digit of the seconds shows whether there can be a leap second at all.
    let mayLeap = text.count > 17 && text[17] == UInt8(ascii: "6")
    let leap = mayLeap ? date.leapSeconds : .never
    let time = try reader.time(of: text, leap: leap)
    let offset = try reader.offset(of: text, after: time, leap: leap)
    try reader.end(of: text)
    self.init(date, time, offset: offset)
  }

  /// Reads a local date and time as the HTML standard defines it: `2026-11-20T14:30`, or with a
  /// space instead of the `T`.
  ///
  /// HTML §2.3.5.5, Local dates and times.
  ///
  /// - Throws: A ``TimeFault`` at the first byte that can't be part of a valid text.
  /// - Complexity: O(*n*). Nothing is allocated.
  public init(local text: borrowing Span<UInt8>) throws(TimeFault) {
    var reader = TextReader()
    let date = try reader.calendarDate(of: text, years: 1...9999)
    if !reader.takes(UInt8(ascii: " "), in: text) {
      try reader.take(UInt8(ascii: "T"), in: text)
    }
    let time = try reader.localTime(of: text)
    try reader.end(of: text)
    self.init(date, time, offset: nil)
  }
}

extension ISODate {
  /// Where a leap second may be on this day: since 1972, as the last second of a month in UTC.
  ///
  /// ITU-R TF.460-6 §2.1; RFC 3339 §5.7. The months that actually had one aren't listed here,
  /// because that list grows.
  var leapSeconds: LeapSeconds {
    if year < 1972 { return .never }
    if day == CivilDate.numberOfDays(inMonth: month, of: year) { return .lastOfMonth }
    return day == 1 && (year, month) > (1972, 1) ? .firstOfMonth : .never
  }
}
