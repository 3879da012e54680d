package import Violations

/// Requires all of several checks, as one check that can have its own code.
///
///     all: [ { prefix: a }, { suffix: b } ]
///
/// It reports whatever its checks report.
package struct AllCheck: PartSensitiveCheck {
  private let checks: CheckList

  package init(_ checks: CheckList) {
    self.checks = checks
  }

  /// Reports what each check reports for a text.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(text, in: context, into: &findings)
  }

  /// Reports what each check reports for a value that isn't text.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    checks.run(value, in: context, into: &findings)
  }

  /// Returns the text's progress toward passing all of the checks.
  package func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    checks.progress(of: text, in: context)
  }

  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    checks.requirements(in: context)
  }

  /// Returns the examples of the checks.
  package func examples(in context: borrowing CheckContext) -> [String] {
    checks.examples(in: context)
  }

  /// Returns the text in the notation of the first check that defines one.
  package func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    checks.notation(of: edit, in: context)
  }
}

extension AllCheck: MeasuredCheck {
  package var runningCost: RunningCost { checks.cost }
}

extension AnyCheck: MeasuredCheck {
  package var runningCost: RunningCost { checks.cost }
}

extension NotCheck: MeasuredCheck {
  package var runningCost: RunningCost { checks.cost }
}

extension AllCheck {
  package static let definition = CheckDefinition(
    "all",
    "Requires all of several checks to pass.",
    shorthand: "of",
    settings: [.init("of", .checks, "The checks.", isRequired: true)],
    codes: []
  ) { settings in AllCheck(settings.checks("of") ?? CheckList([])) }
  .playing(.conjunction)
}

/// Requires at least one of several checks.
///
///     any: [ { length: 2 }, { length: 4 } ]
///     code: word.length
///
/// The check keeps the facts of the first check that passes, and drops the facts of the others. It
/// doesn't have a code of its own, so the pack must name one, or let it report what the first check
/// reports:
///
///     any: { of: [ { rule: iban }, { rule: ch.bankaccount } ], reports: first }
package struct AnyCheck: PartSensitiveCheck {
  /// What a value is reported with that fails every check.
  package enum Reporting: String, CaseIterable, Sendable {
    /// The code that the pack names.
    case code

    /// What the first of the checks reports.
    case first
  }

  private let checks: CheckList
  private let reporting: Reporting

  package init(_ checks: CheckList, reporting: Reporting = .code) {
    self.checks = checks
    self.reporting = reporting
  }

  /// Reports a text that fails every check.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = findings.branch()
    var first = findings.branch()
    let empty = findings.branch()
    let isDecided = checks.runEach(on: text, in: context, empty) { index, branch in
      settle(index, branch, &undecided, &first, into: &findings)
    }
    if !isDecided { fail(undecided, first, into: &findings) }
  }

  /// Reports a value that isn't text and fails every check.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var undecided = findings.branch()
    var first = findings.branch()
    let empty = findings.branch()
    let isDecided = checks.runEach(on: value, in: context, empty) { index, branch in
      settle(index, branch, &undecided, &first, into: &findings)
    }
    if !isDecided { fail(undecided, first, into: &findings) }
  }

  /// Records the result of one check, and returns whether that result decides for all of them.
  private func settle(
    _ index: Int,
    _ branch: consuming Findings,
    _ undecided: inout Findings,
    _ first: inout Findings,
    into findings: inout Findings
  ) -> Bool {
    switch branch.outcome {
    case .valid:
      findings.merge(branch)
      return true
    case .inconclusive: undecided.mergeLimits(branch)
    case .invalid: if reporting == .first, index == 0 { first.merge(branch) }
    }
    return false
  }

  private func fail(
    _ undecided: consuming Findings,
    _ first: consuming Findings,
    into findings: inout Findings
  ) {
    if undecided.outcome == .inconclusive {
      findings.mergeLimits(undecided)
    } else if first.outcome == .invalid {
      findings.merge(first)
    } else {
      findings.add(.noneHolds)
    }
  }

  /// Returns the progress of the check that accepts the longest beginning of the text.
  package func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var progress = TextProgress.impossible(at: 0)
    for index in checks.checks.indices where progress != .valid {
      progress = progress.or(checks.checks[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Returns the requirement that one of the checks must pass; none if there is no code for it.
  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    reporting == .code ? [Violation(.noneHolds)] : []
  }

  /// Returns the examples of the checks.
  package func examples(in context: borrowing CheckContext) -> [String] {
    checks.examples(in: context)
  }
}

extension AnyCheck {
  package static let definition = CheckDefinition(
    "any",
    "Requires at least one of several checks to pass.",
    shorthand: "of",
    settings: [
      .init("of", .checks, "The checks.", isRequired: true),
      .choice(
        "reports",
        Reporting.self,
        "Which violation a value has that fails all of them: the code of the check, or those of the "
          + "first check, which then needs no code.",
        default: .code
      ),
    ],
    codes: [],
    needsCode: true
  ) { settings in
    AnyCheck(settings.checks("of") ?? CheckList([]), reporting: settings.choice("reports") ?? .code)
  }
  .playing(.alternatives(reporting: "reports"))
}

/// Requires a check to fail.
///
///     not: { pattern: '.*x.*' }
///     code: word.letter
///
/// The check drops everything that the inner check finds. It doesn't have a code of its own, so the
/// pack must name one.
package struct NotCheck: PartSensitiveCheck {
  private let checks: CheckList

  package init(_ checks: CheckList) {
    self.checks = checks
  }

  /// Reports a text that passes the check.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var inner = findings.branch()
    checks.run(text, in: context, into: &inner)
    report(inner, into: &findings)
  }

  /// Reports a value that isn't text and passes the check.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var inner = findings.branch()
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

  /// Returns the requirement that the check must fail.
  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.refusedHolds)]
  }
}

extension NotCheck {
  package static let definition = CheckDefinition(
    "not",
    "Requires a check to fail.",
    shorthand: "check",
    settings: [
      .init("check", .checks, "The check.", isRequired: true, isCondition: true)
    ],
    codes: [],
    needsCode: true
  ) { settings in NotCheck(settings.checks("check") ?? CheckList([])) }
  .playing(.negation)
  .acceptingAnyCharacters()
}

/// The codes in a report until the code that the pack names replaces them.
extension CodeDefinition {
  fileprivate static let noneHolds = CodeDefinition("any", "None of several checks passes.")

  fileprivate static let refusedHolds = CodeDefinition("not", "A check that must fail passes.")
}
