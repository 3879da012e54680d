import UnicodeText

extension NumberOperand {
  /// Returns the number that a style shows.
  ///
  /// That is a whole number for `integer`, and whole hundredths for `percent`. Halves go to the
  /// even neighbour, as they do when ICU writes them.
  ///
  ///     NumberOperand.decimal("1.5").rounded(for: .integer)   // 2
  ///     NumberOperand.decimal("0.125").rounded(for: .percent) // 12
  ///
  /// - Complexity: O(*n*) in the number of digits.
  func rounded(for style: NumberStyle) -> NumberOperand {
    switch (self, style) {
    case (_, .standard), (.integer, .integer):
      return self
    case (.integer(let number), .percent):
      let (product, overflows) = number.multipliedReportingOverflow(by: 100)
      return overflows ? .decimal("\(number)00") : .integer(product)
    case (.decimal(let text), .integer):
      return Self.rounded(text, shiftedBy: 0)
    case (.decimal(let text), .percent):
      return Self.rounded(text, shiftedBy: 2)
    }
  }

  /// Multiplies a number in plain digits by a power of ten and rounds it.
  private static func rounded(_ text: String, shiftedBy shift: Int) -> NumberOperand {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let parts = Array(text.utf8.drop { $0 == UInt8(ascii: "-") })
      .split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    let zero = UInt8(ascii: "0")
    var digits = Array(parts.first ?? []) + fraction.prefix(shift)
    digits += Array(repeating: zero, count: max(0, shift - fraction.count))

    let rest = fraction.dropFirst(shift)
    let half = UInt8(ascii: "5")
    let next = rest.first ?? zero
    let isHalf = next == half && rest.dropFirst().allSatisfy { $0 == zero }
    let isOdd = (digits.last ?? zero) & 1 == 1
    if isHalf ? isOdd : next >= half { increment(&digits) }

    let sign = isNegative ? "-" : ""
    let whole = sign + String(decoding: digits, as: UTF8.self)
    return Int(whole).map { .integer($0) } ?? .decimal(whole)
  }

  private static func increment(_ digits: inout [UInt8]) {
    for index in digits.indices.reversed() {
      guard digits[index] == UInt8(ascii: "9") else {
        digits[index] += 1
        return
      }
      digits[index] = UInt8(ascii: "0")
    }
    digits.insert(UInt8(ascii: "1"), at: 0)
  }
}
