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
    guard 1...NamedSlip.longestText ~= text.count else { return nil }
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

extension IdentifierSlip {
  /// Creates the slip of a character that can't be where it is.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - offset: Its offset in bytes.
  ///   - onlyDigitsFit: Whether only a digit can be there.
  ///   - onlyLettersFit: Whether only a letter can be there.
  init(_ character: Unicode.Scalar, at offset: Int, onlyDigitsFit: Bool, onlyLettersFit: Bool) {
    definition =
      if onlyDigitsFit, !character.isBasicDigit {
        .identifierFormatCharacterDigit
      } else if onlyLettersFit, !character.isBasicLetter {
        .identifierFormatCharacterLetter
      } else {
        .identifierFormatCharacter
      }
    range = offset..<offset + character.utf8Length
    arguments = ["character": .character(character)]
  }

  /// Finds Cyrillic and Greek letters that look like Latin ones; nil if there are none.
  ///
  /// - Parameter text: The scalars of the text.
  /// - Returns: The slip, which is about the first such letter, and the text in Latin letters.
  static func lookAlike(in text: [Unicode.Scalar]) -> (slip: IdentifierSlip, meant: String)? {
    guard let first = text.firstIndex(where: { $0.latinLookAlike != nil }) else { return nil }
    let slip = IdentifierSlip(
      definition: .identifierFormatLookAlike,
      range: text.bytes(of: first..<first + 1)
    )
    return (slip, String(scalars: text.map { $0.latinLookAlike ?? $0 }))
  }
}

extension [Unicode.Scalar] {
  /// Returns the bytes of some scalars in the text that all of them make.
  ///
  /// - Complexity: O(*n*) in the number of scalars.
  func bytes(of places: Range<Int>) -> Range<Int> {
    let start = self[..<places.lowerBound].reduce(0) { $0 + $1.utf8Length }
    return start..<self[places].reduce(start) { $0 + $1.utf8Length }
  }
}

extension String {
  /// Creates a text of scalars.
  init(scalars: some Sequence<Unicode.Scalar>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}
