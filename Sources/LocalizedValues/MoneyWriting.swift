import UnicodeText
package import Violations

/// How a locale writes amounts of money.
///
///     let swissGerman = MoneyWriting.shared(for: locale)
///     try swissGerman?.read("CHF 1'234.50".utf8Span).currency  // .code("CHF")
///
/// The currency stands before or behind the number, as a code of ISO 4217 in either case, as the
/// locale's symbol of it, or by its name (`12,50 Euro`). A symbol that several currencies share, and of
/// which CLDR gives none the preference in the locale, means any of them.
package final class MoneyWriting: Sendable {
  /// How the locale writes numbers.
  package let numbers: NumberWriting

  /// The codes that a symbol may mean.
  private let codes: [String: [String]]

  /// The codes that a name in lowercase may mean.
  private let names: [String: [String]]

  private init?(_ locale: LocaleIdentifier) {
    guard let numbers = NumberWriting.shared(for: locale) else { return nil }
    self.numbers = numbers
    let currencies = CurrencySymbols(locale).currencies
    var own: [String: [String]] = [:]
    var shared: [String: [String]] = [:]
    for currency in currencies {
      own[currency.symbol.foldedCurrency, default: []].append(currency.code)
      // `C$` is Nicaragua's sign to CLDR, and Canada's to most people.
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
    codes = own.merging(shared) { own, _ in own }
    self.names = names
  }

  /// The symbols that need no locale, such as `US$` and `CA$`.
  private static let worldwide = CurrencySymbols(.root)

  /// What people write besides what CLDR knows, by language.
  private static let everyday: [String: [String: String]] = [
    "tr": ["TL": "TRY"], "zh": ["元": "CNY"], "hi": ["Rs": "INR", "Rs.": "INR", "रु": "INR"],
    "ru": ["руб": "RUB", "руб.": "RUB", "р": "RUB", "р.": "RUB"],
  ]

  /// Returns how a locale writes amounts, or nil if CLDR does not know its language.
  ///
  /// This takes a lock, so a caller keeps the object.
  package static func shared(for locale: LocaleIdentifier) -> MoneyWriting? {
    kept.value(for: locale) { MoneyWriting(locale) }
  }

  private static let kept = BoundedCache<LocaleIdentifier, MoneyWriting?>(capacity: 64)
}

/// What an amount says of its currency.
package enum CurrencyMention: Hashable, Sendable {
  /// Nothing.
  case none

  /// A code in capitals.
  case code(String)

  /// A symbol of several currencies.
  case shared([String])

  /// Something that is neither a code nor a symbol.
  case unknown
}

/// An amount of money that was read.
package struct MoneyReading: Sendable {
  /// The number, with the sign of the amount.
  package let number: NumberReading

  /// The bytes of the number, without sign.
  package let numberRange: Range<Int>

  /// What is said of the currency, and where.
  package let currency: CurrencyMention
  package let currencyRange: Range<Int>
}

extension MoneyWriting {
  /// Reads an amount.
  ///
  ///     try english.read("-$12.50".utf8Span).currency    // .code("USD")
  ///     try english.read("12.50 xyz1".utf8Span).currency  // .unknown
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package func read(
    _ text: UTF8Span,
    allowedFraction: Int = .max
  ) throws(NumberFault) -> MoneyReading {
    guard let digits = digits(of: text) else { throw .unfinished(inGroup: false) }
    var range = digits
    var (front, sign) = try withoutSign(text, 0..<digits.lowerBound)
    var mention = currency(text, front)
    // In `$.50` the point belongs to the number, in `Rs.50` to the symbol.
    if mention == .unknown, let last = lastScalar(text, front),
      (numbers.decimals .== last.value).hasAny
    {
      range = last.offset..<digits.upperBound
      (front, sign) = try withoutSign(text, 0..<last.offset)
      mention = currency(text, front)
    }
    let back = trimmed(text, digits.upperBound..<text.count)
    if !back.isEmpty {
      let behind = currency(text, back)
      if behind == .unknown { try refuseSeparator(text, back) }
      guard mention == .none else { throw .unreadable(at: back.lowerBound) }
      (mention, front) = (behind, back)
    }
    var number = try numbers.read(text, in: range, allowedFraction: allowedFraction)
    if sign == 0x2D { number.negate() }
    return MoneyReading(
      number: number,
      numberRange: range,
      currency: mention,
      currencyRange: front
    )
  }

  /// Returns the amount in plain digits: `-1234.50`.
  package func plain(_ reading: MoneyReading, of text: UTF8Span) -> String {
    numbers.plain(reading.number, of: text, in: reading.numberRange)
  }

  /// The bytes from the first digit to the last.
  private func digits(of text: UTF8Span) -> Range<Int>? {
    var range: Range<Int>?
    var offset = 0
    while offset < text.count {
      let scalar = text.scalar(at: offset)
      let end = offset + scalar.utf8Length
      if numbers.digit(scalar.value) != nil { range = (range?.lowerBound ?? offset)..<end }
      offset = end
    }
    return range
  }

  /// Takes one sign from the beginning or the end of what stands before the number.
  private func withoutSign(
    _ text: UTF8Span,
    _ range: Range<Int>
  ) throws(NumberFault) -> (rest: Range<Int>, sign: UInt32?) {
    var rest = trimmed(text, range)
    var sign: UInt32?
    while let first = rest.isEmpty ? nil : text.scalar(at: rest.lowerBound),
      first.value.isSignOfMoney
    {
      guard sign == nil else { throw .unreadable(at: rest.lowerBound) }
      sign = first.value.foldedSeparator
      rest = trimmed(text, rest.lowerBound + first.utf8Length..<rest.upperBound)
    }
    while let last = lastScalar(text, rest), last.value.isSignOfMoney {
      guard sign == nil else { throw .unreadable(at: last.offset) }
      sign = last.value.foldedSeparator
      rest = trimmed(text, rest.lowerBound..<last.offset)
    }
    return (rest, sign)
  }

  private func refuseSeparator(_ text: UTF8Span, _ range: Range<Int>) throws(NumberFault) {
    let first = text.scalar(at: range.lowerBound).value.foldedSeparator
    if (numbers.decimals .== first).hasAny || (numbers.groups .== first).hasAny {
      throw .separators(at: range.lowerBound)
    }
  }

  /// The range without spaces and marks of direction at its ends.
  private func trimmed(_ text: UTF8Span, _ range: Range<Int>) -> Range<Int> {
    var range = range
    while !range.isEmpty {
      let scalar = text.scalar(at: range.lowerBound)
      guard isIgnored(scalar.value) else { break }
      range = range.lowerBound + scalar.utf8Length..<range.upperBound
    }
    while let last = lastScalar(text, range), isIgnored(last.value) {
      range = range.lowerBound..<last.offset
    }
    return range
  }

  private func isIgnored(_ scalar: UInt32) -> Bool {
    scalar.foldedSeparator == 0x20 || numbers.ignoresMarks && scalar.isDirectionMark
  }

  private func lastScalar(
    _ text: UTF8Span,
    _ range: Range<Int>
  ) -> (value: UInt32, offset: Int)? {
    var offset = range.upperBound
    while offset > range.lowerBound {
      offset -= 1
      if text.span[offset] & 0xC0 != 0x80 { return (text.scalar(at: offset).value, offset) }
    }
    return nil
  }

  private func currency(_ text: UTF8Span, _ range: Range<Int>) -> CurrencyMention {
    if range.isEmpty { return .none }
    // No name is as long as this.
    guard range.count <= 96 else { return .unknown }
    let name = String(copying: text, in: range)
    let folded = name.foldedCurrency
    let symbol = codes[folded] ?? names[folded.lowercased()]
    if let symbol, let code = symbol.first {
      return symbol.count == 1 ? .code(code) : .shared(symbol)
    }
    let isCode = range.count == 3 && name.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
    return isCode ? .code(name.uppercased()) : .unknown
  }
}

extension UInt32 {
  fileprivate var isSignOfMoney: Bool { foldedSeparator == 0x2D || self == 0x2B }
}

extension String {
  /// The symbol without marks of direction, with the space for all spaces, and in its usual width.
  fileprivate var foldedCurrency: String {
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
