extension Unicode.Scalar {
  /// Whether this is one of the letters A to Z, in either case.
  var isBasicLetter: Bool { "A"..."Z" ~= self || "a"..."z" ~= self }

  /// Whether this is one of the digits 0 to 9.
  var isBasicDigit: Bool { "0"..."9" ~= self }

  /// Whether people write this sign between the parts of numbers, or between two values.
  var isSeparatingSign: Bool {
    switch self {
    case ".", ":", "/", "-", "+": true
    default: isUnusualSeparator
    }
  }

  /// Whether people write this sign between the parts of numbers by mistake.
  var isUnusualSeparator: Bool {
    switch self {
    case ",", ";", "\\", "|", "_", "\u{B7}", "\u{2022}", "\u{2044}", "\u{2215}", "'", "\u{2019}",
      "\u{3001}", "\u{30FB}":
      true
    default: false
    }
  }

  /// The digit that this letter looks like; nil if it looks like none.
  ///
  /// It knows an uppercase L because rules can make letters uppercase.
  var digitLookAlike: Unicode.Scalar? {
    switch self {
    case "O", "o": "0"
    case "I", "i", "l", "L", "|": "1"
    default: nil
    }
  }

  /// The Latin letter that this Cyrillic or Greek letter looks like; nil if it looks like none
  /// (UTS #39, `confusables.txt`).
  var latinLookAlike: Unicode.Scalar? {
    0x370..<0x530 ~= value ? Self.lookAlikes[self] : nil
  }

  /// The letters of other scripts and those of the Latin script that they look like.
  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = Dictionary(
    cyrillic + greek,
    uniquingKeysWith: { first, _ in first }
  )

  private static let cyrillic: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("\u{410}", "A"), ("\u{412}", "B"), ("\u{415}", "E"), ("\u{405}", "S"), ("\u{406}", "I"),
    ("\u{408}", "J"), ("\u{41A}", "K"), ("\u{41C}", "M"), ("\u{41D}", "H"), ("\u{41E}", "O"),
    ("\u{420}", "P"), ("\u{421}", "C"), ("\u{422}", "T"), ("\u{425}", "X"), ("\u{423}", "Y"),
    ("\u{51A}", "Q"), ("\u{51C}", "W"), ("\u{430}", "a"), ("\u{435}", "e"), ("\u{455}", "s"),
    ("\u{456}", "i"), ("\u{458}", "j"), ("\u{43E}", "o"), ("\u{440}", "p"), ("\u{441}", "c"),
    ("\u{445}", "x"), ("\u{443}", "y"), ("\u{51B}", "q"), ("\u{51D}", "w"),
  ]

  private static let greek: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("\u{391}", "A"), ("\u{392}", "B"), ("\u{395}", "E"), ("\u{396}", "Z"), ("\u{397}", "H"),
    ("\u{399}", "I"), ("\u{39A}", "K"), ("\u{39C}", "M"), ("\u{39D}", "N"), ("\u{39F}", "O"),
    ("\u{3A1}", "P"), ("\u{3A4}", "T"), ("\u{3A5}", "Y"), ("\u{3A7}", "X"), ("\u{3BF}", "o"),
    ("\u{3F2}", "c"), ("\u{3F3}", "j"),
  ]
}
