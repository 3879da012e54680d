/// The characters and sets of random patterns.
enum Alphabet {
  /// Characters that some rule treats differently from their neighbors: case in one and several
  /// characters, digits of several scripts, line terminators, and the first and last of each length
  /// in UTF-8.
  static let scalars: [Unicode.Scalar] = [
    "a", "b", "c", "x", "A", "B", "k", "K", "\u{212A}", "s", "S", "ſ", "é", "É", "ж", "Ж", "0", "5",
    "५", "_", "-", " ", "'", ".", "\t", "\r", "\n", "\u{B}", "\u{85}", "\u{2028}", "\u{A0}", "😀",
    "𐐀", "𐐨", "中", "\u{301}", "σ", "ς", "Σ", "µ", "μ", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}",
    "\u{FFFF}", "\u{10000}", "\u{10FFFF}", "ǅ", "Ǆ", "ǆ", "I", "i", "ı", "İ", "ß", "ẞ", "ŉ", "ﬁ",
    "Ω",
    "\u{2126}", "å", "\u{212B}", "ᏸ", "Ꮐ", "ꭰ", "θ", "ϑ", "ᾳ", "ᾼ", "\u{1E921}", "\u{1E943}",
  ]

  /// A set in ICU's syntax and, if there is one with the same meaning, in RE2's syntax, with some
  /// members.
  struct KnownSet {
    var icu: String
    var re2: String?
    var members: [String]

    init(_ icu: String, _ re2: String?, _ members: [String]) {
      self.icu = icu
      self.re2 = re2
      self.members = members
    }

    init(same pattern: String, _ members: [String]) { self.init(pattern, pattern, members) }
  }

  static let sets: [KnownSet] = [
    .init(same: "[a-c]", ["a", "b", "c"]), .init(same: "[^a]", ["b", "é", "\n"]),
    .init(#"\d"#, #"\p{Nd}"#, ["0", "५"]), .init(#"\D"#, #"\P{Nd}"#, ["a"]),
    .init(#"\w"#, nil, ["a", "_", "é"]), .init(#"\W"#, nil, [" ", "-", "😀"]),
    .init(#"\s"#, #"[\t-\r\x{85}\p{Z}]"#, [" ", "\n", "\u{85}"]),
    .init(#"\S"#, #"[^\t-\r\x{85}\p{Z}]"#, ["a"]), .init(same: #"\p{Lu}"#, ["A", "É", "Ж"]),
    .init(same: #"\P{L}"#, ["0", " "]), .init(#"[\p{L}\p{M}' -]"#, nil, ["a", "ж", "-"]),
    .init(#"[[:alpha:]0]"#, nil, ["a", "0"]), .init(#"[\p{Greek}&&\p{Ll}]"#, nil, ["σ", "μ"]),
    .init(#"[\w--\d]"#, nil, ["a", "_"]), .init("[a-z&&[^b]]", "[ac-z]", ["a", "c"]),
    .init(#"\h"#, #"[\t\p{Zs}]"#, ["\t", " "]),
    .init(#"\v"#, #"[\n-\r\x{85}\x{2028}\x{2029}]"#, ["\n", "\u{2028}"]),
    .init("[]a]", #"[\]a]"#, ["a", "]"]), .init("[^]]", #"[^\]]"#, ["a", "b"]),
    .init(#"[\u0080-\U0010FFFF]"#, #"[\x{80}-\x{10FFFF}]"#, ["é", "中", "😀", "\u{10FFFF}"]),
    .init("[𐐀-𐐨]", "[𐐀-𐐨]", ["𐐀", "𐐨"]), .init(same: #"[^\x00-\x7F]"#, ["é"]),
    .init(same: "[a-]", ["a", "-"]), .init(same: "[-a]", ["-"]), .init(#"[\w-]"#, nil, ["-", "a"]),
    .init("[[a-c]-[b]]", "[ac]", ["a", "c"]), .init("[[a-k]&[b-z]]", "[b-k]", ["b", "k"]),
    .init(same: "[s]", ["s"]), .init(same: "[^k]", ["a"]), .init(same: "[a-zж]", ["ж", "b"]),
    .init(#"[\d-x]"#, nil, ["-", "x"]), .init("[[a]b-]", nil, ["-", "b"]),
    .init(#"[\p{L}--[a-c]]"#, nil, ["x"]), .init(#"[^\w&&[^x]]"#, nil, ["-"]),
    .init("[a&&b]", nil, ["a"]), .init("[[a-c][k]-[b]s]", nil, ["a", "k", "s"]),
    .init(#"[[a-c]-[b]\d]"#, nil, ["a", "5"]), .init(#"\p{^Lu}"#, #"\P{Lu}"#, ["a"]),
    .init("[[:^alpha:]]", nil, ["0"]), .init(#"\p{Script=Cyrillic}"#, #"\p{Cyrillic}"#, ["ж"]),
    .init(same: #"\p{Greek}"#, ["σ", "μ", "Ω"]), .init(same: #"\p{Lt}"#, ["ǅ"]),
    .init(#"\p{Lowercase}"#, nil, ["a", "ı"]), .init(#"\p{White_Space}"#, nil, [" "]),
    .init(#"[\p{L}&&[^\p{Lu}]]"#, nil, ["a", "中"]), .init(#"[[ab][^a]]"#, nil, ["b", "c"]),
    .init(#"[^[ab][^a]]"#, nil, ["b"]), .init(#"[\Qa-\E]"#, #"[a\-]"#, ["a", "-"]),
  ]
}
