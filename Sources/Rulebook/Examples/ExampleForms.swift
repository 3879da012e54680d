import Documents
import PackLoading
import Rules
import Violations

extension ExampleLibrary {
  /// Returns how a form that a rule gives a valid example fails as a value of the same rule; nil if none does.
  ///
  /// What is stored must be accepted as it is, unless its notation is another than that of values, and what is
  /// shown must be accepted where it is typed again.
  ///
  /// - Throws: What ``report(on:as:)`` throws.
  func failureOfForms(
    of report: Report,
    _ example: ExampleDeclaration,
    _ template: RuleTemplate,
    in pack: PackDeclaration
  ) throws -> ExampleReport.Failure? {
    guard example.isValid, report.isValid, let normalized = report.normalized?.text else {
      return nil
    }
    let written = report.facts["formatted"]?.text
    var tried: Set = [example.value.text]
    if template.checks.contains(where: \.definition.givesOtherNotation) { tried.insert(normalized) }
    for form in [normalized, written].compactMap(\.self) where tried.insert(form).inserted {
      var again = example
      again.value = .text(form)
      let result = try self.report(on: again, as: template)
      if result.isValid, form != normalized || result.normalized?.text == form { continue }
      return ExampleReport.Failure(
        file: pack.source.name,
        position: example.position,
        rule: template.name,
        value: example.value,
        expectedCodes: [],
        actualCodes: result.violations.map(\.code),
        outcome: result.outcome,
        expectedNormalized: result.isValid ? normalized : nil,
        actualNormalized: result.normalized,
        form: form
      )
    }
    return nil
  }
}
