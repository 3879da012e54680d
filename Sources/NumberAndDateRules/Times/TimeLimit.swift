import DatesAndTimes
import RuleEngine
import Violations

/// A limit in a pack for a point in time or a time of day: fixed, or relative to now or today.
///
///     TimeLimit("now+P1D")            // a day from now
///     TimeLimit("now-PT15M")          // a quarter of an hour ago
///     TimeLimit("today-P18Y")         // midnight at the beginning of the day eighteen years ago
///     TimeLimit("2026-11-20T14:30")   // that time in the rulebook's time zone
///     TimeLimit("14:30")              // a time of day
///
/// Years, months, weeks and days follow the calendar of the rulebook's time zone. Hours, minutes
/// and seconds follow the clock. A day that doesn't exist in the resulting month becomes its last
/// day.
public struct TimeLimit: Hashable, Sendable {
  private enum Start: Hashable {
    case now, today, day(CivilDate), point(PointInTime), time(ClockTime)
  }

  private let text: String
  private let start: Start

  /// The distance from the start, by the calendar and then by the clock.
  ///
  /// An earlier time has negative numbers.
  private let months: Int
  private let days: Int
  private let seconds: Int

  /// Reads a limit, or returns nil for any other text.
  public init?(_ text: String) {
    guard text.utf8.count <= 64 else { return nil }
    self.text = text
    for (word, start) in [("now", Start.now), ("today", .today)] where text.hasPrefix(word) {
      guard let distance = Self.distance(text.dropFirst(word.count)) else { return nil }
      self.start = start
      (months, days, seconds) = distance
      return
    }
    guard let start = Self.fixed(text) else { return nil }
    self.start = start
    (months, days, seconds) = (0, 0, 0)
  }

  /// Reads an empty text, or a sign and a duration with hours, minutes and seconds after the `T`.
  private static func distance(_ text: Substring) -> (months: Int, days: Int, seconds: Int)? {
    guard let sign = text.first else { return (0, 0, 0) }
    let written = text.dropFirst()
    guard sign == "+" || sign == "-",
      let span = read({ span throws(TimeFault) in try TimeSpan(span) }, written),
      span.months <= 120_000, span.seconds <= 400_000_000_000
    else { return nil }
    let clock = written.firstIndex(of: "T").flatMap { start in
      read({ span throws(TimeFault) in try TimeSpan(span) }, "P" + written[start...])
    }
    let seconds = clock?.seconds ?? 0
    let factor = sign == "-" ? -1 : 1
    return (factor * span.months, factor * ((span.seconds - seconds) / 86_400), factor * seconds)
  }

  private static func fixed(_ text: String) -> Start? {
    if let date = CivilDate(text) { return .day(date) }
    if let time = read({ span throws(TimeFault) in try ClockTime(span) }, text) {
      return .time(time)
    }
    if let point = read({ span throws(TimeFault) in try PointInTime(rfc3339: span) }, text) {
      return .point(point)
    }
    return read({ span throws(TimeFault) in try PointInTime(local: span) }, text)
      .map(Start.point)
  }

  /// Returns the result of reading a whole text, or nil if it can't be read.
  static func read<Result>(
    _ read: (borrowing Span<UInt8>) throws(TimeFault) -> Result,
    _ text: some StringProtocol
  ) -> Result? {
    let text = String(text)
    do throws(TimeFault) {
      return try read(text.utf8Span.span)
    } catch {
      return nil
    }
  }

  /// Whether the limit is a time of day, which can't limit a point in time.
  var isTimeOfDay: Bool { if case .time = start { true } else { false } }

  /// Whether the limit is a fixed day or point in time, which can't limit a time of day.
  var isFixedPoint: Bool {
    switch start {
    case .day, .point: true
    case .now, .today, .time: false
    }
  }

  /// Returns the instant of the limit, in UTC.
  func instant(in surroundings: Surroundings) -> Instant {
    switch start {
    case .point(let point):
      return point.instant ?? Self.instant(ofLocal: point.local, in: surroundings)
    case .now, .today, .day, .time:
      let moved = Self.instant(ofLocal: localDay(in: surroundings), in: surroundings)
      return moved.adding(seconds: seconds)
    }
  }

  /// Returns the time that local clocks show at the limit, as if it were UTC.
  func local(in surroundings: Surroundings) -> Instant {
    if case .point(let point) = start, point.offset == nil { return point.local }
    let instant = instant(in: surroundings)
    return instant.adding(seconds: surroundings.secondsFromUTC(instant.seconds))
  }

  /// Returns the time of day of the limit.
  ///
  /// A time before or after today becomes the first or last time of today.
  func time(in surroundings: Surroundings) -> ClockTime {
    if case .time(let time) = start { return time }
    let today = surroundings.today().daysSinceEpoch
    let point = local(in: surroundings)
    let second = point.seconds - today * 86_400
    if second < 0 { return ClockTime(secondOfDay: 0) }
    return second < 86_400
      ? ClockTime(secondOfDay: second, nanosecond: point.nanosecond)
      : ClockTime(secondOfDay: 86_399, nanosecond: 999_999_999)
  }

  /// Returns the start in local time, moved by the months and whole days of the distance.
  private func localDay(in surroundings: Surroundings) -> Instant {
    func moved(_ date: CivilDate, _ second: Int, _ nanosecond: Int) -> Instant {
      let day = date.adding(months: months).daysSinceEpoch + days
      return Instant(seconds: day * 86_400 + second, nanosecond: nanosecond)
    }
    switch start {
    case .now:
      let now = surroundings.now()
      let local = now.seconds + surroundings.secondsFromUTC(now.seconds)
      let second = (local % 86_400 + 86_400) % 86_400
      let date = CivilDate(daysSinceEpoch: (local - second) / 86_400) ?? .epoch
      return moved(date, second, now.nanosecond)
    case .today: return moved(surroundings.today(), 0, 0)
    case .day(let date): return moved(date, 0, 0)
    case .point, .time: return Instant(seconds: 0)
    }
  }

  /// Returns the instant when local clocks show a time.
  ///
  /// If clocks are set back, it is the first of two instants.
  private static func instant(ofLocal local: Instant, in surroundings: Surroundings) -> Instant {
    let before = surroundings.secondsFromUTC(local.seconds - 86_400)
    let first = local.adding(seconds: -before)
    if surroundings.secondsFromUTC(first.seconds) == before { return first }
    return local.adding(seconds: -surroundings.secondsFromUTC(first.seconds))
  }
}

extension TimeLimit: CustomStringConvertible {
  /// The text of the limit.
  public var description: String { text }
}

extension Settings {
  /// Returns a limit for points in time or for times of day.
  ///
  /// - Throws: A ``SettingError`` for a text that isn't a limit, or a limit of the wrong kind.
  func timeLimit(_ name: String, isTimeOfDay: Bool) throws(SettingError) -> TimeLimit? {
    guard let text = text(name) else { return nil }
    if let limit = TimeLimit(text), isTimeOfDay ? !limit.isFixedPoint : !limit.isTimeOfDay {
      return limit
    }
    throw SettingError(
      name,
      "`\(text.prefix(60))` isn't a limit for a \(isTimeOfDay ? "time" : "date and time")",
      hint: isTimeOfDay
        ? "write a time such as `14:30`, `now` or `now-PT15M`"
        : "write `now`, `now+P1D`, `today-P18Y`, or a date and time such as `2026-11-20T14:30`"
    )
  }
}
