import RuleEngine
import TestSupport
import Testing
import TextRules
import Violations

@Suite struct ContextWordsCheckTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String { "\(text) beside \(words)" }
    var words: [String]
    var text: String
    var place: Range<Int>?

    init(_ words: [String], _ text: String, _ place: Range<Int>? = nil) {
      (self.words, self.text, self.place) = (words, text, place)
    }
  }

  private static let acme = ["acmecorp", "alice.smith"]
  private static let address = ["ann.smith@acme.example"]

  static let refused = [
    Row(acme, "acmecorp", 0..<8), Row(acme, "AcmeCorp1", 0..<8), Row(acme, "4cm3c0rp!", 0..<8),
    Row(acme, "procemca", 0..<8), Row(acme, "alice.smith", 0..<11),
    Row(acme, "alicesmith2024", 0..<10), Row(acme, "Smith.Alice", 0..<5),
    // Four characters are left, wherever they are.
    Row(acme, "1a2acmecorp3", 3..<11), Row(acme, "ACMECORPacmecorpx", 0..<8),
    // Reversed and with substitutes, between others.
    Row(acme, "xx!pr0c3mc@", 3..<11),
    Row(address, "ann.smith@acme.example", 0..<22), Row(address, "annacmesmith", 7..<12),
    Row(address, "elpmaxe-1", 0..<7), Row(address, "Ann", 0..<3),
    // 1, ! and | are i or l; 9 is g or itself.
    Row(["william"], "w1!|1am", 0..<7), Row(["greg1969"], "9r3g1969", 0..<8),
    Row(["zoltan"], "2o1+4n", 0..<6), Row(["bertha"], "83r7h@", 0..<6),
    Row(["cassel"], "(@$5e1", 0..<6),
    // Words that share characters.
    Row(["abcde", "defgh"], "abcdefgh1234", 0..<5),
    // Scripts, normalization and case.
    Row(["Müller"], "MU\u{308}LLER!", 0..<8), Row(["ｓｍｉｔｈ"], "Smith1", 0..<5),
    Row(["Straße"], "strasse7", 0..<7), Row(["Наташа"], "НАТАША1", 0..<12),
    Row(["田中太郎"], "田中太郎99", 0..<12), Row(["smith"], "smi\u{AD}th", 0..<7),
    // Two characters of these scripts are a name, with or without a space between them.
    Row(["田中"], "田中田中田中", 0..<6), Row(["김민"], "김민김민2024", 0..<6),
    Row(["田中 太郎"], "田中太郎2024", 0..<12), Row(["王伟"], "王伟2024", 0..<6),
    // Addresses written together, and their sides.
    Row(["example.org"], "exampleorg2024", 0..<10),
    Row(["www.example.com"], "wwwexamplecom12", 0..<13),
    Row(["acme.co.uk"], "acmecoukacmecouk", 0..<8),
    Row(["ann@example.org"], "example.org2", 0..<11),
    Row(["Ann@Example.org"], "annexampleorg2024", 0..<13),
    // A part of a whole that is too long to be one.
    Row([String(repeating: "x.", count: 40) + "smith"], "smith1", 0..<5),
  ]

  static let accepted = [
    Row(acme, "correct horse battery acmecorp staple"),
    // Five characters are left.
    Row(acme, "12acmecorp345"), Row(acme, "acmecorpäöüßé"),
    // Without any of the words, even the shortest text.
    Row(acme, "x"), Row(acme, "acmecor"), Row(acme, "lice"), Row([], "acmecorp"),
    // Too short to be words, or not of a person.
    Row(["li"], "li"), Row(["王"], "王王王王"), Row(["a.b@c.com"], "com"),
    Row(["www.acme.org"], "wwworg"),
    Row([""], "abc"), Row([" - "], "-"),
    // Substitutes count in the text, not in the words.
    Row(["4cm3"], "acme"),
    // 4 doesn't stand for e.
    Row(acme, "acm4corp"),
  ]

  @Test("Texts of little but their context are refused", arguments: refused)
  func refusals(row: Row) {
    let check = ContextWordsCheck(row.words)
    #expect(check.violations(in: row.text) == [Violation("context_words.contained", at: row.place)])
    #expect(check.outcome(of: row.text) == .invalid)
  }

  @Test("Texts with enough besides, or nothing of it, are valid", arguments: accepted)
  func acceptance(row: Row) {
    let check = ContextWordsCheck(row.words)
    #expect(check.violations(in: row.text) == [])
    #expect(check.outcome(of: row.text) == .valid)
  }

  @Test("The least lengths of words and of the rest are settings")
  func settings() throws {
    let short = try ContextWordsCheck.definition.check(["words": "li", "minimum-length": 2])
    #expect(short.outcome(of: "li") == .invalid)
    #expect(short.outcome(of: "l") == .valid)
    let strict = try ContextWordsCheck.definition.check(["words": ["acme"], "minimum-rest": 10])
    #expect(strict.outcome(of: "acme123456789") == .invalid)
    #expect(strict.outcome(of: "acme1234567890") == .valid)
    #expect(throws: SettingError.self) {
      try ContextWordsCheck.definition.check(["words": ["acme"], "minimum-rest": 0])
    }
  }

  @Test("Sixty-four words are looked for, and no more")
  func limit() {
    let words = (0..<70).map { "word\(["a", "e", "u", "y"][$0 / 20])\($0 % 20 + 30)" }
    let check = ContextWordsCheck(words)
    #expect(check.outcome(of: words[63]) == .invalid)
    #expect(check.outcome(of: words[64]) == .valid)
  }

  @Test("Large texts and contexts, made for much work, are judged")
  func large() {
    let words = (1...64).map { String(repeating: "a", count: $0) }
    let check = ContextWordsCheck(words, minimumLength: 1)
    #expect(check.outcome(of: String(repeating: "4", count: 65_536)) == .invalid)
    let contexts = (0..<64).map { String(repeating: "\($0) ä", count: 1_000) }
    let other = ContextWordsCheck(contexts)
    #expect(other.outcome(of: String(repeating: "1 ä", count: 20_000)) == .invalid)
  }
}
