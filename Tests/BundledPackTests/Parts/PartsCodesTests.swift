import Rulebook
import TestSupport
import Testing

/// The code that a check of a part reports.
///
/// It is the check's own code if the pack names one, or else the code that all numbers have.
@Suite("Codes of checks of parts")
struct PartsCodesTests {
  private static let pack = #"""
    format: 1
    pack: acme
    rules:
      dated:
        title: Dated
        parts: { pattern: '(?<day>[0-9]{8}).?' }
        checks:
          - { part: day, date: { format: yyyyMMdd, latest: 2020-12-31 }, codes: { date.too_late: acme.late } }
        example: '20200101'
      counted:
        title: Counted
        parts: { pattern: '(?<digits>[0-9]+)' }
        checks:
          - part: digits
            all:
              - { length: { maximum: 3 } }
              - { number: { maximum: 50 } }
            codes: {}
        example: '1'
    codes: { acme.late: {} }
    messages: { en: { acme.late: 'Earlier, please.' } }
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack) }

  static let rows: [PartsRow] = [
    PartsRow(
      "a code that is renamed",
      "dated",
      "20250101",
      "acme.late 0..<8 dated=Dated example:20200101 latest:2020-12-31"
    ),
    PartsRow(
      "a code that is not",
      "dated",
      "20200231",
      "identifier.date 0..<8 dated=Dated example:20200101"
    ),
    PartsRow(
      "all of a part",
      "counted",
      "9999",
      "identifier.format 0..<4 counted=Counted actual:4 example:1 maximum:3 unit:characters"
    ),
  ]

  @Test(
    "are those that the pack names, and else identifier.date or identifier.format",
    arguments: rows
  )
  func codes(_ row: PartsRow) throws { try row.check(in: try Self.rulebook.get()) }
}
