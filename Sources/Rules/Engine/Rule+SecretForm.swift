public import Violations

extension Rule {
  /// Checks a secret value as it is to be kept, and returns it in that form.
  ///
  /// The form is that of OpaqueString (RFC 8265 §4.2.2): every space beyond ASCII becomes U+0020,
  /// the text is composed (NFC), and neither case nor width changes. So the same password is the
  /// same bytes, whichever keyboard it comes from. A character that FreeformClass does not have
  /// gives `characters.not_allowed`, and an empty text `required`.
  ///
  ///     let form = rule.secretForm(of: "correct\u{3000}horse", in: context)
  ///     form.text?.reveal { String(copying: $0) }  // "correct horse"
  ///
  /// The rule's checks see this form, because it is what an attacker has to guess. The report of a
  /// rule that is not for secrets has neither facts nor arguments here.
  ///
  /// - Parameters:
  ///   - text: The value as given.
  ///   - context: Other fields, clock and limits.
  /// - Returns: The report, whose ranges are those of the value as given, and the form if the
  ///   report is valid. Reports on passwords have no ranges.
  /// - Complexity: O(*n*), and that of the rule's checks.
  public func secretForm(of text: String, in context: borrowing CheckContext) -> SecretForm {
    let limit = context.surroundings.limits.inputBytes
    guard text.utf8.count <= limit else {
      return SecretForm(report: secretReport(on: text, in: context), text: nil)
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
    return SecretForm(report: report, text: SecretText(prepared.text))
  }

  /// The report on a value, without text of it also if the rule is not for secrets.
  private func secretReport(on text: String, in context: borrowing CheckContext) -> Report {
    var report = report(on: .text(text), in: context)
    if isSecret { return report }
    report.normalized = nil
    report.facts = [:]
    for index in report.violations.indices { report.violations[index].arguments = [:] }
    return report
  }
}
