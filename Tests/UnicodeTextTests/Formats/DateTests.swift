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
    // French counts the first day of a month: Imprimerie nationale, Lexique, "Dates".
    ("fr", 2026, 8, 1, .long, "1er août 2026"),
    ("fr", 2026, 1, 1, .medium, "1er janv. 2026"),
    ("fr", 2026, 1, 1, .short, "01/01/2026"),
    ("fr", 2026, 1, 2, .long, "2 janvier 2026"),
    ("fr", 2026, 1, 11, .long, "11 janvier 2026"),
    ("fr", 2026, 1, 21, .long, "21 janvier 2026"),
    ("fr-CH", 2026, 1, 1, .long, "1er janvier 2026"),
    ("fr-CH", 2026, 1, 1, .short, "01.01.26"),
    ("fr-CA", 2026, 1, 1, .long, "1er janvier 2026"),
    ("fr-CA", 2026, 1, 1, .short, "2026-01-01"),
    ("fr-MA", 2026, 1, 1, .long, "1er janvier 2026"),
    ("it", 2026, 1, 1, .long, "1 gennaio 2026"),
    ("ja", 2026, 11, 20, .long, "2026年11月20日"),
    ("en", 1970, 1, 1, .long, "January 1, 1970"),
    ("en", 1969, 12, 31, .long, "December 31, 1969"),
    ("en", 2024, 2, 29, .long, "February 29, 2024"),
    ("en", 2000, 2, 29, .long, "February 29, 2000"),
    ("en", 9999, 12, 31, .long, "December 31, 9999"),
    // Days follow ISO 8601, even before the reform of 1582.
    ("en", 1500, 3, 1, .long, "March 1, 1500"),
    ("en", 1, 1, 1, .long, "January 1, 1"),
    // Gregorian in every locale that doesn't name a calendar.
    ("fa", 2026, 11, 20, .long, "۲۰ نوامبر ۲۰۲۶"),
    ("th", 2026, 11, 20, .long, "20 พฤศจิกายน ค.ศ. 2026"),
    ("ar-SA", 2026, 11, 20, .long, "٢٠ نوفمبر ٢٠٢٦"),
    // 1405-08-29 of the Solar Hijri, 2569 of the Buddhist era.
    ("fa-u-ca-persian", 2026, 11, 20, .long, "۲۹ آبان ۱۴۰۵"),
    ("th-u-ca-buddhist", 2026, 11, 20, .long, "20 พฤศจิกายน 2569"),
    ("ar-EG", 2026, 11, 20, .long, "٢٠ نوفمبر ٢٠٢٦"),
  ]

  @Test("Days are written in the locale's way", arguments: rows)
  func dates(row: Row) throws {
    let formats = try LocaleFormats(tag: row.locale)
    #expect(formats.text(of: (row.year, row.month, row.day), style: row.style) == row.text)
  }
}
