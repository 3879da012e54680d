public import Violations

/// How hard a password is to guess, and why.
///
/// Nothing in an estimate is text of the password.
public struct PasswordEstimate: Sendable, Hashable {
  /// From 0, guessed at once, to 4, safe against nearly every attack.
  public let score: Int

  /// How many guesses an attacker needs, as a power of ten; always finite.
  public let guessesLog10: Double

  /// How long the guesses take.
  public let crackTimes: PasswordCrackTimes

  /// What the password is made of, from its beginning to the end of what was estimated.
  public let matches: [PasswordMatch]

  /// What makes the password easy to guess, a code under `password.weak`; nil where nothing stands
  /// out or the score is at least 3.
  public let warning: ViolationCode?

  /// The place of what the warning is about, in bytes of the UTF-8 of the text as it was given; nil
  /// without a warning.
  public let warningRange: Range<Int>?

  /// What would make it better: codes under `password.advice`.
  public let suggestions: [ViolationCode]

  /// How many guesses an attacker needs.
  ///
  /// Never infinite: what is estimated of a password never takes more than 10³⁰⁰ guesses.
  public let guesses: Double
}

/// How long an attacker needs on average, in seconds, for the four usual kinds of attack.
public struct PasswordCrackTimes: Sendable, Hashable {
  /// At a service that allows 100 guesses an hour.
  public let onlineThrottled: Double

  /// At a service that allows 10 guesses a second.
  public let onlineUnthrottled: Double

  /// With stolen hashes that are slow to compute: 10⁴ guesses a second.
  public let offlineSlow: Double

  /// With stolen hashes that are fast to compute: 10¹⁰ guesses a second.
  public let offlineFast: Double

  /// Creates times for a number of guesses.
  ///
  ///     PasswordCrackTimes(guesses: 1000).onlineUnthrottled  // 100
  public init(guesses: Double) {
    onlineThrottled = guesses / (100.0 / 3600.0)
    onlineUnthrottled = guesses / 10
    offlineSlow = guesses / 1e4
    offlineFast = guesses / 1e10
  }
}

/// A piece of a password, and how an attacker would find it.
public struct PasswordMatch: Sendable, Hashable {
  /// How a piece is found.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    case dictionary
    case reversed
    case substituted
    case keyboardWalk = "keyboard_walk"
    case `repeat`
    case sequence
    case date
    case year
    case context
    case bruteForce = "brute_force"
  }

  /// How the piece is found.
  public let kind: Kind

  /// The place of the piece, in bytes of the UTF-8 of the text as it was given.
  public let range: Range<Int>
}
