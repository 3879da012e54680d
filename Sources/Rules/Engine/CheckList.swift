public import Violations

/// Checks that must all hold, in the order of the file.
///
///     let checks = CheckList([
///       RuleCheck(LengthCheck(3...5)), RuleCheck(AffixCheck("a", as: .prefix)),
///     ])
///     var findings = Findings()
///     checks.run("bc".utf8Span, in: CheckContext(), into: &findings)
///     findings.violations.map(\.code)  // [length.too_short, prefix.missing]
///
/// A list is what a rule runs, and what a check of checks (`all`, `any`, `not`, `when`, `points`)
/// is made of.
public struct CheckList: Sendable {
  /// The checks with what the pack says about each.
  public let checks: [RuleCheck]

  /// The same checks without what the pack says about them, which is all that the fast path
  /// touches; nil if there are none.
  ///
  /// An entry of ``checks`` holds many references, and reading one would retain them all.
  private let bareChecks: BareChecks?

  /// Whether the outcome of some check depends on severities that the pack gives, so that even the
  /// fast path has to look at violations.
  private let needsViolations: Bool

  /// Whether the pack changes nothing of what the checks report, so that running the bare checks
  /// is enough for a full report too.
  private let isPlain: Bool

  /// Whether ICU may match patterns for some check.
  let mayBacktrack: Bool

  /// Creates a list.
  public init(_ checks: [RuleCheck]) {
    self.checks = checks
    bareChecks = BareChecks.make(of: checks.map(\.check))
    needsViolations = checks.contains { $0.codes.needsViolations }
    isPlain = checks.allSatisfy(\.isPlain)
    mayBacktrack = checks.contains { ($0.check as? any BacktrackingCheck)?.mayBacktrack ?? false }
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
      runWithCodes(text, in: context, into: &findings)
    } else {
      bareChecks?.run(text, in: context, into: &findings)
    }
  }

  /// Runs every check on a text, and reports under the codes that the pack gives.
  private func runWithCodes(
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

  /// Runs each check on a text by itself, and hands its index and its findings over, until these
  /// are enough.
  ///
  /// It is for checks that weigh what several checks come to.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: What checks may know besides the text.
  ///   - detail: How much is wanted of each check.
  ///   - isEnough: Takes the findings of one check, and returns whether the others do not matter.
  /// - Returns: Whether the findings were enough before the end.
  @discardableResult
  func runEach(
    on text: UTF8Span,
    in context: borrowing CheckContext,
    _ detail: Findings.Detail,
    until isEnough: (_ index: Int, _ branch: consuming Findings) -> Bool
  ) -> Bool {
    for index in checks.indices {
      var branch = Findings(detail)
      checks[index].run(text, in: context, into: &branch)
      if isEnough(index, branch) { return true }
    }
    return false
  }

  /// Runs each check on a value by itself, as ``runEach(on:in:_:until:)`` does on a text.
  @discardableResult
  func runEach(
    on value: Value,
    in context: borrowing CheckContext,
    _ detail: Findings.Detail,
    until isEnough: (_ index: Int, _ branch: consuming Findings) -> Bool
  ) -> Bool {
    for index in checks.indices {
      var branch = Findings(detail)
      checks[index].run(value, in: context, into: &branch)
      if isEnough(index, branch) { return true }
    }
    return false
  }

  /// Returns how far a text has come that must pass every check.
  ///
  ///     checks.progress(of: "ab".utf8Span, in: CheckContext())  // unfinished
  ///     checks.progress(of: "ba".utf8Span, in: CheckContext())  // impossible(at: 0)
  ///
  /// - Complexity: That of the checks.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard needsViolations else { return bareChecks?.progress(of: text, in: context) ?? .valid }
    var progress = TextProgress.valid
    for index in checks.indices {
      progress = progress.and(checks[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Returns what the checks require before there is a text, in their order.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    var requirements: [Violation] = []
    for index in checks.indices { requirements += checks[index].requirements(in: context) }
    return requirements
  }
}

/// A chain of checks for the fast path: each link runs its check, and then the next link.
///
/// It is a chain of objects because threads share rules. A loop over an array, and a call through
/// `any Check`, would retain memory that all threads write to, and threads would wait for each
/// other. A constant of an object that is borrowed already needs no retaining.
private class BareChecks: @unchecked Sendable {
  // The class is unchecked because the compiler checks no class that has subclasses. Links have
  // only constants, which are `Sendable`.

  /// The rest of the chain.
  fileprivate let next: BareChecks?

  fileprivate init(next: BareChecks?) {
    self.next = next
  }

  /// Returns the chain of some checks, or nil if there are none.
  static func make(of checks: [any Check]) -> BareChecks? {
    checks.reversed().reduce(nil) { next, check in link(check, next: next) }
  }

  private static func link(_ check: some Check, next: BareChecks?) -> BareChecks {
    BareCheck(check, next: next)
  }

  /// Runs the checks on a text, and ends at the first that fails if only the outcome is wanted.
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {}

  /// Returns how far a text has come that must pass the checks from this link on.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress { .valid }
}

/// One link of the chain, whose check has a type that is known when it is called.
private final class BareCheck<Wrapped: Check>: BareChecks, @unchecked Sendable {
  private let check: Wrapped

  init(_ check: Wrapped, next: BareChecks?) {
    self.check = check
    super.init(next: next)
  }

  override func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    check.check(text, in: context, into: &findings)
    if !findings.isDecided { next?.run(text, in: context, into: &findings) }
  }

  override func progress(
    of text: UTF8Span,
    in context: borrowing CheckContext
  ) -> TextProgress {
    let progress = check.progress(of: text, in: context)
    guard let next else { return progress }
    return progress.and(next.progress(of: text, in: context))
  }
}
