import CICUOracle
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares the direction of scripts with ICU's, in all locales that ICU has.
@Suite struct AllLocaleDirectionTests {
  @Test("A script runs in the direction of ICU")
  func directions() throws {
    for tag in ICULocales.tags {
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      #expect(locale.isRightToLeft == icu_oracle_script_is_right_to_left(tag), "\(tag)")
    }
  }
}
