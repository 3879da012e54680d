import RuleEngine
import Violations

/// A factor that a sum is multiplied by, the places that the product is rounded to, and the
/// accepted difference from the result.
///
/// A third of 100 to the cent is 33.33, and 7.7 % of 100.07 is 7.71:
///
///     factor: 1/3, places: 2
///     factor: 0.077, places: 2
struct SumScale: Sendable {
  /// A direction of rounding.
  enum Rounding: String, CaseIterable, Sendable {
    /// To the nearest number, and halves away from zero.
    case halfUp = "half-up"

    /// To the nearest number, and halves to the even digit.
    case halfEven = "half-even"

    /// Away from zero.
    case up

    /// Toward zero.
    case down
  }

  /// The numbers that each term is multiplied by before it is added.
  private(set) var multipliers: [ExactDecimal] = []

  /// The number that the sum is divided by.
  private var divisor = 1

  /// The decimal places of the result; nil to keep all of them.
  private var places: Int?

  private var rounding = Rounding.halfUp

  /// The greatest accepted difference from the result.
  private var tolerance: ExactDecimal = 0

  /// Whether a factor makes the result differ from the sum.
  var changesSum: Bool { !multipliers.isEmpty }

  /// Creates a scale that leaves sums unchanged.
  init() {}

  /// Reads the settings of a check.
  ///
  /// - Throws: A ``SettingError`` for a text that isn't a factor, and for settings that conflict.
  init(_ settings: Settings) throws(SettingError) {
    if let text = settings.text("factor") { try readFactor(text) }
    places = settings.integer("places")
    if divisor > 1, places == nil {
      throw SettingError(
        "factor",
        "a fraction needs `places`, because its digits might not end",
        hint: "write the decimal places of the result, such as `places: 2`"
      )
    }
    if let rounding: Rounding = settings.choice("rounding") {
      if places == nil { throw SettingError("rounding", "`rounding` needs `places`") }
      self.rounding = rounding
    }
    if let tolerance = settings.decimal("tolerance") {
      if tolerance < 0 { throw SettingError("tolerance", "the tolerance is less than 0") }
      if !ExactSum.takes(tolerance) {
        throw SettingError("tolerance", "the tolerance has more than \(ExactSum.mostDigits) digits")
      }
      self.tolerance = tolerance
    }
  }

  /// Reads a number such as `0.077`, or a fraction of whole numbers such as `1/3`.
  private mutating func readFactor(_ text: String) throws(SettingError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, let number = ExactDecimal(first), number != 0,
      abs(number.exponent) <= Self.mostPlaces, number.digits.utf8.count <= Self.mostPlaces
    else { throw Self.fault(text) }
    if parts.count == 2 {
      guard number.isInteger, parts[1].first?.isNumber == true, let divisor = Int(parts[1]),
        2...Self.greatestDivisor ~= divisor
      else { throw Self.fault(text) }
      self.divisor = divisor
    }
    multipliers = [number]
  }

  private static func fault(_ text: String) -> SettingError {
    SettingError(
      "factor",
      "`\(text.prefix(40))` isn't a factor",
      hint: "write a number such as `0.077`, or a fraction of whole numbers such as `1/3`"
    )
  }

  /// The most decimal places of a factor and of a result.
  static let mostPlaces = 18

  /// The greatest divisor.
  ///
  /// Ten times a remainder, plus a digit, must fit into an integer.
  private static let greatestDivisor = 1_000_000_000

  /// Returns a sum of multiplied terms after division and rounding.
  func scaled(_ sum: ExactDecimal) -> ExactDecimal {
    guard let places else { return sum }
    return sum.divided(by: divisor, places: places, rounding: rounding)
  }

  /// Returns whether a number counts as a result, or nil if a number has too many digits.
  func accepts(_ number: ExactDecimal, insteadOf result: ExactDecimal) -> Bool? {
    if number == result { return true }
    if tolerance == 0 { return false }
    var difference = ExactSum()
    guard difference.add([number]), difference.add([result, -1]) else { return nil }
    let distance = difference.total
    return distance.isNegative
      ? difference.add([tolerance]) && !difference.total.isNegative : distance <= tolerance
  }
}

extension SumScale {
  /// The settings of a scale.
  static let settings: [SettingDefinition] = [
    .init("factor", .text, "The number or fraction to multiply the sum by, such as 0.077 or 1/3."),
    .integer("places", 0...mostPlaces, "The decimal places that the sum is rounded to."),
    .choice(
      "rounding",
      Rounding.self,
      "The direction of rounding; half-up if absent, which rounds halves away from zero."
    ),
    .init("tolerance", .decimal, "The greatest accepted difference from the sum."),
  ]
}

extension ExactDecimal {
  /// Returns the quotient by a positive whole number, rounded to decimal places.
  ///
  /// - Complexity: O(*n*) in the number of digits, and in the zeros between the last digit and the
  ///   last place.
  fileprivate func divided(
    by divisor: Int,
    places: Int,
    rounding: SumScale.Rounding
  )
    -> ExactDecimal
  {
    // The digits of the number, extended by zeros up to the last place. Digits beyond it only
    // decide how to round.
    var written = Array(digits.utf8).map { Int($0 - UInt8(ascii: "0")) }
    let excess = exponent + places
    if excess >= 0 { written += Array(repeating: 0, count: excess) }
    let kept = max(0, written.count + min(0, excess))
    var quotient: [Int] = []
    var remainder = 0
    for digit in written[..<kept] {
      let next = remainder * 10 + digit
      quotient.append(next / divisor)
      remainder = next % divisor
    }
    // A number below the last place has zeros between the point and its first digit.
    let gap = max(0, -excess - written.count)
    let following = (gap > 0 ? [0] : []) + written[kept...]
    let next = remainder * 10 + (following.first ?? 0)
    let isExact = next % divisor == 0 && following.dropFirst().allSatisfy { $0 == 0 }
    let isUp =
      switch rounding {
      case .down: false
      case .up: next > 0 || !isExact
      case .halfUp: next / divisor >= 5
      case .halfEven:
        next / divisor > 5 || next / divisor == 5 && (!isExact || (quotient.last ?? 0) % 2 == 1)
      }
    let text = Self.text(isUp ? Self.incremented(quotient) : quotient)
    return ExactDecimal("\(isNegative ? "-" : "")\(text)e-\(places)")?.withoutExponent ?? self
  }

  /// Returns digits plus one.
  private static func incremented(_ digits: [Int]) -> [Int] {
    var digits = digits
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return digits
      }
      digits[index] = 0
    }
    return [1] + digits
  }

  private static func text(_ digits: [Int]) -> String {
    digits.isEmpty ? "0" : digits.map(String.init).joined()
  }

  /// The same number, written without an exponent.
  private var withoutExponent: ExactDecimal? { ExactDecimal(plain) }
}
