/// A field of a schedule for cron.
///
/// The cases are in the order of the fields in a schedule: ``CronExpression`` goes through them by
/// index, and `CronFieldReader` reads each one.
public enum CronField: String, CaseIterable, Hashable, Sendable {
  /// The second, 0 to 59.
  case second

  /// The minute, 0 to 59.
  case minute

  /// The hour, 0 to 23.
  case hour

  /// The day of the month, 1 to 31.
  case day

  /// The month, 1 to 12 or JAN to DEC.
  case month

  /// The day of the week, 0 to 7 or SUN to SAT, where 0 and 7 are Sunday. In Quartz, 1 to 7 from
  /// Sunday.
  case weekday

  /// The year, 1970 to 2099.
  case year

  /// Returns the values that the field may have.
  func range(isQuartz: Bool) -> ClosedRange<Int> {
    switch self {
    case .second, .minute: 0...59
    case .hour: 0...23
    case .day: 1...31
    case .month: 1...12
    case .weekday: isQuartz ? 1...7 : 0...7
    case .year: 1970...2099
    }
  }

  /// The greatest number of digits in a value.
  var digits: Int { self == .year ? 4 : 2 }

  /// The greatest step: the greatest value, or for years the distance from the first to the last.
  var greatestStep: Int {
    switch self {
    case .second, .minute: 59
    case .hour: 23
    case .day: 31
    case .month: 12
    case .weekday: 7
    case .year: 129
    }
  }

  /// Returns the names of the values, three letters each, and the value of the first name, or nil
  /// if the field has only numbers.
  func names(isQuartz: Bool) -> (letters: StaticString, first: Int)? {
    switch self {
    case .month: ("JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC", 1)
    case .weekday: ("SUNMONTUEWEDTHUFRISAT", isQuartz ? 1 : 0)
    default: nil
    }
  }
}
