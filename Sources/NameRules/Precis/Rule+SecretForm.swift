public import RuleEngine
public import Violations

extension Rule {
  /// Checks a secret value in its storage form, and returns that form.
  ///
  /// The form follows OpaqueString (RFC 8265 §4.2.2): every non-ASCII space becomes U+0020, the
  /// text is composed (NFC), and neither case nor width changes. So the same password has the same
  /// bytes on every keyboard. A character that isn't in FreeformClass is reported as
  /// `characters.not_allowed`, and an empty text as `required`.
  ///
  ///     let form = rule.secretForm(of: "correct\u{3000}horse", in: context)
  ///     form.text?.reveal { String(copying: $0) }  // "correct horse"
  ///
  /// The rule's checks see this form, because attackers must guess it. If the rule isn't for
  /// secrets, its report doesn't have facts or arguments here.
  ///
  /// - Parameters:
  ///   - text: The original value.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The report, with ranges of the original value, and the form if the report is valid.
  ///   Reports on passwords don't have ranges.
  /// - Complexity: O(*n*), plus the complexity of the rule's checks.
  public func secretForm(of text: String, in context: borrowing CheckContext) -> SecretText.Form {
    let limit = context.surroundings.limits.inputBytes
    guard text.utf8.count <= limit else {
      return SecretText.Form(report: secretReport(on: text, in: context), text: nil)
    }
    let profile = PrecisProfile.opaqueString
    let prepared = profile.prepared(text)
    var report = secretReport(on: prepared.text, in: context)
    for index in report.violations.indices {
      guard let range = report.violations[index].range else { continue }
      report.violations[index].range = prepared.sourceRange(of: range)
    }
    for refusal in profile.refusals(of: prepared, maximum: 1) {
      let range = confidentiality == .sealed ? nil : refusal.range
      let violation =
        refusal.reason == .empty
        ? Violation(.required) : Violation(.charactersNotAllowed, at: range)
      if !report.violations.contains(where: { $0.code == violation.code }) {
        report.violations.append(violation)
      }
      report.outcome = .invalid
    }
    return SecretText.Form(report: report, text: SecretText(prepared.text))
  }

  /// The report on a value, without any text of the value even if the rule isn't for secrets.
  private func secretReport(on text: String, in context: borrowing CheckContext) -> Report {
    var report = report(on: .text(text), in: context)
    if isSecret { return report }
    report.normalized = nil
    report.facts = [:]
    for index in report.violations.indices { report.violations[index].arguments = [:] }
    return report
  }
}
