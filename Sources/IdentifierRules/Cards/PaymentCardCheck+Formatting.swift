public import RuleEngine
import UnicodeText
public import Violations

extension PaymentCardCheck {
  /// Returns the digits in the groups that the brand prints.
  ///
  /// A text with anything other than digits, spaces, and hyphens stays unchanged, so nothing that
  /// was typed is lost.
  ///
  /// - Complexity: O(*n*) in the length of the text and in the size of the table.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    let typed = edit.typed
    let isPlain = typed.text.unicodeScalars.allSatisfy { scalar in
      scalar.cardDigit != nil || scalar == " " || scalar == "-"
    }
    guard isPlain else { return nil }
    let progress = CardNumberProgress(typed.text, for: self)
    let before = typed.utf8Cursor
    var text = ""
    var cursor = 0
    var digits = 0
    var end = 0
    for scalar in typed.text.unicodeScalars {
      end += scalar.utf8Length
      guard scalar.cardDigit != nil else { continue }
      let offset = progress.displayOffset(afterDigits: digits)
      digits += 1
      // The next digit is one character further on, or two after the end of a group.
      if progress.displayOffset(afterDigits: digits) > offset + 1 { text += " " }
      // Digits of other scripts stay as they are.
      text.unicodeScalars.append(scalar)
      if end <= before { cursor = text.utf8.count }
    }
    return FormattedText(text, utf8Cursor: cursor)
  }
}
