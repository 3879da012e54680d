import TextParts
import UnicodeText
import Violations

/// What a rule derives from the parts of its values, in addition to its checks.
struct RuleParts: Sendable {
  /// The check that splits values into parts before all other checks.
  let check: RuleCheck

  let plan: PartPlan

  /// The form that valid values are stored in; nil if that is the normalized text.
  let canonical: PartReference?

  /// The usual notation of valid values; nil if there is no template for it.
  let written: PartReference?

  /// The fact that contains a value in its usual notation.
  static let writtenFact = "formatted"

  /// Adds the canonical and formatted forms of a valid value.
  func tellForms(of text: UTF8Span, into findings: inout Findings) {
    guard let parts = findings.parts else { return }
    if let canonical, let form = plan.string(of: canonical.program, in: text, parts) {
      findings.setCanonicalForm(form)
    }
    if let written, let form = plan.string(of: written.program, in: text, parts) {
      findings.setFact(Self.writtenFact, .text(form))
    }
  }
}
