import CICUOracle
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares names of regions and languages with ICU's own, in all locales that ICU has.
@Suite struct AllLocaleNameTests {
  @Test("A region has the name of ICU, or none")
  func regions() throws {
    var named = 0
    for tag in ICULocales.tags {
      let formats = try LocaleFormats(tag: tag)
      for code in ["CH", "DE", "GB", "US", "TW", "BR", "IL", "419", "001", "AQ"] {
        let own = String(fromOracle: { icu_oracle_name(tag, code, true, $0, $1) })
        #expect(formats.regionName(code) == own, "\(code) in \(tag)")
        if own != nil { named += 1 }
      }
    }
    #expect(named > 5000)
  }

  @Test("A language has the name of ICU, or its code")
  func languages() throws {
    for tag in ICULocales.tags {
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      for code in ["de", "fr", "en", "zh", "ar", "gsw", "tlh"] {
        let language = try #require(LocaleIdentifier(code))
        let own = String(fromOracle: { icu_oracle_name(tag, code, false, $0, $1) })
        #expect(language.localizedName(in: locale) == own ?? code, "\(code) in \(tag)")
      }
    }
  }

  @Test("A script runs in the direction of ICU")
  func directions() throws {
    for tag in ICULocales.tags {
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      #expect(locale.isRightToLeft == icu_oracle_script_is_right_to_left(tag), "\(tag)")
    }
  }
}
