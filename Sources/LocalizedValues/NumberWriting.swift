import UnicodeText
package import Violations

/// How a locale writes numbers, laid out for reading them.
///
///     let german = NumberWriting.shared(for: locale)
///     try german?.read("1.234,50".utf8Span).isNegative  // false
///
/// Accepted are the digits that the locale uses, those of the language's script, and 0 to 9, one kind
/// in a number. Separators are those of the locale's numbers, and those of its amounts of money where
/// they mean nothing else: in `de-AT`, `1 234,50` and `1.234,50`. Where a locale separates groups by a
/// space, any space does, and where by an apostrophe, either kind. The data are those of CLDR.
package final class NumberWriting: Sendable {
  package let locale: LocaleIdentifier

  /// The digits zero of the kinds of digit that are accepted; that of ASCII is the first.
  let zeros: SIMD4<UInt32>

  /// The separators before the fraction and between groups, each folded.
  let decimals, groups: SIMD8<UInt32>

  /// The number of digits in the last group, and in the groups before it.
  package let primaryGroup, secondaryGroup: Int

  /// How many digits stand at least before the first separator where numbers are written.
  package let minimumGroupingDigits: Int

  /// What the locale writes between groups.
  package let groupSeparator: String

  /// Whether marks of direction may be anywhere.
  let ignoresMarks: Bool

  /// Whether the locale names no country, and its language has countries that write the decimal sign
  /// otherwise.
  package let isUncertain: Bool

  private init?(_ locale: LocaleIdentifier) {
    guard let standard = NumberSymbols(locale) else { return nil }
    let others = [.latin, .native, Self.eastAsian.contains(locale.language) ? .fullWidth : nil]
      .compactMap { (numbering: NumberSymbols.Numbering?) in
        numbering.flatMap { NumberSymbols(locale, $0) }
      }
    self.locale = locale
    zeros = Self.zeros(others + [standard])
    (decimals, groups) = Self.separators([standard] + others)
    (primaryGroup, secondaryGroup) = (standard.primaryGroup, standard.secondaryGroup)
    minimumGroupingDigits = standard.minimumGroupingDigits
    groupSeparator = standard.group
    ignoresMarks = locale.isRightToLeft
    isUncertain = locale.namesNoCountry && !Self.agree(locale, standard.decimal)
  }

  /// Returns how a locale writes numbers, or nil if CLDR does not know its language.
  ///
  /// This takes a lock, so a caller keeps the object.
  package static func shared(for locale: LocaleIdentifier) -> NumberWriting? {
    kept.value(for: locale) { NumberWriting(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, NumberWriting?>(capacity: 256)

  /// The languages whose keyboards give wide digits.
  private static let eastAsian: Set<String> = ["ja", "ko", "zh", "yue"]

  private static func zeros(_ symbols: [NumberSymbols]) -> SIMD4<UInt32> {
    var zeros = SIMD4<UInt32>(repeating: 0x30)
    var count = 1
    for zero in symbols.map(\.zero.value) where !(zeros .== zero).hasAny && count < 4 {
      zeros[count] = zero
      count += 1
    }
    return zeros
  }

  /// Returns the decimal and the grouping separators; whatever comes first keeps its meaning.
  private static func separators(
    _ symbols: [NumberSymbols]
  ) -> (decimals: SIMD8<UInt32>, groups: SIMD8<UInt32>) {
    var found: [(scalar: UInt32, isDecimal: Bool)] = []
    func add(_ text: String, isDecimal: Bool) {
      let scalars = text.unicodeScalars.map(\.value).filter { !$0.isDirectionMark }
      guard scalars.count == 1, let scalar = scalars.first?.foldedSeparator,
        !found.contains(where: { $0.scalar == scalar }),
        found.count(where: { $0.isDecimal == isDecimal }) < 8
      else { return }
      found.append((scalar, isDecimal))
    }
    for symbols in symbols {
      add(symbols.decimal, isDecimal: true)
      add(symbols.group, isDecimal: false)
    }
    for symbols in symbols {
      add(symbols.moneyDecimal, isDecimal: true)
      add(symbols.moneyGroup, isDecimal: false)
    }
    // A wide comma or full stop is what the narrow one is.
    for symbol in found where symbols.contains(where: { $0.zero == "\u{FF10}" }) {
      if symbol.scalar == 0x2C { add("\u{FF0C}", isDecimal: symbol.isDecimal) }
      if symbol.scalar == 0x2E { add("\u{FF0E}", isDecimal: symbol.isDecimal) }
    }
    var (decimals, groups) = (SIMD8<UInt32>(repeating: 0), SIMD8<UInt32>(repeating: 0))
    for (index, symbol) in found.filter(\.isDecimal).enumerated() {
      decimals[index] = symbol.scalar
    }
    for (index, symbol) in found.filter({ !$0.isDecimal }).enumerated() {
      groups[index] = symbol.scalar
    }
    return (decimals, groups)
  }

  /// Whether the forms of a language that name no country write the same decimal sign.
  private static func agree(_ locale: LocaleIdentifier, _ decimal: String) -> Bool {
    guard locale.language != "und" else { return false }
    return locale.widerForms.allSatisfy { (NumberSymbols($0)?.decimal ?? decimal) == decimal }
  }
}

extension LocaleIdentifier {
  /// Whether the tag has no region, or one that is more than a country, such as 419.
  var namesNoCountry: Bool { region.map { $0.utf8.count == 3 } ?? true }

  /// The forms of the language that are for more than a country: `en`, `en-001`, `en-419`.
  var widerForms: [LocaleIdentifier] {
    let start = language + (script.map { "-" + $0 } ?? "")
    return ["", "-001", "-419"].map { LocaleIdentifier(trusted: start + $0) }
  }
}

extension SIMDMask {
  /// Whether any lane is true.
  @inline(__always) var hasAny: Bool { self != Self(repeating: false) }
}

extension UInt32 {
  /// The scalar that stands for all that look like it and mean the same between digits: a space, an
  /// apostrophe, a hyphen as the sign.
  @inline(__always) var foldedSeparator: UInt32 {
    switch self {
    case 0xA0, 0x202F, 0x2009: 0x20
    case 0x2019: 0x27
    case 0x2212: 0x2D
    default: self
    }
  }

  /// Whether the scalar only says in which direction to write: marks and isolates.
  @inline(__always) var isDirectionMark: Bool {
    self == 0x200E || self == 0x200F || self == 0x61C || 0x2066...0x2069 ~= self
  }
}
