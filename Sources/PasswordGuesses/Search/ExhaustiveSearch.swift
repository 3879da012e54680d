import UnicodeText

/// How many characters an attacker tries for each place of a password.
///
/// The published model counts 10 for each UTF-16 unit: few enough that most pieces are found cheaper
/// in another way. For writing systems with thousands of characters this is too few, and for marks
/// that stand on a letter it is too much.
enum ExhaustiveSearch {
  /// The greatest number of guesses that anything is estimated to take, before the factors of a
  /// search; so far below the greatest number that nothing overflows.
  static let most = 1e280

  /// The guesses for one unit, so that a candidate for it is cheaper.
  static let leastForOneUnit = 11.0

  /// Characters of everyday Chinese, and about as many of everyday Japanese.
  ///
  /// The list of characters in common use (现代汉语常用字表, 1988) has 2,500 for the first degree; the
  /// jōyō kanji of 2010 are 2,136.
  private static let ideographs = 2500.0

  /// Syllables of everyday Korean; KS X 1001 has 2,350.
  private static let syllables = 1000.0

  /// Returns how many characters an attacker tries in the place of a unit.
  static func choices(_ unit: UInt16) -> Double {
    if unit < 0x300 { return 10 }
    switch unit {
    // Greek and Cyrillic letters, and those of hiragana and katakana.
    case 0x370...0x482, 0x3041...0x3096, 0x30A1...0x30FA: return 10
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF: return ideographs
    case 0xAC00...0xD7A3: return syllables
    case 0xD800...0xDBFF:
      // The first half of an ideograph of planes 2 and 3 counts for the whole.
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
