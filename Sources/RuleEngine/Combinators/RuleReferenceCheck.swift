import UnicodeText
package import Violations

/// Passes a value, or a part of it, to another rule.
///
///     - { part: iban, rule: iban }
///
/// The other rule normalizes the value that it receives, and contributes its violations, facts and
/// canonical form.
package struct RuleReferenceCheck: Check {
  let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }

  /// Reports what the rule reports.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var own = findings.forOther()
    rule.check(handed: text, in: context, into: &own)
    own.parts = nil
    own.isComplete = false
    findings.merge(own)
  }

  /// Reports what the rule reports for a value that isn't text.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var own = findings.forOther()
    rule.check(handed: value, in: context, into: &own)
    own.parts = nil
    own.isComplete = false
    findings.merge(own)
  }

  /// Returns the text's progress under the rule.
  package func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    rule.progress(of: String(copying: text), in: context)
  }

  /// Returns what the rule requires.
  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    rule.checks.requirements(in: context)
  }

  /// Returns the examples of the rule.
  package func examples(in context: borrowing CheckContext) -> [String] {
    rule.examples(in: context)
  }

  /// Returns the text formatted by the rule.
  package func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    rule.notation(of: edit, in: context)
  }
}

extension RuleReferenceCheck: MeasuredCheck {
  package var runningCost: RunningCost { rule.cost }
}

extension RuleReferenceCheck {
  package static let definition = CheckDefinition(
    "rule",
    "Passes the value to another rule.",
    shorthand: "name",
    settings: [
      .init("name", .rule, "The rule.", isRequired: true),
      .init("with", .record(.value), "Values for the rule's parameters."),
    ],
    codes: []
  ) { settings throws(SettingError) in
    guard let rule = settings.rule("name") else {
      throw SettingError("name", "`name` doesn't have a value")
    }
    return RuleReferenceCheck(rule)
  }
  .playing(.handover(rule: "name", parameters: "with"))
}
