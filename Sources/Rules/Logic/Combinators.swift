public import Violations

/// Requires every one of several checks, as one check that may have a code of its own.
///
///     all: [ { prefix: a }, { suffix: b } ]
///
/// It reports what its checks report.
public struct AllCheck: BacktrackingCheck {
  private let checks: CheckList

  package var mayBacktrack: Bool { checks.mayBacktrack }

  /// Creates a check.
  public init(_ checks: CheckList) {
    self.checks = checks
  }

  /// Reports what each check reports about a text.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(text, in: context, into: &findings)
  }

  /// Reports what each check reports about a value that is not a text.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(value, in: context, into: &findings)
  }

  /// Returns how far the text has come for all of the checks.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    checks.progress(of: text, in: context)
  }

  /// Returns what the checks require.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    checks.requirements(in: context)
  }
}

extension AllCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "all",
    "Requires every one of several checks.",
    shorthand: "of",
    settings: [SettingDefinition("of", .checks, "The checks.", isRequired: true)],
    codes: []
  ) { settings in AllCheck(settings.checks("of") ?? CheckList([])) }
}

/// Requires at least one of several checks.
///
///     any: [ { length: 2 }, { length: 4 } ]
///     code: word.length
///
/// The facts of the first check that passes stay; those of the others do not.
/// The check has no code of its own: the pack names one.
public struct AnyCheck: BacktrackingCheck {
  private let checks: CheckList

  package var mayBacktrack: Bool { checks.mayBacktrack }

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
    let isDecided = checks.runEach(on: text, in: context, findings.detail) { _, branch in
      settle(branch, &undecided, into: &findings)
    }
    if !isDecided { fail(undecided, into: &findings) }
  }

  /// Reports a value that is not a text and fails every check.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = Findings(findings.detail)
    let isDecided = checks.runEach(on: value, in: context, findings.detail) { _, branch in
      settle(branch, &undecided, into: &findings)
    }
    if !isDecided { fail(undecided, into: &findings) }
  }

  /// Takes what one check came to, and returns whether that decides for all.
  private func settle(
    _ branch: consuming Findings,
    _ undecided: inout Findings,
    into findings: inout Findings
  ) -> Bool {
    switch branch.outcome {
    case .valid:
      findings.merge(branch)
      return true
    case .inconclusive: undecided.mergeLimits(branch)
    case .invalid: break
    }
    return false
  }

  private func fail(_ undecided: consuming Findings, into findings: inout Findings) {
    if undecided.outcome == .inconclusive {
      findings.mergeLimits(undecided)
    } else {
      findings.add(.noneHolds)
    }
  }

  /// Returns how far the text has come for the check that allows the longest beginning of it.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var progress = TextProgress.impossible(at: 0)
    for index in checks.checks.indices where progress != .valid {
      progress = progress.or(checks.checks[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Returns that one of the checks must pass.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.noneHolds)]
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

/// Requires a check to fail.
///
///     not: { pattern: '.*x.*' }
///     code: word.letter
///
/// Nothing that the check finds stays. The check has no code of its own: the pack names one.
public struct NotCheck: BacktrackingCheck {
  private let checks: CheckList

  package var mayBacktrack: Bool { checks.mayBacktrack }

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
    case .valid: findings.add(.refusedHolds)
    case .inconclusive: findings.mergeLimits(inner)
    case .invalid: break
    }
  }

  /// Returns that the check must fail.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.refusedHolds)]
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

/// The codes that stand in a report until the code that the pack names replaces them.
extension CodeDefinition {
  fileprivate static let noneHolds = CodeDefinition("any", "None of several checks holds.")

  fileprivate static let refusedHolds = CodeDefinition("not", "A check holds that must fail.")
}
