import RuleEngine
import Violations

/// An exact sum of numbers and products, without any loss of digits.
///
///     var sum = ExactSum()
///     sum.add([ExactDecimal("0.1"), ExactDecimal("3")])  // true
///     sum.add([ExactDecimal("0.2")])                     // true
///     sum.total                                          // 0.5
///
/// The sum is kept as a multiple of the smallest power of ten so far, in limbs of nine digits.
struct ExactSum {
  /// The most digits and decimal places of a number.
  ///
  /// The limit keeps the work linear in the count of numbers.
  static let mostDigits = 400

  private static let base: UInt64 = 1_000_000_000

  private var positive: [UInt64] = []
  private var negative: [UInt64] = []

  /// Whether no numbers were added.
  private(set) var isOfNothing = true

  /// The power of ten of the last digit of both totals.
  private var exponent = 0

  /// Returns whether a number can be added: whether it has few enough digits and places.
  static func takes(_ number: ExactDecimal) -> Bool {
    number.digits.utf8.count <= mostDigits && abs(number.exponent) <= mostDigits
  }

  /// Adds the product of numbers, and returns false if one of them has too many digits or places.
  ///
  /// - Complexity: O(*d*²) in ``mostDigits``.
  mutating func add(_ factors: [ExactDecimal]) -> Bool {
    isOfNothing = false
    var product: [UInt64] = [1]
    var power = 0
    var isNegative = false
    for factor in factors {
      guard Self.takes(factor) else { return false }
      product = Self.product(product, Self.limbs(of: factor.digits))
      power += factor.exponent
      if factor.isNegative { isNegative.toggle() }
    }
    if product.isEmpty { return true }
    if power < exponent {
      Self.raise(&positive, by: exponent - power)
      Self.raise(&negative, by: exponent - power)
      exponent = power
    } else {
      Self.raise(&product, by: power - exponent)
    }
    if isNegative { Self.add(product, to: &negative) } else { Self.add(product, to: &positive) }
    return true
  }

  var total: ExactDecimal {
    let isNegative = Self.precedes(positive, negative)
    let (greater, smaller) = isNegative ? (negative, positive) : (positive, negative)
    var difference = greater
    var borrowed: UInt64 = 0
    for index in difference.indices {
      let taken = (index < smaller.count ? smaller[index] : 0) + borrowed
      borrowed = difference[index] < taken ? 1 : 0
      difference[index] = difference[index] + borrowed * Self.base - taken
    }
    var digits = difference.reversed().map { limb in
      let text = String(limb)
      return String(repeating: "0", count: 9 - text.utf8.count) + text
    }.joined()
    if digits.isEmpty { digits = "0" }
    return ExactDecimal(Self.plain(digits, exponent, isNegative)) ?? 0
  }

  /// Returns a number without an exponent, for digits and the power of ten of the last one.
  private static func plain(_ digits: String, _ exponent: Int, _ isNegative: Bool) -> String {
    let sign = isNegative ? "-" : ""
    if exponent >= 0 { return sign + digits + String(repeating: "0", count: exponent) }
    let missing = max(0, -exponent - digits.utf8.count)
    let all = String(repeating: "0", count: missing) + digits
    return sign + all.dropLast(-exponent) + "." + all.suffix(-exponent)
  }

  /// Returns the limbs of a whole number, least significant first.
  private static func limbs(of digits: String) -> [UInt64] {
    var limbs: [UInt64] = []
    var rest = Array(digits.utf8)[...]
    while !rest.isEmpty {
      limbs.append(rest.suffix(9).reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) })
      rest = rest.dropLast(9)
    }
    return limbs
  }

  private static func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    if left.isEmpty || right.isEmpty { return [] }
    var product = Array(repeating: UInt64(0), count: left.count + right.count)
    for (index, factor) in left.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in right.enumerated() {
        let sum = product[index + offset] + factor * other + carry
        product[index + offset] = sum % base
        carry = sum / base
      }
      product[index + right.count] += carry
    }
    return trimmed(product)
  }

  /// Multiplies a number by a power of ten.
  private static func raise(_ limbs: inout [UInt64], by power: Int) {
    if power == 0 || limbs.isEmpty { return }
    let factor = (0..<(power % 9)).reduce(UInt64(1)) { product, _ in product * 10 }
    limbs = Array(repeating: 0, count: power / 9) + product(limbs, [factor])
  }

  private static func add(_ other: [UInt64], to limbs: inout [UInt64]) {
    var carry: UInt64 = 0
    for index in 0..<max(limbs.count, other.count) {
      if index == limbs.count { limbs.append(0) }
      let sum = limbs[index] + (index < other.count ? other[index] : 0) + carry
      limbs[index] = sum % base
      carry = sum / base
    }
    if carry > 0 { limbs.append(carry) }
  }

  private static func precedes(_ left: [UInt64], _ right: [UInt64]) -> Bool {
    let (left, right) = (trimmed(left), trimmed(right))
    if left.count != right.count { return left.count < right.count }
    return left.reversed().lexicographicallyPrecedes(right.reversed())
  }

  private static func trimmed(_ limbs: [UInt64]) -> [UInt64] {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    return limbs
  }
}
