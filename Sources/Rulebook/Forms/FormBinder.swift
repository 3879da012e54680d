import PackLoading
import RuleEngine
import Violations

/// Finds the rules for a typed form.
struct FormBinder {
  let rulebook: Rulebook
  let name: String

  /// Returns the pack's form if it has all the fields.
  func packForm(for resolved: ResolvedForm) throws(UsageError) -> FormDefinition {
    let form = try rulebook.definition(ofForm: name)
    let paths = form.fields.map(\.path)
    for field in resolved.fields {
      let hasRule = field.rule != nil || field.copied != nil || field.words.code != nil
      if hasRule || field.isRequired || !field.requiredIf.isEmpty {
        throw .unsuitableForm(
          name,
          "the field `\(field.path)` gets its rule from the pack",
          hint: "pass only its key path, name and texts"
        )
      }
      guard paths.contains(field.path) else {
        throw .unknownField(field.path.description, of: name, known: paths.map(\.description))
      }
    }
    try refuseDays(resolved.fields, in: form.fields)
    return form
  }

  /// Returns a form with the fields as they are declared.
  func form(
    of resolved: ResolvedForm,
    stop: FormDefinition.Stop
  ) throws(UsageError) -> FormDefinition {
    var fields: [FormField] = []
    for field in resolved.fields {
      do throws(UsageError) {
        fields.append(try formField(field, among: resolved.fields))
      } catch {
        throw error.found(atField: field.path)
      }
    }
    try refuseDays(resolved.fields, in: fields)
    let repeated = Dictionary(grouping: fields, by: \.path).first { $0.value.count > 1 }
    if let repeated {
      throw .unsuitableForm(name, "two fields have the name `\(repeated.key)`")
    }
    // A form in a program replaces a pack's form with the same name.
    let replaced =
      rulebook.formNames.contains(name) ? try rulebook.definition(ofForm: name) : nil
    do throws(FormError) {
      return try FormDefinition(
        name: name,
        pack: "",
        fields: fields,
        checks: resolved.checks.map { .init(field: $0.blamed, check: $0.check) },
        stop: stop,
        optionalRecords: resolved.optionalRecords,
        tables: rulebook.library.tables,
        replacing: replaced?.fieldsForUpperForms ?? LowerFields()
      )
    } catch {
      throw usageError(for: error, known: fields.map(\.path.description))
    }
  }

  private func formField(
    _ field: ResolvedForm.Field,
    among fields: [ResolvedForm.Field]
  ) throws(UsageError) -> FormField {
    let base = try template(of: field)
    if let unknown = base?.unknownParameter(in: field.parameters.keys), let base {
      throw .unknownParameter(unknown, of: base)
    }
    let recipe = FieldRecipe(path: field.path, base: base, copy: try copy(of: field, among: fields))
    var rule = recipe.rule(form: name, pack: "", packCodes: [:], tables: rulebook.library.tables)
    if let code = field.words.code { rule = rule.reporting(code) }
    let constants = field.parameters.compactMapValues(\.constant)
    do throws(BindingError) {
      _ = try rule.bind(constants)
    } catch {
      throw .unsuitableParameter(error, of: rule, given: constants)
    }
    return FormField(
      path: field.path,
      rule: rule,
      parameters: field.parameters,
      isRequired: field.isRequired,
      demands: field.requiredIf.isEmpty ? [] : [PresenceDemand(.filled, if: .all, field.requiredIf)]
    )
  }

  private func copy(
    of field: ResolvedForm.Field,
    among fields: [ResolvedForm.Field]
  ) throws(UsageError) -> FieldRecipe.Copy? {
    guard let other = field.copied else { return nil }
    return FieldRecipe.Copy(of: other, rule: try copiedRule(of: other, among: fields))
  }

  /// Returns the rule of the field that another field repeats, possibly through further copies.
  private func copiedRule(
    of path: FieldPath,
    among fields: [ResolvedForm.Field],
    after seen: Set<FieldPath> = []
  ) throws(UsageError) -> RuleTemplate? {
    guard !seen.contains(path), let field = fields.first(where: { $0.path == path }) else {
      return nil
    }
    if let template = try template(of: field) { return template }
    guard let next = field.copied else { return nil }
    return try copiedRule(of: next, among: fields, after: seen.union([path]))
  }

  private func template(of field: ResolvedForm.Field) throws(UsageError) -> RuleTemplate? {
    try field.rule.map { (name) throws(UsageError) in try rulebook.template(name) }
  }

  func usageError(for error: FormError, known: [String]) -> UsageError {
    switch error {
    case .unknownField(let path, in: _):
      return .unknownField(path.description, of: name, known: known)
    case .fieldOfOtherList(let path, let field):
      return .unsuitableForm(name, "`\(field)` can't refer to `\(path)`, which has many values")
    case .circle(let paths):
      let circle = (paths + paths.prefix(1)).map(\.description).joined(separator: " → ")
      return .unsuitableForm(name, "fields depend on each other in a circle: \(circle)")
    case .secretConditions(let conditions):
      let fields = conditions.map { "`\($0.field)` depends on the value of `\($0.secret)`" }
      return .unsuitableForm(
        name,
        fields.joined(separator: ", ") + ", which is secret",
        hint: "make it depend only on whether the field is filled"
      )
    case .check(let error): return .unsuitableForm(name, error.error.reason)
    }
  }
}

extension RuleTemplate {
  /// Returns the rule with one code instead of all codes that its checks report.
  fileprivate func reporting(_ code: ViolationCode) -> RuleTemplate {
    changed(
      checks: checks.map { check in
        if check.definition.isRequiredCheck { return check }
        var check = check
        check.codes.replacement = code
        return check
      }
    )
  }
}
