import LocalizedValues
import RuleEngine
import Violations

extension LocalizedDateCheck {
  /// Returns the date that a text gives if its day and its month change places; nil if it gives
  /// none.
  ///
  ///     // In en-US: 26/11/2026  2026-11-26
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func dateInOtherOrder(_ text: UTF8Span, _ years: YearWindow) -> CivilDate? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let written = String(copying: text)
    let numbers = written.split { !$0.isNumber }
    guard numbers.count == 3, numbers[0].count <= 2, numbers[1].count <= 2, numbers[2].count == 4
    else { return nil }
    var swapped = String(written[..<numbers[0].startIndex])
    swapped += numbers[1]
    swapped += written[numbers[0].endIndex..<numbers[1].startIndex]
    swapped += numbers[0]
    swapped += written[numbers[1].endIndex...]
    guard case .date(let date, _, _) = writing.read(swapped.utf8Span, years) else { return nil }
    return date
  }
}

extension CodeDefinition {
  static let localizedDateOrder = CodeDefinition(
    "localized_date.order",
    "The day and the month of a date are in the other order than in the locale.",
    [
      .init(
        "example",
        .text,
        "the date that was meant, as people write it in the locale",
        isFromInput: true
      )
    ]
  )
}
