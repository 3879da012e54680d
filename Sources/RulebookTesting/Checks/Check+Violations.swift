public import RuleEngine
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
    findings(in: value, context: context).violations
  }

  /// Returns all findings of this check about a text.
  public func findings(in text: String, context: CheckContext = CheckContext()) -> Findings {
    var findings = Findings()
    check(text.utf8Span, in: context, into: &findings)
    return findings
  }

  /// Returns all findings of this check about a value of any kind.
  public func findings(in value: Value, context: CheckContext = CheckContext()) -> Findings {
    if case .text(let text) = value { return findings(in: text, context: context) }
    var findings = Findings()
    check(value, in: context, into: &findings)
    return findings
  }

  /// Returns the outcome alone, as the fast path finds it.
  public func outcome(of text: String, context: CheckContext = CheckContext()) -> Outcome {
    var findings = Findings(.outcome)
    check(text.utf8Span, in: context, into: &findings)
    return findings.outcome
  }

  /// Returns the outcome alone for a value of any kind, as the fast path finds it.
  public func outcome(of value: Value, context: CheckContext = CheckContext()) -> Outcome {
    if case .text(let text) = value { return outcome(of: text, context: context) }
    var findings = Findings(.outcome)
    check(value, in: context, into: &findings)
    return findings.outcome
  }
}
