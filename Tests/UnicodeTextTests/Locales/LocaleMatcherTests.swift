import TestSupport
import Testing
import UnicodeText
import Violations

@Suite struct LocaleMatcherTests {
  /// A reader's locale, the supported locales, and those that the reader can read: first the near
  /// ones, and then the far ones.
  static let readable = TextRow.rows(
    """
    de-CH | en de fr | de | ␠
    de-CH | de de-AT | de | de-AT
    de-CH | de-AT en | de-AT | ␠
    de | de-AT de-CH de | de | de-AT de-CH
    es-MX | en es es-419 | es-419 es | ␠
    es-AR | es es-MX | es-MX es | ␠
    es-AR | es es-419 es-ES es-MX | es-419 es-MX es | es-ES
    zh-HK | zh zh-Hant | zh-Hant | ␠
    zh-TW | zh zh-Hant en | zh-Hant | ␠
    zh-Hant-TW | zh-TW zh | zh-TW | ␠
    zh-CN | zh-Hant zh | zh | ␠
    zh | zh-Hant | ␠ | ␠
    pt-AO | pt pt-PT | pt-PT pt | ␠
    pt-BR | pt pt-PT | pt | pt-PT
    sr-Latn-ME | sr sr-Latn | sr-Latn | ␠
    sr-Latn | sr | ␠ | ␠
    en-GB | fr en | en | ␠
    en-AU | en en-BZ en-GB en-US | en-GB en-BZ en | en-US
    ar-MA | ar ar-AE ar-TN | ar | ar-TN ar-AE
    he | en iw | he | ␠
    nn | en no | no | ␠
    nn | nb no | no | nb
    nn | da nb | nb | ␠
    nn | nb nn | nn | nb
    nn | da sv | ␠ | ␠
    no | en nb nn | nb nn | ␠
    uk | ru en | ␠ | ␠
    en-Latn-GB | en en-GB en-US | en-GB en | en-US
    en-Latn-AU | en en-GB en-US | en-GB en | en-US
    en-Latn-GB-u-nu-latn | en en-GB | en-GB en | ␠
    de-Latn-CH-1901 | de de-AT de-CH | de-CH de | de-AT
    es-Latn-MX | es es-419 | es-419 es | ␠
    zh-Hans-SG | zh zh-Hans zh-SG | zh-SG zh-Hans zh | ␠
    zh-Hant-TW | zh-Hant zh-TW | zh-TW zh-Hant | ␠
    sr-Latn-RS | sr-RS sr sr-Latn | sr-Latn | ␠
    zh | zh zh-Hans zh-Hant | zh-Hans zh | ␠
    zh-SG | zh zh-Hans | zh-Hans zh | ␠
    zh-CN | zh zh-Hans | zh-Hans zh | ␠
    zh-TW | zh zh-Hans zh-Hant | zh-Hant | ␠
    de | de de-AT de-DE | de-DE de | de-AT
    pt | pt pt-BR pt-PT | pt-BR pt | pt-PT
    nb | nb nb-NO | nb-NO nb | ␠
    en | en en-GB en-US | en-US en | en-GB
    sr | sr sr-Cyrl sr-Latn sr-RS | sr-RS sr-Cyrl sr | ␠
    gsw | de en | ␠ | ␠
    de | ␠ | ␠ | ␠
    und | de | ␠ | ␠
    """
  )

  private static func locales(_ tags: String) -> [LocaleIdentifier] {
    tags.split(separator: " ").compactMap { LocaleIdentifier(canonicalizing: String($0)) }
  }

  @Test(
    "The parents of a locale are near, and so are siblings before a parent",
    arguments: readable
  )
  func finds(row: TextRow) throws {
    let reader = try #require(LocaleIdentifier(canonicalizing: row[0]))
    let found = LocaleMatcher(supported: Self.locales(row[1])).readable(in: reader)
    #expect(found.near == Self.locales(row[2]), "\(row[0]) among \(row[1])")
    #expect(found.far == Self.locales(row[3]), "\(row[0]) among \(row[1])")
  }

  /// Preferences, the supported locales, and the nearest one.
  static let nearest = TextRow.rows(
    """
    gsw | de en | de
    ja | de en | ␠
    de, en | fr en-GB ja | en-GB
    es-AR | es es-MX | es-MX
    ␠ | de | ␠
    de | ␠ | ␠
    """
  )

  @Test("The nearest locale can be in a related language", arguments: nearest)
  func findsNearest(row: TextRow) {
    let matcher = LocaleMatcher(supported: Self.locales(row[1]))
    let found = matcher.nearest(to: AcceptLanguage(row[0]).preferences)
    #expect(found == Self.locales(row[2]).first, "\(row[0]) among \(row[1])")
  }

  /// Two locales, and whether readers of one can read the other.
  static let languages = TextRow.rows(
    """
    en-GB | en-US | yes
    de-u-nu-arab | de-CH | yes
    zh-TW | zh-Hant | yes
    zh-TW | zh | no
    sr | sr-Latn | no
    sr-ME | sr-Latn | yes
    nn | nb | yes
    da | nb | no
    und | und | yes
    und | en | no
    """
  )

  @Test("Locales of one language have one script", arguments: languages)
  func compares(row: TextRow) throws {
    let first = try #require(LocaleIdentifier(canonicalizing: row[0]))
    let second = try #require(LocaleIdentifier(canonicalizing: row[1]))
    #expect(first.isInOneLanguage(with: second) == (row[2] == "yes"), "\(row[0]) \(row[1])")
    #expect(second.isInOneLanguage(with: first) == (row[2] == "yes"), "\(row[0]) \(row[1])")
  }
}
