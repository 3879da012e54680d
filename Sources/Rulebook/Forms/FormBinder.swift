/// Finds the rules that a typed form names.
struct FormBinder {
  let rulebook: Rulebook
  let name: String

  /// Returns the pack's form, if it has all the fields.
  func packForm(for resolved: ResolvedForm) throws -> FormDefinition {
    let library = rulebook.library
    guard let form = try library.form(name) else {
      throw UsageError.unknownForm(name, known: library.formNames)
    }
    let paths = form.fields.map(\.path)
    for field in resolved.fields {
      if field.rule != nil || field.isRequired || !field.requiredIf.isEmpty || field.copied != nil {
        throw UsageError.unsuitableForm(
          name,
          "the field `\(field.path)` has its rule in the pack",
          hint: "write only its key path and name"
        )
      }
      guard paths.contains(field.path) else {
        throw UsageError.unknownField(
          field.path.description,
          of: name,
          known: paths.map(\.description)
        )
      }
    }
    return form
  }

  /// Returns a form of the fields as they are declared.
  func form(of resolved: ResolvedForm, stop: FormDefinition.Stop) throws -> FormDefinition {
    var fields: [FormField] = []
    for field in resolved.fields { fields.append(try formField(field, among: resolved.fields)) }
    let repeated = Dictionary(grouping: fields, by: \.path).first { $0.value.count > 1 }
    if let repeated {
      throw UsageError.unsuitableForm(name, "two fields have the name `\(repeated.key)`")
    }
    do throws(FormError) {
      return try FormDefinition(
        name: name,
        pack: "",
        fields: fields,
        checks: resolved.checks.map { .init(field: $0.blamed, check: $0.check) },
        stop: stop,
        optionalRecords: resolved.optionalRecords,
        tables: rulebook.library.tables
      )
    } catch {
      throw usageError(for: error, known: fields.map(\.path.description))
    }
  }

  private func formField(
    _ field: ResolvedForm.Field,
    among fields: [ResolvedForm.Field]
  ) throws -> FormField {
    let base = try field.rule.map(template)
    if let unknown = base?.unknownParameter(in: field.parameters.keys), let base {
      throw UsageError.unknownParameter(unknown, of: base)
    }
    let recipe = FieldRecipe(
      path: field.path,
      base: base,
      copy: try field.copied.map { other in
        .init(of: other, rule: try copiedRule(of: other, among: fields))
      }
    )
    let rule = recipe.rule(form: name, pack: "", packCodes: [:], tables: rulebook.library.tables)
    let constants = field.parameters.compactMapValues(\.constant)
    do throws(BindingError) {
      _ = try rule.bind(constants)
    } catch {
      throw UsageError.unsuitableParameter(error, of: rule, given: constants)
    }
    return FormField(
      path: field.path,
      rule: rule,
      parameters: field.parameters,
      isRequired: field.isRequired,
      requiredIf: field.requiredIf
    )
  }

  /// Returns the rule of the field that another repeats, maybe through further copies.
  private func copiedRule(
    of path: FieldPath,
    among fields: [ResolvedForm.Field],
    after seen: Set<FieldPath> = []
  ) throws -> RuleTemplate? {
    guard !seen.contains(path), let field = fields.first(where: { $0.path == path }) else {
      return nil
    }
    if let rule = field.rule { return try template(rule) }
    guard let next = field.copied else { return nil }
    return try copiedRule(of: next, among: fields, after: seen.union([path]))
  }

  private func template(_ rule: String) throws -> RuleTemplate {
    if let template = try rulebook.library.template(rule) { return template }
    throw UsageError.unknownRule(rule, known: rulebook.library.ruleNames)
  }

  private func usageError(for error: FormError, known: [String]) -> UsageError {
    switch error {
    case .unknownField(let path, in: _):
      return .unknownField(path.description, of: name, known: known)
    case .fieldOfOtherList(let path, let field):
      return .unsuitableForm(name, "\(field) cannot look at \(path), of which there are many")
    case .circle(let paths):
      let circle = (paths + paths.prefix(1)).map(\.description).joined(separator: " → ")
      return .unsuitableForm(name, "fields depend on each other in a circle: \(circle)")
    case .check(let error): return .unsuitableForm(name, error.error.reason)
    }
  }
}
