import Violations

/// The beginning of a number as ``ExactDecimal`` reads it, and whether it can come to lie within
/// limits.
///
/// An optional sign, digits with an optional point, and an optional exponent. Until the exponent
/// is there, the number may be multiplied by any power of ten.
struct TypedNumber {
  private enum Part { case start, sign, mantissa, exponent, exponentDigits }

  /// How many digits are compared with the limits before the exponent.
  private static let comparedDigits = 32

  private let lower: NumberCheck.Bound?
  private let upper: NumberCheck.Bound?
  private let maximumFractionDigits: Int?
  private var part = Part.start
  private var range: MagnitudeRange?
  private var hasDigit = false
  private var hasPoint = false

  /// The digits from the first that is not zero on.
  private var digits: [UInt8] = []

  /// The power of ten of the magnitude that the digits have as they stand.
  private var size = 0

  /// The exponents that are left, without their sign.
  private var exponents = 0...ExactDecimal.maximumExponent
  private var signedExponents = 0...0
  private var exponent = 0

  init(
    within lower: NumberCheck.Bound?,
    _ upper: NumberCheck.Bound?,
    maximumFractionDigits: Int?
  ) {
    self.lower = lower
    self.upper = upper
    self.maximumFractionDigits = maximumFractionDigits
  }

  /// Takes the next byte, and returns false if no number within the limits has it there.
  mutating func append(_ byte: UInt8) -> Bool {
    let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
    switch part {
    case .start:
      range = MagnitudeRange(isNegative: byte == UInt8(ascii: "-"), within: lower, upper)
      guard range != nil else { return false }
      part = isSign ? .sign : .mantissa
      return isSign || appendToMantissa(byte)
    case .sign, .mantissa:
      part = .mantissa
      return appendToMantissa(byte)
    case .exponent:
      part = .exponentDigits
      if isSign { return begin(isNegative: byte == UInt8(ascii: "-")) }
      return begin(isNegative: false) && appendToExponent(byte)
    case .exponentDigits: return appendToExponent(byte)
    }
  }

  private mutating func appendToMantissa(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      hasDigit = true
      if byte == UInt8(ascii: "0"), digits.isEmpty {
        if hasPoint { size -= 1 }
        return true
      }
      digits.append(byte - UInt8(ascii: "0"))
      if !hasPoint { size += 1 }
      return digits.count > Self.comparedDigits || range?.hasNumber(beginningWith: digits) == true
    case UInt8(ascii: ".") where !hasPoint:
      hasPoint = true
      return true
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      guard hasDigit, let exponents = possibleExponents() else { return false }
      signedExponents = exponents
      part = .exponent
      return true
    default: return false
    }
  }

  /// The exponents with which the digits are within all limits.
  private func possibleExponents() -> ClosedRange<Int>? {
    guard let range else { return nil }
    if digits.isEmpty {
      let all = -ExactDecimal.maximumExponent...ExactDecimal.maximumExponent
      return range.hasZero ? all : nil
    }
    let number = Magnitude(digits: digits, size: size)
    guard let exponents = range.exponents(of: number) else { return nil }
    guard let maximumFractionDigits else { return exponents }
    let first = max(
      exponents.lowerBound,
      number.digits.count - number.size - maximumFractionDigits
    )
    return first <= exponents.upperBound ? first...exponents.upperBound : nil
  }

  /// Keeps the exponents of one sign.
  private mutating func begin(isNegative: Bool) -> Bool {
    let (first, last) = (signedExponents.lowerBound, signedExponents.upperBound)
    let least = max(0, isNegative ? -last : first)
    let greatest = isNegative ? -first : last
    guard least <= greatest else { return false }
    exponents = least...greatest
    return true
  }

  private mutating func appendToExponent(_ byte: UInt8) -> Bool {
    guard byte &- UInt8(ascii: "0") < 10 else { return false }
    exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
    var (first, last) = (exponent, exponent)
    while first <= exponents.upperBound {
      if last >= exponents.lowerBound { return true }
      // With zero, any digits may follow.
      (first, last) = (first * 10, last * 10 + 9)
    }
    return false
  }
}
