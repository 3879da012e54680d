import RuleEngine
public import Violations

extension NumberCheck {
  /// A number, such as 0.05, that accepted numbers must be multiples of.
  ///
  ///     NumberCheck.Divisor("0.05")?.divides("19.95")  // true
  ///     NumberCheck.Divisor("0.05")?.divides("19.99")  // false
  ///
  /// Numbers are divided as by hand, digit by digit. Powers of ten aren't written out, so `1e10000`
  /// doesn't take longer than its few digits.
  public struct Divisor: Hashable, Sendable {
    /// The number.
    public let number: ExactDecimal

    /// The digits of the number as an integer that doesn't end with a zero.
    private let digits: UInt64

    /// The most digits of a divisor, without zeros at either end.
    ///
    /// The product of two numbers with this many digits fits an integer of 128 bits.
    static let mostDigits = 18

    /// Creates a divisor, or returns nil for a number that isn't above zero or has more than 18
    /// digits.
    public init?(_ number: ExactDecimal) {
      guard number > 0, number.digits.utf8.count <= Self.mostDigits,
        let digits = UInt64(number.digits)
      else { return nil }
      self.number = number
      self.digits = digits
    }

    /// Returns whether a number is a multiple.
    ///
    /// Zero and negative numbers can be multiples too.
    ///
    /// - Complexity: O(*n*) in the number of digits.
    public func divides(_ other: ExactDecimal) -> Bool {
      // The last digit is never zero, so a digit in a place that the divisor doesn't have leaves a
      // remainder.
      let power = other.exponent - number.exponent
      if other.digits.isEmpty || power < 0 { return other.digits.isEmpty }
      return remainder(other.digits) * powerOfTen(power) % UInt128(digits) == 0
    }

    /// Returns the remainder of digits, read as an integer.
    ///
    /// Eighteen digits are divided at a time.
    private func remainder(_ text: String) -> UInt128 {
      let divisor = UInt128(digits)
      var rest: UInt128 = 0
      var (group, scale): (UInt64, UInt64) = (0, 1)
      for byte in text.utf8 {
        group = group * 10 + UInt64(byte - UInt8(ascii: "0"))
        scale *= 10
        if scale == 1_000_000_000_000_000_000 {
          rest = (rest * UInt128(scale) + UInt128(group)) % divisor
          (group, scale) = (0, 1)
        }
      }
      return (rest * UInt128(scale) + UInt128(group)) % divisor
    }

    /// Returns the remainder of a power of ten.
    private func powerOfTen(_ exponent: Int) -> UInt128 {
      let divisor = UInt128(digits)
      var (result, square, exponent) = (1 % divisor, 10 % divisor, exponent)
      while exponent > 0 {
        if exponent % 2 == 1 { result = result * square % divisor }
        square = square * square % divisor
        exponent /= 2
      }
      return result
    }
  }
}

extension NumberCheck.Divisor {
  /// Returns whether there is a multiple between limits, or true if the numbers are too long to
  /// decide.
  ///
  /// - Parameters:
  ///   - lower: The lower limit.
  ///   - upper: The upper limit, which isn't below the lower limit.
  ///   - fractionDigits: The maximum number of digits after the decimal point.
  /// - Returns: Whether there is a multiple, or might be one.
  func hasMultiple(
    from lower: NumberCheck.Bound,
    to upper: NumberCheck.Bound,
    fractionDigits: Int?
  ) -> Bool {
    let exponents = [number.exponent, lower.value.exponent, upper.value.exponent]
    let unit = min(exponents.min() ?? 0, fractionDigits.map { -$0 } ?? 0)
    guard var step = number.count(ofUnits: unit), let first = lower.value.count(ofUnits: unit),
      let last = upper.value.count(ofUnits: unit)
    else { return true }
    if let fractionDigits {
      guard let finest = ExactDecimal("1e-\(fractionDigits)")?.count(ofUnits: unit) else {
        return true
      }
      let (common, isTooLarge) = (step / greatestCommonDivisor(step, finest))
        .multipliedReportingOverflow(by: finest)
      // If the number is larger than all limits, 0 is the only multiple that counts.
      step = isTooLarge ? Int.max : common
    }
    // The remainder of a negative number is negative too.
    var multiple = first - first % step
    if multiple < first || multiple == first && !lower.isIncluded { multiple += step }
    return multiple < last || multiple == last && upper.isIncluded
  }
}

/// Returns the greatest integer that divides two integers, which aren't both 0.
func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
  var (first, second) = (first, second)
  while second != 0 { (first, second) = (second, first % second) }
  return first
}

extension ExactDecimal {
  /// Returns the number as a count of units of a power of ten.
  ///
  /// Returns nil if the count isn't a whole number, or has more than 17 digits.
  func count(ofUnits power: Int) -> Int? {
    let zeros = exponent - power
    guard zeros >= 0, digits.utf8.count + zeros <= 17 else { return digits.isEmpty ? 0 : nil }
    let magnitude = Int("0" + digits + String(repeating: "0", count: zeros))
    return isNegative ? magnitude.map { -$0 } : magnitude
  }
}
