public import RuleEngine
public import Violations

extension DateCheck {
  /// Returns the date with the separators of its format.
  ///
  /// A text that doesn't fit the format stays unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    let mask = format.map { DigitMask($0.text) } ?? .day
    return mask.written(edit.typed)
  }
}

extension AgeCheck {
  /// Returns the date of birth with its hyphens.
  ///
  /// A text that doesn't fit the format stays unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    DigitMask.day.written(edit.typed)
  }
}
