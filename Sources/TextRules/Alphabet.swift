import RuleEngine
import UnicodeText

/// The order of letters and digits in their sequences, such as a, b, c and 1, 2, 3.
enum Alphabet {
  /// Returns a number for a letter or digit.
  ///
  /// The numbers of neighbors differ by one.
  ///
  ///     Alphabet.index(of: "c")  // Alphabet.index(of: "b") + 1
  ///     Alphabet.index(of: "-")  // nil
  ///
  /// The digits of a script follow each other from 0 to 9. The order of letters depends on the
  /// script:
  ///
  /// - In Latin, Greek, Cyrillic, Hebrew, Arabic, Hiragana, Katakana and Hangul, letters follow
  ///   each other as people recite the alphabet, uppercase and lowercase letters separately.
  ///   Letters outside the alphabet, such as `é`, `ς`, `ё`, `ך` and `ة`, don't have an index. -
  ///   Letters of Han don't have an order. - In other scripts, letters follow the order of Unicode.
  ///
  /// - Complexity: O(1). It allocates nothing.
  static func index(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    switch scalar.value {
    case 0x30...0x39: return digits + value * 16 - (value - 0x30) * 15
    case 0x41...0x5A: return latinCapitals + value
    case 0x61...0x7A: return latin + value
    case ..<0x80: return nil
    case 0xFF00...0xFFEF:
      let standard = scalar.standardWidth
      return standard == scalar ? nil : index(of: standard)
    default: break
    }
    if let digit = scalar.decimalDigitValue { return digits + value * 16 - digit * 15 }
    if let index = indices[scalar.value] { return index }
    let properties = ScalarProperties(of: scalar)
    switch properties.category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: break
    default: return nil
    }
    let script = properties.script
    if script == .common || script == .inherited || recited.contains(script) { return nil }
    return (Int(script.number) + 1) << 32 + value
  }

  // The starts are so far apart that no index of one kind is next to an index of another. The
  // digits of each script begin at sixteen times the code of their zero.
  private static let digits = 0
  private static let latin = 1 << 30
  private static let latinCapitals = 1 << 30 + 1 << 20

  /// The scripts whose letters don't follow the order of Unicode.
  private static let recited = ScriptSet([
    .latin, .greek, .cyrillic, .hebrew, .arabic, .hiragana, .katakana, .hangul, .han,
  ])

  /// The alphabets other than Latin, in lowercase letters if the script has case.
  private static let alphabets = [
    "αβγδεζηθικλμνξοπρστυφχψω",
    "абвгдежзийклмнопрстуфхцчшщъыьэюя",
    "אבגדהוזחטיכלמנסעפצקרשת",
    "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん",
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン",
    "가나다라마바사아자차카타파하",
  ]

  /// The indices of the letters of ``alphabets``.
  private static let indices: [UInt32: Int] = {
    var indices: [UInt32: Int] = [:]
    for (number, alphabet) in alphabets.enumerated() {
      let capitals = alphabet.utf8Span.mapped(.uppercase).text
      for (kind, letters) in [capitals, alphabet].enumerated() {
        let start = latin + (2 + 2 * number + kind) << 20
        for (index, scalar) in letters.unicodeScalars.enumerated() {
          indices[scalar.value] = start + index
        }
      }
    }
    return indices
  }()
}
