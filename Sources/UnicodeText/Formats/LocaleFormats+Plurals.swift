import CICU

extension LocaleFormats {
  /// Returns the plural category of a number.
  ///
  ///     polish.pluralCategory(of: .integer(22), type: .cardinal)   // .few
  ///
  /// It allocates nothing for whole numbers.
  public func pluralCategory(of number: NumberOperand, type: PluralType) -> PluralCategory {
    let ordinal = type == .ordinal
    return switch number {
    case .integer(let value):
      PluralCategory(number: cicu_formats_plural_integer(formats, Int64(value), ordinal))
    case .decimal(let digits):
      PluralCategory(
        number: digits.withBytes { cicu_formats_plural_decimal(formats, $0, $1, ordinal) }
      )
    }
  }

  /// Returns the categories that a locale's plural rules tell apart; ``PluralCategory/other`` is
  /// always among them.
  public static func pluralCategories(
    of locale: LocaleIdentifier,
    type: PluralType
  ) -> Set<PluralCategory> {
    let bits = cicu_plural_categories(locale.tag, type == .ordinal)
    return Set((0..<6).filter { bits & 1 << $0 != 0 }.map { PluralCategory(number: $0) })
  }
}
