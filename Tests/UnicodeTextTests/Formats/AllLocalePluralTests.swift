import CICUOracle
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares plural categories with ICU's own rules, in all locales that ICU has.
@Suite struct AllLocalePluralTests {
  /// Numbers that some rule of CLDR treats in its own way. ICU itself counts as a double.
  static let integers =
    Array(0...22) + [
      25, 30, 31, 40, 60, 70, 71, 72, 79, 80, 90, 91, 92, 93, 99, 100, 101, 102, 103, 104, 111, 112,
      120, 200, 800, 880, 1000, 1001, 1002, 2000, 10_000, 20_000, 100_000, 1_000_000, 1_000_001,
      2_000_000, 1_000_000_000_000_002, 9_007_199_254_740_991, -1, -2, -3, -21,
    ]

  static let decimals = ["0.0", "0.1", "0.5", "1.0", "1.5", "2.0", "1.31", "21.1", "100.0"]

  @Test("Numbers have the categories of ICU", arguments: [PluralType.cardinal, .ordinal])
  func categories(type: PluralType) throws {
    var languages = 0
    for tag in ICULocales.tags {
      let formats = try LocaleFormats(tag: tag)
      let oracle = try #require(PluralOracle(tag, type), "\(tag)")
      if oracle.keywords.count > 1 { languages += 1 }
      for number in Self.integers {
        let category = formats.pluralCategory(of: .integer(number), type: type).rawValue
        #expect(category == oracle.category(of: "\(number)"), "\(number) in \(tag)")
      }
      for number in Self.decimals {
        let category = formats.pluralCategory(of: .decimal(number), type: type).rawValue
        #expect(category == oracle.category(of: number), "\(number) in \(tag)")
      }
    }
    #expect(languages > 100)
  }

  @Test("Locales use the categories of ICU", arguments: [PluralType.cardinal, .ordinal])
  func keywords(type: PluralType) throws {
    for tag in ICULocales.tags {
      let locale = try #require(LocaleIdentifier(canonicalizing: tag))
      let categories = LocaleFormats.pluralCategories(of: locale, type: type)
      let oracle = try #require(PluralOracle(tag, type), "\(tag)")
      #expect(Set(categories.map(\.rawValue)) == oracle.keywords, "\(tag)")
    }
  }
}

/// ICU's own plural rules of a locale.
private final class PluralOracle {
  private let oracle: OpaquePointer

  init?(_ tag: String, _ type: PluralType) {
    guard let oracle = icu_oracle_plurals_open(tag, type == .ordinal) else { return nil }
    self.oracle = oracle
  }

  deinit { icu_oracle_plurals_close(oracle) }

  /// The categories that the locale uses.
  var keywords: Set<String> {
    let text = String(fromOracle: { icu_oracle_plurals_keywords(oracle, $0, $1) })
    return Set((text ?? "").split(separator: " ").map(String.init))
  }

  func category(of digits: String) -> String? {
    String(fromOracle: { icu_oracle_plurals_select(oracle, digits, $0, $1) })
  }
}
