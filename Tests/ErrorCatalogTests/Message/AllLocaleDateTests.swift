import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// Dates in messages, in all locales that ICU has.
@Suite struct AllLocaleDateTests {
  /// A day of each month, the first one in January.
  static let days = (1...12).compactMap { month in
    CivilDate(year: 2026, month: month, day: month == 1 ? 1 : month + 8)
  }

  private static func isFrench(_ tag: String) -> Bool { tag.split(separator: "-").first == "fr" }

  /// Returns a tag that names a calendar.
  private static func tag(_ tag: String, calendar: String) -> String {
    tag.contains("-u-")
      ? tag.replacing("-u-", with: "-u-ca-\(calendar)-") : "\(tag)-u-ca-\(calendar)"
  }

  @Test("A date is Gregorian, as ICU writes it", arguments: DateStyle.allCases)
  func gregorian(style: DateStyle) throws {
    let pattern = "{day, date, \(style.rawValue)}"
    let message = try Message(pattern)
    try #require(Self.days.count == 12)
    for tag in ICULocales.tags {
      let writer = MessageWriter(in: tag, isolatesArguments: false)
      let gregorian = Self.tag(tag, calendar: "gregory")
      let oracle = try #require(ICUOracle(pattern, locale: gregorian), "\(tag)")
      // French has an ordinal on the first day of a month; ICU hasn't.
      for day in Self.days where day.day != 1 || !Self.isFrench(tag) {
        let text = writer.text(of: message, ["day": .date(day)])
        #expect(text == oracle.text(["day": .date(day)]), "\(day) in \(tag)")
      }
    }
  }

  @Test(
    "A date is in the calendar that the tag names",
    arguments: ["buddhist", "persian", "japanese", "islamic-umalqura", "hebrew", "roc", "coptic"]
  )
  func named(calendar: String) throws {
    let pattern = "{day, date, long}"
    let message = try Message(pattern)
    let day: Argument = .date(try #require(CivilDate("2026-11-20")))
    for language in ICULocales.languages {
      let tag = Self.tag(language, calendar: calendar)
      let text = MessageWriter(in: tag, isolatesArguments: false).text(of: message, ["day": day])
      let oracle = try #require(ICUOracle(pattern, locale: tag), "\(tag)")
      #expect(text == oracle.text(["day": day]), "\(tag)")
    }
  }

  @Test("The first day of a month is an ordinal in French", arguments: DateStyle.allCases)
  func firstDay(style: DateStyle) throws {
    let pattern = "{day, date, \(style.rawValue)}"
    let message = try Message(pattern)
    let day: Argument = .date(try #require(CivilDate("2026-01-01")))
    let tags = ICULocales.tags.filter(Self.isFrench)
    #expect(tags.count > 40)
    for tag in tags {
      let text = MessageWriter(in: tag).text(of: message, ["day": day])
      let oracle = try #require(ICUOracle(pattern, locale: Self.tag(tag, calendar: "gregory")))
      let own = try #require(oracle.text(["day": day]))
      // Only before the name of the month: `1er janvier 2026`, but `01/01/2026`.
      let isNamed = own.hasPrefix("1 jan")
      #expect(isNamed == (style != .short), "\(tag): \(own)")
      #expect(text == (isNamed ? "1er\(own.dropFirst())" : own), "\(tag)")
    }
  }
}
