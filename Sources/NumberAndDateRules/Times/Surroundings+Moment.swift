package import DatesAndTimes
package import RuleEngine
import Violations

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
