import RuleEngine
import SourceTexts
import Violations

extension FormLinker {
  /// Reports constants of the form that no normalized value of a field can equal.
  func checkConstants(_ fields: [FormField], _ collector: inout DiagnosticCollector) {
    let normalizations = Dictionary(
      fields.map { ($0.path, $0.rule.normalizationOfValues) },
      uniquingKeysWith: { first, _ in first }
    )
    let audit = ConstantAudit { normalizations[$0] ?? nil }
    for field in form.fields {
      var findings = audit.findings(in: field.checks, of: normalizations[field.path] ?? nil)
      for condition in field.conditions {
        let normalization = audit.normalizationOfField(condition.content.field)
        findings += audit.findings(in: condition.content.checks, of: normalization)
      }
      var uses = TableUses(inherited.pack, after: normalizations[field.path] ?? nil, of: nil)
      for finding in findings.compactMap({ uses.applicable($0) }) {
        collector.add(finding.diagnostic(in: inherited.pack, at: field.position))
      }
    }
  }
}
