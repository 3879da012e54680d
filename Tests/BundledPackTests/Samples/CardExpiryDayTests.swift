import Foundation
import Rulebook
import Testing

/// The day a card expires, by the clock and the time zone of the rulebook.
@Suite struct CardExpiryDayTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var moment: String
    var zone: String
    var codes: [String]

    init(_ name: String, _ text: String, _ moment: String, _ zone: String, _ codes: String...) {
      testDescription = name
      self.text = text
      self.moment = moment
      self.zone = zone
      self.codes = codes
    }
  }

  static let rows = [
    Row("the last second of the month", "11/26", "2026-11-30T23:59:59Z", "UTC"),
    Row("the first second after it", "11/26", "2026-12-01T00:00:00Z", "UTC", "card_expiry.past"),
    Row("still November in Honolulu", "11/26", "2026-12-01T09:59:59Z", "Pacific/Honolulu"),
    Row(
      "December in Honolulu too",
      "11/26",
      "2026-12-01T10:00:00Z",
      "Pacific/Honolulu",
      "card_expiry.past"
    ),
    Row(
      "already December in Kiritimati",
      "11/26",
      "2026-11-30T10:00:00Z",
      "Pacific/Kiritimati",
      "card_expiry.past"
    ),
    Row("the last day of February in a leap year", "02/28", "2028-02-29T12:00:00Z", "UTC"),
    Row("the last month that is near enough", "11/46", "2026-11-01T00:00:00Z", "UTC"),
    Row("a month further", "12/46", "2026-11-30T23:59:59Z", "UTC", "card_expiry.too_far"),
    Row("near enough a month later", "12/46", "2026-12-01T00:00:00Z", "UTC"),
    Row("two digits of the next century", "05/05", "2095-01-01T00:00:00Z", "UTC"),
    Row("blanks around and inside", " 01 / 27 ", "2026-11-21T00:00:00Z", "UTC"),
    Row("Arabic-Indic digits", "٠١/٢٧", "2026-11-21T00:00:00Z", "UTC"),
    Row("full-width digits", "０１/２０２７", "2026-11-21T00:00:00Z", "UTC"),
    Row("digits of two scripts", "0１/२7", "2026-11-21T00:00:00Z", "UTC"),
    Row("a superscript is no digit", "01/2⁷", "2026-11-21T00:00:00Z", "UTC", "card_expiry.format"),
    Row("a dot", "01.27", "2026-11-21T00:00:00Z", "UTC"),
    Row("the year first, after a slash", "2027/01", "2026-11-21T00:00:00Z", "UTC"),
    Row("the year first", "27/01", "2026-11-21T00:00:00Z", "UTC", "card_expiry.order"),
    Row("another mark", "01:27", "2026-11-21T00:00:00Z", "UTC", "card_expiry.format"),
    Row("month zero", "٠٠/٢٧", "2026-11-21T00:00:00Z", "UTC", "card_expiry.month"),
  ]

  @Test("A card is good through the last day of its month", arguments: rows)
  func day(row: Row) throws {
    let moment = try Date(row.moment, strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: row.zone))
    let rulebook = try Rulebook(.init(clock: { moment }, timeZone: zone))
    let report = try rulebook.check(row.text, as: "card-expiry")
    #expect(report.violations.map(\.code.rawValue) == row.codes)
  }
}
