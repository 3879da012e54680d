import TestSupport
import Testing
import TextRules
import UnicodeText
import Violations

@testable import RuleEngine

/// A check that accepts some texts, and proposes others.
private struct ListCheck: FixProposer {
  var accepted: Set<String>
  var proposals: [String] = []
  var code: ViolationCode = "list.unknown"

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !accepted.contains(String(copying: text)) { findings.add(code) }
  }

  func meantValues(by text: String, for violation: Violation) -> [String] {
    violation.code == code ? proposals : []
  }
}

@Suite("Fixes of a rule") struct RuleFixTests {
  private func fix(
    _ text: String,
    _ checks: [any Check],
    _ confidentiality: Confidentiality = .open,
    _ steps: [NormalizationStep] = []
  ) -> Violation.Fix? {
    let rule = Rule(
      name: "r",
      normalization: Normalization(steps),
      checks: checks.map { RuleCheck($0) },
      confidentiality: confidentiality
    )
    let violations = rule.report(on: .text(text), in: CheckContext()).violations
    #expect(violations.dropFirst().allSatisfy { $0.fix == nil })
    return violations.first?.fix
  }

  @Test("The only proposal that the whole rule accepts becomes the fix")
  func onlyOne() {
    let check = ListCheck(accepted: ["abc", "abcd"], proposals: ["x", "abc", "abc", "abcd"])
    #expect(fix("ab", [check]) == nil)
    let short = LengthCheck(2...3)
    #expect(fix("ab", [check, short]) == Violation.Fix(range: 2..<2, replacement: "c"))
  }

  @Test("A proposal that no check accepts isn't a fix")
  func refused() {
    #expect(fix("ab", [ListCheck(accepted: ["abc"], proposals: ["ax"])]) == nil)
    #expect(fix("ab", [ListCheck(accepted: ["abc"])]) == nil)
  }

  @Test("A valid value doesn't have a fix")
  func valid() {
    #expect(fix("abc", [ListCheck(accepted: ["abc", "ab"], proposals: ["ab"])]) == nil)
  }

  @Test(
    "Only open values have fixes",
    arguments: Confidentiality.allCases
  )
  func confidential(confidentiality: Confidentiality) {
    let check = ListCheck(accepted: ["abc"], proposals: ["abc"])
    #expect((fix("ab", [check], confidentiality) != nil) == (confidentiality == .open))
    #expect((fix("abc,", [check], confidentiality) != nil) == (confidentiality == .open))
  }

  @Test("The fix is about the value as given, not as normalized")
  func normalized() {
    let check = ListCheck(accepted: ["abc"])
    let expected = Violation.Fix(range: 5..<6, replacement: "")
    #expect(fix("  ABC,", [check], .open, [.trim, .lowercase]) == expected)
  }

  struct SlipRow: CustomTestStringConvertible, Sendable {
    var typed: String
    var accepted: String
    var isFixed: Bool
    var testDescription: String { typed }
  }

  static let slips =
    TextRow.rows(
      """
      1O2 | 102 | yes
      NO93 86OI | NO93 8601 | yes
      KIA OB1 | K1A 0B1 | yes
      8001 Zürich | 8001 | yes
      8001 Zürich (CH) | 8001 | yes
      8001 x | 8001 | no
      Bern 8001 | 8001 | yes
      Aarau (AG), 8001 | 8001 | yes
      AUT 8001 | 8001 | no
      8001 Bern 8002 | 8002 | no
      8001 8002 | 8001 | no
      10115, | 10115 | yes
      '007 | 007 | yes
      lO1 | 1O1 | no
      """
    ).map { SlipRow(typed: $0[0], accepted: $0[1], isFixed: $0[2] == "yes") }

  @Test("Common slips in identifiers have a fix", arguments: slips)
  func identifiers(row: SlipRow) {
    let check = ListCheck(accepted: [row.accepted], code: "identifier.format")
    let fix = fix(row.typed, [check])
    #expect(fix?.applied(to: row.typed) == (row.isFixed ? row.accepted : nil))
  }

  @Test("Letters are read as digits only in identifiers")
  func otherCodes() {
    #expect(fix("1O2", [ListCheck(accepted: ["102"])]) == nil)
    #expect(fix("8001 Zürich", [ListCheck(accepted: ["8001"])]) == nil)
  }

  @Test("A remark that is a value itself isn't dropped")
  func twoValues() {
    let check = ListCheck(accepted: ["de", "fr"], code: "identifier.format")
    #expect(fix("de fr", [check]) == nil)
  }

  @Test("A long value doesn't have a fix, and neither does one with many proposals")
  func limits() {
    let long = String(repeating: "a", count: NamedSlip.longestText)
    #expect(fix(long + ",", [ListCheck(accepted: [long])]) == nil)
    let many = (0..<FixChoice.mostTries).map { "x\($0)" } + ["abc"]
    #expect(fix("ab", [ListCheck(accepted: ["abc"], proposals: many)]) == nil)
    #expect(fix("ab", [ListCheck(accepted: ["abc"], proposals: Array(many.dropFirst()))]) != nil)
  }
}
