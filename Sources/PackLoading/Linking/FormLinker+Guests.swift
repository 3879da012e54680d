import RuleEngine
import Violations

/// The checks that a form adds to secrets that another pack guards.
extension FormLinker {
  /// Makes the checks of fields guests if another pack's form has a secret in their place, and
  /// their own rule isn't that secret's rule.
  func makeGuests(_ fields: inout [FormField], replacing lower: LowerFields) {
    for index in fields.indices {
      let guardians = lower.guardians(of: fields[index].path.pattern)
      if let own = fields[index].rule.guardian, guardians.contains(own) { continue }
      guard guardians.contains(where: { library.isGuest(inherited.fields[index].pack, of: $0) })
      else { continue }
      fields[index] = fields[index].asGuest
    }
  }

  /// Returns a check between fields, as a guest if it looks at a secret that another pack guards.
  func guarded(_ check: InheritedForm.Check, among fields: [FormField]) -> CheckTemplate {
    isGuest(check, among: fields) ? check.check.asGuest : check.check
  }

  private func isGuest(_ check: InheritedForm.Check, among fields: [FormField]) -> Bool {
    let seen = Set(([check.field.content] + check.check.fields).map(\.pattern))
    return fields.contains { field in
      seen.contains(field.path.pattern) && library.isGuest(check.pack, of: field.rule.guardian)
    }
  }

  /// Reports guests between fields that can give too many answers.
  func checkAnswers(between fields: [FormField]) throws(LoadingError) {
    let guests = inherited.checks.count { isGuest($0, among: fields) }
    if guests <= RuleTemplate.mostGuestAnswers { return }
    throw LoadingError(
      "pack.too_many_answers",
      in: inherited.pack.source,
      at: form.position,
      reason: "the form has more than \(RuleTemplate.mostGuestAnswers) checks between fields that "
        + "look at another pack's secret",
      hint: "use fewer checks"
    )
  }

  /// Reports guests of a field's secret that can give too many answers.
  func checkAnswers(
    of template: RuleTemplate,
    for field: FieldDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) {
    guard let reason = template.excessOfGuestAnswers else { return }
    throw LoadingError(
      "pack.too_many_answers",
      in: pack.source,
      at: field.position,
      reason: reason,
      hint: RuleTemplate.fewerAnswers
    )
  }
}
