extension EmailTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in Array(Self.address(&generator).utf8) }
  }

  /// Texts that matter in the grammar of addresses.
  private static let pieces = [
    "ann", "a", "Z9", ".", ".", "@", "@", "example", "org", "com", "-", "--", "_", "+", " ",
    "\t", "\r\n ", "\r", "\n", "(", ")", "(x)", "(a(b)c)", "\"", "\"q\"", "\"a@b\"", "\\", "\\\"",
    "<", ">", "[", "]", "[192.0.2.1]", "[IPv6:::1]", "[IPv6:2001:db8::192.0.2.1]", "::", "ffff",
    ",", ";", ":", "xn--", "xn--bcher-kva", "XN--P1AI", "xn--zckzah", "test", "localhost",
    "123", "ö", "o\u{308}", "ß", "ẞ", "ς", "例", "。", "．", "｡", "＠", "﹫", "א", "ש", "ش", "١",
    "\u{200D}", "\u{200C}", "\u{AD}", "क्", "क्\u{200D}", "\u{301}", "\u{A0}", "\u{2003}",
    "\u{3000}", "\u{E000}", "\u{FFFD}", "\u{FEFF}", "\u{37E}", "\u{1FEF}", "\0", "\u{7F}", "🦊",
    "ａ", "İ", "\u{212A}", "℀", "㏇", "\u{1100}\u{1161}", "가", "\u{2F868}", "\u{1F1E8}",
    "a1234567890123456789012345678901234567890123456789012345678901", "\u{302E}", "·", "・", "'",
  ]

  private static let atoms = [
    "ann", "Ann", "bob", "o'brien", "x+news", "1", "jörg", "用户", "राम", "юзер", "a\u{308}",
    "\"ann lee\"", "\"a\\\"b\"", "\"@\"", "a\u{200D}b", "ﬁ",
  ]

  private static let labels = [
    "example", "EXAMPLE", "mail", "a", "b-c", "c--n", "ab--c", "xn--bcher-kva", "bücher",
    "bu\u{308}cher", "почта", "例え", "उदाहरण", "क्\u{200D}ष", "faß", "xn--fa-hia", "נמל", "مثال",
    "gmial", "1", "123", "xn--", "xn--a", "ｅｘ", "straße", "ΣΊΣΥΦΟΣ", "xn--zca", "a\u{AD}b",
    "a12345678901234567890123456789012345678901234567890123456789012",
    "a123456789012345678901234567890123456789012345678901234567890123",
  ]

  private static let endings = [
    "com", "org", "example", "co.uk", "рф", "みんな", "भारत", "test", "localhost", "xn--p1ai", "c0m",
    "TEST", "١", "museum",
  ]

  private static func address(_ generator: inout SplitMix64) -> String {
    var local = atoms.any(&generator)
    while generator.once(in: 3) {
      local += [".", ".", "-", "+", ""].any(&generator) + atoms.any(&generator)
    }
    var domain = ""
    if generator.once(in: 20) {
      domain = ["[192.0.2.1]", "[IPv6:2001:db8::1]", "[ipv6:1:2:3:4:5:6:192.0.2.1]"].any(&generator)
    } else {
      for _ in 0..<generator.below(3) {
        domain += labels.any(&generator) + [".", ".", ".", "。", "．"].any(&generator)
      }
      domain += endings.any(&generator)
    }
    let address = "\(local)@\(domain)"
    switch generator.below(16) {
    case 0: return "Ann Lee <\(address)>"
    case 1: return "\"Lee, Ann\"<\(address)>"
    case 2: return "(work) \(address) (home)"
    case 3: return " \(address)\t"
    case 4: return "\(address), \(address)"
    default: return address
    }
  }
}
