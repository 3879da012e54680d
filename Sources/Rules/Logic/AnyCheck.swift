public import Violations

/// Requires at least one of several checks.
///
///     any: [ { length: 2 }, { length: 4 } ]
///     code: word.length
///
/// The facts of the first check that passes stay; those of the others do not.
/// The check has no code of its own: the pack names one.
public struct AnyCheck: Check {
  /// What stands in the report until the pack's code replaces it.
  static let failure: ViolationCode = "any"

  private let checks: CheckList

  /// Creates a check.
  public init(_ checks: CheckList) {
    self.checks = checks
  }

  /// Reports a text that fails every check.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = Findings(findings.detail)
    for index in checks.checks.indices {
      var branch = Findings(findings.detail)
      checks.checks[index].run(text, in: context, into: &branch)
      switch branch.outcome {
      case .valid:
        findings.merge(branch)
        return
      case .inconclusive: undecided.mergeLimits(branch)
      case .invalid: break
      }
    }
    fail(undecided, into: &findings)
  }

  /// Reports a value that is not a text and fails every check.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = Findings(findings.detail)
    for index in checks.checks.indices {
      var branch = Findings(findings.detail)
      checks.checks[index].run(value, in: context, into: &branch)
      switch branch.outcome {
      case .valid:
        findings.merge(branch)
        return
      case .inconclusive: undecided.mergeLimits(branch)
      case .invalid: break
      }
    }
    fail(undecided, into: &findings)
  }

  private func fail(_ undecided: consuming Findings, into findings: inout Findings) {
    if undecided.outcome == .inconclusive {
      findings.mergeLimits(undecided)
    } else {
      findings.add(Self.failure)
    }
  }

  /// Returns how far the text has come for the check that leaves it most room.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var progress = TextProgress.impossible(at: 0)
    for index in checks.checks.indices where progress != .valid {
      progress = progress.or(checks.checks[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Returns that one of the checks must pass.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(Self.failure)]
  }
}

extension AnyCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "any",
    "Requires at least one of several checks.",
    shorthand: "of",
    settings: [SettingDefinition("of", .checks, "The checks.", isRequired: true)],
    codes: [],
    needsCode: true
  ) { settings in AnyCheck(settings.checks("of") ?? CheckList([])) }
}
