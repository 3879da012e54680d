import Violations

extension JSONParser {
  /// Reads a number (RFC 8259 §6) and returns it as written.
  mutating func number(_ input: Span<UInt8>) throws(JSONError) -> String {
    let start = index
    if peek(input) == UInt8(ascii: "-") { index += 1 }
    let integer = index
    guard skipDigits(input) > 0 else { throw broken(input, start) }
    if input[integer] == UInt8(ascii: "0"), index > integer + 1 {
      throw JSONError(.number, at: start)
    }
    if peek(input) == UInt8(ascii: ".") {
      index += 1
      guard skipDigits(input) > 0 else { throw broken(input, start) }
    }
    if let mark = peek(input), mark | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek(input), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
        index += 1
      }
      let exponent = index
      guard skipDigits(input) > 0 else { throw broken(input, start) }
      guard isExponentWithinLimit(input, exponent..<index) else {
        throw JSONError(.numberRange, at: start)
      }
    }
    return Self.text(input, start..<index)
  }

  private mutating func skipDigits(_ input: Span<UInt8>) -> Int {
    let start = index
    while index < input.count, input[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - start
  }

  /// The error for a number that stops where a digit is needed.
  private func broken(_ input: Span<UInt8>, _ start: Int) -> JSONError {
    index < input.count ? JSONError(.number, at: start) : JSONError(.truncated, at: index)
  }

  private func isExponentWithinLimit(_ input: Span<UInt8>, _ digits: Range<Int>) -> Bool {
    var value = 0
    for index in digits {
      value = value * 10 + Int(input[index] - UInt8(ascii: "0"))
      if value > ExactDecimal.maximumExponent { return false }
    }
    return true
  }
}
