import PasswordGuesses
import Rules
public import Violations

/// How hard a password is to guess, exactly.
///
///     let strength = try rulebook.strength(ofPassword: "correct horse", context: ["Ann"])
///     strength.score                    // 3
///     strength.seconds(perSecond: 1e4)  // how long stolen hashes hold that are slow to compute
///
/// Who has the exact number of guesses can tell which of the usual passwords somebody has. So reports
/// have rounded facts alone, and this value shows nothing when it is printed. Keep it out of logs
/// and databases.
public struct PasswordStrength: Hashable, Sendable {
  /// A piece of the password, and how an attacker would find it.
  public struct Piece: Hashable, Sendable {
    /// How the piece is found: `dictionary`, `keyboard_walk`, `brute_force` and others.
    public let kind: String

    /// The range of the piece, in bytes of the password's UTF-8.
    public let range: Range<Int>
  }

  /// From 0, guessed at once, to 4, safe against nearly every attack.
  public let score: Int

  /// How many guesses an attacker needs; always finite.
  public let guesses: Double

  /// The same as a power of ten.
  public let guessesLog10: Double

  /// The pieces that the password is made of, from its beginning to the end of what was estimated.
  public let pieces: [Piece]

  /// The code of what stands out; nil if nothing does.
  public let warning: ViolationCode?

  /// The codes of the advice.
  public let suggestions: [ViolationCode]

  /// Returns how many seconds an attacker needs.
  ///
  ///     strength.seconds(perSecond: 100.0 / 3600)  // at a service that allows 100 guesses an hour
  ///
  /// - Parameter rate: How many guesses the attacker makes in a second.
  /// - Returns: The seconds that all guesses take.
  public func seconds(perSecond rate: Double) -> Double { guesses / rate }
}

extension PasswordStrength: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// Nothing but the type.
  public var description: String { "PasswordStrength" }

  /// Nothing but the type.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Rulebook {
  /// Estimates exactly how hard a password is to guess, whatever a rule asks of it.
  ///
  ///     try rulebook.strength(ofPassword: "password").guesses  // 3
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - context: Words that an attacker would try first, such as the user's name, most likely
  ///     first.
  ///   - isPublishedModel: Whether the published model of zxcvbn counts alone, as in the rule
  ///     `password.zxcvbn`, and not what the rule `password` knows beyond it.
  /// - Returns: The estimate.
  /// - Throws: A ``UsageError`` if no pack has dictionaries and keyboards, or if these are damaged.
  /// - Complexity: O(*n*²) in the number of UTF-16 units, of which the first 256 count, times the
  ///   number of words of the context.
  public func strength(
    ofPassword password: String,
    context: [String] = [],
    isPublishedModel: Bool = false
  ) throws(UsageError) -> PasswordStrength {
    guard let estimator = passwordEstimator(model: isPublishedModel ? .zxcvbn : .extended) else {
      throw UsageError(code: .unusableData, reason: "no pack has dictionaries of passwords")
    }
    do throws(PasswordDataUnreadable) {
      let year = surroundings.today().year
      return PasswordStrength(
        try estimator.estimate(password, context: context, referenceYear: year)
      )
    } catch {
      throw UsageError(
        code: .unusableData,
        reason: "the password data `\(error.name)` cannot be read: \(error.reason)"
      )
    }
  }
}

extension PasswordStrength {
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
