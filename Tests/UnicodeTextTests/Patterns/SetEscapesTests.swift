import Testing
import UnicodeText

/// Escapes mean in sets what they mean in patterns.
@Suite struct SetEscapesTests {
  static let rows: [(pattern: String, members: String, others: String)] = [
    (#"[\d]"#, "07٣", "dD a"), (#"[\D]"#, "dD a", "07٣"),
    (#"[\w]"#, "aé_5\u{301}\u{200D}", " -"),
    (#"[\W]"#, " -", "aw_"), (#"[\s]"#, " \t\n\u{3000}", "s"), (#"[\S]"#, "sS", " \t"),
    (#"[\h]"#, " \t\u{A0}", "h\n"), (#"[\H]"#, "hH\n", " \t"),
    (#"[\v]"#, "\n\u{B}\u{2028}", "v \t"),
    (#"[^\d]"#, "ad", "5"), (#"[\d-[5]]"#, "46", "5d"), (#"[\d\p{Lu}]"#, "5A", "a"),
    (#"[\x41\x{42}\u0043\U00000044]"#, "ABCD", "xuU0"), (#"[\0101]"#, "A", "01"),
    (#"[\t\n\r\f\a\e]"#, "\t\n\r\u{C}\u{7}\u{1B}", "tnrfae"), (#"[\cA]"#, "\u{1}", "cA"),
    (#"[\N{COLON}]"#, ":", "N{"), (#"[\-\]\\]"#, "-]\\", "["), (#"[\P{L}]"#, "5", "a"),
  ]

  @Test("Escapes name what they name in patterns", arguments: rows)
  func members(pattern: String, members: String, others: String) throws {
    let set = try UnicodeSet(pattern: pattern)
    for scalar in members.unicodeScalars {
      #expect(set.contains(scalar), "\(pattern) \(scalar.value)")
    }
    for scalar in others.unicodeScalars where !members.unicodeScalars.contains(scalar) {
      #expect(!set.contains(scalar), "\(pattern) \(scalar.value)")
    }
  }

  @Test(
    "Escapes that mean nothing are refused at their place",
    arguments: [
      (#"[\q]"#, 1, "write `q` for the character"), (#"[a\d\y]"#, 4, "write `y` for the character"),
      (#"[\b]"#, 1, #"write \x08 for a backspace"#), (#"[\1]"#, 1, "write `1` for the character"),
      (#"[\Q.\E]"#, 1, "write `Q` for the character"), (#"[\08]"#, 1, nil),
    ] as [(String, Int, String?)]
  )
  func refuses(pattern: String, offset: Int, hint: String?) {
    let error = #expect(throws: UnicodePatternError.self) { try UnicodeSet(pattern: pattern) }
    #expect(error?.offset == offset)
    #expect(error?.hint == hint)
  }

  @Test("A mistake behind an escape keeps its place")
  func places() {
    let error = #expect(throws: UnicodePatternError.self) { try UnicodeSet(pattern: #"[\d]x"#) }
    #expect(error?.offset == 4)
  }
}
