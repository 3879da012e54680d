import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares parents of locales, best matches and headers with frozen samples of other packages.
@Suite struct LocaleSampleTests {
  @Test("Locales have the same parents")
  func parents() throws {
    for row in try FrozenSample("Locales/parents").rows {
      let locale = try #require(LocaleIdentifier(canonicalizing: row["locale"]), "\(row)")
      let chain = locale.chain.map(\.tag).joined(separator: " ")
      #expect(row.expects(same: chain == row["chain"]), "\(row): \(chain)")
    }
  }

  @Test("The same supported locale is the best")
  func matches() throws {
    for row in try FrozenSample("Locales/matches").rows {
      let supported = row["supported"].split(separator: " ")
        .compactMap { LocaleIdentifier(canonicalizing: String($0)) }
      let desired = try #require(LocaleIdentifier(canonicalizing: row["desired"]), "\(row)")
      let matcher = LocaleMatcher(supported: supported)
      let found = matcher.nearest(to: [desired])?.tag ?? ""
      #expect(row.expects(same: found == row["best"]), "\(row): \(found)")
    }
  }

  @Test("Headers name the same locales in the same order")
  func headers() throws {
    for row in try FrozenSample("Locales/accept-language").rows {
      let found = AcceptLanguage(row["header"]).preferences.map(\.tag).joined(separator: " ")
      #expect(row.expects(same: found == row["tags"]), "\(row): \(found)")
    }
  }
}
