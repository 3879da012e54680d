package import ErrorCatalog
package import UnicodeText
package import Violations

/// Compares the branches of a plural with the categories of its language.
package struct PluralCoverage {
  /// The numbers that are tried one by one.
  private static let triedNumbers = 0...200

  /// The first number with the form `many` in Romance languages: “un million de lettres”.
  private static let million = 1_000_000

  /// The categories that the language has but the plural doesn't.
  package let missing: Set<PluralCategory>

  /// The categories that the plural has but the language doesn't.
  package let surplus: Set<PluralCategory>

  /// Compares a plural with a language.
  package init(of forms: PluralForms, in locale: LocaleIdentifier) {
    let needed = LocaleFormats.pluralCategories(of: locale, type: forms.type)
    surplus = forms.categories.subtracting(needed)
    let formats = LocaleFormats.shared(for: locale)
    missing = needed.subtracting(forms.categories).filter { category in
      if category == .many, Self.isRomance(formats) { return false }
      let numbers = Self.numbers(of: category, type: forms.type, formats)
      if numbers.isEmpty { return !Self.isForMillions(category, forms.type, formats) }
      // Branches such as `=0` may cover every number of a small category.
      return !numbers.allSatisfy(forms.exactNumbers.contains)
    }
  }

  /// Whether a category is for a million.
  ///
  /// Limits and counts in messages are smaller, so `other` may stand for it.
  private static func isForMillions(
    _ category: PluralCategory,
    _ type: PluralType,
    _ formats: LocaleFormats
  ) -> Bool {
    formats.pluralCategory(of: .integer(million), type: type) == category
  }

  /// Whether only a million and more have the form `many`, as in Romance languages.
  ///
  /// The form of ordinal numbers with the same name, as in “l’8º” in Italian, differs only in the
  /// article before it.
  private static func isRomance(_ formats: LocaleFormats) -> Bool {
    isForMillions(.many, .cardinal, formats)
      && numbers(of: .many, type: .cardinal, formats).isEmpty
  }

  /// Returns the tried numbers that belong to a category.
  package static func numbers(
    of category: PluralCategory,
    type: PluralType,
    _ formats: LocaleFormats
  ) -> [Int] {
    triedNumbers.filter { formats.pluralCategory(of: .integer($0), type: type) == category }
  }
}

extension Set<PluralCategory> {
  /// The names of the categories, in the order of CLDR.
  package var names: String {
    PluralCategory.allCases.filter(contains).map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
