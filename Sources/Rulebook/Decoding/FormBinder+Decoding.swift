import RuleEngine
import Violations

extension FormBinder {
  /// Refuses a form where a valid record can leave a property without a value.
  func requireValues(
    for declared: [ResolvedForm.Field],
    in fields: [FormField]
  ) throws(UsageError) {
    for field in declared where field.type.blank == nil {
      guard let bound = fields.first(where: { $0.path == field.path }), acceptsBlank(bound) else {
        continue
      }
      throw .unsuitableForm(
        name,
        "the field `\(field.path)` isn't required, and the type of its property has no blank value",
        hint: "make the field required, or the property optional"
      )
    }
  }

  private func acceptsBlank(_ field: FormField) -> Bool {
    if field.isRequired { return false }
    let rule: RuleEngine.Rule
    do throws(BindingError) {
      rule = try field.rule.bind(field.parameters.compactMapValues(\.constant))
    } catch {
      // Only a record has the values that the rule needs.
      return true
    }
    let context = CheckContext(parameters: rule.parameters, surroundings: rulebook.surroundings)
    return rule.report(on: .null, isRequired: false, in: context).isValid
  }
}

extension UsageError {
  static func missingKey(_ key: FieldPath, of form: String) -> Self {
    .unsuitableForm(
      form,
      "there is no field for `\(key)`, which the type of the form decodes",
      hint: "add a field with that name, or make the property optional"
    )
  }
}
