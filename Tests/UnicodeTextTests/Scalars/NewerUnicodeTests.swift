import Testing
import UnicodeText

/// Characters of Unicode 15.1 to 18, whether the system's ICU knows them or not.
///
/// The properties come from Unicode's UnicodeData.txt, Scripts.txt, ScriptExtensions.txt and
/// emoji-data.txt.
@Suite struct NewerUnicodeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var scalar: Unicode.Scalar
    var category: Unicode.GeneralCategory
    var scripts: [String]
    var bidiClass: BidiClass

    init(
      _ name: String,
      _ scalar: Unicode.Scalar,
      _ category: Unicode.GeneralCategory,
      _ scripts: String...,
      bidi: BidiClass = .leftToRight
    ) {
      (testDescription, self.scalar, self.category) = (name, scalar, category)
      (self.scripts, bidiClass) = (scripts, bidi)
    }
  }

  static let rows = [
    Row("15.1/ideographic sign", "\u{2FFC}", .otherSymbol, "Hani", "Tang", bidi: .otherNeutral),
    Row("15.1/first ideograph", "\u{2EBF0}", .otherLetter, "Hani"),
    Row("15.1/last ideograph", "\u{2EE5D}", .otherLetter, "Hani"),
    Row("16/Latin capital lambda", "\u{A7DA}", .uppercaseLetter, "Latn"),
    Row("16/Latin small lambda", "\u{A7DB}", .lowercaseLetter, "Latn"),
    Row("16/Cyrillic capital tje", "\u{1C89}", .uppercaseLetter, "Cyrl"),
    Row("16/Arabic mark", "\u{897}", .nonspacingMark, "Arab", bidi: .nonspacingMark),
    Row("16/Garay capital a", "\u{10D50}", .uppercaseLetter, "Gara", bidi: .rightToLeft),
    Row("16/Garay zero", "\u{10D40}", .decimalNumber, "Gara", bidi: .arabicNumber),
    Row("16/Todhri a", "\u{105C0}", .otherLetter, "Todr"),
    Row("16/outlined digit five", "\u{1CCF5}", .decimalNumber, "Zyyy", bidi: .europeanNumber),
    Row("16/face", "\u{1FAE9}", .otherSymbol, "Zyyy", bidi: .otherNeutral),
    Row("17/Arabic noon", "\u{88F}", .otherLetter, "Arab", bidi: .arabicLetter),
    Row("17/Saudi riyal sign", "\u{20C1}", .currencySymbol, "Zyyy", bidi: .europeanTerminator),
    Row("17/Beria Erfe capital", "\u{16EA0}", .uppercaseLetter, "Berf"),
    Row("17/Sidetic", "\u{10940}", .otherLetter, "Sidt", bidi: .rightToLeft),
    Row("17/Tolong Siki digit", "\u{11DE0}", .decimalNumber, "Tols"),
    Row("17/ideograph", "\u{323B0}", .otherLetter, "Hani"),
    Row("17/distorted face", "\u{1FAEA}", .otherSymbol, "Zyyy", bidi: .otherNeutral),
    Row("18/cracking face", "\u{1FAEB}", .otherSymbol, "Zyyy", bidi: .otherNeutral),
    Row("18/Seal", "\u{3D000}", .otherLetter, "Seal"),
  ]

  @Test("Newer characters have their properties", arguments: rows)
  func properties(row: Row) throws {
    let properties = ScalarProperties(of: row.scalar)
    #expect(row.scalar.isAssigned)
    #expect(!row.scalar.isInvisible)
    #expect(properties.category == row.category)
    #expect(properties.bidiClass == row.bidiClass)
    let scripts = try row.scripts.map { try #require(Script($0)) }
    #expect(ScriptSet(of: row.scalar) == ScriptSet(scripts))
    if scripts.count == 1 { #expect(properties.script.code == row.scripts[0]) }
  }

  @Test("Newer digits have values")
  func digits() {
    let digits = "\u{10D40}\u{10D49}\u{116D0}\u{116DA}\u{116E3}\u{1CCF5}\u{11DE7}".unicodeScalars
    #expect(digits.map(\.decimalDigitValue) == [0, 9, 0, 0, 9, 5, 7])
  }

  @Test("Newer pictures are emoji, and other newer symbols aren't")
  func emoji() {
    for scalar in "\u{1FAE9}\u{1FADF}\u{1FAEA}\u{1F6D8}\u{1FAEB}".unicodeScalars {
      let properties = ScalarProperties(of: scalar)
      #expect(properties.isEmoji && properties.isEmojiPresentation && properties.isPictographic)
    }
    for scalar in "\u{1F8D0}\u{1FA54}\u{20C1}".unicodeScalars {
      let properties = ScalarProperties(of: scalar)
      #expect(!properties.isEmoji && !properties.isEmojiPresentation && !properties.isPictographic)
    }
  }

  @Test(
    "Code points that no version assigns stay unassigned",
    arguments: "\u{378}\u{FFFF}\u{1FAFF}\u{10D66}\u{3FFFD}\u{E0080}".unicodeScalars.map(\.self)
  )
  func unassigned(scalar: Unicode.Scalar) {
    #expect(!scalar.isAssigned)
    #expect(ScalarProperties(of: scalar).category == .unassigned)
  }

  static let sets: [(pattern: String, members: String, others: String)] = [
    (#"[\p{L}]"#, "a\u{A7DA}\u{10D50}\u{2EBF0}\u{3D000}", "1\u{10D40}\u{1FAE9}\u{378}"),
    (#"[\P{L}]"#, "1\u{10D40}\u{1FAE9}\u{378}", "a\u{A7DA}\u{10D50}\u{2EBF0}"),
    (#"[^\p{L}]"#, "1\u{1FAE9}", "a\u{A7DA}"),
    (#"\p{Lu}"#, "A\u{A7DA}\u{10D50}", "a\u{A7DB}\u{378}"),
    ("[:Lu:]", "A\u{A7DA}", "a\u{A7DB}"),
    ("[[:^Lu:]]", "a\u{A7DB}\u{378}", "A\u{A7DA}"),
    (#"[\d]"#, "1\u{10D40}\u{1CCF5}", "a\u{10D50}"),
    (#"[\w]"#, "a\u{10D40}\u{10D50}\u{897}", "-\u{1FAE9}"),
    (#"[\p{Cn}]"#, "\u{378}\u{FFFF}", "\u{A7DA}\u{1FAE9}\u{3D000}"),
    (#"[\p{C}\p{Z}]"#, "\u{378}\u{0} ", "\u{A7DA}\u{1FAE9}"),
    (#"[\p{Assigned}]"#, "a\u{1FAE9}", "\u{378}"),
    (#"[\p{gc=Sc}]"#, "€\u{20C1}", "a"),
    (#"[\p{Emoji}-[0-9#*]]"#, "😀\u{1FAE9}\u{1FAEA}", "1#\u{1FAFF}"),
    (#"[\p{ExtPict}]"#, "😀\u{1FAE9}", "\u{1F8D0}"),
    (#"[\p{Alphabetic}&[^\p{Lu}]]"#, "a\u{A7DB}", "A\u{A7DA}"),
    (#"[\p{sc=Latn}]"#, "a\u{A7DA}", "я\u{1C89}\u{1FAE9}"),
    (#"[\p{Script=Garay}]"#, "\u{10D40}\u{10D50}", "a\u{A7DA}\u{378}"),
    (#"[\p{Gara}\p{Tols}]"#, "\u{10D40}\u{11DE0}", "a"),
    (#"[\p{scx=Hani}]"#, "漢\u{2FFC}\u{2EBF0}", "a"),
    (#"[\p{sc=Hani}]"#, "漢\u{2EBF0}", "\u{2FFC}"),
    (#"[\p{sc=Zzzz}]"#, "\u{378}", "a\u{10D50}\u{1FAE9}"),
    (#"[\p{Block=Basic_Latin}]"#, "a", "\u{A7DA}"),
  ]

  @Test("Sets have the newer characters", arguments: sets)
  func members(row: (pattern: String, members: String, others: String)) throws {
    let set = try UnicodeSet(pattern: row.pattern)
    for scalar in row.members.unicodeScalars { #expect(set.contains(scalar), "\(scalar.value)") }
    for scalar in row.others.unicodeScalars { #expect(!set.contains(scalar), "\(scalar.value)") }
  }

  @Test("A mistake in a set is where it is written")
  func mistakes() {
    let error = #expect(throws: UnicodePatternError.self) {
      try UnicodeSet(pattern: #"[\p{L}\p{Nonsense}]"#)
    }
    #expect((error?.offset ?? 100) <= 19)
    #expect(throws: UnicodePatternError.self) { try UnicodeSet(pattern: #"[\p{L}]x"#) }
  }

  @Test("A newer ideograph belongs to the script of the others")
  func levels() {
    #expect("漢\u{2EBF0}字".utf8Span.restrictionLevel == .singleScript)
    #expect("漢\u{323B0}かな".utf8Span.restrictionLevel == .singleScript)
  }

  @Test("A newer letter gives a text its direction")
  func direction() {
    #expect("1 \u{10D50}a".firstStrongDirection == .rightToLeft)
    #expect("1 \u{16EA0}ש".firstStrongDirection == .leftToRight)
  }
}
