import TextParts
import UnicodeText
import Violations

/// Judges a part of a value with another check.
///
///     - { part: check, number: { minimum: 1, maximum: 97 } }
///
/// A part that is unset is not judged. What is found is at the part's place in the whole value; a part
/// that was put together has none.
struct PartCheck: PartSensitiveCheck {
  let part: PartReference

  /// The check of the part.
  let checks: CheckList

  /// The fact that a date in the part is, if there is one.
  let dateFact: String?

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    guard let parts = findings.parts else { return }
    if !findings.wantsDetails, !parts.isTyped {
      decide(text, parts, in: context, into: &findings)
      return
    }
    var own = findings.branch()
    part.plan.withText(of: part.program, in: text, parts, passing: context) {
      state,
      part,
      start,
      context in
      switch state {
      case .unset: break
      case .known:
        // What is complete cannot be changed by what is typed behind it.
        own.parts?.isTyped = false
        checks.run(part, in: context, into: &own)
        own.parts = nil
        place(&own, at: start.map { $0..<($0 + part.count) })
      case .open: checks.run(part, in: context, into: &own)
      case .unknown: own.outcome = .inconclusive
      }
    }
    if let dateFact, let date = own.facts.removeValue(forKey: CheckRole.dateFact) {
      own.facts[dateFact] = date
    } else if !own.facts.isEmpty {
      own.facts[CheckRole.dateFact] = nil
    }
    // The forms of a part are not those of the whole.
    own.canonicalForm = nil
    if !own.facts.isEmpty { own.facts[RuleParts.writtenFact] = nil }
    findings.merge(own)
  }

  /// Adds only whether a part passes.
  private func decide(
    _ text: UTF8Span,
    _ parts: borrowing PartLocations,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    part.plan.withText(of: part.program, in: text, parts, passing: context) {
      state,
      part,
      _,
      context in
      switch state {
      case .unset: break
      case .known: checks.run(part, in: context, into: &findings)
      case .open, .unknown: findings.outcome = findings.outcome.and(.inconclusive)
      }
    }
  }

  /// Makes offsets in the part offsets in the whole text.
  private func place(_ findings: inout Findings, at range: Range<Int>?) {
    for index in findings.violations.indices {
      guard let range else {
        findings.violations[index].range = nil
        continue
      }
      let own = findings.violations[index].range
      findings.violations[index].range =
        own.map { ($0.lowerBound + range.lowerBound)..<($0.upperBound + range.lowerBound) } ?? range
    }
  }

  /// Reports nothing: that the value is no text is told where it would be taken apart.
  func check(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {}

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    .unfinished
  }

  /// Returns what the part must be; of a rule to which it is handed, nothing, since most such parts stand in one
  /// alternative of several.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    let handsOver = checks.checks.contains { $0.check is RuleReferenceCheck }
    return handsOver ? [] : checks.requirements(in: context)
  }
}
