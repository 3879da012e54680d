package import ErrorCatalog
package import UnicodeText
package import Violations

/// Compares the branches of a plural with the categories of its language.
package struct PluralCoverage {
  /// How far numbers are tried one by one.
  private static let triedNumbers = 0...200

  /// The categories that the language has and the plural has not.
  package let missing: Set<PluralCategory>

  /// The categories that the plural has and the language has not.
  package let surplus: Set<PluralCategory>

  /// Compares a plural with a language.
  package init(of forms: PluralForms, in locale: LocaleIdentifier) {
    let needed = LocaleFormats.pluralCategories(of: locale, type: forms.type)
    surplus = forms.categories.subtracting(needed)
    let formats = LocaleFormats.shared(for: locale)
    missing = needed.subtracting(forms.categories).filter { category in
      let numbers = Self.triedNumbers.filter {
        formats.pluralCategory(of: .integer($0), type: forms.type) == category
      }
      // A branch such as `=0` may say all that a category of few numbers would.
      return numbers.isEmpty || !numbers.allSatisfy(forms.exactNumbers.contains)
    }
  }
}

extension Set<PluralCategory> {
  /// The categories in words, in the order of CLDR.
  package var names: String {
    PluralCategory.allCases.filter(contains).map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }
}
