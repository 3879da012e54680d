import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// The HTML profile against the regular expression that the HTML standard gives.
@Suite struct HTMLEmailAddressTests {
  /// HTML §4.10.5.1.5, "the following JavaScript- and Perl-compatible regular expression".
  static let expression =
    #"[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"#
    + #"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*"#

  static let ascii = (0..<128 as Range<UInt8>).map { String(UnicodeScalar($0)) }

  static let pieces =
    ascii + [
      "ann", "example", ".org", "a-b", "b" * 61, "b" * 62, "b" * 63, "b" * 64, "xn--0", "--", "@",
      "@",
      "@", ".", ".", "-", "ö", "例", "。", "．", "＠", "\u{301}", "\u{200D}", "\u{212A}", "\u{17F}",
      "é",
      "\r\n", "[192.0.2.1]", "\"q\"", "(x)",
    ]

  @Test("Verdicts are those of the standard's expression", arguments: 0..<8 as Range<UInt64>)
  func expression(seed: UInt64) throws {
    let expression = try Regex(Self.expression).matchingSemantics(.unicodeScalar)
    let check = EmailCheck(profile: .html)
    var generator = SplitMix64(seed: seed)
    var accepted = 0
    for round in 0..<400 {
      // Mostly letters, so that many texts are valid.
      let pieces = round % 2 == 0 ? Self.pieces : ["a", "Z9", ".", "-", "b" * 62, "c", ".d", "+"]
      func run(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator))
          .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      }
      let text = "\(run(0...3))@\(run(0...4))"
      let isValid = text.wholeMatch(of: expression) != nil
      #expect((check.outcome(of: text) == .valid) == isValid, "\(text.debugDescription)")
      let findings = check.findings(in: text)
      #expect((findings.outcome == .valid) == isValid, "\(text.debugDescription)")
      #expect(findings.violations.isEmpty == isValid, "\(text.debugDescription)")
      if isValid { accepted += 1 }
    }
    #expect(accepted > 20)
  }

  @Test("Each ASCII character stands where the standard lets it", arguments: ascii)
  func character(character: String) throws {
    let expression = try Regex(Self.expression).matchingSemantics(.unicodeScalar)
    let check = EmailCheck(profile: .html)
    for text in [
      "a\(character)b@c.d", "\(character)@c.d", "a@b\(character)c.d", "a@b.c\(character)",
    ] {
      let isValid = text.wholeMatch(of: expression) != nil
      #expect((check.outcome(of: text) == .valid) == isValid, "\(text.debugDescription)")
    }
  }
}
