public import ErrorCatalog
import Rules
import Violations

extension SessionField {
  /// What the form calls the field, in the session's language.
  public var label: String {
    language.localizer.label(of: path, form: form)?.text ?? path.description
  }

  /// What is wrong and may be shown now: the first error, in the session's language.
  public var message: LocalizedMessage? {
    shownViolations.foremostError.map { language.localizer.message(for: shownViolations[$0]) }
  }

  /// Every error that may be shown now.
  public var messages: [LocalizedMessage] { words(for: .error) }

  /// Every warning that may be shown now.
  public var warnings: [LocalizedMessage] { words(for: .warning) }

  /// What the field asks, each with whether the text so far has it: hints for an empty field, and a
  /// checklist that changes while a password is typed.
  ///
  /// - Complexity: That of checking the text; O(*n*) in the number of requirements until a value
  ///   changes.
  public var checklist: [LocalizedRequirement] { language.localizer.words(for: requirements) }

  private func words(for severity: Severity) -> [LocalizedMessage] {
    shownViolations
      .filter { $0.severity == severity }
      .map { language.localizer.message(for: $0) }
  }

  private var requirements: [Requirement] {
    // What is asked may change with other fields, and with them the report is made anew.
    _ = report
    if let knownRequirements { return knownRequirements }
    let requirements = session?.state.checklist(for: text, at: path) ?? []
    knownRequirements = requirements
    return requirements
  }
}
