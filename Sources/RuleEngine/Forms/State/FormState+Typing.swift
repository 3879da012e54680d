package import Violations

extension FormState {
  /// Returns whether a text that is still being typed can become valid at a path, or nil if the
  /// form doesn't have the path.
  ///
  ///     state.progress(of: "12", at: FieldPath(field: "pin"))  // unfinished
  ///
  /// Parameters from other fields have their current values. Checks between fields don't count,
  /// because another field can still change.
  ///
  /// - Complexity: The complexity of the field's checks.
  package func progress(of text: String, at path: FieldPath) -> TextProgress? {
    typing(at: path) { field, rule, isRequired, context in
      if field.isRefused(.text(text), by: rule, in: context) == .yes { return .impossible(at: 0) }
      return rule.progress(of: text, isRequired: isRequired, in: context)
    }
  }

  /// Returns the verdict on an edit of the text at a path, or nil if the form doesn't have the
  /// path.
  ///
  /// - Complexity: The same as ``Rule/verdict(on:isRequired:in:)``.
  package func verdict(on edit: TextEdit, at path: FieldPath) -> TextEdit.Verdict? {
    typing(at: path) { field, rule, isRequired, context in
      let verdict = rule.verdict(on: edit, isRequired: isRequired, in: context)
      return verdict.reason.map { reason in
        var report = Report(outcome: .invalid, violations: [reason])
        if field.takesSecrets { report.withholdArguments() }
        return verdict.with(form.located(report.violations.first ?? reason, at: path))
      } ?? verdict
    }
  }

  /// Returns the text at a path after an edit, in the usual notation of the value, with the cursor
  /// after the same character.
  ///
  /// If the form doesn't have the path, or its rule doesn't define a notation, the text is only
  /// edited.
  ///
  /// - Complexity: The same as ``Rule/formatted(_:in:)``.
  package func formatted(_ edit: TextEdit, at path: FieldPath) -> FormattedText {
    typing(at: path) { _, rule, _, context in rule.formatted(edit, in: context) } ?? edit.typed
  }

  /// Returns the requirements of the field at a path, each with its state for a text.
  ///
  /// If the form doesn't have the path, there are none.
  ///
  /// - Complexity: The cost of checking the text.
  package func checklist(for text: String, at path: FieldPath) -> [Requirement] {
    typing(at: path) { field, rule, _, context in
      if field.mustBeAbsent(in: context) == .yes {
        let isRefused = field.isRefused(.text(text), by: rule, in: context) == .yes
        let absent = form.located(Violation(.absent), at: path)
        return [Requirement(absent, state: isRefused ? .unmet : .met)]
      }
      return rule.checklist(for: text, in: context).map { requirement in
        Requirement(form.located(requirement.violation, at: path), state: requirement.state)
      }
    } ?? []
  }

  private func typing<Result>(
    at path: FieldPath,
    _ body: (PlannedField, Rule, Bool, borrowing CheckContext) -> Result
  ) -> Result? {
    guard let index = index(of: path)?.field else { return nil }
    let field = form.plan.fields[index]
    guard let rule = rule(of: field, at: path) else { return nil }
    work?.startOver()
    let context = context(of: rule, at: path, looksAtFields: field.looksAtFields)
    return body(field, rule, field.mustBeFilled(in: context) == .yes, context)
  }
}

extension TextEdit.Verdict {
  /// Returns the verdict with another reason; unchanged if it doesn't have one.
  fileprivate func with(_ reason: Violation) -> TextEdit.Verdict {
    switch self {
    case .accepted, .corrected: self
    case .shortened(let text, let cursor, _):
      .shortened(text: text, cursor: cursor, reason: reason)
    case .refused: .refused(reason: reason)
    }
  }
}
