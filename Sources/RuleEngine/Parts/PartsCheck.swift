import TextParts
import TextPatterns
import Violations

/// Splits a text into parts, as the first check of a rule that names parts.
///
/// Later checks find the parts in the ``Findings``. This check reports a text that doesn't match
/// the pattern, and a text with a part that isn't the key of a row in its table.
struct PartsCheck: MeasuredCheck {
  let scope: PartScope

  /// The facts whose value is the text of a part, by name.
  let facts: [Fact]

  /// The examples in the rows of a table; nil if the rule doesn't have them, or is secret.
  let examples: RowExamples?

  /// How much of the value can leave the rule.
  let confidentiality: Confidentiality

  struct Fact: Sendable {
    var name: String
    var part: PartReference
    var kind: RowColumn.Kind
  }

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    var parts = PartLocations()
    switch scope.plan.locate(text, &parts) {
    case .located: findings.parts = parts
    case .noMatch: reportFormat(of: text, into: &findings)
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

  /// Reports a text that doesn't match the pattern, by the slip if one is known.
  ///
  /// Of a secret, a report says only that it isn't written as it must be.
  private func reportFormat(of text: UTF8Span, into findings: inout Findings) {
    guard findings.wantsDetails else { return findings.add(.identifierFormat) }
    let example = examples?.example(for: text)
    let arguments: [String: Argument] = example.map { ["example": .text($0)] } ?? [:]
    let slip =
      confidentiality.isSecret
      ? nil
      : IdentifierSlip.slip(
        in: text,
        of: scope.plan.pattern,
        showsText: confidentiality == .open
      )
    guard let slip else { return findings.add(.identifierFormat, arguments) }
    findings.add(
      slip.definition,
      at: slip.range,
      arguments.merging(slip.arguments) { own, _ in own }
    )
  }

  /// What splitting a text costs, including the facts.
  ///
  /// A pattern with named groups takes up to 5 ns for each edge of its graph and byte.
  var runningCost: RunningCost {
    let pattern = RunningCost(call: 500, byte: scope.plan.pattern.costOfByte)
    return facts.reduce(pattern) { $0 + RunningCost().inside($1.part) }
  }

  /// Adds the facts that come from parts.
  private func tell(_ text: UTF8Span, _ parts: PartLocations, into findings: inout Findings) {
    for fact in facts where findings.facts[fact.name] == nil && !findings.isFull {
      guard let value = scope.plan.string(of: fact.part.program, in: text, parts) else { continue }
      findings.setFact(fact.name, fact.kind.value(of: value))
    }
  }

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    scope.plan.pattern.progress(of: text)
  }

  func requirements(in context: borrowing CheckContext) -> [Violation] {
    // A pattern that matches even an empty text doesn't require a format. It only names parts.
    var parts = PartLocations()
    if case .noMatch = scope.plan.locate("".utf8Span, &parts) {
      let example = examples?.example(for: "".utf8Span)
      return [Violation(.identifierFormat, example.map { ["example": .text($0)] } ?? [:])]
    }
    return []
  }
}
