public import Violations

/// Checks that must all hold, in the order of the file.
///
/// A check that contains checks takes them from one of its settings:
///
///     let checks = settings.checks("of") ?? CheckList([])
///     checks.run(text, in: context, into: &findings)
///
/// Rules run check lists, and so do checks that contain checks (`all`, `any`, `not`, `when`,
/// `points`).
public struct CheckList: Sendable {
  /// The checks, each with what the pack says about it.
  public let checks: [RuleCheck]

  /// The same checks without what the pack says about them; nil if there are none.
  ///
  /// The fast path touches nothing else.
  ///
  /// An entry of ``checks`` contains many references, and reading one would retain them all.
  private let bareChecks: BareChecks?

  /// Whether the outcome of some check depends on severities that the pack sets, so that even the
  /// fast path must look at violations.
  private let needsViolations: Bool

  /// Whether the pack doesn't change anything that the checks report, so that running the bare
  /// checks is enough for a full report too.
  private let isPlain: Bool

  /// Whether some check is a guest, so that a report contains at most one violation of these.
  let hasGuests: Bool

  /// What running the checks costs at most.
  package let cost: RunningCost

  /// Whether some check might look at other fields of the record.
  let looksAtFields: Bool

  /// Whether no further check runs after one that fails, even if a full report is wanted.
  private let stopsAtFirst: Bool

  /// Creates a list.
  public init(_ checks: [RuleCheck]) { self.init(checks, stopsAtFirst: false) }

  init(_ checks: [RuleCheck], stopsAtFirst: Bool = false, looksAtFields: Bool = true) {
    self.checks = checks
    self.stopsAtFirst = stopsAtFirst
    self.looksAtFields = looksAtFields
    cost = checks.reduce(RunningCost()) { $0 + $1.cost }
    bareChecks = BareChecks.make(of: checks.map(\.check))
    needsViolations = checks.contains { $0.codes.needsViolations }
    hasGuests = checks.contains(where: \.isGuest)
    isPlain = checks.allSatisfy(\.isPlain)
  }

  /// Runs every check on a text.
  ///
  /// If only the outcome is wanted, it stops at the first check that fails.
  public func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if findings.isTyping {
      runWhileTyping(text, in: context, into: &findings)
    } else if needsCodes(in: context, for: findings) {
      runWithCodes(text, in: context, into: &findings)
    } else {
      bareChecks?.run(text, in: context, into: &findings)
    }
  }

  /// Returns whether each check runs on its own, with the codes of its pack.
  private func needsCodes(
    in context: borrowing CheckContext,
    for findings: borrowing Findings
  ) -> Bool {
    guard findings.wantsDetails else { return needsViolations }
    if stopsAtFirst || !isPlain { return true }
    return context.surroundings.tracesViolations
  }

  /// Runs every check on a text that is being typed.
  ///
  /// Part-sensitive checks work out themselves which violations are already certain. For any other
  /// check, a failure is certain only if no continuation of the text can fix it.
  private func runWhileTyping(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    for index in checks.indices {
      runWhileTyping(index, text, in: context, into: &findings)
      if findings.isDecided { return }
    }
  }

  private func runWhileTyping(
    _ index: Int,
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if checks[index].check is any PartSensitiveCheck {
      checks[index].run(text, in: context, into: &findings)
    } else if checks[index].progress(of: text, in: context).isImpossible {
      findings.outcome = .invalid
    } else {
      findings.outcome = findings.outcome.and(.inconclusive)
    }
  }

  /// Runs every check on a text, and reports with the codes that the pack sets.
  private func runWithCodes(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var guests: [Violation] = []
    for index in checks.indices {
      checks[index].run(text, in: context, into: &findings, guests: &guests)
      if stopsAtFirst, findings.outcome == .invalid { findings.isComplete = true }
      if findings.isDecided { break }
    }
    findings.addOne(ofGuests: guests)
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
    var guests: [Violation] = []
    for index in checks.indices {
      checks[index].run(value, in: context, into: &findings, guests: &guests)
      if stopsAtFirst, findings.outcome == .invalid { findings.isComplete = true }
      if findings.isDecided { break }
    }
    findings.addOne(ofGuests: guests)
  }

  /// Runs each check on a text separately, and passes its index and findings to a closure until
  /// they are enough.
  ///
  /// Use it for checks that weigh the results of several checks.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: What checks can use in addition to the text.
  ///   - empty: Empty findings for the text. They keep as much as is wanted from each check.
  ///   - isEnough: Receives the findings of one check, and returns whether the other checks no
  ///     longer matter.
  /// - Returns: Whether the findings were enough before the end of the list.
  @discardableResult
  package func runEach(
    on text: UTF8Span,
    in context: borrowing CheckContext,
    _ empty: borrowing Findings,
    until isEnough: (_ index: Int, _ branch: consuming Findings) -> Bool
  ) -> Bool {
    for index in checks.indices {
      var branch = empty.branch()
      if branch.isTyping {
        runWhileTyping(index, text, in: context, into: &branch)
      } else {
        checks[index].run(text, in: context, into: &branch)
      }
      if isEnough(index, branch) { return true }
    }
    return false
  }

  /// Runs each check on a value separately, as ``runEach(on:in:_:until:)`` does with a text.
  @discardableResult
  package func runEach(
    on value: Value,
    in context: borrowing CheckContext,
    _ empty: borrowing Findings,
    until isEnough: (_ index: Int, _ branch: consuming Findings) -> Bool
  ) -> Bool {
    for index in checks.indices {
      var branch = empty.branch()
      checks[index].run(value, in: context, into: &branch)
      if isEnough(index, branch) { return true }
    }
    return false
  }

  /// Returns the progress of a text that must pass every check.
  ///
  ///     checks.progress(of: "ab".utf8Span, in: CheckContext())  // unfinished
  ///     checks.progress(of: "ba".utf8Span, in: CheckContext())  // impossible(at: 0)
  ///
  /// - Complexity: The sum of the checks' complexities.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    guard needsViolations || hasGuests else {
      return bareChecks?.progress(of: text, in: context) ?? .valid
    }
    var progress = TextProgress.valid
    for index in checks.indices {
      progress = progress.and(checks[index].progress(of: text, in: context))
    }
    return progress
  }

  /// Returns values to show that at least one of the checks accepts, in order.
  package func examples(in context: borrowing CheckContext) -> [String] {
    var examples: [String] = []
    for index in checks.indices { examples += checks[index].check.examples(in: context) }
    return examples
  }

  /// Returns what the checks require before there is a text, in order.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    var requirements: [Violation] = []
    for index in checks.indices { requirements += checks[index].requirements(in: context) }
    return requirements
  }
}

/// A chain of checks for the fast path: each link runs its check, and then the next link.
///
/// It is a chain of objects because threads share rules. A loop over an array, and a call through
/// `any Check`, would retain objects whose reference counts all threads write to, so the threads
/// would wait for each other. A constant of a borrowed object doesn't need to be retained.
private class BareChecks: @unchecked Sendable {
  // The class is unchecked because the compiler doesn't check classes with subclasses. Links only
  // have constants, which are `Sendable`.

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

  /// Runs the checks on a text.
  ///
  /// If only the outcome is wanted, it stops at the first that fails.
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {}

  /// Returns the progress of a text that must pass the checks from this link on.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress { .valid }
}

/// One link of the chain, whose check has a statically known type.
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

  override func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let progress = check.progress(of: text, in: context)
    guard let next else { return progress }
    return progress.and(next.progress(of: text, in: context))
  }
}
