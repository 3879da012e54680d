public import Violations

/// Requires a check to fail.
///
///     not: { pattern: '.*x.*' }
///     code: word.letter
///
/// Nothing that the check finds stays. The check has no code of its own: the
/// pack names one.
public struct NotCheck: Check {
  /// What stands in the report until the pack's code replaces it.
  static let failure: ViolationCode = "not"

  private let checks: CheckList

  /// Creates a check.
  public init(_ checks: CheckList) {
    self.checks = checks
  }

  /// Reports a text that passes the check.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var inner = Findings(findings.detail)
    checks.run(text, in: context, into: &inner)
    report(inner, into: &findings)
  }

  /// Reports a value that is not a text and passes the check.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var inner = Findings(findings.detail)
    checks.run(value, in: context, into: &inner)
    report(inner, into: &findings)
  }

  private func report(_ inner: consuming Findings, into findings: inout Findings) {
    switch inner.outcome {
    case .valid: findings.add(Self.failure)
    case .inconclusive: findings.mergeLimits(inner)
    case .invalid: break
    }
  }

  /// Returns that the check must fail.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(Self.failure)]
  }
}

extension NotCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "not",
    "Requires a check to fail.",
    shorthand: "check",
    settings: [
      SettingDefinition("check", .checks, "The check.", isRequired: true, isCondition: true)
    ],
    codes: [],
    needsCode: true
  ) { settings in NotCheck(settings.checks("check") ?? CheckList([])) }
}
