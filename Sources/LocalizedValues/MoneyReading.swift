import UnicodeText

/// The currency that an amount names.
package enum CurrencyMention: Hashable, Sendable {
  /// The amount doesn't name a currency.
  case none

  /// The code of a single currency, in uppercase letters.
  case code(String)

  /// The codes of the currencies that share a symbol or name.
  case shared([String])

  /// A text that isn't a code, a symbol or a name.
  case unknown
}

/// The reading of an amount of money.
package struct MoneyReading: Sendable {
  /// The number, with the sign of the amount.
  package let number: NumberReading

  /// The bytes of the number, without the sign.
  package let numberRange: Range<Int>

  /// The currency that the amount names.
  package let currency: CurrencyMention

  /// The bytes of the currency, or an empty range if the amount doesn't name one.
  package let currencyRange: Range<Int>
}

extension MoneyWriting {
  /// Reads an amount.
  ///
  /// A code that doesn't exist is still ``CurrencyMention/code(_:)``. The caller decides whether to
  /// accept it.
  ///
  ///     try english.read("-$12.50".utf8Span).currency    // .code("USD")
  ///     try english.read("12.50 xyz1".utf8Span).currency  // .unknown
  package func read(
    _ text: UTF8Span,
    allowedFraction: Int = .max
  ) throws(NumberFault) -> MoneyReading {
    guard let digits = digits(of: text) else { throw .unfinished(inGroup: false) }
    var range = digits
    var (front, sign) = try withoutSign(text, 0..<digits.lowerBound)
    var mention = currency(text, front)
    // The dot is part of the number in `$.50`, and part of the symbol in `Rs.50`.
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
    var number = try self.number(of: text, range, allowedFraction)
    if sign == 0x2D { number.negate() }
    return MoneyReading(
      number: number,
      numberRange: range,
      currency: mention,
      currencyRange: front
    )
  }

  private func number(
    of text: UTF8Span,
    _ range: Range<Int>,
    _ allowedFraction: Int
  ) throws(NumberFault) -> NumberReading {
    do throws(NumberFault) {
      return try numbers.read(text, in: range, allowedFraction: allowedFraction)
    } catch {
      let reading = numbers.readWithPoint(text, in: range, allowedFraction: allowedFraction)
      guard let reading else { throw error }
      return reading
    }
  }

  /// Returns the amount in plain digits, such as `-1234.50`.
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

  /// Removes one sign from the beginning or the end of the text before the number.
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

  /// Throws an error if a range begins with a number separator, which is a fault of the number.
  private func refuseSeparator(_ text: UTF8Span, _ range: Range<Int>) throws(NumberFault) {
    let first = text.scalar(at: range.lowerBound).value.foldedSeparator
    if (numbers.decimals .== first).hasAny || (numbers.groups .== first).hasAny {
      throw .separators(at: range.lowerBound)
    }
  }

  /// Returns a range without spaces and direction marks at its ends.
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

  /// Returns the last scalar of a range and its offset, or nil if the range is empty.
  private func lastScalar(_ text: UTF8Span, _ range: Range<Int>) -> (value: UInt32, offset: Int)? {
    if range.isEmpty { return nil }
    let offset = text.span.startOfScalar(before: range.upperBound)
    return (text.scalar(at: offset).value, offset)
  }

  /// Returns the currency that a range names.
  private func currency(_ text: UTF8Span, _ range: Range<Int>) -> CurrencyMention {
    if range.isEmpty { return .none }
    // No name is this long.
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
  /// Whether the scalar is a minus or plus sign.
  fileprivate var isSignOfMoney: Bool { foldedSeparator == 0x2D || self == 0x2B }
}
