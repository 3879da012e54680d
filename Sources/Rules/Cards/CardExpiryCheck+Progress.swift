public import Violations

extension CardExpiryCheck {
  /// Returns whether a month of expiry that is still being typed can become valid.
  ///
  /// It can if the text is the beginning of a valid month, written in one of the forms that the
  /// check accepts.
  ///
  /// - Complexity: O(*n* · *m*) in the number of bytes and of the months up to ``maximumYears``.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    let today = context.surroundings.today()
    let span = text.span
    var bytes: [UInt8] = []
    for index in span.indices { bytes.append(span[index]) }
    guard !canBecomeValid(bytes[...], today: today) else { return .unfinished }
    let place = bytes.indices.first { !canBecomeValid(bytes[...$0], today: today) }
    return .impossible(at: place ?? 0)
  }

  /// Returns whether a text is the beginning of a valid month.
  private func canBecomeValid(_ text: ArraySlice<UInt8>, today: CivilDate) -> Bool {
    guard let typed = TypedExpiry(text) else { return false }
    let first = today.year * 12 + today.month - 1
    return (first...(first + maximumYears * 12)).contains { number in
      typed.canBecome(month: number % 12 + 1, of: years(number / 12, today: today))
    }
  }

  /// Returns the ways to write a year: with four digits, and with two if they are taken for it.
  private func years(_ year: Int, today: CivilDate) -> [[UInt8]] {
    let long = TypedExpiry.digits(year, count: 4)
    let short = year % 100
    let meant = CardExpiryText.fullYear(short, today: today, maximumYears: maximumYears)
    return meant == year ? [long, TypedExpiry.digits(short, count: 2)] : [long]
  }
}

/// The beginning of a month of expiry: digits, what stands behind them, and further digits.
private struct TypedExpiry {
  var first: ArraySlice<UInt8>
  var second: ArraySlice<UInt8>
  var isSeparated: Bool
  var mark: UInt8?

  /// Divides a text, or returns nil if it is not the beginning of any form.
  init?(_ text: ArraySlice<UInt8>) {
    first = text.prefix { $0 &- UInt8(ascii: "0") < 10 }
    var rest = text[first.endIndex...].drop { $0 == UInt8(ascii: " ") }
    if let next = rest.first, next == UInt8(ascii: "/") || next == UInt8(ascii: "-") {
      mark = next
      rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    }
    second = rest
    isSeparated = first.endIndex < text.endIndex
    guard !isSeparated || !first.isEmpty, second.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { return nil }
  }

  /// Returns whether further characters can make this a month, given the ways to write its year.
  func canBecome(month: Int, of years: [[UInt8]]) -> Bool {
    let months = [Self.digits(month, count: 2), Self.digits(month, count: month < 10 ? 1 : 2)]
    return years.contains { year in
      let isHyphenPossible = mark == UInt8(ascii: "-") || mark == nil && second.isEmpty
      let isYearFirst = year.count == 4 && isHyphenPossible
      return months.contains { month in
        if isSeparated {
          return month[...] == first && year.starts(with: second)
            || isYearFirst && year[...] == first && month.starts(with: second)
        }
        return (month + year).starts(with: first) || isYearFirst && year.starts(with: first)
      }
    }
  }

  /// Returns the last digits of a number.
  static func digits(_ number: Int, count: Int) -> [UInt8] {
    let all = Array(String(number).utf8)
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, count - all.count))
    return (zeros + all).suffix(count)
  }
}
