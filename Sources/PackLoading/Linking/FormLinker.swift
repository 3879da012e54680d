import Documents
import Rules
import Violations

/// Makes a form of its declaration and of the rules that it names.
struct FormLinker {
  let library: PackLibrary
  let pack: PackDeclaration
  let form: FormDeclaration

  /// Returns the form, or nil if it has a check that was refused when it was read.
  ///
  /// - Throws: A ``LoadingError`` with everything else that is wrong in it.
  func link() throws(LoadingError) -> FormDefinition? {
    var collector = DiagnosticCollector()
    FieldAudit(pack: pack, form: form).run(&collector)
    var fields: [FormField] = []
    for field in form.fields {
      do throws(LoadingError) {
        fields.append(try link(field))
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
    do throws(FormError) {
      return try FormDefinition(
        name: form.name,
        pack: pack.name,
        summary: form.summary,
        fields: fields,
        checks: form.checks.map { .init(field: $0.field.content, check: $0.check) },
        stop: form.stop,
        unknownFields: form.unknownFields,
        optionalRecords: Set(form.optionalRecords.map(\.content)),
        packCodes: packCodes,
        tables: library.tables
      )
    } catch {
      if case .check(let error) = error, error.isKnown { return nil }
      for diagnostic in diagnostics(for: error) { collector.add(diagnostic) }
      try collector.throwIfAny()
      return nil
    }
  }

  private var packCodes: [ViolationCode: CodeMapping.CodeSettings] {
    pack.codes.mapValues(\.settings)
  }

  private func link(_ field: FieldDeclaration) throws(LoadingError) -> FormField {
    let base = try field.rule.map { (name) throws(LoadingError) in try rule(name) }
    try checkParameters(field, of: base)
    let recipe = FieldRecipe(
      path: field.path,
      base: base,
      copy: try field.sameAs.map { (other) throws(LoadingError) in
        .init(
          of: other.content,
          rule: try copiedRule(other),
          position: filePosition(other.position)
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
    try tryMaking(template, for: field)
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
    for field: FieldDeclaration
  ) throws(LoadingError) {
    var constants: [String: Value] = [:]
    for (name, source) in field.parameters { constants[name.content] = source.constant }
    do throws(BindingError) {
      _ = try template.bind(constants)
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
      throw LoadingError(error.diagnostic(in: library, pack: pack, at: position))
    }
  }

  private func filePosition(_ position: SourcePosition) -> FilePosition {
    FilePosition(file: pack.source.name, at: position)
  }

  private func rule(_ name: Located<String>) throws(LoadingError) -> RuleTemplate {
    if let template = try library.template(name.content) { return template }
    throw LoadingError(
      pack.source.diagnostic(
        "pack.unknown_rule",
        at: name.position,
        reason: "there is no rule `\(name.content)`",
        hint: nearestName(to: name.content, in: library.ruleNames).map { "did you mean `\($0)`?" }
      )
    )
  }

  /// Returns the rule of the field that another copies, maybe through further copies.
  private func copiedRule(
    _ path: Located<FieldPath>,
    after seen: Set<FieldPath> = []
  ) throws(LoadingError) -> RuleTemplate? {
    guard !seen.contains(path.content),
      let field = form.fields.first(where: { $0.path == path.content })
    else { return nil }
    if let name = field.rule { return try rule(name) }
    guard let next = field.sameAs else { return nil }
    return try copiedRule(next, after: seen.union([path.content]))
  }

  private func checkParameters(
    _ field: FieldDeclaration,
    of rule: RuleTemplate?
  ) throws(LoadingError) {
    guard let rule else { return }
    var collector = DiagnosticCollector()
    for (name, source) in field.parameters {
      guard let parameter = rule.parameters.first(where: { $0.name == name.content }) else {
        collector.add(
          pack.source.diagnostic(
            "pack.unknown_parameter",
            at: name.position,
            reason: "the rule `\(rule.name)` has no parameter `\(name.content)`",
            hint: nearestName(to: name.content, in: rule.parameters.map(\.name))
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
      return [error.diagnostic(in: library, pack: pack, at: form.position)]
    case .secretConditions(let conditions): return conditions.map(diagnostic)
    case .unknownField(let path, let field):
      return [
        pack.source.diagnostic(
          "pack.unknown_field",
          at: position(of: field),
          reason: "the field `\(field)` looks at `\(path)`, which the form does not have",
          hint: nearestName(to: path.description, in: form.fields.map(\.path.description))
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
    form.fields.first { $0.path == path }?.position ?? form.position
  }
}
