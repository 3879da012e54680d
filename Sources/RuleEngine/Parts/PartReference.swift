package import TextParts
import UnicodeText

/// A part of a rule's values, for a check that looks at it.
public struct PartReference: Sendable {
  package let name: String
  package let plan: PartPlan
  package let program: PartProgram

  /// The maximum length of the part, as a multiple of the value's length.
  package let growth: Int

  /// The maximum number of bytes of the part that don't come from the value.
  let bytes: Int

  /// Returns the state of the part, and calls a closure with its text if the text is known.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - findings: The findings so far, with the locations of the parts.
  ///   - context: A value for the closure, which can't capture it because it is only borrowed.
  ///   - body: Receives the part's text.
  /// - Returns: The state, which is unset if the text couldn't be split into parts.
  func withText(
    in text: UTF8Span,
    _ findings: borrowing Findings,
    passing context: borrowing CheckContext,
    _ body: (UTF8Span, borrowing CheckContext) -> Void
  ) -> PartState {
    guard let parts = findings.parts else { return .unset }
    return plan.withText(of: program, in: text, parts, passing: context) {
      state,
      part,
      _,
      context in
      if state == .known { body(part, context) }
      return state
    }
  }
}

extension RunningCost {
  /// Returns the cost of making a part and of checking it.
  func inside(_ part: PartReference) -> RunningCost {
    (self + RunningCost(call: 100, byte: 4)).growing(times: max(1, part.growth), bytes: part.bytes)
  }
}
