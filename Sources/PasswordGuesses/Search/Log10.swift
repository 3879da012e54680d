/// The common logarithm, which the standard library lacks.
enum Log10 {
  private static let ofTwo = 0.301_029_995_663_981_2
  private static let ofE = 0.434_294_481_903_251_8

  /// The inverses of the odd numbers from 25 down.
  private static let inverses: InlineArray<13, Double> = [
    1 / 25, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5, 1 / 3, 1,
  ]

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
    for index in inverses.indices { sum = sum * square + inverses[index] }
    return exponent * ofTwo + 2 * ratio * sum * ofE
  }
}
