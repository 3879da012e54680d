import Rulebook
import TestSupport
import Testing

/// Telephone numbers that exist only with more digits.
@Suite("Missing digits of telephone numbers")
struct MissingDigitsTests {
  static let rows = TextRow.rows(
    """
    the last digit, at home | CH | 079 234 56 7 | phone.too_short
    digits of another script | CH | ０７９ ２３４ ５６ ７ | phone.too_short
    the last digit, from abroad | US | +41 79 234 56 7 | phone.too_short
    the last digits | CH | 079 234 5 | phone.too_short
    none | CH | 079 234 56 78
    no number begins like this | CH | +41 99 123 45 67 | phone.invalid_for_region
    of another region, with enough digits | US | 079 123 45 67 | phone.invalid_for_region
    """
  )

  @Test("A number that exists with more digits is too short", arguments: rows)
  func codes(row: TextRow) throws {
    let rulebook = try Rulebook(.init(resources: DataFiles.root))
    let report = try rulebook.check(row[2], as: "phone", with: ["region": .text(row[1])])
    #expect(report.violations.map(\.code.rawValue) == row.list(3))
  }
}
