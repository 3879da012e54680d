import TestSupport
import Testing
import UnicodeText

@testable import RuleEngine

/// What the step `as-typed` makes of single characters.
@Suite("Characters as typed")
struct TypedCharactersTests {
  private static let step = AsTyped()

  static let rows: [(name: String, text: String, expected: String)] = [
    ("ordinary characters", "AB-12 3.4/x@y", "AB-12 3.4/x@y"),
    ("a zero-width space", "12\u{200B}34", "1234"),
    ("a byte order mark", "\u{FEFF}1234", "1234"),
    ("direction marks and embeddings", "\u{202A}12\u{200E}34\u{202C}\u{61C}", "1234"),
    ("isolates", "\u{2066}1\u{2069}", "1"),
    ("a soft hyphen", "DE89\u{AD}3704", "DE893704"),
    ("a word joiner", "1\u{2060}2", "12"),
    ("an override stays, because readers see another order", "\u{202E}21", "\u{202E}21"),
    ("a control character stays", "1\u{0}2\u{85}3", "1\u{0}2\u{85}3"),
    ("joiners between digits", "1\u{200C}2\u{200D}3", "123"),
    ("a joiner in a word", "نامه\u{200C}ای", "نامه\u{200C}ای"),
    ("a joiner in a picture", "👩\u{200D}💻", "👩\u{200D}💻"),
    ("a joiner after a word", "نامه\u{200C}", "نامه"),
    ("a joiner after a virama", "ന\u{D4D}\u{200D}", "ന\u{D4D}\u{200D}"),
    ("a joiner between a virama and a dot", "ന\u{D4D}\u{200D}.", "ന\u{D4D}\u{200D}."),
    ("two joiners after a virama", "ന\u{D4D}\u{200D}\u{200D}", "ന\u{D4D}\u{200D}"),
    ("a joiner before an ASCII letter", "é\u{200D}a", "éa"),
    ("joiners with a space without width", "ن\u{200C}\u{200B}\u{200C}ا", "ن\u{200C}\u{200C}ا"),
    ("a variation selector after a digit", "1\u{FE0F}2", "12"),
    ("a variation selector after a picture", "☃\u{FE0F}", "☃\u{FE0F}"),
    ("tags after a flag", "🏴\u{E0067}\u{E007F}", "🏴\u{E0067}\u{E007F}"),
    ("tags after a digit", "1\u{E0067}", "1"),
    ("blanks", "1\u{A0}2\u{2009}3\u{202F}4\u{3000}5\u{1680}6\t7", "1 2 3 4 5 6 7"),
    ("line breaks stay, because lines can be several values", "1\n2\u{2028}3", "1\n2\u{2028}3"),
    ("full-width digits", "０１２９", "0129"),
    ("Arabic-Indic digits", "٠١٢٩", "0129"),
    ("extended Arabic-Indic digits", "۰۱۲۹", "0129"),
    ("Devanagari, Bengali and Thai digits", "१২๓", "123"),
    ("mathematical digits", "𝟙𝟐", "12"),
    ("numbers that aren't decimal digits", "½²Ⅷ①", "½²Ⅷ①"),
    ("full-width letters and signs", "ＡＢｃ＠：／．＜", "ABc@:/.<"),
    ("the full stops and commas of Chinese and Japanese", "1。2｡3、4､5，6．7", "1.2.3,4,5,6.7"),
    ("the signs next to Arabic digits", "١٬٢٣٤٫٥٪", "1,234.5%"),
    ("other signs of these scripts", "「1」〜2・3、؟؛،۔", "「1」〜2・3,؟؛،۔"),
    ("half-width letters of Japanese", "ｶﾅ", "ｶﾅ"),
    ("dashes", "1\u{2010}2\u{2011}3\u{2012}4\u{2013}5\u{2014}6\u{2015}7", "1-2-3-4-5-6-7"),
    ("minus signs", "\u{2212}1\u{FE63}2\u{FF0D}3\u{FE58}4", "-1-2-3-4"),
    ("long vowel marks after digits", "123ー4567ｰ8", "123-4567-8"),
    ("a long vowel mark in a word", "データ", "データ"),
    ("a wave dash stays", "1〜2", "1〜2"),
    ("letters of other scripts", "Ann Müller Ольга 田中", "Ann Müller Ольга 田中"),
  ]

  @Test("become what was meant", arguments: rows)
  func characters(name: String, text: String, expected: String) {
    let mapped = Self.step.mapped(text.utf8Span).text
    #expect(mapped.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(name)")
    let isSame = text.unicodeScalars.elementsEqual(expected.unicodeScalars)
    if Self.step.leavesCharacters(of: text.utf8Span) { #expect(isSame) }
  }

  static let ordinary = [
    "", "A", "DE89 3704 0044", "ann@example.org", "+41-79", "Müller", "\n", "田中",
  ]

  @Test("aren't even looked at twice in an ordinary text", arguments: ordinary)
  func unchanged(text: String) {
    let isUnchanged = Self.step.leavesCharacters(of: text.utf8Span)
    #expect(isUnchanged)
  }

  static let keptRows: [(kept: AsTyped.Changes, text: String, expected: String)] = [
    (.invisible, "1\u{200B}\u{200D}２", "1\u{200B}\u{200D}2"), (.digits, "٫。", "٫."),
    (.fullWidth, "٫。、", ".。、"),
    (.blanks, "1\u{A0}\t２", "1\u{A0}\t2"), (.digits, "٣２Ａ", "٣２A"), (.fullWidth, "２Ａ", "2Ａ"),
    (.dashes, "１\u{2013}２ー\u{FF0D}", "1\u{2013}2ー\u{FF0D}"), (.marks, "２", "2"),
    ([.dashes, .digits, .fullWidth], "\u{2013}２Ａ\u{A0}", "\u{2013}２Ａ "),
    (.digitsInNames, "ann٣２", "ann32"), (.digitsInNames, "राम३２", "राम३2"),
    (.digitsInNames, "\u{200B}٣Ａ", "3A"), (.digitsInNames, "é३", "é३"),
  ]

  @Test("stay if the rule distinguishes them", arguments: keptRows)
  func kept(kept: AsTyped.Changes, text: String, expected: String) {
    let mapped = AsTyped(keeping: kept).mapped(text.utf8Span).text
    #expect(mapped.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  /// Characters of every kind that the step distinguishes.
  private static let alphabet =
    "aZ0 9-\t\n\u{A0}\u{AD}\u{200B}\u{200C}\u{200C}\u{200D}\u{200D}\u{202E}\u{FE0F}\u{E0067}"
    + "\u{3000}\u{2013}\u{FF0D}１Ａ٣५éнम\u{94D}م例ーｰ½🏴👩"

  @Test("agree with a slow, obvious model, and stay the same the second time")
  func model() {
    var generator = SplitMix64(seed: 46)
    for _ in 0..<4_000 {
      let text = String.random(ofScalars: 0..<9, from: Self.alphabet, using: &generator)
      let mapped = Self.step.mapped(text.utf8Span).text
      let expected = TypedTextModel.ordinary(text)
      #expect(mapped.utf8.elementsEqual(expected.utf8), "\(text.debugDescription)")
      let again = Self.step.mapped(mapped.utf8Span).text
      #expect(again.utf8.elementsEqual(mapped.utf8), "\(text.debugDescription)")
      if Self.step.leavesCharacters(of: text.utf8Span) {
        #expect(mapped.utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
      }
    }
  }

  @Test("are looked at once, however many joiners follow each other")
  func manyJoiners() {
    let joiners = String(repeating: "\u{200D}", count: 60_000)
    #expect(Self.step.mapped("é\(joiners)".utf8Span).text == "é")
    #expect(Self.step.mapped("é\(joiners)é".utf8Span).text.utf8.count == 4 + 3 * 60_000)
  }
}
