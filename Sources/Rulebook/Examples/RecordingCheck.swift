import RuleEngine
import Violations

/// A check that records whether values pass it, and reports the same as the check in it.
struct RecordingCheck: MeasuredCheck {
  let inner: any Check
  let point: CoveragePoint
  let recorder: CoverageRecorder

  var runningCost: RunningCost { RunningCost(of: inner) }

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let (count, outcome) = (findings.violations.count, findings.outcome)
    inner.check(text, in: context, into: &findings)
    record(since: count, outcome, findings)
  }

  func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let (count, outcome) = (findings.violations.count, findings.outcome)
    inner.check(value, in: context, into: &findings)
    record(since: count, outcome, findings)
  }

  /// Records what a check added to findings.
  ///
  /// Without details, the text isn't the example: it is one that a message might show.
  private func record(since count: Int, _ outcome: Outcome, _ findings: borrowing Findings) {
    guard findings.wantsDetails else { return }
    let fails =
      findings.violations.count > count || outcome == .valid && findings.outcome == .invalid
    recorder.record(point, fails: fails)
  }

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    inner.progress(of: text, in: context)
  }

  func requirements(in context: borrowing CheckContext) -> [Violation] {
    inner.requirements(in: context)
  }

  func examples(in context: borrowing CheckContext) -> [String] { inner.examples(in: context) }

  func formatted(_ edit: TextEdit, in context: borrowing CheckContext) -> FormattedText? {
    inner.formatted(edit, in: context)
  }
}
