/// How hard a password is to guess, and why.
///
///     let estimate = try estimator.estimate("qwertyuiop", referenceYear: 2026)
///     estimate.score     // 0
///     estimate.weakness  // top100
///
/// An estimate doesn't contain any text of the password.
public struct PasswordEstimate: Sendable, Hashable {
  /// The score, from 0 (guessed right away) to 4 (safe against nearly every attack).
  public let score: Int

  /// The number of guesses that an attacker needs, as a power of ten; always finite.
  public let guessesLog10: Double

  /// The time that the guesses take.
  public let crackTimes: PasswordCrackTimes

  /// The pieces of the password, from its beginning to the end of the estimated part.
  public let matches: [PasswordMatch]

  /// The reason why the password is easy to guess; nil if there is no particular reason or the
  /// score is at least 3.
  public let weakness: PasswordWeakness?

  /// The range that the weakness is about, in bytes of the UTF-8 of the original text; nil without
  /// a weakness.
  public let weaknessRange: Range<Int>?

  /// Ways to make the password better.
  public let suggestions: [PasswordSuggestion]

  /// The number of guesses that an attacker needs.
  ///
  /// Never infinite: the estimated part of a password never takes more than 10³⁰⁰ guesses.
  public let guesses: Double
}

/// The average time that an attacker needs, in seconds, for the four usual kinds of attack.
public struct PasswordCrackTimes: Sendable, Hashable {
  /// The time at a service that allows 100 guesses an hour.
  public let onlineThrottled: Double

  /// The time at a service that allows 10 guesses a second.
  public let onlineUnthrottled: Double

  /// The time with stolen hashes that are slow to compute: 10⁴ guesses a second.
  public let offlineSlow: Double

  /// The time with stolen hashes that are fast to compute: 10¹⁰ guesses a second.
  public let offlineFast: Double

  /// Creates the times for a number of guesses.
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
  /// The ways to find a piece.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// A dictionary word, perhaps typed on another keyboard.
    case dictionary

    /// A reversed dictionary word.
    case reversed

    /// A dictionary word with other characters instead of letters.
    case substituted

    /// A walk over neighboring keys.
    case keyboardWalk = "keyboard_walk"

    /// The same piece two or more times.
    case `repeat`

    /// A sequence such as `abc`.
    case sequence

    /// A date.
    case date

    /// A recent year.
    case year

    /// A word of the context.
    case context

    /// None of these: an attacker must try everything.
    case bruteForce = "brute_force"
  }

  /// How an attacker finds the piece.
  public let kind: Kind

  /// The range of the piece, in bytes of the UTF-8 of the original text.
  public let range: Range<Int>
}
