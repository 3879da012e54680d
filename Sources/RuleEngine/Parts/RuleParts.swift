import TextParts
import UnicodeText
import Violations

/// What a rule makes of the parts of its values, besides its checks.
struct RuleParts: Sendable {
  /// Takes values apart, before all other checks.
  let check: RuleCheck

  let plan: PartPlan

  /// What valid values are stored as; nil if that is the normalised text.
  let canonical: PartReference?

  /// How valid values are usually written; nil if no template says that.
  let written: PartReference?

  /// The fact that says how a value is usually written.
  static let writtenFact = "formatted"

  /// Passes on the forms of a valid value.
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
