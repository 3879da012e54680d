import UnicodeText
import Violations

extension Rule {
  /// Checks a text that another rule passes on, as a value of its own.
  func check(
    handed text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    defer { if confidentiality == .sealed { findings.removeRanges() } }
    if hasParameters {
      var own = copy context
      own.parameters = parameters
      evaluate(handed: text, in: own, into: &findings)
    } else {
      evaluate(handed: text, in: context, into: &findings)
    }
  }

  /// Checks a value other than text that another rule passes on.
  func check(
    handed value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let text = digits(of: value) {
      check(handed: text.utf8Span, in: context, into: &findings)
      return findings.removeRanges()
    }
    defer { if confidentiality == .sealed { findings.removeRanges() } }
    var own = copy context
    if hasParameters { own.parameters = parameters }
    _ = evaluate(value, isRequired: true, in: own, into: &findings)
    if context.surroundings.tracesViolations {
      findings.completeTraces(by: self, normalized: nil)
    }
  }

  private func evaluate(
    handed text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let input = evaluate(text, isRequired: true, in: context, into: &findings)
    if context.surroundings.tracesViolations {
      findings.completeTraces(by: self, normalized: input.text(given: String(copying: text)))
    }
    guard findings.wantsDetails, findings.outcome == .valid, !isSecret,
      findings.canonicalForm == nil
    else { return }
    switch input {
    case .nothing: break
    case .asGiven: findings.setCanonicalForm(String(copying: text))
    case .changed(let normalized): findings.setCanonicalForm(normalized)
    }
  }
}
