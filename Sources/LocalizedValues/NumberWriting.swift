import UnicodeText
package import Violations

/// How a locale writes numbers, in a form that is fast to read numbers with.
///
///     let german = NumberWriting.shared(for: locale)
///     try german?.read("1.234,50".utf8Span).isNegative  // false
///
/// It accepts the digits that the locale uses, the digits of the language's script, and 0 to 9,
/// with only one kind in a number. It accepts the separators of the locale's numbers, and of its
/// amounts of money if they don't have another meaning: in `de-AT`, `1 234,50` and `1.234,50`. For
/// amounts of money, it is the other way around: in `en-DE`, the point of `€1,234.50` comes before
/// the fraction. If a locale separates groups with a space, any space is accepted. If it uses an
/// apostrophe, either kind is accepted. In Switzerland, people separate groups with an apostrophe
/// in every language. The data come from CLDR.
package final class NumberWriting: Sendable {
  package let locale: LocaleIdentifier

  /// The zeros of the accepted kinds of digits, with ASCII first.
  let zeros: SIMD4<UInt32>

  /// The separators before the fraction and between groups, folded.
  let decimals, groups: SIMD8<UInt32>

  /// The number of digits in the last group, and in the groups before it.
  package let primaryGroup, secondaryGroup: Int

  /// The minimum number of digits before the first separator in a number that is written with
  /// groups.
  package let minimumGroupingDigits: Int

  /// The separator that the locale writes between groups.
  package let groupSeparator: String

  /// Whether direction marks may be anywhere.
  let ignoresMarks: Bool

  /// Whether the locale doesn't name a country, and countries of its language use different decimal
  /// separators.
  package let isUncertain: Bool

  /// How the locale writes numbers, except that a point comes before the fraction, as on number
  /// pads, or nil if a point does that anyway.
  let pointed: NumberWriting?

  private init?(_ locale: LocaleIdentifier, isForMoney: Bool) {
    guard let standard = NumberSymbols(locale) else { return nil }
    let others = [.latin, .native, Self.eastAsian.contains(locale.language) ? .fullWidth : nil]
      .compactMap { (numbering: NumberSymbols.Numbering?) in
        numbering.flatMap { NumberSymbols(locale, $0) }
      }
    self.locale = locale
    zeros = Self.zeros(others + [standard])
    let isSwiss = locale.region == "CH" || locale.region == "LI"
    let separators = Self.separators([standard] + others, isForMoney: isForMoney, isSwiss: isSwiss)
    (decimals, groups) = separators
    (primaryGroup, secondaryGroup) = (standard.primaryGroup, standard.secondaryGroup)
    minimumGroupingDigits = standard.minimumGroupingDigits
    groupSeparator = isForMoney ? standard.moneyGroup : standard.group
    ignoresMarks = locale.isRightToLeft
    isUncertain = locale.namesNoCountry && !Self.agree(locale, standard.decimal)
    let hasPoint = (separators.decimals .== Self.point).hasAny
    pointed = hasPoint ? nil : NumberWriting(locale, zeros, separators.groups, standard)
  }

  /// Creates the writing with a point before the fraction.
  private init(
    _ locale: LocaleIdentifier,
    _ zeros: SIMD4<UInt32>,
    _ groups: SIMD8<UInt32>,
    _ standard: NumberSymbols
  ) {
    self.locale = locale
    self.zeros = zeros
    decimals = SIMD8<UInt32>(Self.point, 0, 0, 0, 0, 0, 0, 0)
    self.groups = groups.replacing(with: 0, where: groups .== Self.point)
    (primaryGroup, secondaryGroup) = (standard.primaryGroup, standard.secondaryGroup)
    minimumGroupingDigits = standard.minimumGroupingDigits
    groupSeparator = standard.group
    ignoresMarks = locale.isRightToLeft
    isUncertain = false
    pointed = nil
  }

  /// The full stop.
  static let point: UInt32 = 0x2E

  /// Returns how a locale writes numbers, or nil if CLDR doesn't know its language.
  ///
  /// This acquires a lock, so callers should keep the object.
  package static func shared(for locale: LocaleIdentifier) -> NumberWriting? {
    kept.value(for: locale) { NumberWriting(locale, isForMoney: false) }
  }

  /// Returns how a locale writes the numbers of amounts of money, or nil if CLDR doesn't know its
  /// language.
  static func shared(forMoneyIn locale: LocaleIdentifier) -> NumberWriting? {
    keptForMoney.value(for: locale) { NumberWriting(locale, isForMoney: true) }
  }

  /// Returns whether another writing gives every separator the same meaning.
  func hasSeparators(of other: NumberWriting) -> Bool {
    (0..<8).allSatisfy { index in
      (other.decimals .== decimals[index]).hasAny && (other.groups .== groups[index]).hasAny
    }
  }

  private static let keptForMoney = BoundedCache<LocaleIdentifier, NumberWriting?>(capacity: 64)

  private static let kept = BoundedCache<LocaleIdentifier, NumberWriting?>(capacity: 256)

  /// The languages whose keyboards produce wide digits.
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

  /// Returns the decimal and the grouping separators.
  ///
  /// The first meaning of a separator wins.
  private static func separators(
    _ symbols: [NumberSymbols],
    isForMoney: Bool,
    isSwiss: Bool
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
    for comesFromMoney in [isForMoney, !isForMoney] {
      for symbols in symbols {
        add(comesFromMoney ? symbols.moneyDecimal : symbols.decimal, isDecimal: true)
        add(comesFromMoney ? symbols.moneyGroup : symbols.group, isDecimal: false)
      }
    }
    if isSwiss { add("'", isDecimal: false) }
    // A wide comma or period has the same meaning as the narrow one.
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

  /// Whether all forms of the language that don't name a country use the same decimal separator.
  private static func agree(_ locale: LocaleIdentifier, _ decimal: String) -> Bool {
    guard locale.language != "und" else { return false }
    return locale.widerForms.allSatisfy { (NumberSymbols($0)?.decimal ?? decimal) == decimal }
  }
}

extension LocaleIdentifier {
  /// Whether the tag has no region, or a region that is larger than a country, such as 419.
  var namesNoCountry: Bool { region.map { $0.utf8.count == 3 } ?? true }

  /// The forms of the language that cover more than a country, such as `en`, `en-001` and `en-419`.
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
  /// The scalar that represents all scalars with the same looks and meaning in a number: a space,
  /// an apostrophe, or a hyphen as the sign.
  @inline(__always) var foldedSeparator: UInt32 {
    switch self {
    case 0xA0, 0x202F, 0x2009: 0x20
    case 0x2019: 0x27
    case 0x2212: 0x2D
    default: self
    }
  }

  /// Whether the scalar only sets the direction of writing, as direction marks and isolates do.
  @inline(__always) var isDirectionMark: Bool {
    self == 0x200E || self == 0x200F || self == 0x61C || 0x2066...0x2069 ~= self
  }
}
