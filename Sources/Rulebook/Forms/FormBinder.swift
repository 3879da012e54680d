import ErrorCatalog
import PackLoading
import Rules
import UnicodeText
import Violations

/// Finds the rules that a typed form names.
struct FormBinder {
  let rulebook: Rulebook
  let name: String

  /// Returns the pack's form, if it has all the fields.
  func packForm(for resolved: ResolvedForm) throws(UsageError) -> FormDefinition {
    let form = try rulebook.definition(ofForm: name)
    let paths = form.fields.map(\.path)
    for field in resolved.fields {
      let hasRule = field.rule != nil || field.copied != nil || field.words.code != nil
      if hasRule || field.isRequired || !field.requiredIf.isEmpty {
        throw .unsuitableForm(
          name,
          "the field `\(field.path)` has its rule in the pack",
          hint: "write only its key path, name and words"
        )
      }
      guard paths.contains(field.path) else {
        throw .unknownField(
          field.path.description,
          of: name,
          known: paths.map(\.description)
        )
      }
    }
    return form
  }

  /// Returns a form of the fields as they are declared.
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
    let repeated = Dictionary(grouping: fields, by: \.path).first { $0.value.count > 1 }
    if let repeated {
      throw .unsuitableForm(name, "two fields have the name `\(repeated.key)`")
    }
    // A form in a program takes the place of a pack's form of its name.
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
        replacing: [replaced].compactMap { $0 }
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
    let recipe = FieldRecipe(
      path: field.path,
      base: base,
      copy: try copy(of: field, among: fields)
    )
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
      requiredIf: field.requiredIf
    )
  }

  private func copy(
    of field: ResolvedForm.Field,
    among fields: [ResolvedForm.Field]
  ) throws(UsageError) -> FieldRecipe.Copy? {
    guard let other = field.copied else { return nil }
    return FieldRecipe.Copy(of: other, rule: try copiedRule(of: other, among: fields))
  }

  /// Returns the rule of the field that another repeats, maybe through further copies.
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
    switch field.rule {
    case .named(let name): try rulebook.template(name)
    case .swift(let rule): RuleTemplate(rule)
    case nil: nil
    }
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
    case .secretConditions(let conditions):
      let fields = conditions.map { "\($0.field) asks what stands in \($0.secret)" }
      return .unsuitableForm(
        name,
        fields.joined(separator: ", ") + ", which is secret",
        hint: "ask only whether it is filled"
      )
    case .check(let error): return .unsuitableForm(name, error.error.reason)
    }
  }
}

// The words that fields bring.
extension FormBinder {
  /// Returns the catalog for a form: the rulebook's own, below the words that the fields bring.
  func catalog(for resolved: ResolvedForm) throws(UsageError) -> Catalog {
    var entries: [LocaleIdentifier: [String: Message]] = [:]
    for field in resolved.fields {
      if let label = field.words.label {
        try add(label, as: "\(name)/\(field.path):", of: field, to: &entries)
      }
      for (code, text) in field.words.messages {
        try add(text, as: "\(name)/\(field.path):\(code)", of: field, to: &entries)
      }
    }
    if entries.isEmpty { return rulebook.catalog }
    let layer = CatalogLayer(
      name: name,
      sourceLocale: .english,
      entries: entries.mapValues { LocaleEntries($0) }
    )
    return Catalog(
      layers: [layer] + rulebook.catalog.layers,
      sourceLocale: rulebook.catalog.sourceLocale
    )
  }

  private func add(
    _ text: FieldText,
    as key: String,
    of field: ResolvedForm.Field,
    to entries: inout [LocaleIdentifier: [String: Message]]
  ) throws(UsageError) {
    for (tag, pattern) in text.texts {
      guard let locale = LocaleIdentifier(canonicalizing: tag) else {
        throw .unsuitableForm(
          name,
          "the field `\(field.path)` has words in `\(tag)`, which is no language tag"
        )
      }
      do throws(MessageSyntaxError) {
        entries[locale, default: [:]][key] = try Message(pattern)
      } catch {
        throw .unsuitableForm(
          name,
          "the message `\(key)` in `\(tag)`: \(error.reason)",
          hint: error.hint.isEmpty ? nil : error.hint
        )
      }
    }
  }
}

extension RuleTemplate {
  /// Returns the rule with one code in place of everything that its checks find wrong.
  fileprivate func reporting(_ code: ViolationCode) -> RuleTemplate {
    RuleTemplate(
      name: name,
      pack: pack,
      summary: summary,
      parameters: parameters,
      normalization: normalization,
      checks: checks.map { check in
        if check.definition.isRequiredCheck { return check }
        var check = check
        check.codes.replacement = code
        return check
      },
      confidentiality: confidentiality,
      packCodes: packCodes,
      tables: tables
    )
  }
}
