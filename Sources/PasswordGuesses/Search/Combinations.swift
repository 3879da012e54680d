/// Counts of ways to choose.
enum Combinations {
  /// Returns in how many ways one to `most` of `count` things can be chosen.
  ///
  ///     Combinations.ofOne(to: 2, of: 4)  // 4 + 6
  ///
  /// - Complexity: O(`most`).
  static func ofOne(to most: Int, of count: Int) -> Double {
    var ways = 1.0
    var sum = 0.0
    var chosen = 1
    while chosen <= most {
      ways = ways * Double(count - chosen + 1) / Double(chosen)
      sum += ways
      chosen += 1
    }
    return sum
  }

  /// Returns how many variants mix two kinds of character in some places.
  ///
  /// An attacker tries one character of the rarer kind first, then two, and so on.
  static func mixing(_ one: Int, _ other: Int) -> Double {
    ofOne(to: min(one, other), of: one + other)
  }
}
