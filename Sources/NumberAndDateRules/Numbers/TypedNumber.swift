import RuleEngine
import Violations

/// The beginning of a number in the syntax of ``ExactDecimal``, and whether it can end up within
/// limits.
///
/// A number has an optional sign, digits with an optional decimal point, and an optional exponent.
/// Before the exponent is typed, any power of ten can still multiply the number.
struct TypedNumber {
  private enum Part { case start, sign, mantissa, exponent, exponentDigits }

  /// The number of digits that are compared with the limits before the exponent.
  private static let comparedDigits = 32

  private let lower: NumberCheck.Bound?
  private let upper: NumberCheck.Bound?
  private let maximumFractionDigits: Int?
  private var part = Part.start
  private var range: MagnitudeRange?
  private var hasDigit = false
  private var hasPoint = false

  /// The digits, beginning with the first one that isn't zero.
  private var digits: [UInt8] = []

  /// The power of ten in the magnitude of the digits so far.
  private var size = 0

  /// The exponents that are still possible, without their sign.
  private var exponents = 0...ExactDecimal.maximumExponent
  private var signedExponents = 0...0
  private var exponent = 0

  init(within lower: NumberCheck.Bound?, _ upper: NumberCheck.Bound?, maximumFractionDigits: Int?) {
    self.lower = lower
    self.upper = upper
    self.maximumFractionDigits = maximumFractionDigits
  }

  /// Reads the next byte, and returns false if no number within the limits can have it there.
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

  /// The exponents that put the digits within all limits.
  private func possibleExponents() -> ClosedRange<Int>? {
    guard let range else { return nil }
    if digits.isEmpty {
      let all = -ExactDecimal.maximumExponent...ExactDecimal.maximumExponent
      return range.hasZero ? all : nil
    }
    let number = Magnitude(digits: digits, size: size)
    guard let exponents = range.exponents(of: number) else { return nil }
    guard let maximumFractionDigits else { return exponents }
    let first = max(exponents.lowerBound, number.digits.count - number.size - maximumFractionDigits)
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
      // After a zero, any digits may follow.
      (first, last) = (first * 10, last * 10 + 9)
    }
    return false
  }
}

/// The size of a number without its sign: a fraction below one times a power of ten.
///
///     Magnitude(digits: [1, 2, 5], size: 2)  // 12.5, as 0.125 · 10²
struct Magnitude: Hashable {
  /// The digits after the decimal point.
  ///
  /// The first and last digits aren't zero. The array is empty for zero.
  let digits: [UInt8]

  /// The power of ten.
  let size: Int

  /// Creates a magnitude from digits.
  ///
  /// The first digit isn't zero.
  init(digits: [UInt8], size: Int) {
    self.digits = Array(digits[..<((digits.lastIndex { $0 != 0 } ?? -1) + 1)])
    self.size = self.digits.isEmpty ? 0 : size
  }

  /// Creates the magnitude of a number.
  init(_ number: ExactDecimal) {
    let digits = number.digits.utf8.map { $0 - UInt8(ascii: "0") }
    self.init(digits: digits, size: digits.count + number.exponent)
  }

  var isZero: Bool { digits.isEmpty }

  static let zero = Magnitude(digits: [], size: 0)
}

extension Magnitude: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if left.isZero || right.isZero { return left.isZero && !right.isZero }
    return left.size == right.size
      ? left.digits.lexicographicallyPrecedes(right.digits) : left.size < right.size
  }
}

/// The possible magnitudes of numbers with one sign.
struct MagnitudeRange {
  /// The least magnitude, and whether the range includes it.
  let lower: (limit: Magnitude, isIncluded: Bool)

  /// The greatest magnitude, and whether the range includes it, or nil if there is none.
  let upper: (limit: Magnitude, isIncluded: Bool)?

  /// Creates the range of numbers of one sign between two bounds, or returns nil if there are none.
  ///
  /// Zero has both signs.
  init?(isNegative: Bool, within lower: NumberCheck.Bound?, _ upper: NumberCheck.Bound?) {
    let (near, far) = isNegative ? (upper, lower) : (lower, upper)
    func isBeyondZero(_ bound: NumberCheck.Bound) -> Bool {
      isNegative ? bound.value < 0 : bound.value > 0
    }
    if let near, near.value == 0 || isBeyondZero(near) {
      self.lower = (Magnitude(near.value), near.isIncluded)
    } else {
      self.lower = (.zero, true)
    }
    guard let far else {
      self.upper = nil
      return
    }
    guard far.value == 0 || isBeyondZero(far) else { return nil }
    let limit = Magnitude(far.value)
    self.upper = (limit, far.isIncluded)
    guard
      self.lower.limit < limit
        || self.lower.limit == limit && self.lower.isIncluded && far.isIncluded
    else { return nil }
  }

  /// Whether zero is in the range.
  var hasZero: Bool { lower.limit.isZero && lower.isIncluded }

  /// Returns whether the range has a number that begins with given digits, wherever its decimal
  /// point is.
  ///
  /// The first digit isn't zero.
  func hasNumber(beginningWith digits: [UInt8]) -> Bool {
    guard let upper else { return true }
    guard !upper.limit.isZero else { return false }
    // The greatest of the numbers that have only these digits. The next smaller one is a tenth of
    // it.
    let same = Magnitude(digits: digits, size: upper.limit.size)
    let fits = same < upper.limit || same == upper.limit && upper.isIncluded
    let size = fits ? upper.limit.size : upper.limit.size - 1
    var next = digits
    var index = next.count - 1
    while index >= 0, next[index] == 9 {
      next[index] = 0
      index -= 1
    }
    if index >= 0 {
      next[index] += 1
      return Magnitude(digits: next, size: size) > lower.limit
    }
    return Magnitude(digits: [1], size: size + 1) > lower.limit
  }

  /// Returns the exponents that put a magnitude, which isn't zero, into the range.
  func exponents(of number: Magnitude) -> ClosedRange<Int>? {
    let maximum = ExactDecimal.maximumExponent
    var (first, last) = (-maximum, maximum)
    if !lower.limit.isZero {
      let same = Magnitude(digits: number.digits, size: lower.limit.size)
      let fits = same > lower.limit || same == lower.limit && lower.isIncluded
      first = max(first, lower.limit.size - number.size + (fits ? 0 : 1))
    }
    if let upper {
      guard !upper.limit.isZero else { return nil }
      let same = Magnitude(digits: number.digits, size: upper.limit.size)
      let fits = same < upper.limit || same == upper.limit && upper.isIncluded
      last = min(last, upper.limit.size - number.size - (fits ? 0 : 1))
    }
    return first <= last ? first...last : nil
  }
}
