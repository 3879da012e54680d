import UnicodeText

/// The order of letters and digits in their sequences, such as a, b, c and 1, 2, 3.
enum Alphabet {
  /// Returns a number for a letter or digit; neighbours have numbers that differ by one.
  ///
  ///     Alphabet.index(of: "c")  // Alphabet.index(of: "b") + 1
  ///     Alphabet.index(of: "-")  // nil
  ///
  /// Digits of one script follow each other from 0 to 9. Letters follow each other
  ///
  /// - in Latin, Greek, Cyrillic, Hebrew, Arabic, Hiragana, Katakana and Hangul, as the alphabet
  ///   is recited, uppercase and lowercase letters apart. Letters outside of it, such as `é`, `ς`, `ё`,
  ///   `ך` and `ة`, have no index.
  /// - in Han, nowhere.
  /// - in other scripts, as Unicode orders them.
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

  // Far enough apart that no index in one is beside an index in another: digits of one kind begin
  // at sixteen times the code of their zero, and so do the next kind's.
  private static let digits = 0
  private static let latin = 1 << 30
  private static let latinCapitals = 1 << 30 + 1 << 20

  /// The scripts whose order is known, or that have none.
  private static let recited = ScriptSet([
    .latin, .greek, .cyrillic, .hebrew, .arabic, .hiragana, .katakana, .hangul, .han,
  ])

  /// The alphabets other than Latin, in lowercase letters where there are two kinds.
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
