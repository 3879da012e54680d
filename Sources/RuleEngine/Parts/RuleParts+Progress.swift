import TextParts
import TextPatterns
import UnicodeText
import Violations

extension RuleParts {
  /// Returns how far a text has come that is being typed.
  ///
  /// Parts that are complete are judged at once, such as a country that no table has; of the others it is
  /// only certain what no continuation can mend.
  ///
  /// - Parameters:
  ///   - text: The text so far, normalised.
  ///   - checks: All checks of the rule.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The progress; its offset is the beginning of a scalar.
  /// - Complexity: That of the checks; O(log *n*) times that for a text that is impossible.
  func progress(
    of text: UTF8Span,
    _ checks: CheckList,
    in context: borrowing CheckContext
  ) -> TextProgress {
    if case .impossible(let offset) = plan.pattern.progress(of: text) {
      // Something before may be certain already.
      let shorter = firstFault(in: text, upTo: offset, checks, in: context)
      return .impossible(at: shorter ?? offset)
    }
    var findings = Findings(.outcome)
    checks.run(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    let fault = firstFault(in: text, upTo: text.count, checks, in: context)
    return fault.map { .impossible(at: $0) } ?? .unfinished
  }

  /// Returns where the first scalar begins with which a text can no longer become valid, by a bisection;
  /// nil if it still can.
  private func firstFault(
    in text: UTF8Span,
    upTo end: Int,
    _ checks: CheckList,
    in context: borrowing CheckContext
  ) -> Int? {
    guard isImpossible(text, upTo: end, checks, in: context) else { return nil }
    // The beginning up to `possible` can be continued, the one up to `impossible` cannot.
    var possible = 0
    var impossible = end
    while true {
      var middle = possible + (impossible - possible) / 2
      while middle > possible, text.span[middle].continuesScalar { middle -= 1 }
      if middle == possible {
        middle = possible + text.scalar(at: possible).utf8Length
        if middle >= impossible { return possible }
      }
      if isImpossible(text, upTo: middle, checks, in: context) {
        impossible = middle
      } else {
        possible = middle
      }
    }
  }

  /// Returns whether no continuation of a beginning of a text is valid, as far as that is certain.
  private func isImpossible(
    _ text: UTF8Span,
    upTo end: Int,
    _ checks: CheckList,
    in context: borrowing CheckContext
  ) -> Bool {
    if end == 0 { return false }
    return text.withSlice(0..<end, passing: context) { text, context in
      guard let (answer, locations) = plan.locate(typed: text) else { return true }
      switch answer {
      case .noMatch, .noRow: return true
      case .accepted: return false
      case .located: break
      }
      var findings = Findings(.outcome)
      findings.parts = locations
      checks.run(text, in: context, into: &findings)
      return findings.outcome == .invalid
    }
  }
}
