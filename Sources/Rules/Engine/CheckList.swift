public import Violations

/// Checks that must all hold, in the order of the file.
public struct CheckList: Sendable {
  /// The checks.
  public let checks: [RuleCheck]

  /// Creates a list.
  public init(_ checks: [RuleCheck]) {
    self.checks = checks
  }

  /// Runs every check on a text.
  ///
  /// When only the outcome is wanted, it ends at the first check that fails.
  public func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    // By index: a `for … in checks` loop would retain each check.
    for index in checks.indices {
      checks[index].run(text, in: context, into: &findings)
      if findings.isDecided { return }
    }
  }

  /// Runs every check on a value that is not a text.
  public func run(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    for index in checks.indices {
      checks[index].run(value, in: context, into: &findings)
      if findings.isDecided { return }
    }
  }
}

extension Findings {
  /// Whether no further check can change what is wanted.
  var isDecided: Bool { outcome == .invalid && !wantsDetails }
}
