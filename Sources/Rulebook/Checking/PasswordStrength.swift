import PasswordGuesses
import PasswordRules
import RuleEngine
public import Violations

extension Rulebook {
  /// An exact estimate of how hard a password is to guess.
  ///
  ///     let strength = try rulebook.strength(ofPassword: "correct horse", context: ["Ann"])
  ///     strength.score                    // 3
  ///     strength.seconds(perSecond: 1e4)  // how long stolen slow hashes resist an attack
  ///
  /// The exact number of guesses can reveal which common password a person has. So reports contain
  /// only rounded facts, and printing this value shows nothing. Keep it out of logs and databases.
  public struct PasswordStrength: Hashable, Sendable {
    /// A piece of the password, and the way an attacker would find it.
    public struct Piece: Hashable, Sendable {
      /// The way to find the piece: `dictionary`, `keyboard_walk`, `brute_force` and others.
      public let kind: String

      /// The range of the piece, in bytes of the password's UTF-8.
      public let range: Range<Int>
    }

    /// The score from 0, guessed immediately, to 4, safe against nearly every attack.
    public let score: Int

    /// The number of guesses that an attacker needs; always finite.
    public let guesses: Double

    /// The common logarithm (base 10) of ``guesses``.
    public let guessesLog10: Double

    /// The pieces of the password, from its beginning to the end of the estimated part.
    public let pieces: [Piece]

    /// The code of the main weakness; nil if there is none.
    public let warning: ViolationCode?

    /// The codes of the suggestions.
    public let suggestions: [ViolationCode]

    /// Returns the number of seconds that an attacker needs.
    ///
    ///     // At a service that allows 100 guesses an hour:
    ///     strength.seconds(perSecond: 100.0 / 3600)
    ///
    /// - Parameter rate: The number of guesses that the attacker makes in a second.
    /// - Returns: The seconds that all guesses take.
    public func seconds(perSecond rate: Double) -> Double { guesses / rate }
  }
}

extension Rulebook.PasswordStrength: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The name of the type, and nothing else.
  public var description: String { "Rulebook.PasswordStrength" }

  /// The name of the type, and nothing else.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Rulebook {
  /// Estimates exactly how hard a password is to guess, independently of any rule.
  ///
  ///     try rulebook.strength(ofPassword: "password").guesses  // 3
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - context: Words that an attacker would try first, such as the user's name, most likely
  ///     first.
  ///   - isPublishedModel: Whether to use only the published model of zxcvbn, as in the rule
  ///     `password.zxcvbn`, without the additions of the rule `password`.
  /// - Returns: The estimate.
  /// - Throws: A ``UsageError`` if no pack has dictionaries and keyboards, or if their data is
  ///   damaged.
  /// - Complexity: O(*n*²) in the number of UTF-16 units, up to 256, times the number of words of
  ///   the context.
  public func strength(
    ofPassword password: String,
    context: [String] = [],
    isPublishedModel: Bool = false
  ) throws(UsageError) -> Rulebook.PasswordStrength {
    guard let estimator = passwordEstimator(model: isPublishedModel ? .zxcvbn : .extended) else {
      throw UsageError(kind: .unusableData, reason: "no pack has password dictionaries")
    }
    do throws(PasswordDataUnreadable) {
      let year = surroundings.today().year
      return Rulebook.PasswordStrength(
        try estimator.estimate(password, context: context, referenceYear: year)
      )
    } catch {
      throw UsageError(
        kind: .unusableData,
        reason: "the password data `\(error.name)` can't be read: \(error.reason)"
      )
    }
  }
}

extension Rulebook.PasswordStrength {
  fileprivate init(_ estimate: PasswordEstimate) {
    self.init(
      score: estimate.score,
      guesses: estimate.guesses,
      guessesLog10: estimate.guessesLog10,
      pieces: estimate.matches.map { Piece(kind: $0.kind.rawValue, range: $0.range) },
      warning: estimate.weakness?.definition.code,
      suggestions: estimate.suggestions.map(\.definition.code)
    )
  }
}
