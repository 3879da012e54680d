import LocalizedValues
import Testing
import UnicodeText
import Violations

/// Numbers as rows: the locale, the text, and what it is.
@Suite struct NumberWritingTests {
  @Test(arguments: [
    ("de", "3,14", "3.14"), ("de", "1.234", "1234"), ("de", "1,234", "1.234"),
    ("de", "1.234.567,80", "1234567.80"), ("de", "007", "7"), ("de", ",5", "0.5"),
    ("de", "-0,0", "0.0"), ("de", "+5", "5"), ("de", "−5", "-5"), ("de-CH", "1'234.50", "1234.50"),
    ("de-CH", "1’234.50", "1234.50"), ("de-AT", "1 234,5", "1234.5"),
    ("de-AT", "1.234,5", "1234.5"),
    ("fr", "1 234,5", "1234.5"), ("fr", "1\u{A0}234,5", "1234.5"), ("fr", "1\u{202F}234", "1234"),
    ("hi", "४,५६७.८९", "4567.89"), ("hi", "12,34,567", "1234567"), ("en-IN", "1,00,000", "100000"),
    ("ar-EG", "١٬٢٣٤٫٥", "1234.5"), ("ar-EG", "1,234.5", "1234.5"), ("fa", "\u{200E}−۵", "-5"),
    ("he", "\u{200E}-1,234", "-1234"), ("ja", "１，２３４．５", "1234.5"),
    ("en", "123456789012345678901234567890.5", "123456789012345678901234567890.5"),
  ])
  func accepted(tag: String, text: String, plain: String) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { NumberWriting.shared(for: $0) })
    let reading = try writing.read(text.utf8Span)
    #expect(writing.plain(reading, of: text.utf8Span) == plain)
  }

  @Test(arguments: [
    ("de", "1.23.456", NumberFault.separators(at: 4)), ("en", "12,34", .unfinished(inGroup: true)),
    ("en", "1234,567", .separators(at: 4)), ("de", "0.123", .separators(at: 1)),
    ("de", "1,2,3", .separators(at: 3)), ("de", "1,2.3", .separators(at: 3)),
    ("de", "5,", .unfinished(inGroup: true)), ("de", ".5", .separators(at: 0)),
    ("de", "1..234", .separators(at: 2)), ("de-AT", "1.234 567", .separators(at: 5)),
    ("en-IN", "123,456", .separators(at: 3)), ("en-IN", "1,234,567", .separators(at: 5)),
    ("de", "--5", .unreadable(at: 1)), ("de", "5-", .unreadable(at: 1)),
    ("de", "-", .unfinished(inGroup: false)), ("de", "", .unfinished(inGroup: false)),
    ("de", "1x", .unreadable(at: 1)), ("de", "1e5", .unreadable(at: 1)),
    ("hi", "१2", .unreadable(at: 3)), ("de", "\u{200E}5", .unreadable(at: 0)),
  ])
  func refused(tag: String, text: String, fault: NumberFault) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { NumberWriting.shared(for: $0) })
    #expect(throws: fault) { try writing.read(text.utf8Span) }
  }

  @Test(
    arguments: [
      ("de", "1.234", false), ("en", "1.234", false), ("en", "1,234", false), ("es", "1.234", true),
      ("es-419", "1,234", true), ("es-419", "1.234", true), ("es-MX", "1,234", false),
      ("es", "1.2345", false), ("es", "1.234,5", false), ("es", "0,123", false),
      ("und", "1,234", true),
    ].map { ($0.0, $0.1, $0.2) }
  )
  func readEitherWay(tag: String, text: String, isDoubtful: Bool) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { NumberWriting.shared(for: $0) })
    let reading = try? writing.read(text.utf8Span)
    #expect((writing.isUncertain && reading?.isReadEitherWay == true) == isDoubtful)
  }

  @Test func limitsAreComparedAsDecimals() throws {
    let writing = try #require(LocaleIdentifier("en").flatMap { NumberWriting.shared(for: $0) })
    var generator = SeededNumbers(seed: 6)
    for _ in 0..<5_000 {
      let (first, second) = (RandomNumber.digits(&generator), RandomNumber.digits(&generator))
      let (left, right) = try (#require(ExactDecimal(first)), #require(ExactDecimal(second)))
      let order = NumberLimit(right).order(of: try writing.read(first.utf8Span), plain: first)
      #expect(order == (left < right ? -1 : left == right ? 0 : 1), "\(first) \(second)")
    }
  }

  @Test func unknownLanguagesHaveNoWriting() throws {
    for tag in ["xx", "qqq-CH"] {
      let locale = try #require(LocaleIdentifier(tag))
      #expect(NumberWriting.shared(for: locale) == nil && DateWriting.shared(for: locale) == nil)
    }
  }
}

/// Dates as rows.
@Suite struct DateWritingTests {
  private static let today = CivilDate(daysSinceEpoch: 20_781) ?? .epoch
  private static let years = YearWindow(earliest: nil, latest: nil, today: today)

  @Test(arguments: [
    ("de", "22.11.2026", "2026-11-22"), ("de", "22. 11. 2026", "2026-11-22"),
    ("de", "22. NOVEMBER 2026", "2026-11-22"), ("de", "1.2.2026", "2026-02-01"),
    ("de", "Sonntag, 22. November 2026", "2026-11-22"), ("tr", "22 KASIM 2026", "2026-11-22"),
    ("fr", "22 novembre 2026", "2026-11-22"), ("fr", "22 nov 2026", "2026-11-22"),
    ("en", "Nov. 22 2026", "2026-11-22"), ("hr", "22.11.2026", "2026-11-22"),
    ("he", "22 בנובמבר 2026", "2026-11-22"), ("ko", "2026년 11월 22일", "2026-11-22"),
    ("hu", "2026. november 22.", "2026-11-22"), ("hi", "२२/११/२०२६", "2026-11-22"),
    ("th", "22 พฤศจิกายน 2569", "2026-11-22"), ("fa", "۱ آذر ۱۴۰۵", "2026-11-22"),
    ("th-u-ca-gregory", "22/11/2026", "2026-11-22"), ("de", "2028-02-29", "2028-02-29"),
    ("en-GB", "4 Sep 2026", "2026-09-04"), ("en-GB", "4 Sept 2026", "2026-09-04"),
    ("en-US", "Sept. 4, 2026", "2026-09-04"), ("en", "Sept 4, 2026", "2026-09-04"),
    ("fr", "4 juill. 2026", "2026-07-04"), ("fr-CH", "4 aout 2026", "2026-08-04"),
    ("it", "4 sett. 2026", "2026-09-04"), ("it", "4 genn 2026", "2026-01-04"),
    ("nl", "4 febr. 2026", "2026-02-04"), ("nl", "4 sept 2026", "2026-09-04"),
    ("de", "4. Mrz. 2026", "2026-03-04"), ("de", "4. Febr. 2026", "2026-02-04"),
    ("es", "4 de setiembre de 2026", "2026-09-04"),
    ("de-AT", "4. Januar 2026", "2026-01-04"), ("de-AT", "4. Jänner 2026", "2026-01-04"),
    ("ca", "1 d’abril de 2026", "2026-04-01"), ("ca", "1 d'abril de 2026", "2026-04-01"),
    ("fr", "1er février 2026", "2026-02-01"), ("fr", "dimanche 1er février 2026", "2026-02-01"),
    ("en", "November 22nd, 2026", "2026-11-22"), ("it", "1º febbraio 2026", "2026-02-01"),
    // Gregorian dates, as messages show them, where the calendar is another one by default.
    ("th", "22 พฤศจิกายน ค.ศ. 2026", "2026-11-22"), ("th", "22 พ.ย. 2026", "2026-11-22"),
    ("fa", "۲۲ نوامبر ۲۰۲۶", "2026-11-22"), ("ar-SA", "٢٢ نوفمبر ٢٠٢٦", "2026-11-22"),
    // Any of the usual separators, in the order of the locale, or with the year first.
    ("en-US", "11-26-2026", "2026-11-26"), ("en-US", "11.26.2026", "2026-11-26"),
    ("en-GB", "26.11.2026", "2026-11-26"), ("nl", "26/11/2026", "2026-11-26"),
    ("tr", "26/11/2026", "2026-11-26"), ("he", "26/11/2026", "2026-11-26"),
    ("de", "26/11/2026", "2026-11-26"), ("de", "26-11-2026", "2026-11-26"),
    ("de", "26 11 2026", "2026-11-26"), ("de", "26 / 11 / 2026", "2026-11-26"),
    ("de", "2026/11/26", "2026-11-26"), ("de", "2026.11.26", "2026-11-26"),
    ("hu", "2026/11/26", "2026-11-26"), ("ja", "2026.11.26", "2026-11-26"),
    // Languages whose data in CLDR have another order than people.
    ("mt", "03/04/2026", "2026-04-03"), ("mt", "20 ta’ Novembru 2026", "2026-11-20"),
    ("mt", "20 ta' Novembru 2026", "2026-11-20"), ("mt", "20 ta Novembru 2026", "2026-11-20"),
    ("haw", "11/20/2026", "2026-11-20"), ("haw", "20 ʻApelila 2026", "2026-04-20"),
    ("haw", "20 'Apelila 2026", "2026-04-20"), ("haw", "20 Apelila 2026", "2026-04-20"),
  ])
  func accepted(tag: String, text: String, date: String) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    let expected = try #require(CivilDate(date))
    guard case .date(expected, isDoubtful: false, in: _) = writing.read(text.utf8Span, Self.years)
    else {
      Issue.record("\(writing.read(text.utf8Span, Self.years))")
      return
    }
  }

  @Test(
    "The calendar of the locale is read, unless only the Gregorian year is of our time",
    arguments: [
      ("th", "22/11/2569", "2026-11-22", DateCalendar.buddhist),
      ("th", "22/11/2026", "2026-11-22", .gregorian),
      ("th", "2026-11-22", "2026-11-22", .gregorian),
      ("th", "2569-11-22", "2026-11-22", .buddhist),
      ("th", "22 พ.ย. 2026", "2026-11-22", .gregorian),
      ("fa", "1405/9/1", "2026-11-22", .persian), ("fa", "1405-09-01", "2026-11-22", .persian),
      ("fa", "2026/11/26", "2026-11-26", .gregorian),
      ("ar-SA", "22/11/2026", "2026-11-22", .gregorian),
      ("ar-SA", "12/6/1448", "2026-11-22", .ummAlQura),
      ("de", "22.11.1483", "1483-11-22", .gregorian),
    ]
  )
  func calendars(tag: String, text: String, date: String, calendar: DateCalendar) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    let expected = try #require(CivilDate(date))
    let outcome = DateOutcome.date(expected, isDoubtful: false, in: calendar)
    #expect(writing.read(text.utf8Span, Self.years) == outcome)
  }

  @Test(
    "A year of two digits is of our time in two calendars",
    arguments: [
      ("th", "22/11/69", "2026-11-22", "1969-11-22"),
      ("th", "22 พ.ย. 69", "2026-11-22", "1969-11-22"),
      ("fa", "05/9/1", "2026-11-22", "2005-09-01"),
    ]
  )
  func twoCalendars(tag: String, text: String, own: String, gregorian: String) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    let first = try #require(CivilDate(own))
    let second = try #require(CivilDate(gregorian))
    #expect(writing.read(text.utf8Span, Self.years) == .twoCalendars(first, gregorian: second))
  }

  @Test(
    "A period doesn't follow a whole name",
    arguments: [("fr", "4 aout. 2026"), ("fr", "4 août. 2026"), ("es", "4 setiembre. 2026")]
  )
  func wholeName(tag: String, text: String) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    if case .date = writing.read(text.utf8Span, Self.years) { Issue.record("\(text)") }
  }

  @Test(arguments: [
    ("en", "03/04/2026", "2026-03-04"), ("en", "3/4/26", "2026-03-04"),
    ("de", "22.11.26", "2026-11-22"), ("de", "22.11.47", "1947-11-22"),
    ("de", "22.11.46", "2046-11-22"), ("nl", "22/11/26", "2026-11-22"),
    ("haw", "03/04/2026", "2026-04-03"),
    ("th-u-ca-buddhist", "22 พ.ย. 2026", "1483-11-22"),
  ])
  func doubtful(tag: String, text: String, date: String) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    let expected = try #require(CivilDate(date))
    guard case .date(expected, isDoubtful: true, in: _) = writing.read(text.utf8Span, Self.years)
    else {
      Issue.record("\(writing.read(text.utf8Span, Self.years))")
      return
    }
  }

  @Test(arguments: [
    ("de", "31.02.2026", DateOutcome.noSuchDay), ("de", "45.11.2026", .noSuchDay),
    ("de", "1.13.2026", .noSuchDay), ("de", "Montag, 22. November 2026", .otherWeekday),
    ("de", "22/11.2026", .unreadable(at: 5)), ("de", "22-11-26", .unreadable(at: 8)),
    ("en-US", "26.11.2026", .noSuchDay), ("de", "2026/13/01", .noSuchDay),
    ("de", "22.11.", .unreadable(at: 6)),
    ("de", "22.11.2026x", .unreadable(at: 10)), ("de", "22.11.20266", .unreadable(at: 10)),
    ("de", "22. Nowember 2026", .unreadable(at: 6)), ("de", "२2.11.2026", .unreadable(at: 0)),
    ("fa", "۳۱/۱۲/۱۴۰۵", .unreadable(at: 14)), ("de", "", .unreadable(at: 0)),
    ("de", "22.11.026", .unreadable(at: 9)), ("fr", "1er/02/2026", .unreadable(at: 3)),
    ("fr", "1ex février 2026", .unreadable(at: 1)), ("de", "1er Februar 2026", .unreadable(at: 1)),
  ])
  func refused(tag: String, text: String, outcome: DateOutcome) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    #expect(writing.read(text.utf8Span, Self.years) == outcome)
  }

  @Test(
    arguments: [
      ("de", "22.11.2", nil), ("de", "32", nil), ("de", "32.", 2), ("de", "22.13", 4),
      ("de", "22. No", nil),
      ("de", "22. Nox", 6), ("de", "2026-1", nil), ("ja", "2026年1", nil), ("en", "Jux", 2),
      ("fr", "1e", nil), ("fr", "1x", 1),
    ] as [(String, String, Int?)]
  )
  func typed(tag: String, text: String, impossible: Int?) throws {
    let writing = try #require(LocaleIdentifier(tag).flatMap { DateWriting.shared(for: $0) })
    #expect(writing.firstImpossibleOffset(in: text.utf8Span) == impossible)
  }
}
