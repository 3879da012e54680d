import PhoneNumbers
public import Violations

extension PhoneCheck {
  /// Returns the number as it is written in its region, as far as it is typed.
  ///
  /// A text with letters or an extension stays as it is, so that nothing that was typed is lost.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the number of formats of the region.
  public func formatted(
    _ typed: FormattedText,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    var formatter = PhoneNumberFormatter(region: region, directory: directory)
    var digits = 0
    let digitsBeforeCursor = typed.text[..<typed.cursor].count { $0.isPhoneDigit }
    for character in typed.text {
      if character.isPhoneDigit {
        // A plus sign anywhere but in front makes the text one that nobody can put into groups.
        if character == "+", digits > 0 { return nil }
        digits += 1
        formatter.append(character, isCursor: digits == digitsBeforeCursor)
      } else if !character.isPhoneSeparator {
        return nil
      }
    }
    let text = formatter.text
    let scalars = text.unicodeScalars
    let offset = digitsBeforeCursor == 0 ? 0 : formatter.cursor
    let cursor = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
    return FormattedText(text, cursor: cursor ?? text.endIndex)
  }
}

extension Character {
  /// Whether this is a decimal digit of any script, or a plus sign.
  fileprivate var isPhoneDigit: Bool {
    self == "+"
      || unicodeScalars.count == 1 && unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Whether this may stand between the digits of a number.
  fileprivate var isPhoneSeparator: Bool {
    switch self {
    case " ", "-", ".", "/", "(", ")", "[", "]", "\u{A0}": true
    default: false
    }
  }
}
