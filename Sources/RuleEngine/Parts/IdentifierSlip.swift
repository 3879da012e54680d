import TextPatterns
import UnicodeText
import Violations

/// What a person did wrong who typed a text that doesn't match the pattern of its rule.
///
///     pattern [0-9]{3}-[0-9]{2}
///     1O3-45     identifier.format.letter_for_digit at 1
///     123-4      identifier.format.too_short, missing: 1
///     123-45 or  identifier.format.text_after at 6
///
/// The text is the one after normalization, so it can have lost its spaces, and letters can have
/// become capitals.
struct IdentifierSlip: Equatable {
  /// The code that names the slip.
  var definition: CodeDefinition

  /// The part at fault, in bytes of the text; nil if something is missing at the end.
  var range: Range<Int>?

  /// The arguments of the code.
  var arguments: [String: Argument] = [:]

  /// The longest text that is looked at, in bytes.
  static let longestText = 200

  /// Finds the slip in a text that doesn't match a pattern.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - pattern: The pattern that it doesn't match.
  ///   - showsText: Whether an argument can repeat a part of the text.
  /// - Returns: The slip, or nil if the text has none that is known, or more than one.
  /// - Complexity: O(*n*) in the number of bytes, with a few dozen matches.
  static func slip(
    in text: UTF8Span,
    of pattern: TextPattern,
    showsText: Bool
  ) -> IdentifierSlip? {
    guard 1...longestText ~= text.count else { return nil }
    let search = SlipSearch(text: Array(String(copying: text).unicodeScalars), pattern: pattern)
    switch pattern.progress(of: text) {
    case .valid: return nil
    case .unfinished: return search.missingEnd()
    case .impossible(let offset):
      let place = search.place(at: offset)
      return search.signAtEnd() ?? search.lookAlike() ?? search.letterForDigit(from: place)
        ?? search.repeatedBeginning() ?? search.otherSeparators(from: place)
        ?? search.somethingAfter(place) ?? search.somethingBefore()
        ?? (showsText ? search.otherCharacter(at: place) : nil)
    }
  }
}
