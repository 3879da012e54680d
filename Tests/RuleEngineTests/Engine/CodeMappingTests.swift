import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct CodeMappingTests {
  /// Reports two failures, a warning, and, if asked to, a limit.
  private struct Several: Check {
    var hasLimit = false

    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      findings.add("s.warning", severity: .warning, ["w": 0])
      if hasLimit { findings.addLimit(.limitTime) }
      findings.add("s.first", at: 0..<1, ["a": 1, "b": 1])
      findings.add("s.second", at: 1..<2, ["c": 1])
    }
  }

  private func found(_ mapping: CodeMapping, in check: some Check = Several()) -> Report {
    let rule = Rule(name: "sample", checks: [RuleCheck(check, codes: mapping)])
    let report = rule.report(on: "text", in: CheckContext())
    #expect(rule.outcome(of: "text", in: CheckContext()) == report.outcome)
    return report
  }

  private let warning = Violation("s.warning", ["w": 0], severity: .warning)
  private let first = Violation("s.first", ["a": 1, "b": 1], at: 0..<1)
  private let second = Violation("s.second", ["c": 1], at: 1..<2)

  @Test("An empty mapping changes nothing")
  func identity() {
    #expect(found(CodeMapping()).violations == [warning, first, second])
    #expect(found(CodeMapping()).outcome == .invalid)
  }

  @Test("One code replaces all failures, with the range and arguments of the first")
  func replacement() {
    let report = found(CodeMapping(replacement: "p.code"))
    #expect(report.violations == [warning, Violation("p.code", ["a": 1, "b": 1], at: 0..<1)])
    #expect(report.outcome == .invalid)
  }

  @Test("Constants are added, and win over arguments of the same name")
  func arguments() {
    let report = found(CodeMapping(replacement: "p.code", arguments: ["b": 2, "example": "x"]))
    #expect(
      report.violations.last
        == Violation("p.code", ["a": 1, "b": 2, "example": "x"], at: 0..<1)
    )
  }

  @Test("Single codes are renamed, the others stay")
  func renames() {
    let report = found(CodeMapping(renames: ["s.second": "p.second", "s.other": "p.other"]))
    #expect(report.violations.map(\.code) == ["s.warning", "s.first", "p.second"])
    #expect(report.violations.map(\.range) == [nil, 0..<1, 1..<2])
  }

  @Test("Limits keep their code, and a value with nothing else stays inconclusive")
  func limits() {
    let mapping = CodeMapping(
      replacement: "p.code",
      renames: ["limit.time": "p.limit"],
      arguments: ["x": 1],
      severity: .warning
    )
    let both = found(mapping, in: Several(hasLimit: true))
    #expect(both.violations.map(\.code) == ["s.warning", "limit.time", "p.code"])
    #expect(both.outcome == .inconclusive)
    let limit = found(mapping, in: FixedCheck(.inconclusive))
    #expect(limit.violations == [Violation("limit.time")])
    #expect(limit.outcome == .inconclusive)
  }

  @Test("Of severities, the check's wins over the pack's, and the pack's over the default")
  func severities() {
    let pack: [ViolationCode: CodeMapping.CodeSettings] = [
      "s.first": .init(number: 7, severity: .warning), "s.warning": .init(severity: .error),
    ]
    let byPack = found(CodeMapping(packCodes: pack))
    #expect(byPack.violations.map(\.severity) == [.error, .warning, .error])
    #expect(byPack.violations.map(\.number) == [nil, 7, nil])
    #expect(byPack.outcome == .invalid)
    let byCheck = found(CodeMapping(severity: .warning, packCodes: pack))
    #expect(byCheck.violations.map(\.severity) == [.warning, .warning, .warning])
    #expect(byCheck.outcome == .valid)
    let strict = found(CodeMapping(severity: .error))
    #expect(strict.violations.map(\.severity) == [.error, .error, .error])
  }

  @Test("The pack's settings apply to codes under their new names")
  func packCodesAfterRenaming() {
    let report = found(
      CodeMapping(
        replacement: "p.code",
        packCodes: ["p.code": .init(number: 9, severity: .warning), "s.first": .init(number: 1)]
      )
    )
    #expect(report.violations.map(\.number) == [nil, 9])
    #expect(report.outcome == .valid)
  }

  @Test("A warning never makes a value invalid, nor takes away its normalised form")
  func warningsOnly() {
    let check = RuleCheck(FixedCheck(.invalid), codes: CodeMapping(severity: .warning))
    let rule = Rule(name: "sample", checks: [check, RuleCheck(FixedCheck(.valid))])
    let report = rule.report(on: "text", in: CheckContext())
    #expect(report.outcome == .valid)
    #expect(report.violations.map(\.severity) == [.warning])
    #expect(report.normalized == "text")
    #expect(rule.outcome(of: "text", in: CheckContext()) == .valid)
  }
}
