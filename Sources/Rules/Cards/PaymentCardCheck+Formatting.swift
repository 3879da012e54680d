public import Violations

extension PaymentCardCheck {
  /// Returns the digits in the groups that the brand prints.
  ///
  /// A text with anything but digits, blanks and hyphens stays as it is, so that nothing that was
  /// typed is lost.
  ///
  /// - Complexity: O(*n*) in the length of the text and in the size of the table.
  public func formatted(
    _ typed: FormattedText,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    let isPlain = typed.text.unicodeScalars.allSatisfy { scalar in
      scalar.cardDigit != nil || scalar == " " || scalar == "-"
    }
    guard isPlain else { return nil }
    let progress = CardNumberProgress(typed.text, for: self)
    let digits = CardNumberProgress.digitCount(in: typed.text[..<typed.cursor])
    return FormattedText(
      ascii: progress.displayForm,
      cursor: progress.displayOffset(afterDigits: digits)
    )
  }
}
