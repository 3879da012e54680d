import CICUOracle
import TestSupport
import Testing
import UnicodeText
import Violations

/// Compares plural categories with ICU's own rules, in all locales that ICU has.
@Suite struct AllLocalePluralTests {
  /// Numbers that some rule of CLDR treats in its own way.
  ///
  /// ICU itself counts with the precision of a double.
  static let integers =
    Array(0...22) + [
      25, 30, 31, 40, 60, 70, 71, 72, 79, 80, 90, 91, 92, 93, 99, 100, 101, 102, 103, 104, 111, 112,
      120, 200, 800, 880, 1000, 1001, 1002, 2000, 10_000, 20_000, 100_000, 1_000_000, 1_000_001,
      2_000_000, 1_000_000_000_000_002, 9_007_199_254_740_991, -1, -2, -3, -21,
    ]

  /// Numbers that show whether a region has other rules than its language.
  static let fewIntegers = [0, 1, 2, 3, 5, 6, 11, 21, 100, 1_000_000]

  static let decimals = ["0.0", "0.1", "0.5", "1.0", "1.5", "2.0", "1.31", "21.1", "100.0"]

  @Test("Numbers have the categories of ICU", arguments: [PluralType.cardinal, .ordinal])
  func categories(type: PluralType) throws {
    let languages = Set(ICULocales.languages)
    var categories: Set<PluralCategory> = []
    for tag in ICULocales.tags {
      let formats = try LocaleFormats(tag: tag)
      let oracle = try #require(PluralOracle(tag, type), "\(tag)")
      var wrong: [String] = []
      func compare(_ number: NumberOperand, _ digits: String) {
        let category = formats.pluralCategory(of: number, type: type)
        categories.insert(category)
        if category.rawValue != oracle.category(of: digits) { wrong.append(digits) }
      }
      for number in languages.contains(tag) ? Self.integers : Self.fewIntegers {
        compare(.integer(number), "\(number)")
      }
      for number in Self.decimals { compare(.decimal(number), number) }
      #expect(wrong == [], "\(tag)")
    }
    #expect(categories.count == 6)
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
