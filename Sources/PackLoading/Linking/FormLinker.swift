import Documents
import Rules
import Violations

/// Makes a form of its declaration and of the rules that it names.
struct FormLinker {
  let library: PackLibrary
  let inherited: InheritedForm

  /// Whether fields may have rules that are disabled: the form is only there for those that extend it
  /// or take its place.
  let allowsDisabled: Bool

  /// What making the form may cost; nil where nothing is counted.
  let budget: LoadingBudget?

  private var pack: PackDeclaration { inherited.pack }
  private var form: FormDeclaration { inherited.declaration }

  /// Returns the form, or nil if it has a check that was refused when it was read.
  ///
  /// - Throws: A ``LoadingError`` with everything else that is wrong in it.
  func link() throws(LoadingError) -> FormDefinition? {
    var collector = DiagnosticCollector()
    FieldAudit(form: inherited).run(&collector)
    // A form knows which fields look at which, through others too.
    try spend(60 + inherited.fields.count * inherited.fields.count / 20, at: form.position)
    let packCodes = library.codeSettings(of: inherited.packs)
    var fields: [FormField] = []
    for field in inherited.fields {
      if collector.isFull || budget?.isExhausted ?? false { break }
      do throws(LoadingError) {
        fields.append(try link(field.declaration, of: field.pack, packCodes))
      } catch {
        collector.add(error)
      }
    }
    checkConstants(fields, &collector)
    let lower = try lowerForms
    try collector.throwIfAny()
    do throws(FormError) {
      return try FormDefinition(
        name: form.name,
        pack: pack.name,
        summary: form.summary,
        fields: fields,
        checks: inherited.checks.map { .init(field: $0.field.content, check: $0.check) },
        stop: inherited.stop,
        unknownFields: inherited.unknownFields,
        optionalRecords: Set(inherited.optionalRecords.map(\.content)),
        packCodes: packCodes,
        tables: library.tables,
        replacing: lower,
        within: budget
      )
    } catch {
      if case .check(let error) = error, error.isKnown { return nil }
      for diagnostic in diagnostics(for: error) { collector.add(diagnostic) }
      try collector.throwIfAny()
      return nil
    }
  }

  /// Counts what the form costs.
  private func spend(_ units: Int, at position: SourcePosition) throws(LoadingError) {
    guard let budget, budget.spend(units) != .withinLimit else { return }
    throw LoadingError(
      pack.source.diagnostic(
        "pack.too_costly",
        at: position,
        reason: "the forms of the packs have too many fields and checks together",
        hint: "take fewer fields, or rules with fewer checks"
      )
    )
  }

  /// Reports constants of the form that no normalised value of a field can equal.
  private func checkConstants(_ fields: [FormField], _ collector: inout DiagnosticCollector) {
    let normalizations = Dictionary(
      fields.map { ($0.path, $0.rule.normalizationOfValues) },
      uniquingKeysWith: { first, _ in first }
    )
    let audit = ConstantAudit { normalizations[$0] ?? nil }
    for field in form.fields {
      var findings = audit.findings(in: field.checks, of: normalizations[field.path] ?? nil)
      for condition in field.requiredIf {
        let normalization = audit.normalizationOfField(condition.content.field)
        findings += audit.findings(in: condition.content.checks, of: normalization)
      }
      for finding in findings { collector.add(finding.diagnostic(in: pack, at: field.position)) }
    }
  }

  /// The forms that this one extends or takes the place of: no field becomes less strict by that.
  private var lowerForms: [FormDefinition] {
    get throws(LoadingError) {
      let forms = library.forms
      let standings =
        forms.replaced(by: form, in: pack) + [forms.parent(of: form, in: pack)].compactMap { $0 }
      var definitions: [FormDefinition] = []
      for standing in standings {
        if let definition = try library.form(standing) { definitions.append(definition) }
      }
      return definitions
    }
  }

  private func link(
    _ field: FieldDeclaration,
    of pack: PackDeclaration,
    _ packCodes: [ViolationCode: CodeMapping.CodeSettings]
  ) throws(LoadingError) -> FormField {
    let base = try field.rule.map { (name) throws(LoadingError) in try rule(name, of: pack) }
    try spend(20 + (base?.checks.count ?? 0), at: field.position)
    try checkParameters(field, of: base, in: pack)
    let recipe = FieldRecipe(
      path: field.path,
      base: base,
      copy: try field.sameAs.map { (other) throws(LoadingError) in
        .init(
          of: other.content,
          rule: try copiedRule(other),
          position: FilePosition(file: pack.source.name, at: other.position)
        )
      },
      checks: field.checks
    )
    let template = recipe.rule(
      form: form.name,
      pack: pack.name,
      packCodes: packCodes,
      tables: library.tables
    )
    try tryMaking(template, for: field, of: pack)
    return FormField(
      path: field.path,
      rule: template,
      parameters: Dictionary(
        field.parameters.map { ($0.name.content, $0.source) },
        uniquingKeysWith: { $1 }
      ),
      isRequired: field.isRequired,
      requiredIf: field.requiredIf.map(\.content)
    )
  }

  /// Makes the rule with the constants of the form, so that a setting that does not suit is
  /// found now.
  private func tryMaking(
    _ template: RuleTemplate,
    for field: FieldDeclaration,
    of pack: PackDeclaration
  ) throws(LoadingError) {
    var constants: [String: Value] = [:]
    for (name, source) in field.parameters { constants[name.content] = source.constant }
    do throws(BindingError) {
      _ = try template.bind(constants, within: budget)
    } catch {
      if error.isKnown { return }
      // The rule is right without the parameters, so the fault is where these are written.
      var error = error
      var position = field.position
      if error.position?.file != pack.source.name, template.errorsWithDefaults().isEmpty {
        error.position = nil
        error.error.offset = nil
        position = field.parameters.first?.name.position ?? position
      }
      let found = error.diagnostics(in: library, pack: pack, at: position)
      try LoadingError(found).map { (error) throws(LoadingError) in throw error }
    }
  }

  private func rule(
    _ name: Located<String>,
    of pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate {
    if let template = try library.template(name.content, seenFrom: pack) { return template }
    if allowsDisabled, let standing = library.rules.evenDisabled(name.content, from: pack) {
      return try library.template(standing)
    }
    throw LoadingError(
      pack.source.diagnostic(
        "pack.unknown_rule",
        at: name.position,
        reason: library.rules.absence(of: name.content),
        hint: library.rules.suggestion(for: name.content)
      )
    )
  }

  /// Returns the rule of the field that another copies, maybe through further copies.
  private func copiedRule(_ path: Located<FieldPath>) throws(LoadingError) -> RuleTemplate? {
    var seen: Set<FieldPath> = []
    var copied = path.content
    while seen.insert(copied).inserted, let field = inherited.field(copied) {
      if let name = field.declaration.rule { return try rule(name, of: field.pack) }
      guard let next = field.declaration.sameAs else { return nil }
      copied = next.content
    }
    return nil
  }

  private func checkParameters(
    _ field: FieldDeclaration,
    of rule: RuleTemplate?,
    in pack: PackDeclaration
  ) throws(LoadingError) {
    guard let rule, !field.parameters.isEmpty else { return }
    let parameters = Dictionary(rule.parameters.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    var collector = DiagnosticCollector()
    for (name, source) in field.parameters {
      guard let parameter = parameters[name.content] else {
        collector.add(
          pack.source.diagnostic(
            "pack.unknown_parameter",
            at: name.position,
            reason: "the rule `\(rule.name)` has no parameter `\(name.content)`",
            hint: nearestName(to: name.content, in: parameters.keys)
              .map { "did you mean `\($0)`?" }
          )
        )
        continue
      }
      guard let value = source.constant else { continue }
      do throws(SettingError) {
        _ = try parameter.type.interpret(value)
      } catch {
        collector.add(
          pack.source.diagnostic(
            "pack.bad_setting",
            at: name.position,
            reason: "the parameter `\(name.content)`: \(error.reason)"
          )
        )
      }
    }
    try collector.throwIfAny()
  }

  private func diagnostics(for error: FormError) -> [Diagnostic] {
    switch error {
    case .check(let error):
      return error.diagnostics(in: library, pack: pack, at: form.position)
    case .secretConditions(let conditions): return conditions.map(diagnostic)
    case .unknownField(let path, let field):
      return [
        pack.source.diagnostic(
          "pack.unknown_field",
          at: position(of: field),
          reason: "the field `\(field)` looks at `\(path)`, which the form does not have",
          hint: nearestName(to: path.description, in: inherited.paths.map(\.description))
            .map { "did you mean `\($0)`?" }
        )
      ]
    case .fieldOfOtherList(let path, let field):
      return [pack.source.fieldOfOtherList(path, seenFrom: field, at: position(of: field))]
    case .circle(let paths):
      let circle = (paths + paths.prefix(1)).map(\.description).joined(separator: " → ")
      return [
        pack.source.diagnostic(
          "pack.field_circle",
          at: position(of: paths.first ?? FieldPath()),
          reason: "fields depend on each other in a circle: \(circle)"
        )
      ]
    }
  }

  private func diagnostic(for condition: SecretCondition) -> Diagnostic {
    let source = library.packs.first { $0.source.name == condition.position?.file }?.source
    return (source ?? pack.source).diagnostic(
      "pack.secret_condition",
      at: source.flatMap { _ in condition.position?.inFile } ?? position(of: condition.field),
      reason: "the field `\(condition.field)` asks what stands in `\(condition.secret)`, "
        + "which is secret",
      hint: "ask only whether it is filled: without `matches`, or with `filled: false`"
    )
  }

  private func position(of path: FieldPath) -> SourcePosition {
    // A field of another file has no position in this one.
    guard let field = inherited.field(path), field.pack.name == pack.name else {
      return form.position
    }
    return field.declaration.position
  }
}

extension RuleTemplate {
  /// How the values are normalised that other fields see; nil if a check may give another form.
  fileprivate var normalizationOfValues: Normalization? {
    checks.contains { $0.definition.givesCanonicalForm } ? nil : normalization
  }
}
