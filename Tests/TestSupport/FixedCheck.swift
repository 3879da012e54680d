public import RuleEngine
public import Violations

/// A check that finds the same in every value.
public struct FixedCheck: Check {
  private let outcome: Outcome
  private let code: ViolationCode
  private let facts: [String: Value]
  private let severity: Severity

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - outcome: What the check comes to.
  ///   - code: What it reports if it fails.
  ///   - facts: What it learns, also if it fails.
  ///   - severity: How much its failure matters; a warning leaves the value valid.
  public init(
    _ outcome: Outcome,
    _ code: ViolationCode = "fixed.failure",
    facts: [String: Value] = [:],
    severity: Severity = .error
  ) {
    self.outcome = outcome
    self.code = code
    self.facts = facts
    self.severity = severity
  }

  /// Finds what the check always finds.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    report(into: &findings)
  }

  /// Finds what the check always finds.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    report(into: &findings)
  }

  private func report(into findings: inout Findings) {
    for (name, value) in facts { findings.setFact(name, value) }
    switch outcome {
    case .valid: break
    case .invalid: findings.add(code, at: 0..<1, severity: severity, ["constant": 1])
    case .inconclusive: findings.addLimit(.limitTime)
    }
  }
}
