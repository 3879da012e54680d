import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import TextPatterns
import TextRules
import UnicodeText
import ValueRules
import Violations

@Suite struct TypeMismatchTests {
  static let values: [Value] = [5, true, ["a"], ["a": 1]]

  private static func mismatch(_ expected: Value.Kind, _ actual: Value.Kind) -> Violation {
    Violation(
      "type.mismatch",
      ["expected": .text(expected.rawValue), "actual": .text(actual.rawValue)]
    )
  }

  @Test("A check of texts reports another kind of value once", arguments: values)
  func textChecks(value: Value) throws {
    let checks: [any Check] = [
      LengthCheck(1...2), AffixCheck("a", as: .prefix), DateCheck(),
      CharactersCheck(allowed: try UnicodeSet(pattern: "[a]")),
      PatternCheck(try TextPattern("a")),
    ]
    let expected = [Self.mismatch(.text, value.kind)]
    for check in checks { #expect(check.violations(in: value) == expected) }
    let rule = Rule(name: "texts", checks: checks.map { RuleCheck($0) })
    #expect(
      rule.report(on: value, in: CheckContext()) == Report(outcome: .invalid, violations: expected)
    )
  }

  @Test("A number check reports every other kind of value once", arguments: values.dropFirst())
  func numberCheck(value: Value) {
    let rule = Rule(name: "numbers", checks: [RuleCheck(NumberCheck()), RuleCheck(NumberCheck())])
    #expect(
      rule.report(on: value, in: CheckContext()).violations == [Self.mismatch(.number, value.kind)]
    )
  }

  @Test("A text where numbers are wanted is reported once for each kind wanted")
  func textForNumber() {
    let strict = RuleCheck(NumberCheck(isStrict: true))
    let rule = Rule(name: "numbers", checks: [strict, strict, RuleCheck(TypeCheck(.boolean))])
    #expect(
      rule.report(on: "5", in: CheckContext()).violations == [
        Self.mismatch(.number, .text), Self.mismatch(.boolean, .text),
      ]
    )
  }

  @Test("A mismatch that is only a warning does not hide one that is an error")
  func warningBesideError() {
    let warning = RuleCheck(NumberCheck(isStrict: true), codes: CodeMapping(severity: .warning))
    let rule = Rule(name: "numbers", checks: [warning, RuleCheck(NumberCheck(isStrict: true))])
    let report = rule.report(on: "5", in: CheckContext())
    #expect(report.outcome == .invalid)
    #expect(report.violations.map(\.severity) == [.warning, .error])
  }
}
