import PasswordGuesses
import Violations

/// How long an attacker needs, in the words that reports use: exact times would tell which of the
/// usual passwords somebody has.
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

  /// Finds the class of a time.
  public init(seconds: Double) {
    self = Self.ends.first { seconds < $0.end }?.time ?? .centuries
  }

  /// Where each class but the last ends, in seconds; a year has 365.25 days.
  private static let ends: [(time: Self, end: Double)] = [
    (.seconds, 60), (.minutes, 3600), (.hours, 86_400), (.days, 2_629_800),
    (.months, 31_557_600), (.years, 3_155_760_000),
  ]

  /// The declaration of the code under which catalogs put the class into words.
  ///
  ///     PasswordCrackTime.hours.definition.code  // password.crack_time.hours
  ///
  /// It is a fact, so no violation ever has the code.
  public var definition: CodeDefinition {
    CodeDefinition(
      ViolationCode(rawValue: "password.crack_time.\(rawValue)"),
      "Guessing the password takes \(rawValue).",
      severity: .warning
    )
  }
}

extension Value {
  /// The time that each kind of attack takes, as a fact.
  ///
  /// It follows from the magnitude alone, so that four times tell no more than one number.
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
