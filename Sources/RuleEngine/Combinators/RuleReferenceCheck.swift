import UnicodeText
package import Violations

/// Hands a value, or a part of one, to another rule.
///
///     - { part: iban, rule: iban }
///
/// The other rule normalises what it is handed, and gives its violations, facts and canonical form.
package struct RuleReferenceCheck: Check {
  let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }

  /// Reports what the rule reports.
  package func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var own = Findings(findings.detail)
    rule.check(handed: text, in: context, into: &own)
    own.parts = nil
    own.isComplete = false
    findings.merge(own)
  }

  /// Reports what the rule reports of a value that is not a text.
  package func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    var own = Findings(findings.detail)
    rule.check(handed: value, in: context, into: &own)
    own.parts = nil
    own.isComplete = false
    findings.merge(own)
  }

  /// Returns how far the text has come for the rule.
  package func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    rule.progress(of: String(copying: text), in: context)
  }

  /// Returns what the rule requires.
  package func requirements(in context: borrowing CheckContext) -> [Violation] {
    rule.checks.requirements(in: context)
  }

  /// Returns the text as the rule writes it.
  package func formatted(
    _ typed: FormattedText,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    let formatted = rule.formatted(typed, in: context)
    return formatted == typed ? nil : formatted
  }
}

extension RuleReferenceCheck {
  package static let definition = CheckDefinition(
    "rule",
    "Hands the value to another rule.",
    shorthand: "name",
    settings: [
      .init("name", .rule, "The rule.", isRequired: true),
      .init("with", .record(.value), "Values for the rule's parameters."),
    ],
    codes: []
  ) { settings throws(SettingError) in
    guard let rule = settings.rule("name") else {
      throw SettingError("name", "name has no value")
    }
    return RuleReferenceCheck(rule)
  }
  .playing(.handover(rule: "name", parameters: "with"))
}
