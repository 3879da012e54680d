import TextParts
import UnicodeText
import Violations

/// Checks a part of a value with other checks.
///
///     - { part: check, number: { minimum: 1, maximum: 97 } }
///
/// A part that is unset isn't checked. Findings are located at the part's range in the whole value.
/// A part that was joined from others doesn't have a range.
struct PartCheck: PartSensitiveCheck, MeasuredCheck {
  let part: PartReference

  /// The checks of the part.
  let checks: CheckList

  /// The fact that receives a date found in the part, if any.
  let dateFact: String?

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    guard let parts = findings.parts else { return }
    if !findings.wantsDetails, !parts.isTyped {
      decide(text, parts, in: context, into: &findings)
      return
    }
    var own = findings.branch()
    let length = text.count
    part.plan.withText(of: part.program, in: text, parts, passing: context) {
      state,
      part,
      start,
      context in
      switch state {
      case .unset: break
      case .known:
        // Typing more text after a complete part can't change it.
        own.parts?.isTyped = false
        checks.run(part, in: context, into: &own)
        own.parts = nil
        if start != 0 || part.count < length { forgetTitles(in: &own) }
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
    // The canonical and formatted forms of a part aren't those of the whole value.
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

  /// Removes the titles and examples that other rules or checks gave for a part that isn't the
  /// whole value.
  ///
  /// The rule of the value then adds its own, because people don't know the parts.
  private func forgetTitles(in findings: inout Findings) {
    for index in findings.violations.indices {
      if case .rule? = findings.violations[index].arguments["title"] {
        findings.violations[index].arguments["title"] = nil
      }
      findings.violations[index].arguments["example"] = nil
    }
  }

  /// What the check costs, including the text of the part.
  var runningCost: RunningCost { checks.cost.inside(part) }

  /// Converts offsets in the part to offsets in the whole text.
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

  /// Reports nothing.
  ///
  /// The check that splits the value into parts reports a value that isn't text.
  func check(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings) {}

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    .unfinished
  }

  /// Returns the requirements on the part.
  ///
  /// If the part is passed to another rule, there are none, because most of these parts are in one
  /// of several alternatives.
  func requirements(in context: borrowing CheckContext) -> [Violation] {
    let handsOver = checks.checks.contains { $0.check is RuleReferenceCheck }
    return handsOver ? [] : checks.requirements(in: context)
  }
}
