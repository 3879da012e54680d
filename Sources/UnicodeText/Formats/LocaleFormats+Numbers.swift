import CICU

extension LocaleFormats {
  /// Writes a number at the end of a text.
  ///
  ///     german.append(.integer(1234567), style: .standard, to: &text)   // "1.234.567"
  ///
  /// A ``NumberOperand/decimal(_:)`` that is not in plain digits is written as it is.
  public func append(_ number: NumberOperand, style: NumberStyle, to text: inout String) {
    switch number {
    case .integer(let value):
      if style != .percent, appendSmall(value, to: &text) { return }
      append(cicu_formats_integer(formats, Int64(value), style.style), else: "\(value)", to: &text)
    case .decimal(let digits):
      append(
        digits.withBytes { cicu_formats_decimal(formats, $0, $1, style.style) },
        else: digits,
        to: &text
      )
    }
  }

  private static let asciiNumbers = (0..<1000).map(\.description)

  /// Writes a number from 0 to 999, which no locale groups, if the locale's digits are known.
  private func appendSmall(_ value: Int, to text: inout String) -> Bool {
    guard 0..<1000 ~= value, let zero = Unicode.Scalar(cicu_formats_zero_digit(formats)),
      zero != "\0"
    else { return false }
    if zero == "0" {
      text += Self.asciiNumbers[value]
      return true
    }
    var divisor = value < 10 ? 1 : value < 100 ? 10 : 100
    while divisor > 0 {
      let digit = UInt32(value / divisor % 10)
      if let scalar = Unicode.Scalar(zero.value + digit) { text.unicodeScalars.append(scalar) }
      divisor /= 10
    }
    return true
  }

  private func append(_ written: cicu_text, else fallback: String, to text: inout String) {
    text += String(written) ?? fallback
  }
}
