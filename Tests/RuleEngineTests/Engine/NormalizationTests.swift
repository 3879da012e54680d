import TestSupport
import Testing
import UnicodeText
import Violations

@testable import RuleEngine
@testable import TextRules

@Suite struct NormalizationTests {
  @Test(
    "Each step does what its documentation says",
    arguments: [
      (NormalizationStep.trim, " a b ", "a b"), (.trim, "\u{A0}\t\r\na\u{3000}\u{2028}", "a"),
      (.trim, "a", "a"), (.trim, "", ""), (.trim, "  ", ""), (.trim, "\u{200B}a", "\u{200B}a"),
      (.collapseSpaces, "a  b", "a b"), (.collapseSpaces, "a \t\u{A0} b", "a b"),
      (.collapseSpaces, "a\tb", "a b"), (.collapseSpaces, "  a ", " a "),
      (.collapseSpaces, "a b c", "a b c"), (.collapseSpaces, "\r\n", " "),
      (.nfc, "e\u{308}", "\u{EB}"), (.nfc, "\u{212B}", "\u{C5}"), (.nfc, "ﬁ２", "ﬁ２"),
      (.nfc, "\u{1112}\u{1161}\u{11AB}", "\u{D55C}"), (.nfc, "a\u{323}\u{307}", "\u{1EA1}\u{307}"),
      (.nfkc, "ﬁ２", "fi2"), (.nfkc, "e\u{308}", "\u{EB}"), (.nfkc, "\u{A0}", " "),
      (.lowercase, "STRASSE", "strasse"), (.lowercase, "ΟΔΟΣ", "οδος"),
      (.lowercase, "İ", "i\u{307}"),
      (.uppercase, "straße", "STRASSE"), (.uppercase, "i", "I"), (.uppercase, "ﬁ", "FI"),
      (.asciiDigits, "１２٣५", "1235"), (.asciiDigits, "a½²Ⅷ", "a½²Ⅷ"), (.asciiDigits, "𝟙", "1"),
    ]
  )
  func steps(step: NormalizationStep, text: String, expected: String) {
    let normalized = Normalization([step]).apply(to: text).text
    #expect(normalized.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  static let removals: [(set: String, text: String, expected: String)] = [
    (#"[\ -]"#, "CH93 0076-2011", "CH9300762011"),
    (#"[\ -]"#, "CH93\u{A0}0076\u{202F}2011\t6\u{3000}", "CH93007620116"),
    (#"[\ -]"#, "1\u{2011}2\u{2013}3\u{2212}4\u{FF0D}5", "12345"),
    (#"[\ ]"#, "1\u{A0}2\u{2013}3-4", "12\u{2013}3-4"),
    (#"[\-]"#, "1 2\u{2013}3\u{A0}4-", "1 23\u{A0}4"),
    (#"[.]"#, "1.2 3\u{A0}-4", "12 3\u{A0}-4"),
    (#"[\ -]"#, "1\u{200B}2\n3", "1\u{200B}2\n3"),
    (#"[[:Nd:]\ ]"#, "a 1\u{A0}b", "ab"),
  ]

  @Test("A removed space stands for every blank, and a hyphen for every dash", arguments: removals)
  func removal(set: String, text: String, expected: String) throws {
    let step = NormalizationStep.remove(try RemovedCharacters(set))
    let normalized = Normalization([step]).apply(to: text).text
    #expect(normalized.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test("Steps run in the order given")
  func order() {
    let chain = Normalization([.trim, .collapseSpaces, .nfkc, .uppercase])
    #expect(chain.apply(to: " straße\u{3000} ２ ").text == "STRASSE 2")
    let inner = Normalization([.nfkc, .trim])
    #expect(inner.apply(to: "\u{A0}a").text == "a")
    #expect(Normalization().apply(to: " a ").text == " a ")
  }

  static let chains: [[NormalizationStep]] =
    NormalizationStep.named.map { [$0] } + [
      [.trim, .collapseSpaces], [.trim, .nfc, .uppercase], [.nfkc, .collapseSpaces, .lowercase],
      [.asciiDigits, .trim], NormalizationStep.named,
    ]

  @Test("A text that steps leave unchanged is the same after them", arguments: chains)
  func leavesUnchanged(steps: [NormalizationStep]) {
    let normalization = Normalization(steps)
    var generator = SplitMix64(seed: 5)
    for round in 0..<1_500 {
      let alphabet = round % 3 == 0 ? "ab Z0 \t" : String.troublesome
      let text = String.random(ofScalars: 0..<12, from: alphabet, using: &generator)
      var current = text
      for step in steps {
        let after = step.apply(to: current.utf8Span).text
        if step.leavesUnchanged(current.utf8Span) {
          #expect(after.utf8.elementsEqual(current.utf8), "\(step) \(current.debugDescription)")
        }
        current = after
      }
      if normalization.leavesUnchanged(text.utf8Span) {
        #expect(current.utf8.elementsEqual(text.utf8), "\(text.debugDescription)")
      }
      let normalized = normalization.apply(to: text)
      #expect(normalized.text.utf8.elementsEqual(current.utf8))
      checkRanges(of: normalized, from: text)
    }
  }

  /// Every part of the new text comes from whole scalars of the old one, in order.
  private func checkRanges(of normalized: NormalizedText, from text: String) {
    let bytes = Array(text.utf8)
    let isBoundary = { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
    var offset = 0
    var lastStart = 0
    for scalar in normalized.text.unicodeScalars {
      let length = String(scalar).utf8.count
      let range = normalized.sourceRange(of: offset..<(offset + length))
      #expect(0 <= range.lowerBound && range.upperBound <= bytes.count, "\(text.debugDescription)")
      #expect(isBoundary(range.lowerBound) && isBoundary(range.upperBound))
      #expect(!range.isEmpty && range.lowerBound >= lastStart, "\(text.debugDescription)")
      lastStart = range.lowerBound
      offset += length
    }
    let whole = normalized.sourceRange(of: 0..<offset)
    #expect(0 <= whole.lowerBound && whole.upperBound <= bytes.count)
  }

  @Test("Case mapping and composition agree with Swift's own on random text")
  func agreesWithSwift() {
    var generator = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let text = String.random(
        ofScalars: 0..<10,
        from: "aZßéËﬁ 1e\u{301}\u{308}Åд",
        using: &generator
      )
      #expect(
        Normalization([.nfc]).apply(to: text).text == text,
        "canonically equal to what it was"
      )
      let upper = Normalization([.uppercase]).apply(to: text).text
      #expect(upper.unicodeScalars.elementsEqual(text.uppercased().unicodeScalars))
      let lower = Normalization([.lowercase]).apply(to: text).text
      #expect(lower.unicodeScalars.elementsEqual(text.lowercased().unicodeScalars))
    }
  }

  // The character ! is what the check refuses; ranges are in bytes of the value as given.
  @Test(
    "A place in the normalised text is reported in the value as given",
    arguments: [
      ([.trim], "  a!b ", 3..<4), ([.trim], "\u{3000}!", 3..<4), ([.trim], "!  ", 0..<1),
      ([.collapseSpaces], "a \t b!", 5..<6), ([.collapseSpaces], "a\u{A0}!", 3..<4),
      ([.trim, .collapseSpaces], "  a  !", 5..<6),
      // e and a combining mark are three bytes; composed, two.
      ([.nfc], "e\u{308}!", 3..<4), ([.nfc], "!e\u{308}", 0..<1),
      ([.nfkc], "ﬁ!", 3..<4), ([.nfkc], "！", 0..<3),
      ([.uppercase], "ß!", 2..<3), ([.uppercase], "ßß!ß", 4..<5),
      ([.asciiDigits], "１２!", 6..<7), ([.asciiDigits, .trim], " ٣!", 3..<4),
      ([.trim, .nfc, .uppercase], " e\u{308}ß! ", 6..<7),
    ] as [([NormalizationStep], String, Range<Int>)]
  )
  func ranges(steps: [NormalizationStep], text: String, expected: Range<Int>) throws {
    #expect(try offender("[!]", steps, text) == expected)
  }

  @Test(
    "A place inside something replaced is widened to all of it",
    arguments: [
      ("[\u{EB}]", [.nfc], "xe\u{308}y", 1..<4), ("[S]", [.uppercase], "aßb", 1..<3),
      (#"[\ ]"#, [.collapseSpaces], "a \t b", 1..<4), ("[i]", [.nfkc], "xﬁ", 1..<4),
      ("[2]", [.asciiDigits], "１２", 3..<6), ("[\u{1EA1}]", [.nfc], "a\u{323}!", 0..<3),
      ("[I]", [.nfkc, .uppercase], "xﬁ", 1..<4), ("[e]", [.lowercase], "xE", 1..<2),
    ] as [(String, [NormalizationStep], String, Range<Int>)]
  )
  func widened(
    forbidden: String,
    steps: [NormalizationStep],
    text: String,
    expected: Range<Int>
  ) throws {
    #expect(try offender(forbidden, steps, text) == expected)
  }

  private func offender(
    _ forbidden: String,
    _ steps: [NormalizationStep],
    _ text: String
  ) throws -> Range<Int>? {
    let check = CharactersCheck(forbidden: try UnicodeSet(pattern: forbidden))
    let rule = Rule(name: "r", normalization: Normalization(steps), checks: [RuleCheck(check)])
    return rule.report(on: .text(text), in: CheckContext()).violations.first?.range
  }
}
