import CICUOracle
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares amounts of money with ICU's own formatter, in all locales that ICU has.
@Suite struct AllLocaleMoneyTests {
  // Without amounts of four digits: they are grouped in every locale, as other numbers are.
  static let amounts: [(code: String, digits: String)] = [
    ("EUR", "123.50"), ("EUR", "-5.25"), ("USD", "12345678.90"), ("JPY", "12345678"),
  ]

  @Test("Amounts with a code are ICU's")
  func money() throws {
    for tag in ICULocales.tags {
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      for (code, digits) in Self.amounts {
        let written = CurrencySymbols.written(digits, code: code, in: locale)
        let own = String(fromOracle: { icu_oracle_money(tag, code, digits, $0, $1) })
        #expect(written != nil && written == own, "\(tag)")
      }
    }
  }
}
