import UnicodeText

/// The number of characters that an attacker tries for each UTF-16 unit if nothing helps but trying
/// everything.
///
/// The published model counts 10 for each unit, a number so small that it seldom beats any other
/// way to find a piece. It is too small for writing systems with thousands of characters, and too
/// large for marks on a letter.
enum ExhaustiveSearch {
  /// The number of guesses where a text is cut off.
  ///
  /// It is small enough that the factors of a search don't overflow a `Double`.
  static let most = 1e280

  /// The minimum number of guesses for one unit: more than for a candidate of one unit.
  static let leastForOneUnit = 11.0

  /// Returns the guesses for two to four ASCII units, and infinity for other lengths.
  @inline(__always)
  static func guesses(forUnits count: Int) -> Double {
    switch count {
    case 2: 1e2
    case 3: 1e3
    case 4: 1e4
    default: .infinity
    }
  }

  /// The number of characters in everyday Chinese, and approximately in everyday Japanese.
  ///
  /// The list of common characters (现代汉语常用字表, 1988) has 2,500 in its first level; the jōyō kanji of
  /// 2010 are 2,136.
  private static let ideographs = 2500.0

  /// The number of syllables in everyday Korean; KS X 1001 has 2,350.
  private static let syllables = 1000.0

  /// Returns the number of characters that an attacker tries in place of a unit.
  static func choices(_ unit: UInt16) -> Double {
    if unit < 0x300 { return 10 }
    switch unit {
    // Greek and Cyrillic letters, hiragana, and katakana.
    case 0x370...0x482, 0x3041...0x3096, 0x30A1...0x30FA: return 10
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: return ideographs
    case 0xAC00...0xD7A3: return syllables
    case 0xD800...0xDBFF:
      // The first half of an ideograph on planes 2 and 3 counts for the whole.
      return 0xD840...0xD8BF ~= unit ? ideographs / 10 : 10
    case 0xDC00...0xDFFF: return 10
    default:
      guard let scalar = Unicode.Scalar(unit) else { return 10 }
      let properties = ScalarProperties(of: scalar)
      switch properties.category {
      case .nonspacingMark, .enclosingMark: return properties.isDefaultIgnorable ? 1 : 2
      case .format: return 1
      default: return 10
      }
    }
  }
}

/// Counts the ways to choose and to mix.
enum Combinations {
  /// Returns the number of ways to choose from one to `most` of `count` things.
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

  /// Returns the number of ways to arrange characters of two kinds in a row.
  ///
  /// An attacker tries one character of the rarer kind first, then two, and so on.
  ///
  ///     Combinations.mixing(2, 2)  // 4 + 6
  static func mixing(_ one: Int, _ other: Int) -> Double {
    ofOne(to: min(one, other), of: one + other)
  }
}

/// The common logarithm, which the standard library doesn't have.
package enum Log10 {
  private static let ofTwo = 0.301_029_995_663_981_2
  private static let ofE = 0.434_294_481_903_251_8

  /// The inverses of the odd numbers from 25 down to 1.
  private static let inverses: InlineArray<13, Double> = [
    1 / 25, 1 / 23, 1 / 21, 1 / 19, 1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5, 1 / 3, 1,
  ]

  /// Returns the common logarithm of a positive finite number, accurate to about 15 digits.
  ///
  ///     Log10.of(1000)  // 3
  package static func of(_ number: Double) -> Double {
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
