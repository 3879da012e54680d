import CICUOracle
import TestSupport
import Testing
import UnicodeText
import Violations

/// Names of regions and languages are in the language of the reader, or missing.
///
/// ICU itself returns a name in another language if the locale inherits it, or if it doesn't know
/// the locale.
@Suite struct LocaleNamesTests {
  /// All locales of ICU.
  static let locales = ICULocales.tags.compactMap { LocaleIdentifier(canonicalizing: $0) }

  /// Locales that ICU doesn't have.
  static let unknown = ["tlh", "qaa", "xx-CH", "ang", "und", "en-Shaw"]

  private static let regions = [
    "AE", "AQ", "AR", "AT", "BA", "BR", "CD", "CH", "CI", "CN", "CZ", "DE", "EG", "ES", "FR", "GB",
    "GR", "HK", "IN", "JP", "KR", "MA", "MX", "NL", "PL", "PS", "RU", "TR", "TW", "UA", "US", "XK",
    "ZA", "001", "150", "419",
  ]

  private static let languages = ["ar", "de", "en", "fr", "hi", "ja", "nl", "pl", "ru", "zh"]

  /// Returns the names that ICU's data of a locale and its parents in the same language have.
  private static func ownNames(
    in locale: LocaleIdentifier,
    ofRegion: Bool,
    _ code: String
  ) -> [String] {
    locale.chain.filter { $0.isInOneLanguage(with: locale) }.compactMap { locale in
      let id = locale.tag.replacing("-", with: "_")
      return String(fromOracle: { icu_oracle_own_name(id, ofRegion, code, $0, $1) })
    }
  }

  @Test("ICU has its hundreds of locales")
  func count() {
    #expect(Self.locales.count > 700)
  }

  @Test("A region's name is in the locale's own language", arguments: locales)
  func namesRegions(locale: LocaleIdentifier) {
    let formats = LocaleFormats(locale)
    for code in Self.regions {
      guard let name = formats.regionName(code) else { continue }
      let own = Self.ownNames(in: locale, ofRegion: true, code)
      #expect(own.contains(name), "\(code): \(name)")
    }
  }

  @Test("A language's name is in the locale's own language, or its tag", arguments: locales)
  func namesLanguages(locale: LocaleIdentifier) throws {
    for tag in Self.languages {
      let name = try #require(LocaleIdentifier(tag)).localizedName(in: locale)
      if name == tag { continue }
      let own = Self.ownNames(in: locale, ofRegion: false, tag)
      #expect(own.contains(name), "\(tag): \(name)")
    }
  }

  @Test("A locale that ICU doesn't have has no names", arguments: unknown)
  func namesNothing(tag: String) throws {
    let locale = try #require(LocaleIdentifier(canonicalizing: tag))
    let formats = LocaleFormats(locale)
    #expect(Self.regions.allSatisfy { formats.regionName($0) == nil })
    for language in Self.languages + ["de-CH", "und-CH", "zh-Hant-TW"] {
      let named = try #require(LocaleIdentifier(canonicalizing: language))
      #expect(named.localizedName(in: locale) == named.tag)
    }
  }

  @Test(
    "Most names are there",
    arguments: ["de", "de-CH", "nb", "nn", "sr-Latn", "zh-TW", "en-AU"]
  )
  func present(tag: String) throws {
    let locale = try #require(LocaleIdentifier(canonicalizing: tag))
    let formats = LocaleFormats(locale)
    #expect(Self.regions.allSatisfy { formats.regionName($0) != nil })
    #expect(try #require(LocaleIdentifier("fr")).localizedName(in: locale) != "fr")
  }

  @Test("Hindi in Latin letters has its own names, and not those of English")
  func inherited() throws {
    let locale = try #require(LocaleIdentifier("hi-Latn"))
    #expect(LocaleFormats(locale).regionName("CH") == nil)
    #expect(try #require(LocaleIdentifier("de")).localizedName(in: locale) == "de")
  }
}
