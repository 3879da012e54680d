import DatesAndTimes
public import RuleEngine

extension TimeCheck {
  /// Returns times that the check accepts.
  public func examples(in context: borrowing CheckContext) -> [String] {
    passing(among: times(in: context.surroundings).map(written), in: context)
  }

  /// An example that may be outside the limits.
  var usualExample: String { written(Self.usualTime) }

  /// Times to show as examples if they are within the limits, in the order of preference.
  private func times(in surroundings: Surroundings) -> [ClockTime] {
    let first = earliest?.time(in: surroundings).secondOfDay
    let last = latest?.time(in: surroundings).secondOfDay
    // Limits such as `now` have seconds and fractions. People usually type whole minutes.
    let seconds = [
      first.map { ($0 + 59) / 60 * 60 }, last.map { $0 / 60 * 60 }, first.map { $0 + 1 }, last,
      9 * 3600 + 30 * 60, 20 * 3600, 0,
    ].compactMap(\.self)
    let limits = [earliest, latest].compactMap { $0?.time(in: surroundings) }
    return [Self.usualTime] + seconds.filter { $0 < 86_400 }.map { ClockTime(secondOfDay: $0) }
      + limits
  }

  /// Returns a time as it is typed.
  private func written(_ time: ClockTime) -> String {
    let text = time.description
    guard hasOffset else { return text }
    // RFC 3339 requires seconds.
    return (text.utf8.count == 5 ? text + ":00" : text) + "Z"
  }

  /// A time in the afternoon, which shows that hours are counted up to 24.
  private static let usualTime = ClockTime(secondOfDay: 14 * 3600 + 30 * 60)
}
