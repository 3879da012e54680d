import TestSupport
import Testing
import UnicodeText
import Violations

/// Rows of public suites.
///
/// The system's ICU may be older than a suite, or have another opinion: such rows are listed
/// below with the reason.
@Suite(.needsConformanceSuites) struct LocaleConformanceTests {
  struct ChainRow: Decodable {
    struct Extra: Decodable { var chain: [String] }
    var input: String
    var extra: Extra
  }

  /// Locales that CLDR got, or gave a parent, after version 42, which ICU 72 has.
  static let laterChains: Set<String> = [
    "en-CZ", "en-ES", "en-FR", "en-GS", "en-HU", "en-ID", "en-IT", "en-NO", "en-PL", "en-PT",
    "en-RO", "en-SK", "es-JP", "kxv-Latn",
  ]

  @Test("Chains of all CLDR locales")
  func chains() throws {
    for row in try ConformanceSuites.rows(
      of: "locales/locale-parent-chains-cldr47",
      as: ChainRow.self
    ) {
      guard row.input != "root", !Self.laterChains.contains(row.input) else { continue }
      let locale = try #require(LocaleIdentifier(canonicalizing: row.input), "\(row.input)")
      let expected = row.extra.chain.filter { $0 != "root" && $0 != "und" }
      #expect(locale.chain.map(\.tag) == expected, "\(row.input)")
    }
  }

  struct MatchRow: Decodable {
    struct Context: Decodable {
      var supported: [String]
      var `default`: String?
    }
    var id: String
    var input: String
    var context: Context
    var expected: String
  }

  /// A tie, which the suite's matcher decides for its default; ours has none.
  static let decidedByDefault = "locale-matcher-icu72-open#129"

  @Test("Best matches of ICU 72")
  func matches() throws {
    for row in try ConformanceSuites.rows(
      of: "locales/locale-matcher-icu72-open",
      as: MatchRow.self
    ) {
      guard row.id != Self.decidedByDefault else { continue }
      let matcher = LocaleMatcher(
        supported: row.context.supported.compactMap { LocaleIdentifier(canonicalizing: $0) }
      )
      let found = matcher.nearest(to: AcceptLanguage(row.input).preferences)
      let fallback = row.context.default ?? row.context.supported.first ?? ""
      #expect(
        (found ?? LocaleIdentifier(canonicalizing: fallback))
          == LocaleIdentifier(canonicalizing: row.expected),
        "\(row.id)"
      )
    }
  }

  struct HeaderRow: Decodable {
    struct Extra: Decodable { var result: [Preference] }
    struct Preference: Decodable {
      var tag: String
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        tag = try container.decode(String.self)
      }
    }
    var input: String
    var extra: Extra
  }

  /// The suite's parser reads names of languages, refuses unknown codes, and makes `*` a language.
  static let otherHeaders: Set<String> = ["ac", " english ;q=.1", " italian, deutsch, french", "*"]

  @Test("Headers")
  func headers() throws {
    for row in try ConformanceSuites.rows(
      of: "locales/locale-acceptlanguage-go",
      as: HeaderRow.self
    ) {
      guard !Self.otherHeaders.contains(row.input) else { continue }
      let found = AcceptLanguage(row.input).preferences
      let expected = row.extra.result.compactMap { LocaleIdentifier(canonicalizing: $0.tag) }
      #expect(found == expected, "\(row.input)")
    }
  }
}
