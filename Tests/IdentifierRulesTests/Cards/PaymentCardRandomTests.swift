import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct PaymentCardRandomTests {
  static let obvious = ObviousCardCheck(rows: IssuerFixture.prefixTable.rows)

  /// Returns a number that is likely to be nearly valid.
  static func number(using generator: inout SplitMix64) -> String {
    var number = ""
    if Bool.random(using: &generator),
      let row = IssuerFixture.prefixTable.rows.randomElement(using: &generator),
      let prefix = row.prefixes.randomElement(using: &generator)
    {
      // The range includes its neighbors.
      let range = (prefix.lowerBound - 1)...(prefix.upperBound + 1)
      number = String(Int.random(in: range, using: &generator))
    }
    let length = Int.random(in: 0...21, using: &generator)
    while number.count < length { number += String(Int.random(in: 0...9, using: &generator)) }
    return Bool.random(using: &generator) ? ObviousCardCheck.completed(number) : number
  }

  @Test("The fast path, the report and a slow check agree", arguments: 0..<40 as Range<UInt64>)
  func agreement(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<250 {
      var text = Self.number(using: &generator)
      if Bool.random(using: &generator), !text.isEmpty {
        let separators = String.random(ofScalars: 1..<3, from: " -x", using: &generator)
        let offset = Int.random(in: 0...text.count, using: &generator)
        text.insert(contentsOf: separators, at: text.index(text.startIndex, offsetBy: offset))
      }
      let isValid = Self.obvious.accepts(text)
      #expect((IssuerFixture.check.outcome(of: text) == .valid) == isValid)
      let findings = IssuerFixture.check.findings(in: text)
      #expect(findings.violations.isEmpty == isValid)
      #expect(findings.violations.count <= 1)
      if isValid { #expect(findings.facts["complete"] == true) }
      // If separators can be anywhere, they don't count at all.
      let plain = text.filter { !" -".contains($0) }
      let lenient = CardSeparatorsTests.lenient
      #expect((lenient.outcome(of: text) == .valid) == Self.obvious.accepts(plain))
      #expect(lenient.violations(in: text).isEmpty == Self.obvious.accepts(plain))
    }
  }

  @Test("A settled brand is that of the longest prefix", arguments: 0..<20 as Range<UInt64>)
  func brands(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<250 {
      let number = Self.number(using: &generator)
      guard number.count >= 8 else { continue }
      let expected = Self.obvious.row(of: number).map { Value.text($0.name) }
      #expect(IssuerFixture.check.findings(in: number).facts["brand"] == expected)
    }
  }

  @Test("Any text is checked without harm", arguments: 0..<30 as Range<UInt64>)
  func anyText(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let alphabet = "0123456789  --45/٤４१é—\u{A0}\u{200B}\u{1D7CF}\n\u{0}x👍🏽"
    for _ in 0..<150 {
      let text = String.random(ofScalars: 0..<30, from: alphabet, using: &generator)
      let findings = IssuerFixture.check.findings(in: text)
      let outcome = IssuerFixture.check.outcome(of: text)
      #expect((outcome == .valid) == findings.violations.isEmpty)
      for range in findings.violations.compactMap(\.range) {
        #expect(!range.isEmpty && range.lowerBound >= 0 && range.upperBound <= text.utf8.count)
      }
      expectProgressFits(text, outcome)
      expectDisplayFormFits(text)
    }
  }

  private func expectProgressFits(_ text: String, _ outcome: Outcome) {
    let context = CheckContext()
    let progress = IssuerFixture.check.progress(of: text.utf8Span, in: context)
    #expect((progress == .valid) == (outcome == .valid))
    guard case .impossible(let place) = progress else { return }
    #expect(place >= 0 && place < text.utf8.count)
    // Impossible text stays impossible, whatever is typed after it.
    let longer = IssuerFixture.check.progress(of: (text + "0").utf8Span, in: context)
    #expect(longer == .impossible(at: place))
  }

  private func expectDisplayFormFits(_ text: String) {
    let progress = CardNumberProgress(text, for: IssuerFixture.check)
    let again = CardNumberProgress(progress.displayForm, for: IssuerFixture.check)
    #expect(again.displayForm == progress.displayForm)
    #expect(again.digitCount == progress.digitCount)
    #expect(progress.displayOffset(afterDigits: progress.digitCount) == progress.displayForm.count)
    #expect(!progress.displayForm.hasSuffix(" "))
  }

  @Test("Nothing repeats three digits of a number", arguments: 0..<20 as Range<UInt64>)
  func secrecy(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    // Digits that no limit, range or name consists of.
    let alphabet = "6789"
    for _ in 0..<100 {
      var text = String.random(ofScalars: 12..<21, from: alphabet, using: &generator)
      if Bool.random(using: &generator) { text = "4" + text }
      if Bool.random(using: &generator) { text += "x" }
      let findings = IssuerFixture.check.findings(in: text)
      let progress = CardNumberProgress(text, for: IssuerFixture.check)
      let security = SecurityCodeCheck(issuers: IssuerFixture.table, number: text)
      var dumped = ""
      dump(progress, to: &dumped)
      dump(security, to: &dumped)
      let spoken =
        [
          "\(findings.violations)", "\(findings.facts)", String(reflecting: findings.violations),
          "\(progress)", String(reflecting: progress), "\(security)",
          String(reflecting: security), dumped,
        ].joined()
      let digits = Array(text)
      for start in 0..<(digits.count - 2) {
        #expect(!spoken.contains(String(digits[start..<(start + 3)])))
      }
    }
  }
}
