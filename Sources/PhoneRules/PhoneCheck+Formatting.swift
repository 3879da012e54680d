import PhoneNumbers
public import RuleEngine
public import Violations

extension PhoneCheck {
  /// Returns the number as it is written in its region, up to the last character that was typed.
  ///
  /// A text with letters or an extension stays unchanged, so nothing that was typed is lost.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the number of formats of the region.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    let typed = edit.typed
    var formatter = PhoneNumberFormatter(region: region, directory: directory)
    var digits = 0
    let digitsBeforeCursor = typed.text[..<typed.cursor].count { $0.isPhoneDigit }
    for character in typed.text {
      if character.isPhoneDigit {
        // A number with a plus sign anywhere except at the front can't be formatted.
        if character == "+", digits > 0 { return nil }
        digits += 1
        formatter.append(character, isCursor: digits == digitsBeforeCursor)
      } else if !character.isPhoneSeparator {
        return nil
      }
    }
    guard let text = formatter.text.withDigits(of: typed.text) else { return nil }
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

  /// Whether this character can come between the digits of a number.
  fileprivate var isPhoneSeparator: Bool {
    switch self {
    case " ", "-", ".", "/", "(", ")", "[", "]", "\u{A0}": true
    default: false
    }
  }
}

extension String {
  /// Returns a formatted number with the digits as they were typed, in any script; nil if it has
  /// more or fewer of them.
  fileprivate func withDigits(of typed: String) -> String? {
    var digits = typed.filter(\.isPhoneDigit)[...]
    var text = ""
    for character in self {
      guard character.isPhoneDigit else { text.append(character); continue }
      guard let digit = digits.popFirst() else { return nil }
      text.append(digit)
    }
    return digits.isEmpty ? text : nil
  }
}
