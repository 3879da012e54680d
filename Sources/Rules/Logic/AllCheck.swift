public import Violations

/// Requires every one of several checks, as one check that may have a code of its own.
///
///     all: [ { prefix: a }, { suffix: b } ]
///
/// It reports what its checks report.
public struct AllCheck: Check {
  private let checks: CheckList

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

  /// Returns what the checks ask.
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
