import Violations

/// A check as one entry of a rule: with what the pack says about its codes, its severity and the
/// constants for its messages.
///
///     RuleCheck(LengthCheck(9...9), codes: CodeMapping(replacement: "staff_id.length"))
public struct RuleCheck: Sendable {
  /// The check.
  public let check: any Check

  /// The name by which other rules may change or drop it.
  public let name: String?

  /// What becomes of the check's codes.
  public let codes: CodeMapping

  /// Which arguments and facts are dropped because the value is confidential; nil if it is not.
  let redaction: Redaction?

  /// Whether the check's findings stay as they are.
  let isPlain: Bool

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - check: The check.
  ///   - name: The name by which other rules may change or drop it.
  ///   - codes: What becomes of the check's codes.
  ///   - redaction: Which arguments and facts are dropped; needed in a rule for secrets, unless the
  ///     check reports nothing that is taken from its input.
  public init(
    _ check: any Check,
    name: String? = nil,
    codes: CodeMapping = CodeMapping(),
    redaction: Redaction? = nil
  ) {
    self.check = check
    self.name = name
    self.codes = codes
    self.redaction = redaction
    isPlain = codes.isIdentity && redaction == nil
  }

  /// Returns the entry with a redaction, unless it has one.
  func redacted(_ redaction: Redaction) -> RuleCheck {
    RuleCheck(check, name: name, codes: codes, redaction: self.redaction ?? redaction)
  }

  /// Checks a text and adds what is found, under the codes of the pack.
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    // Codes and redaction change what a report shows, and never the outcome alone.
    if findings.wantsDetails ? isPlain : !codes.needsViolations {
      check.check(text, in: context, into: &findings)
    } else {
      var own = Findings(codes.needsViolations ? .report : findings.detail)
      check.check(text, in: context, into: &own)
      finish(own, into: &findings)
    }
  }

  /// Checks a value of any kind and adds what is found.
  func run(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {
    if case .text(let text) = value {
      run(text.utf8Span, in: context, into: &findings)
      return
    }
    var own = Findings(codes.needsViolations ? .report : findings.detail)
    check.check(value, in: context, into: &own)
    finish(own, into: &findings)
  }

  private func finish(_ own: consuming Findings, into findings: inout Findings) {
    // Redaction comes first, because it knows arguments by the codes of the check, not of the pack.
    redaction?.apply(to: &own)
    codes.apply(to: &own)
    findings.merge(own)
  }

  /// Returns how far a text has come for this check, under the severities of the pack.
  ///
  /// What the pack makes a warning makes no text impossible.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard codes.needsViolations else { return check.progress(of: text, in: context) }
    var findings = Findings(.outcome)
    run(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    if findings.outcome == .inconclusive || codes.mayForgive { return .unfinished }
    let progress = check.progress(of: text, in: context)
    return progress == .valid ? .unfinished : progress
  }

  /// Returns what the check requires before there is a text, under the codes of the pack.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    var findings = Findings(.report)
    for violation in check.requirements(in: context) {
      findings.add(violation.code, severity: violation.severity, violation.arguments)
    }
    redaction?.apply(to: &findings)
    codes.apply(to: &findings)
    return findings.violations
  }
}
