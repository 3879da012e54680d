public import Violations

extension FormState {
  /// Returns whether a text that is still being typed can become valid at a path, or nil if the
  /// form has no such path.
  ///
  ///     state.progress(of: "12", at: FieldPath(field: "pin"))  // unfinished
  ///
  /// What other fields give the rule counts as it is now. Checks between fields do not count:
  /// another field may still change.
  ///
  /// - Complexity: That of the field's checks.
  public func progress(of text: String, at path: FieldPath) -> TextProgress? {
    typing(at: path) { rule, isRequired, context in
      rule.progress(of: text, isRequired: isRequired, in: context)
    }
  }

  /// Returns the longest beginning of a text that can still become valid at a path, or nil if the
  /// form has no such path.
  ///
  /// - Complexity: That of the field's checks.
  public func acceptablePrefix(of text: String, at path: FieldPath) -> Substring? {
    typing(at: path) { rule, isRequired, context in
      rule.acceptablePrefix(of: text, isRequired: isRequired, in: context)
    }
  }

  /// Returns what becomes of a change of the text at a path, or nil if the form has no such path.
  ///
  /// - Complexity: As of ``Rule/verdict(on:isRequired:in:)``.
  public func verdict(on edit: TextEdit, at path: FieldPath) -> EditVerdict? {
    typing(at: path) { rule, isRequired, context in
      rule.verdict(on: edit, isRequired: isRequired, in: context)
    }
  }

  /// Returns a text as the value at a path is usually written, with the cursor behind the same
  /// digit; the text as it is if the form has no such path, or its rule knows no such writing.
  ///
  /// - Complexity: As of ``Rule/formatted(_:in:)``.
  public func formatted(_ typed: FormattedText, at path: FieldPath) -> FormattedText {
    typing(at: path) { rule, _, context in rule.formatted(typed, in: context) } ?? typed
  }

  /// Returns what the field at a path requires, each with its state for a text; nothing if the form
  /// has no such path.
  ///
  /// - Complexity: That of checking the text.
  public func checklist(for text: String, at path: FieldPath) -> [Requirement] {
    typing(at: path) { rule, _, context in
      rule.checklist(for: text, in: context).map { requirement in
        Requirement(form.located(requirement.violation, at: path), state: requirement.state)
      }
    } ?? []
  }

  private func typing<Result>(
    at path: FieldPath,
    _ body: (Rule, Bool, borrowing CheckContext) -> Result
  ) -> Result? {
    guard let index = index(of: path)?.field else { return nil }
    let field = form.plan.fields[index]
    guard let rule = rule(of: field, at: path) else { return nil }
    let context = context(of: rule, at: path, looksAtFields: field.looksAtFields)
    return body(rule, field.isRequired(in: context), context)
  }
}
