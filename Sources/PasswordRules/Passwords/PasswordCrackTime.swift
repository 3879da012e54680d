import PasswordGuesses
public import RuleEngine
import Violations

/// The time that an attacker needs, in the classes that reports use.
///
/// Exact times could reveal which of the common passwords someone has.
///
///     PasswordCrackTime(seconds: 5000)  // hours
public enum PasswordCrackTime: String, CaseIterable, Sendable, Hashable {
  /// Less than a minute.
  case seconds

  /// Less than an hour.
  case minutes

  /// Less than a day.
  case hours

  /// Less than a month.
  case days

  /// Less than a year.
  case months

  /// Less than a century.
  case years

  /// A century or more.
  case centuries

  /// Creates the class of a time.
  public init(seconds: Double) {
    self = Self.ends.first { seconds < $0.end }?.time ?? .centuries
  }

  /// The end of each class except the last, in seconds.
  ///
  /// A year has 365.25 days.
  private static let ends: [(time: Self, end: Double)] = [
    (.seconds, 60), (.minutes, 3600), (.hours, 86_400), (.days, 2_629_800),
    (.months, 31_557_600), (.years, 3_155_760_000),
  ]

  /// The definition of the code whose message in catalogs names the class.
  ///
  ///     PasswordCrackTime.hours.definition.code  // password.crack_time.hours
  ///
  /// The class is a fact, so no violation ever has this code.
  public var definition: CodeDefinition {
    CodeDefinition(
      ViolationCode(rawValue: "password.crack_time.\(rawValue)"),
      "Guessing the password takes \(rawValue).",
      severity: .warning
    )
  }
}

extension Value {
  /// Returns the time that each kind of attack takes, as a fact.
  ///
  /// The times follow from the magnitude alone, so all four of them reveal no more than one number.
  static func crackTimes(ofMagnitude magnitude: Int) -> Value {
    let times = PasswordCrackTimes(guesses: Double("1e\(magnitude)") ?? .infinity)
    func time(_ seconds: Double) -> Value {
      .text(PasswordCrackTime(seconds: seconds).rawValue)
    }
    return .record([
      "online_throttled": time(times.onlineThrottled),
      "online_unthrottled": time(times.onlineUnthrottled),
      "offline_slow": time(times.offlineSlow),
      "offline_fast": time(times.offlineFast),
    ])
  }
}
