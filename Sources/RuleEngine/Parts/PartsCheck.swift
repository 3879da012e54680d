import TextParts
import TextPatterns
import Violations

/// Takes a text apart: the first check of a rule that names parts.
///
/// The checks behind it find the parts in the ``Findings``. It reports a text that does not match the
/// pattern, and one whose parts name a row that a table does not have.
struct PartsCheck: Check {
  let scope: PartScope

  /// The facts that are the text of a part, by name.
  let facts: [Fact]

  struct Fact: Sendable {
    var name: String
    var part: PartReference
    var kind: RowColumn.Kind
  }

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    var parts = PartLocations()
    switch scope.plan.locate(text, &parts) {
    case .located: findings.parts = parts
    case .noMatch: findings.add(.identifierFormat)
    case .noRow(let lookUp):
      findings.parts = parts
      findings.add(
        scope.lookUps[lookUp].code ?? CodeDefinition.identifierUnknownPart.code,
        at: scope.plan.range(ofKey: lookUp, parts)
      )
    case .accepted:
      findings.parts = parts
      findings.isComplete = true
    }
    guard findings.wantsDetails, findings.parts != nil else { return }
    tell(text, parts, into: &findings)
  }

  /// Passes on the facts that parts are.
  private func tell(_ text: UTF8Span, _ parts: PartLocations, into findings: inout Findings) {
    for fact in facts where findings.facts[fact.name] == nil {
      guard let value = scope.plan.string(of: fact.part.program, in: text, parts) else { continue }
      findings.setFact(fact.name, fact.kind.value(of: value))
    }
  }

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    scope.plan.pattern.progress(of: text)
  }

  func requirements(in context: borrowing CheckContext) -> [Violation] {
    // A pattern that even an empty text has asks for no form, but names parts.
    var parts = PartLocations()
    if case .noMatch = scope.plan.locate("".utf8Span, &parts) {
      return [Violation(.identifierFormat)]
    }
    return []
  }
}
