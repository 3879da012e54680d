import UnicodeText
package import Violations

/// How a locale writes amounts of money.
///
///     let swissGerman = MoneyWriting.shared(for: locale)
///     try swissGerman?.read("CHF 1'234.50".utf8Span).currency  // .code("CHF")
///
/// The currency is before or after the number. It is a code of ISO 4217 in either case, the
/// locale's symbol, or a name (`12,50 Euro`). A symbol that several currencies share can mean any
/// of them, unless CLDR prefers one in the locale. `MoneyReading.swift` reads amounts for the check
/// `money`.
package final class MoneyWriting: Sendable {
  /// How the locale writes the numbers of amounts.
  package let numbers: NumberWriting

  /// How people write amounts with the separators of other numbers, or nil where those mean the
  /// same.
  ///
  /// In `en-DE`, it reads `€1.234,50`.
  package let other: MoneyWriting?

  /// The codes that a folded symbol can mean.
  let codes: [String: [String]]

  /// The codes that a folded name in lowercase can mean.
  let names: [String: [String]]

  private init?(_ locale: LocaleIdentifier) {
    guard let numbers = NumberWriting.shared(forMoneyIn: locale),
      let usual = NumberWriting.shared(for: locale)
    else { return nil }
    self.numbers = numbers
    let currencies = CurrencySymbols(locale).currencies
    var own: [String: [String]] = [:]
    var shared: [String: [String]] = [:]
    for currency in currencies {
      own[currency.symbol.foldedCurrency, default: []].append(currency.code)
      // `C$` is Nicaragua's symbol in CLDR, but most people mean Canada.
      let narrow = currency.narrowSymbol.foldedCurrency
      if !narrow.contains("$") || narrow == "$" {
        shared[narrow, default: []].append(currency.code)
      }
    }
    for currency in Self.worldwide.currencies {
      let symbol = currency.symbol.foldedCurrency
      if own[symbol] == nil { shared[symbol] = [currency.code] }
    }
    for (symbol, code) in Self.everyday[locale.language] ?? [:] { own[symbol] = [code] }
    var names: [String: [String]] = [:]
    for currency in currencies {
      for name in currency.names {
        names[name.foldedCurrency.lowercased(), default: []].append(currency.code)
      }
    }
    let codes = own.merging(shared) { own, _ in own }
    self.codes = codes
    self.names = names
    other = usual.hasSeparators(of: numbers) ? nil : MoneyWriting(usual, codes, names)
  }

  private init(
    _ numbers: NumberWriting,
    _ codes: [String: [String]],
    _ names: [String: [String]]
  ) {
    self.numbers = numbers
    self.codes = codes
    self.names = names
    other = nil
  }

  /// The symbols that don't depend on a locale, such as `US$` and `CA$`.
  private static let worldwide = CurrencySymbols(.root)

  /// Symbols by language that people use but CLDR doesn't have.
  private static let everyday: [String: [String: String]] = [
    "tr": ["TL": "TRY"], "zh": ["元": "CNY"], "hi": ["Rs": "INR", "Rs.": "INR", "रु": "INR"],
    "ru": ["руб": "RUB", "руб.": "RUB", "р": "RUB", "р.": "RUB"],
  ]

  /// Returns how a locale writes amounts, or nil if CLDR doesn't know its language.
  ///
  /// This acquires a lock, so callers should keep the object.
  package static func shared(for locale: LocaleIdentifier) -> MoneyWriting? {
    kept.value(for: locale) { MoneyWriting(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, MoneyWriting?>(capacity: 64)
}

extension String {
  /// The symbol or name without direction marks, with plain spaces and characters of normal width.
  var foldedCurrency: String {
    var folded = String.UnicodeScalarView()
    for scalar in unicodeScalars where !scalar.value.isDirectionMark {
      switch scalar {
      case "\u{FFE0}": folded.append("¢")
      case "\u{FFE1}": folded.append("£")
      case "\u{FFE5}": folded.append("¥")
      case "\u{FFE6}": folded.append("₩")
      default: folded.append(scalar.value.foldedSeparator == 0x20 ? " " : scalar)
      }
    }
    return String(folded).trimmingSpaces
  }

  private var trimmingSpaces: String {
    var rest = self[...]
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
