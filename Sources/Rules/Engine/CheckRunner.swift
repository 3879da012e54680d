import Violations

/// A check as the fast path holds it.
///
/// Calling a check through `any Check` copies the box that holds it, which
/// retains memory that all threads share. A call through a class does not.
class CheckRunner: @unchecked Sendable {
  // SAFETY: instances have only one constant, which is `Sendable`; the class is
  // unchecked because classes with subclasses cannot be checked.

  /// Creates the runner of a check.
  static func make(_ check: some Check) -> CheckRunner { Runner(check) }

  /// Runs the check on a text.
  func run(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {}
}

private final class Runner<Wrapped: Check>: CheckRunner, @unchecked Sendable {
  private let check: Wrapped

  init(_ check: Wrapped) {
    self.check = check
  }

  override func run(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    check.check(text, in: context, into: &findings)
  }
}
