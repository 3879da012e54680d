import DatesAndTimes
public import RuleEngine

extension DateTimeCheck {
  /// Returns dates with times that the check accepts, in its format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    passing(among: [format.example] + candidates(in: context.surroundings), in: context)
  }

  /// Texts to show as examples if they are within the limits, in the order of preference.
  private func candidates(in surroundings: Surroundings) -> [String] {
    // Without an offset from UTC, clocks show local time.
    let isLocal = format == .local || format == .iso8601
    func seconds(_ limit: TimeLimit) -> Int {
      (isLocal ? limit.local(in: surroundings) : limit.instant(in: surroundings)).seconds
    }
    let (first, last) = (earliest.map(seconds), latest.map(seconds))
    // Limits such as `now` have seconds and fractions. People usually type whole minutes.
    let limits = [
      last.map { Self.minute(before: $0) }, first.map { Self.minute(before: $0 + 59) },
      last, first.map { $0 + 1 },
    ].compactMap(\.self)
    let now = Self.minute(before: surroundings.now().seconds)
    return (limits + [now, now - 86_400, now + 86_400]).map {
      written(Instant(seconds: $0).point)
    }
  }

  /// Returns the beginning of the minute that a second is in.
  private static func minute(before second: Int) -> Int {
    second - (second % 60 + 60) % 60
  }

  /// Returns a point in time in the check's format, in UTC if the format has an offset.
  func written(_ point: PointInTime) -> String {
    switch format {
    case .rfc3339: return "\(point)Z"
    case .local: return "\(point.date) \(point.time)"
    case .iso8601: return "\(point.date)T\(point.time)"
    case .http: return header(point) + " GMT"
    case .email: return header(point) + " +0000"
    }
  }

  /// Returns a point in time as in RFC 5322, without its offset: `Fri, 20 Nov 2026 14:30:00`.
  private func header(_ point: PointInTime) -> String {
    // 1970-01-01 was a Thursday.
    let weekday = Self.weekdays[((point.dayNumber + 3) % 7 + 7) % 7]
    let (year, day) = (point.date.prefix(4), point.date.suffix(2))
    let clock = point.time.description
    let seconds = clock.utf8.count == 5 ? ":00" : ""
    return "\(weekday), \(day) \(Self.months[point.month - 1]) \(year) \(clock)\(seconds)"
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
