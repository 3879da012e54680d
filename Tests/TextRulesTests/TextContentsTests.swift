import TestSupport
import Testing
import TextRules
import Violations

/// What checks find within a text: markup, addresses, unwanted words, deceiving characters.
@Suite struct TextContentsTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String { text.debugDescription }
    var text: String
    var place: Range<Int>?
    var argument: String?

    init(_ text: String, _ place: Range<Int>? = nil, _ argument: String? = nil) {
      (self.text, self.place, self.argument) = (text, place, argument)
    }
  }

  static let markup = [
    Row("<b>x</b>", 0..<3), Row("a <br/>", 2..<7), Row("</p>", 0..<4), Row("<!-- x -->", 0..<10),
    Row("<?php", 0..<5), Row("x <script", 2..<9), Row("&amp;", 0..<5), Row("&#60;", 0..<5),
    Row("&#x3C;", 0..<6), Row("[a](b) c", 2..<6), Row("[a](b", 2..<5), Row("é<i>", 2..<5),
    Row("a < b"), Row("a <3"), Row("1<2>3"), Row("Tom & Jerry"),
    Row("a & b;"), Row("&;"), Row("&#;"), Row("[a] (b)"), Row("x->y"), Row("<"), Row("&"), Row("]"),
    Row("&" + String(repeating: "a", count: 32) + ";"),
  ]

  @Test("Markup is found at its first piece", arguments: markup)
  func findsMarkup(row: Row) {
    let expected = row.place.map { [Violation("markup.found", at: $0)] } ?? []
    #expect(MarkupCheck().violations(in: row.text) == expected)
  }

  static let addresses = [
    Row("https://example.org", 0..<19, "web"), Row("see HTTP://x/.", 4..<13, "web"),
    Row("xhttps://a", 0..<10, "web"), Row("こちらhttps://example.org", 9..<28, "web"),
    Row("(ftp://a.b)", 1..<10, "web"), Row("www.example", 0..<11, "web"),
    Row("WWW.example.org!", 0..<15, "web"), Row("javascript:alert", 0..<16, "web"),
    Row("mailto:ann", 0..<10, "email"), Row("ann@example.org,", 0..<15, "email"),
    Row("an example.com", 3..<14, "web"), Row("Example.COM", 0..<11, "web"),
    Row("example.com/x?y", 0..<15, "web"), Row("example.de:8080", 0..<15, "web"),
    Row("example.is/x", 0..<12, "web"), Row("bücher.example.ch", 0..<18, "web"),
    Row("Hello.Is it"), Row("Node.js"), Row("Node.js/Deno"), Row("1.5/2.5"), Row("z.B./usw."),
    Row("3:4"), Row("12:30"), Row("a@b"), Row("@ann"), Row("ann @ home"), Row("..."), Row("://"),
    Row("a.b.c"), Row("etc."), Row("www."), Row("x.com.", 0..<5, "web"), Row("-.-"), Row("U.S.A."),
    Row("and/or.else"), Row("www"), Row("file.pdf"),
  ]

  @Test("Addresses are found where they stand, words with dots are none", arguments: addresses)
  func findsAddresses(row: Row) {
    let expected = row.place.map {
      [Violation("addresses.found", ["kind": .text(row.argument ?? "")], at: $0)]
    }
    #expect(AddressesCheck().violations(in: row.text) == expected ?? [])
    let other: AddressesCheck.Kind = row.argument == "web" ? .email : .web
    #expect(AddressesCheck([other]).outcome(of: row.text) == .valid)
  }

  static let words = ["darn", "heck no", "ärger", "馬鹿", "Shell"]

  static let unwanted = [
    Row("Darn it", 0..<4, "darn"), Row("oh DARN!", 3..<7, "darn"), Row("d4rn", 0..<4, "darn"),
    Row("d@rn", 0..<4, "darn"), Row("dаrn", 0..<5, "darn"), Row("ｄａｒｎ", 0..<12, "darn"),
    Row("Heck, no!", 0..<8, "heck no"), Row("h3ck n0", 0..<7, "heck no"),
    Row("heck yes and heck no", 13..<20, "heck no"), Row("A\u{308}RGER", 0..<7, "ärger"),
    Row("so馬鹿な", 2..<8, "馬鹿"), Row("she11", 0..<5, "Shell"), Row("$hell", 0..<5, "Shell"),
    Row("first d4rn, then darn", 6..<10, "darn"),
    Row("darning"), Row("heck"), Row("no heck"), Row("dern"), Row("馬と鹿"), Row("1234"), Row("sheii"),
    Row(""), Row("!!!"), Row("d"),
  ]

  @Test("Unwanted words are found whole, in any case and in disguise", arguments: unwanted)
  func findsWords(row: Row) {
    let expected = row.place.map {
      [Violation("unwanted_words.found", ["word": .text(row.argument ?? "")], at: $0)]
    }
    #expect(UnwantedWordsCheck(Self.words).violations(in: row.text) == expected ?? [])
  }

  @Test(
    "Without look-alikes, words are found as they are written",
    arguments: [("darn", true), ("DARN", true), ("ｄａｒｎ", true), ("d4rn", false), ("dаrn", false)]
  )
  func findsPlainWords(text: String, isFound: Bool) {
    let check = UnwantedWordsCheck(Self.words, lookAlikes: false)
    #expect(check.outcome(of: text) == (isFound ? .invalid : .valid))
  }

  static let suspicious = [
    Row("pаypal", 1..<3, "mixed_scripts"), Row("Аpple", 0..<2, "mixed_scripts"),
    Row("mοney", 1..<3, "mixed_scripts"), Row("раypal", 0..<2, "mixed_scripts"),
    Row("еxample", 0..<2, "mixed_scripts"), Row("Дさん", 0..<2, "mixed_scripts"), Row("株式会社α"),
    Row("Ω値"),
    Row("10 kΩ"), Row("5 μm"), Row("Δt"), Row("αb", 2..<3, "mixed_scripts"),
    Row("kΩabc", 1..<3, "mixed_scripts"), Row("株式会社αβ", 12..<14, "mixed_scripts"),
    Row("pay\u{200B}pal", 3..<6, "invisible"),
    Row("soft\u{AD}hyphen", 4..<6, "invisible"), Row("a\u{2060}b", 1..<4, "invisible"),
    Row("\u{FEFF}a", 0..<3, "invisible"), Row("a\u{200D}b", 1..<4, "invisible"),
    Row("ab\u{FE0F}", 2..<5, "invisible"), Row("x\u{E0041}y", 1..<5, "invisible"),
    Row("\u{202E}cod", 0..<3, "direction_mark"), Row("a\u{2066}b", 1..<4, "direction_mark"),
    Row("1٢3", 1..<3, "mixed_digits"), Row("१2", 3..<4, "mixed_digits"),
    Row("plain"), Row("naïve café"), Row("Москва"), Row("Москва London"), Row("東京タワー"),
    Row("Tシャツ"), Row("한국어漢字"), Row("کار\u{200C}ها"), Row("ක්\u{200D}ර"), Row("👩\u{200D}🚀"),
    Row("❤\u{FE0F}\u{200D}🔥"), Row("1\u{FE0F}\u{20E3}"), Row("葛\u{E0100}飾"),
    Row("🏴\u{E0067}\u{E0062}\u{E007F}"),
    Row("٣٤ and 34"), Row("αβγ abc"),
  ]

  @Test("Deceiving characters are found, and orthographies are left alone", arguments: suspicious)
  func findsSuspicious(row: Row) {
    let found = SuspiciousCharactersCheck().violations(in: row.text)
    let expected = row.argument.map { ["suspicious_characters.\($0)"] } ?? []
    #expect(found.map(\.code.rawValue) == expected)
    #expect(found.first?.range == row.place)
  }

  @Test(
    "Spaces of all kinds can count as visible",
    arguments: [
      ("9.05\u{202F}AM", true), ("見積書\u{3000}2026", true), ("a\u{A0}b", true),
      ("a\u{200B}b", false), ("a\u{2028}b", false), ("a\u{3164}", false), ("a\u{200D}b", false),
    ]
  )
  func spaces(text: String, isAccepted: Bool) {
    let check = SuspiciousCharactersCheck([.invisible], acceptsSpaces: true)
    #expect(check.outcome(of: text) == (isAccepted ? .valid : .invalid))
    #expect(SuspiciousCharactersCheck([.invisible]).outcome(of: text) == .invalid)
  }

  @Test("Within a text, words of several scripts are mixed, too")
  func comparesWholeTexts() {
    let check = SuspiciousCharactersCheck(within: .text)
    #expect(check.outcome(of: "Москва London") == .invalid)
    #expect(check.outcome(of: "東京 Tower") == .valid)
    #expect(check.outcome(of: "34 and ٣٤") == .invalid)
  }

  @Test(
    "Words are counted as UAX #29 has them",
    arguments: [
      ("one two", 2), ("don't stop", 2), ("3.5 times", 2), (" , ! ", 0), ("", 0), ("a-b", 2),
      ("naïve café", 2), ("👍 ok", 1), ("東京", 1),
    ]
  )
  func countsWords(text: String, count: Int) {
    let check = LengthCheck(count...count, counting: .words)
    #expect(check.outcome(of: text) == .valid)
    #expect(LengthCheck((count + 1)...99, counting: .words).outcome(of: text) == .invalid)
  }

  @Test("Long texts take time that grows with their length alone")
  func staysLinear() {
    for piece in ["<", "&a", "](", "www", "a.b", "@", "d4rn", "heck ", "pа", "\u{200D}", "1٢"] {
      let text = String(repeating: piece, count: 65_536 / piece.utf8.count)
      _ = MarkupCheck().violations(in: text)
      _ = AddressesCheck().violations(in: text)
      _ = UnwantedWordsCheck(Self.words).violations(in: text)
      _ = SuspiciousCharactersCheck().violations(in: text)
    }
  }
}
