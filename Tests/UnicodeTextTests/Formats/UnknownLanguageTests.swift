import Testing
import UnicodeText
import Violations

/// A language that CLDR doesn't have is written as in CLDR's root, and not in the language of the
/// machine.
@Suite struct UnknownLanguageTests {
  // Klingon, Latin, an unregistered language, and no language at all.
  static let tags = ["tlh", "la", "la-VA", "xx-CH", "und-CH", "und-Latn"]

  @Test("Everything is written as in the root locale", arguments: tags)
  func root(tag: String) throws {
    let formats = try LocaleFormats(tag: tag)
    let hours = UnitStyle(try #require(MeasureUnit("hour")), width: .fullName)
    // Alternatives have the English “or” in CLDR's root itself.
    #expect(formats.list(["a", "b", "c"], type: .and) == "a, b, c")
    #expect(formats.text(of: .integer(1_234_567)) == "1,234,567")
    #expect(formats.text(of: .decimal("1234.50")) == "1,234.50")
    #expect(formats.text(of: .integer(1), style: .percent) == "100%")
    #expect(formats.text(of: (2026, 11, 20), style: .long) == "2026 M11 20")
    #expect(formats.text(of: .integer(5), in: hours) == "5 h")
    #expect(formats.regionName("CH") == nil)
    let locale = try #require(LocaleIdentifier(canonicalizing: tag))
    #expect(try #require(LocaleIdentifier("en")).localizedName(in: locale) == "en")
    let money = CurrencySymbols.written("1.50", code: "EUR", in: locale)
    #expect(money == CurrencySymbols.written("1.50", code: "EUR", in: .root))
  }

  @Test("Digits and a calendar that the tag names are kept")
  func keywords() throws {
    #expect(try LocaleFormats(tag: "la-u-nu-beng").text(of: .integer(1234)) == "১,২৩৪")
    // 2026-11-20 is 1405-08-29 of the Solar Hijri.
    let persian = try LocaleFormats(tag: "la-u-ca-persian")
    #expect(persian.text(of: (2026, 11, 20), style: .long).contains("1405"))
  }
}
