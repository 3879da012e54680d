import Testing
import UnicodeText

@Suite struct DateTests {
  typealias Row = (locale: String, year: Int, month: Int, day: Int, style: DateStyle, text: String)

  static let rows: [Row] = [
    ("en", 2026, 11, 20, .short, "11/20/26"),
    ("en", 2026, 11, 20, .medium, "Nov 20, 2026"),
    ("en", 2026, 11, 20, .long, "November 20, 2026"),
    ("en-GB", 2026, 11, 20, .medium, "20 Nov 2026"),
    ("de", 2026, 11, 20, .short, "20.11.26"),
    ("de", 2026, 3, 1, .long, "1. März 2026"),
    ("fr", 2026, 8, 1, .long, "1 août 2026"),
    ("ja", 2026, 11, 20, .long, "2026年11月20日"),
    ("en", 1970, 1, 1, .long, "January 1, 1970"),
    ("en", 1969, 12, 31, .long, "December 31, 1969"),
    ("en", 2024, 2, 29, .long, "February 29, 2024"),
    ("en", 2000, 2, 29, .long, "February 29, 2000"),
    ("en", 9999, 12, 31, .long, "December 31, 9999"),
    // Before the reform of 1582, too, days are those of ISO 8601.
    ("en", 1500, 3, 1, .long, "March 1, 1500"),
    ("en", 1, 1, 1, .long, "January 1, 1"),
    // The locale's own calendar: 1405-08-29 of the Solar Hijri, 2569 of the Buddhist era.
    ("fa", 2026, 11, 20, .long, "۲۹ آبان ۱۴۰۵"),
    ("th", 2026, 11, 20, .long, "20 พฤศจิกายน 2569"),
    ("ar-EG", 2026, 11, 20, .long, "٢٠ نوفمبر ٢٠٢٦"),
  ]

  @Test("Days are written in the locale's way", arguments: rows)
  func dates(row: Row) throws {
    let formats = try LocaleFormats(tag: row.locale)
    #expect(formats.text(of: (row.year, row.month, row.day), style: row.style) == row.text)
  }
}
