public import Rules
public import Violations

extension Check {
  /// Returns everything that this check reports about a text.
  public func violations(in text: String, context: CheckContext = CheckContext()) -> [Violation] {
    findings(in: text, context: context).violations
  }

  /// Returns everything that this check reports about a value of any kind.
  public func violations(
    in value: Value,
    context: CheckContext = CheckContext()
  ) -> [Violation] {
    if case .text(let text) = value { return violations(in: text, context: context) }
    var findings = Findings()
    check(value, in: context, into: &findings)
    return findings.violations
  }

  /// Returns all findings of this check about a text.
  public func findings(in text: String, context: CheckContext = CheckContext()) -> Findings {
    var findings = Findings()
    check(text.utf8Span, in: context, into: &findings)
    return findings
  }

  /// Returns the outcome alone, as the fast path finds it.
  public func outcome(of text: String, context: CheckContext = CheckContext()) -> Outcome {
    var findings = Findings(.outcome)
    check(text.utf8Span, in: context, into: &findings)
    return findings.outcome
  }
}
