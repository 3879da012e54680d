/// How hard a password is to guess, and why.
///
///     let estimate = try estimator.estimate("qwertyuiop", referenceYear: 2026)
///     estimate.score     // 0
///     estimate.weakness  // top100
///
/// Nothing in an estimate is text of the password.
public struct PasswordEstimate: Sendable, Hashable {
  /// From 0, guessed at once, to 4, safe against nearly every attack.
  public let score: Int

  /// How many guesses an attacker needs, as a power of ten; always finite.
  public let guessesLog10: Double

  /// How long the guesses take.
  public let crackTimes: PasswordCrackTimes

  /// The pieces that the password is made of, from its beginning to the end of what was estimated.
  public let matches: [PasswordMatch]

  /// What makes the password easy to guess; nil if nothing stands out or the score is at least 3.
  public let weakness: PasswordWeakness?

  /// The range of what the weakness is about, in bytes of the UTF-8 of the text as it was given; nil
  /// without a weakness.
  public let weaknessRange: Range<Int>?

  /// What would make the password better.
  public let suggestions: [PasswordSuggestion]

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
  /// The ways to find a piece.
  public enum Kind: String, CaseIterable, Sendable, Hashable {
    /// A word of a dictionary, perhaps typed on another keyboard.
    case dictionary

    /// A word of a dictionary, reversed.
    case reversed

    /// A word of a dictionary with other characters instead of letters.
    case substituted

    /// Keys side by side.
    case keyboardWalk = "keyboard_walk"

    /// The same piece twice or more.
    case `repeat`

    /// A sequence such as `abc`.
    case sequence

    /// A date.
    case date

    /// A year of our time.
    case year

    /// A word of the context.
    case context

    /// Nothing else; everything must be tried.
    case bruteForce = "brute_force"
  }

  /// How the piece is found.
  public let kind: Kind

  /// The range of the piece, in bytes of the UTF-8 of the text as it was given.
  public let range: Range<Int>
}
