import Testing
import UnicodeText
import Violations

@Suite struct LocaleMatcherTests {
  struct Row: CustomTestStringConvertible {
    var preferences: String
    var supported: String
    var best: String?
    var acrossLanguages = false

    var testDescription: String { "\(preferences) among \(supported)" }
  }

  static let rows = [
    Row(preferences: "de-CH", supported: "en de fr", best: "de"),
    Row(preferences: "es-MX", supported: "en es es-419", best: "es-419"),
    Row(preferences: "es-AR", supported: "es es-MX", best: "es-MX"),
    Row(preferences: "zh-HK", supported: "zh zh-Hant", best: "zh-Hant"),
    Row(preferences: "zh-TW", supported: "zh zh-Hant en", best: "zh-Hant"),
    Row(preferences: "zh-Hant-TW", supported: "zh-TW zh", best: "zh-TW"),
    Row(preferences: "zh-CN", supported: "zh-Hant zh", best: "zh"),
    Row(preferences: "pt-AO", supported: "pt pt-PT", best: "pt-PT"),
    Row(preferences: "sr-Latn-ME", supported: "sr sr-Latn", best: "sr-Latn"),
    Row(preferences: "en-GB", supported: "fr en", best: "en"),
    Row(preferences: "he", supported: "en iw", best: "he"),

    Row(preferences: "nn", supported: "en no", best: "no"),
    Row(preferences: "nb", supported: "en no", best: "no"),
    Row(preferences: "no", supported: "en nb", best: "nb"),
    Row(preferences: "nn", supported: "da nb", best: "nb"),
    Row(preferences: "nn", supported: "da sv", best: nil),

    Row(preferences: "uk", supported: "ru en", best: nil),
    Row(preferences: "ca", supported: "es en", best: nil),
    Row(preferences: "gsw", supported: "de en", best: nil),
    Row(preferences: "gsw", supported: "de en", best: "de", acrossLanguages: true),
    Row(preferences: "gsw, fr", supported: "de fr", best: "fr"),
    Row(preferences: "ca, fr;q=0.5", supported: "es fr", best: "fr"),
    Row(preferences: "ja", supported: "de en", best: nil),
    Row(preferences: "ja", supported: "de en", best: nil, acrossLanguages: true),
    Row(preferences: "de, en", supported: "fr en-GB ja", best: "en-GB"),
    Row(preferences: "", supported: "de", best: nil),
    Row(preferences: "de", supported: "", best: nil),
  ]

  @Test("The best locale is found", arguments: rows)
  func bestMatch(row: Row) {
    let matcher = LocaleMatcher(
      supported: row.supported.split(separator: " ").compactMap {
        LocaleIdentifier(canonicalizing: String($0))
      }
    )
    let best = matcher.bestMatch(
      for: AcceptLanguage(row.preferences).preferences,
      acrossLanguages: row.acrossLanguages
    )
    #expect(best?.tag == row.best)
  }
}
