import RuleEngine
import TestSupport
import Testing
import TextRules
import Violations

@Suite struct RuleTests {
  private let context = CheckContext()

  @Test(
    "A blank value is required, alone, if it is required or checked on its own",
    arguments: ["", "  ", "\u{200B}", nil, [], [:]] as [Value]
  )
  func blank(value: Value) {
    let rule = Rule(name: "r", checks: [RuleCheck(FixedCheck(.invalid))])
    let required = Report(outcome: .invalid, violations: [Violation("required")])
    #expect(rule.report(on: value, in: context) == required)
    #expect(rule.report(on: value, isRequired: false, in: context) == Report())
    if let text = value.text { #expect(rule.outcome(of: text, in: context) == .invalid) }
  }

  @Test(
    "Only a valid text is accepted",
    arguments: [(Outcome.valid, true), (.invalid, false), (.inconclusive, false)]
  )
  func accepts(outcome: Outcome, isAccepted: Bool) {
    let rule = Rule(name: "r", checks: [RuleCheck(FixedCheck(outcome))])
    #expect(rule.outcome(of: "x", in: context) == outcome)
    #expect(rule.accepts("x", in: context) == isAccepted)
    #expect(!rule.accepts("", in: context))
  }

  @Test("A rule that is written in Swift normalises, checks and reports as one from a pack")
  func writtenInSwift() {
    let staffID = Rule(
      name: "staff-id",
      normalization: Normalization([.trim, .uppercase]),
      checks: [RuleCheck(LengthCheck(9...9)), RuleCheck(AffixCheck("AB-", as: .prefix))]
    )
    #expect(staffID.accepts(" ab-123456 ", in: context))
    #expect(staffID.report(on: "ab-123456", in: context).normalized == "AB-123456")
    #expect(staffID.report(on: "ab-1", in: context).violations.map(\.code) == ["length.wrong"])
    #expect(staffID.checklist(for: "ab-1", in: context).map(\.state) == [.unmet, .met])
    let required = Rule(name: "word", checks: [RuleCheck(RequiredCheck())])
    #expect(required.isAlwaysRequired)
  }

  @Test("A check for a value makes it required everywhere and says what is blank")
  func requiredCheck() {
    let rule = Rule(
      name: "r",
      checks: [RuleCheck(FixedCheck(.valid)), RuleCheck(RequiredCheck(blankness: .empty))]
    )
    #expect(rule.isAlwaysRequired)
    #expect(rule.report(on: "", isRequired: false, in: context).outcome == .invalid)
    #expect(rule.report(on: " ", isRequired: false, in: context).outcome == .valid)
    #expect(!Rule(name: "r", checks: []).isAlwaysRequired)
  }

  @Test("The code of a blank value follows the pack")
  func requiredCode() {
    let mapping = CodeMapping(
      replacement: "p.missing",
      arguments: ["example": "x"],
      packCodes: ["p.missing": .init(number: 4)]
    )
    let rule = Rule(name: "r", checks: [RuleCheck(RequiredCheck(), codes: mapping)])
    #expect(
      rule.report(on: "", in: context).violations == [
        Violation("p.missing", ["example": "x"], number: 4)
      ]
    )
    let mild = Rule(name: "r", checks: [], packCodes: ["required": .init(severity: .warning)])
    #expect(mild.report(on: "", in: context).outcome == .valid)
    #expect(mild.outcome(of: "", in: context) == .valid)
  }

  @Test("What is blank is asked after normalisation")
  func blankAfterNormalisation() {
    let rule = Rule(
      name: "r",
      normalization: Normalization([.trim]),
      checks: [RuleCheck(RequiredCheck(blankness: .empty)), RuleCheck(FixedCheck(.invalid))]
    )
    #expect(rule.report(on: " \u{3000}", in: context).violations == [Violation("required")])
    #expect(rule.outcome(of: " \u{3000}", in: context) == .invalid)
  }

  @Test("A text beyond the limit is not looked at")
  func inputLimit() {
    let limited = CheckContext(surroundings: Surroundings(limits: Limits(inputBytes: 4)))
    let rule = Rule(name: "r", checks: [RuleCheck(FixedCheck(.invalid))])
    let report = rule.report(on: "ééa", in: limited)
    #expect(report.violations == [Violation("limit.input_size", ["maximum": 4])])
    #expect(report.outcome == .inconclusive)
    #expect(report.normalized == nil)
    #expect(rule.outcome(of: "ééa", in: limited) == .inconclusive)
    #expect(rule.report(on: "éé", in: limited).outcome == .invalid)
    let blank = String(repeating: " ", count: 5)
    #expect(rule.report(on: .text(blank), in: limited).outcome == .inconclusive)
  }

  @Test("Only a valid value has a normalised form; facts stay whatever the outcome")
  func normalized() {
    for outcome in Outcome.allCases {
      let rule = Rule(
        name: "r",
        normalization: Normalization([.trim, .uppercase]),
        checks: [RuleCheck(FixedCheck(outcome, facts: ["f": 1]))]
      )
      let report = rule.report(on: " ab ", in: context)
      #expect(report.normalized == (outcome == .valid ? "AB" : nil))
      #expect(report.facts == ["f": 1])
      #expect(report.outcome == outcome)
      #expect(rule.outcome(of: " ab ", in: context) == outcome)
    }
    #expect(Rule(name: "r", checks: []).report(on: 5, in: context).normalized == 5)
  }

  /// Gives a canonical form, a fact and an argument that repeat the text.
  private struct Repeating: Check {
    static let definition = CheckDefinition(
      "repeating",
      "Repeats its text.",
      codes: [
        CodeDefinition(
          "repeating.failure",
          "It is so.",
          [.init("copy", .text, "", isFromInput: true), .init("count", .integer, "")]
        )
      ],
      facts: [FactDefinition("copy", "", isFromInput: true), FactDefinition("count", "")],
      givesCanonicalForm: true
    ) { _ in Repeating(fails: true) }

    var fails: Bool

    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      let copy = String(repeating: "x", count: text.count)
      findings.setCanonicalForm("canonical " + copy)
      findings.setFact("copy", .text(copy))
      findings.setFact("count", 1)
      if fails { findings.add("repeating.failure", ["copy": .text(copy), "count": 1]) }
    }
  }

  @Test("A canonical form stands in for the normalised text")
  func canonicalForm() {
    let rule = Rule(name: "r", checks: [RuleCheck(Repeating(fails: false))])
    #expect(rule.report(on: "abc", in: context).normalized == "canonical xxx")
  }

  @Test(
    "A secret keeps nothing of its text, whatever the pack makes of the codes",
    arguments: [
      (CodeMapping(), "repeating.failure"),
      (CodeMapping(replacement: "p.code"), "p.code"),
      (CodeMapping(renames: ["repeating.failure": "p.renamed"]), "p.renamed"),
    ] as [(CodeMapping, ViolationCode)]
  )
  func secrets(mapping: CodeMapping, code: ViolationCode) {
    func rule(fails: Bool) -> Rule {
      let check = RuleCheck(
        Repeating(fails: fails),
        codes: mapping,
        redaction: Redaction(Repeating.definition)
      )
      return Rule(name: "r", checks: [check], confidentiality: .secret)
    }
    let report = rule(fails: true).report(on: "abc", in: context)
    #expect(report.violations == [Violation(code, ["count": 1])])
    #expect(report.facts == ["count": 1])
    let valid = rule(fails: false).report(on: "abc", in: context)
    #expect(valid == Report(facts: ["count": 1]))
  }

  @Test("A pack's constants stay in the messages of a secret, also under a redacted name")
  func secretConstants() {
    let check = RuleCheck(
      Repeating(fails: true),
      codes: CodeMapping(arguments: ["copy": "of the pack"]),
      redaction: Redaction(Repeating.definition)
    )
    let rule = Rule(name: "r", checks: [check], confidentiality: .secret)
    #expect(
      rule.report(on: "abc", in: context).violations == [
        Violation("repeating.failure", ["copy": "of the pack", "count": 1])
      ]
    )
  }

  @Test("Violations come in the order of the rule, from every check that fails")
  func order() {
    let rule = Rule(
      name: "r",
      checks: [
        RuleCheck(FixedCheck(.invalid, "x.b")), RuleCheck(FixedCheck(.inconclusive)),
        RuleCheck(FixedCheck(.invalid, "x.a")),
      ]
    )
    let report = rule.report(on: "abc", in: context)
    #expect(report.violations.map(\.code) == ["x.b", "limit.time", "x.a"])
    #expect(report.outcome == .invalid)
  }

  @Test("A text in another storage than Swift's own is checked alike")
  func slices() {
    let rule = Rule(name: "r", checks: [RuleCheck(LengthCheck(3...3))])
    let slice = String("xxabcxx".dropFirst(2).prefix(3))
    #expect(rule.outcome(of: slice, in: context) == .valid)
  }
}
