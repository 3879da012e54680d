public import Violations

/// Checks that must all hold, in the order of the file.
///
///     let checks = CheckList([
///       RuleCheck(LengthCheck(3...5)), RuleCheck(AffixCheck("a", as: .prefix)),
///     ])
///     var findings = Findings()
///     checks.run("bc".utf8Span, in: CheckContext(), into: &findings)
///     findings.violations.map(\.code)  // [length.too_short, prefix.missing]
public struct CheckList: Sendable {
  /// The checks with what the pack says about each.
  public let checks: [RuleCheck]

  /// The bare checks, which are all that the fast path touches; nil if there are none.
  ///
  /// An entry of ``checks`` holds many references, and reading one would retain them all.
  private let bare: CheckRunner?

  /// Whether some check's outcome depends on severities, so that even the fast
  /// path has to look at violations.
  private let needsViolations: Bool

  /// Whether all findings stay as the checks make them, so that the bare checks find all.
  private let isPlain: Bool

  /// Creates a list.
  public init(_ checks: [RuleCheck]) {
    self.checks = checks
    bare = CheckRunner.make(checks.map(\.check))
    needsViolations = checks.contains { $0.codes.needsViolations }
    isPlain = checks.allSatisfy(\.isPlain)
  }

  /// Runs every check on a text.
  ///
  /// When only the outcome is wanted, it ends at the first check that fails.
  public func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if !isPlain, findings.wantsDetails || needsViolations {
      runWithDetails(text, in: context, into: &findings)
    } else {
      bare?.run(text, in: context, into: &findings)
    }
  }

  private func runWithDetails(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    for index in checks.indices {
      checks[index].run(text, in: context, into: &findings)
      if findings.isDecided { return }
    }
  }

  /// Runs every check on a value of any kind.
  public func run(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if case .text(let text) = value {
      run(text.utf8Span, in: context, into: &findings)
      return
    }
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
