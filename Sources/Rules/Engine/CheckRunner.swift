import Violations

/// The checks of a list as the fast path holds them: each runs its check, and
/// then the next.
///
/// A loop over an array, and a call through `any Check`, would retain memory
/// that all threads share, and threads would wait for each other. A constant of
/// an object that is borrowed already needs no retaining.
class CheckRunner: @unchecked Sendable {
  // SAFETY: instances have only constants, which are `Sendable`; the class is
  // unchecked because classes with subclasses cannot be checked.

  fileprivate let next: CheckRunner?

  fileprivate init(next: CheckRunner?) {
    self.next = next
  }

  /// Returns the runner of some checks, or nil if there are none.
  static func make(_ checks: [any Check]) -> CheckRunner? {
    checks.reversed().reduce(nil) { next, check in make(check, next: next) }
  }

  private static func make(_ check: some Check, next: CheckRunner?) -> CheckRunner {
    Runner(check, next: next)
  }

  /// Runs the checks on a text, and ends at the first that fails if only the outcome is wanted.
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {}
}

private final class Runner<Wrapped: Check>: CheckRunner, @unchecked Sendable {
  private let check: Wrapped

  init(_ check: Wrapped, next: CheckRunner?) {
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
}
