/// The common logarithm, which the standard library lacks.
enum Log10 {
  private static let ofTwo = 0.301_029_995_663_981_2
  private static let ofE = 0.434_294_481_903_251_8

  /// Returns the common logarithm of a positive finite number, exact to about 15 digits.
  ///
  ///     Log10.of(1000)  // 3
  static func of(_ number: Double) -> Double {
    var exponent = Double(number.exponent)
    var fraction = number.significand
    if fraction > 1.414_213_562_373_095 {
      fraction /= 2
      exponent += 1
    }
    // ln x = 2 (z + z³/3 + z⁵/5 + …) for z = (x − 1) / (x + 1), which is at most 0.172 here.
    let ratio = (fraction - 1) / (fraction + 1)
    let square = ratio * ratio
    var sum = 0.0
    for odd in stride(from: 25.0, through: 1, by: -2) { sum = sum * square + 1 / odd }
    return exponent * ofTwo + 2 * ratio * sum * ofE
  }
}
