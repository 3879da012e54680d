import Rulebook
import RulebookKernels

extension NamesTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      let words = Self.words[generator.below(Self.words.count)]
      var name = ""
      for index in 0..<(1 + generator.below(5)) {
        if index > 0 { name += Self.separators.any(&generator) }
        // Most names have words of one script.
        let own = generator.once(in: 12) ? Self.words[generator.below(Self.words.count)] : words
        name += own.any(&generator)
      }
      return Array(name.utf8)
    }
  }

  private static let separators = [" ", " ", " ", " ", "-", "'", "’", ". ", ", ", "·", "  ", "."]

  /// Parts of real names, script by script.
  private static let words = [
    [
      "Anne", "Marie", "O'Neill", "d’Arc", "Łukasz", "Żółć", "Nguyễn", "Þór", "Ọláyínká", "Jr.",
      "III",
    ],
    ["Ольга", "Пётр", "Мар'яна", "Ђорђе", "Қанат", "Й"], ["Ελένη", "Παπαδοπούλου", "ᾼδης", "Ϊων"],
    ["محمد", "عبد", "الله", "امیر\u{200C}حسین", "مُحَمَّد"], ["בן", "גוריון", "צ׳רלי", "שׂרה"],
    ["अमिताभ", "बच्चन", "कि\u{93C}", "क़मर"], ["সত্যজিৎ", "রায়", "র\u{200D}্য"], ["பாரதியார்", "கு"],
    ["\u{D9A}\u{DD8}\u{DC2}\u{DCA}\u{200D}\u{DAB}"], ["สมชาย", "ใจดี"], ["བསྟན་འཛིན"], ["အောင်", "ဆန်း"],
    ["田中", "花子", "髙橋", "葛\u{E0100}城", "𠮷田", "はなこ", "マリー", "ﾊﾅｺ", "々"], ["김영희", "이", "가\u{11A8}"],
    ["አበበ", "ቢቂላ"], ["ᏣᎳᎩ", "ᎠᎦ"], ["𞤀𞤣𞤢", "𞤥"], ["ߒߞߏ"], ["ⵎⵓⵃⵎⵎⴰⴷ"], ["ნინო"], ["Աննա", "բ․գ․"],
    ["ᠮᠤᠩᠭᠤᠯ", "\u{180E}ᠠ"],
  ]

  private static let pieces = [
    "a", "Z", "é", "e\u{301}", "ß", "ẞ", "İ", "ı", "ς", "Σ", "ǅ", "\u{1FB3}", "o\u{302}\u{323}",
    "\u{301}",
    "\u{301}\u{301}\u{301}", "\u{345}", "\u{315}", "О", "л", "Ε", "م", "\u{64E}\u{651}", "ב", "अ",
    "ि",
    "\u{94D}", "\u{93C}", "\u{200C}", "\u{200D}", "田", "マ", "の", "ㄅ", "김", "\u{1100}\u{1161}",
    "\u{11A8}", "ส", "\u{E31}", "ʻ", "ʼ", "々", "〇", " ", " ", "  ", "\u{A0}", "\u{2001}",
    "\u{3000}", "\t",
    "\n", "'", "’", "`", "\u{1FEF}", "-", "-", ".", ",", "·", "\u{387}", "・", "־", "׳", "\"", "་",
    "_", "@",
    "/", "<b>", "&amp;", "](", "1", "٢", "۲", "Ⅳ", "€", "\u{212A}", "\u{212B}", "\u{2126}", "❤",
    "❤\u{FE0F}", "🇩🇪", "👨‍👩‍👧", "👍🏽", "1\u{FE0F}\u{20E3}", "𝐀", "ⓐ", "ſ", "ﬁ", "\u{202E}", "\u{200B}",
    "\u{FE0F}", "\u{E0100}", "\u{FFFD}", "\u{E000}", "\u{378}", "\u{2EBF0}", "\u{F900}",
    "\u{2F800}",
    "\u{34F}", "\u{FFFF}", "\0", ".com", "www.", "x.y", "https://", "Ａ", "ｶ", "ﾞ", "\u{330}", "θ",
    "ᠠ",
    "\u{180E}", "\u{375}", "\u{E2F}", "\u{9DE}\u{9C7}", "\u{B92}\u{BD7}", "\u{1B05}\u{1B35}",
    "\u{11131}\u{11127}", "\u{FB1D}", "\u{958}", "\u{F73}", "\u{1D15E}", "\u{16FF0}",
  ]
}
