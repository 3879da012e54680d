public import RuleEngine
public import Violations

extension TimeCheck {
  /// Returns the time with its colons.
  ///
  /// A text that doesn't fit the format, and a time with an offset from UTC, stay unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    hasOffset ? nil : DigitMask("HH:mm:ss").written(edit.typed)
  }
}

extension DateTimeCheck {
  /// Returns a local date and time with their separators, such as `2026-11-20 14:30`.
  ///
  /// Programs write the other formats, so texts stay unchanged there.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    format == .local ? DigitMask("yyyy-MM-dd HH:mm:ss").written(edit.typed) : nil
  }
}
