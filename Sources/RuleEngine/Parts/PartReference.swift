package import TextParts
import UnicodeText

/// A part of the values of a rule, for a check that looks at it.
public struct PartReference: Sendable {
  package let name: String
  package let plan: PartPlan
  package let program: PartProgram

  /// How many times as long as the value the part can be.
  package let growth: Int

  /// Returns what is known of the part, and calls a closure with its text if that is known.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - findings: What was found so far, with the places of the parts.
  ///   - context: What the closure needs and cannot capture, because it is only borrowed.
  ///   - body: Takes the part's text.
  /// - Returns: The state; unset where the text could not be taken apart.
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
