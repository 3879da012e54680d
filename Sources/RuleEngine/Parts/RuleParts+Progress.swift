import TextParts
import TextPatterns
import UnicodeText
import Violations

extension RuleParts {
  /// Returns the progress of a text that is being typed.
  ///
  /// Complete parts are judged right away, such as a country that isn't in any table. For other
  /// parts, a failure is certain only if no continuation can fix it.
  ///
  /// - Parameters:
  ///   - text: The text so far, normalized.
  ///   - checks: All checks of the rule.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The progress. Its offset is the beginning of a scalar.
  /// - Complexity: The cost of the checks. For an impossible text, O(log *n*) times that.
  func progress(
    of text: UTF8Span,
    _ checks: CheckList,
    in context: borrowing CheckContext
  ) -> TextProgress {
    if case .impossible(let offset) = plan.pattern.progress(of: text) {
      // An earlier character might already be at fault.
      let shorter = firstFault(in: text, upTo: offset, checks, in: context)
      return .impossible(at: shorter ?? offset)
    }
    var findings = Findings(.outcome)
    checks.run(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    let fault = firstFault(in: text, upTo: text.count, checks, in: context)
    return fault.map { .impossible(at: $0) } ?? .unfinished
  }

  /// Returns the offset of the first scalar that makes a text impossible, by binary search, or nil
  /// if the text can still become valid.
  private func firstFault(
    in text: UTF8Span,
    upTo end: Int,
    _ checks: CheckList,
    in context: borrowing CheckContext
  ) -> Int? {
    guard isImpossible(text, upTo: end, checks, in: context) else { return nil }
    // The beginning up to `possible` can be continued. The one up to `impossible` can't.
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

  /// Returns whether it is certain that no continuation of a text's beginning is valid.
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
