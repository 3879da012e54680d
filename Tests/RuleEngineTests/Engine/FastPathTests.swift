import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import TextRules
import UnicodeText
import Violations

@Suite struct FastPathTests {
  static let rules: [Rule] = {
    let length = RuleCheck(LengthCheck(2...6))
    let digits = RuleCheck(NumberCheck(lower: .init(10), maximumFractionDigits: 1))
    let warning = RuleCheck(LengthCheck(1...3), codes: CodeMapping(severity: .warning))
    let renamed = RuleCheck(
      AnyCheck(CheckList([length, digits])),
      codes: CodeMapping(replacement: "p.code", packCodes: ["p.code": .init(number: 1)])
    )
    let first = RuleCheck(AnyCheck(CheckList([length, digits]), reporting: .first))
    let not = RuleCheck(NotCheck(CheckList([digits])), codes: CodeMapping(replacement: "p.not"))
    let when = RuleCheck(
      WhenCheck(matches: CheckList([digits]), then: CheckList([length]), else: CheckList([warning]))
    )
    return [
      [length, digits], [warning, length], [renamed], [first, not], [not, warning],
      [when, renamed], [warning],
      [RuleCheck(RequiredCheck(blankness: .whitespace)), not],
    ].enumerated().map { index, checks in
      Rule(
        name: "rule-\(index)",
        normalization: Normalization(index % 2 == 0 ? [.trim, .nfkc] : []),
        checks: checks
      )
    }
  }()

  @Test("The outcome alone is the outcome of the report, on hostile and random texts")
  func sameOutcome() {
    let context = CheckContext()
    var generator = SplitMix64(seed: 7)
    let random = (0..<1_500).map { round in
      String.random(
        ofScalars: 0..<9,
        from: round % 2 == 0 ? "0123.5- " : .troublesome,
        using: &generator
      )
    }
    let texts = HostileSamples.texts.filter { $0.utf8.count < 2_000 } + random + [""]
    for rule in Self.rules {
      for text in texts {
        let report = rule.report(on: .text(text), in: context)
        #expect(rule.outcome(of: text, in: context) == report.outcome, "\(rule.name) \(text)")
        #expect((report.outcome == .valid) == !report.violations.contains { $0.severity == .error })
      }
    }
  }

  @Test("Nothing but the outcome is kept or even computed where only the outcome is wanted")
  func nothingKept() {
    func never<T>(_ value: T) -> T {
      Issue.record("computed")
      return value
    }
    var findings = Findings(.outcome)
    findings.add("x", never([:]))
    findings.addLimit(.limitTime, never([:]))
    findings.addMismatch(expected: .text, actual: .null)
    findings.setFact("f", never(1))
    findings.setCanonicalForm(never("x"))
    #expect(findings.violations == [])
    #expect(findings.facts == [:])
    #expect(findings.canonicalForm == nil)
    #expect(findings.outcome == .invalid)
  }

  @Test("Invalid beats inconclusive in either order, and warnings change nothing")
  func outcomes() {
    var findings = Findings()
    findings.add("w", severity: .warning)
    #expect(findings.outcome == .valid)
    findings.addLimit(.limitTime)
    #expect(findings.outcome == .inconclusive)
    findings.add("x")
    #expect(findings.outcome == .invalid)
    findings.addLimit(.limitTime)
    #expect(findings.outcome == .invalid)
    #expect(findings.violations.count == 4)
  }
}
