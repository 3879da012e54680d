extension PasswordsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in Array(Self.password(&generator).utf8) }
  }

  private static let pieces = [
    "password", "Password", "p4ssw0rd", "P@$$W0RD", "drowssap", "qwerty", "zxcvbn", "asdfghjkl",
    "1234", "4321", "abc", "zyx", "1991", "2015", "13.5.91", "1/1/2001", "31121999", "2012-12-21",
    "aaaa", "abab", "aabaab", "4@8({[<369&", "1!|0$5+7%2", "il1|!t7", "correct", "horse", "smith",
    "mary", "ann", "\n", "\r", "\u{2028}", " ", "\0", "é", "e\u{301}", "İ", "ΣΑΣ", "ß", "ﬁ",
    "\u{212A}",
    "привет", "ghbdtn", "пароль", "йцукен", "漢字", "山", "한국", "か", "א", "ش", "٣", "👩‍👧", "🔥🔥",
    "\u{200D}", "\u{FE0F}", "\u{1112}\u{1161}", "\u{302E}", "a\u{308}\u{323}", "𐐀", "~!@#", "<>?",
  ]

  private static func password(_ generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0...generator.below(4) { text += pieces.any(&generator) }
    switch generator.below(8) {
    case 0: return text + text + text
    case 1: return String(text.reversed())
    case 2: return "\(text)\n\(text)\(generator.below(100))"
    case 3: return text.uppercased()
    case 4: return String(repeating: text, count: 1 + generator.below(40))
    default: return text
    }
  }
}
