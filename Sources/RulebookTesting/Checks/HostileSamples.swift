public import Violations

/// Values that any check may meet.
public enum HostileSamples {
  /// Texts that any check may meet.
  ///
  /// None is empty, because no check sees an empty text.
  public static let texts: [String] = ordinary + unicode + long

  /// Values other than texts, none of them blank.
  public static let values: [Value] = [
    0, -1, 5, .decimal(ExactDecimal(Int.max)), true, false, [1], ["a", nil], [["deep"]],
    ["a": "b"], ["": [nil]],
  ]

  private static let ordinary = [
    "a", "A", "abc", "AB-123456", "no", "null", "true", "{}", "[]", "\"", "\\", "'; DROP TABLE",
    "0", "-0", "00", "7", "-12.50", "+1", ".5", "5.", "1e400", "1e-400", "1e9999999999999999999",
    "9007199254740993", "0x10", "NaN", "inf", "2026-11-20", "2026-02-29", "0000-00-00", "today",
    "9999-12-31", "ann@example.org", "@", "a@b", "\"a b\"@example.org", "4111 1111 1111 1111",
    "4111111111111111", "+41 79 123 45 67", "http://example.org/%00", "../../etc/passwd", "%s%n",
    "a.b.c", "..", "xn--", "a\\u0000b",
  ]

  private static let unicode = [
    " ", "\t", "\r\n", "\n", "\u{0}", "a\u{0}b", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}",
    "\u{200B}", "\u{200D}", "\u{2028}", "\u{202E}abc", "\u{2066}x\u{2069}", "\u{FEFF}",
    "\u{3000}", "\u{3164}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}", "\u{E0001}", "é", "e\u{301}",
    "\u{301}", "\u{301}\u{301}a", "e" + String(repeating: "\u{308}", count: 200), "ß", "ẞ", "İ",
    "ı", "ﬁ", "１２３", "٠١٢", "०१२", "👨‍👩‍👧‍👦", "🇨🇭🇨", "👍🏽", "क्षि", "한국어",
    "\u{1112}\u{1161}\u{11AB}", "שלום", "مرحبا 12", "a\u{600}1", "\u{FDFA}", "пароль", "田中",
    "bücher.example", "почта@почта.рф", "\u{D7FF}\u{E000}", "𝟙𝟚",
  ]

  private static let long = [
    String(repeating: "a", count: 65_536),
    String(repeating: "ä", count: 4_096),
    String(repeating: "1", count: 16_384),
    String(repeating: "a\u{301}", count: 4_000),
    String(repeating: "👨‍👩‍👧‍👦", count: 400),
    String(repeating: "a.", count: 2_000) + "@" + String(repeating: "b.", count: 2_000),
  ]
}
