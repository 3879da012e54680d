import RuleEngine
import SourceTexts
import Violations

/// Builds a form from its declaration and from the rules that it names.
struct FormLinker {
  let library: PackLibrary
  let inherited: InheritedForm

  /// Whether fields may have disabled rules.
  ///
  /// That is so if the form exists only for the forms that extend or replace it.
  let allowsDisabled: Bool

  /// The cost that building the form may have; nil to count nothing.
  let budget: LoadingBudget?

  /// The forms that are being linked because each builds on the next, this one last.
  let open: [DeclaredName]

  private var pack: PackDeclaration { inherited.pack }
  var form: FormDeclaration { inherited.declaration }

  /// Returns the form, or nil if it has a check that was refused when the form was read.
  ///
  /// - Throws: A ``LoadingError`` with everything else that is wrong in it.
  func link() throws(LoadingError) -> FormDefinition? {
    var collector = DiagnosticCollector()
    FieldAudit(form: inherited).run(&collector)
    FormExampleAudit(form: inherited).run(&collector)
    // A form computes the dependencies between its fields, including indirect ones.
    // Each field of an inner record is copied for each record that contains it.
    let copied = inherited.fields.count { $0.origin != nil }
    let count = inherited.fields.count
    let cost = 60 + count * count / 20 + 30 * copied + inherited.copiedFields
    try spend(cost, at: form.position)
    let inner: [FormField]
    do throws(LoadingError) {
      guard let made = try innerFields() else { return nil }
      inner = made
    } catch {
      // A form inside was examined itself.
      var own = DiagnosticCollector()
      FieldAudit(form: inherited, examinesInside: false).run(&own)
      FormExampleAudit(form: inherited).run(&own)
      throw error.adding(own.diagnostics)
    }
    var fields: [FormField] = []
    for field in inherited.fields {
      if collector.isFull || budget?.isExhausted ?? false { break }
      do throws(LoadingError) {
        fields.append(try link(field))
      } catch {
        collector.add(error)
        addMistakes(of: field, &collector)
      }
    }
    var handedRules: [String: RuleTemplate] = [:]
    do throws(LoadingError) {
      handedRules = try rulesOfConditions()
    } catch {
      collector.add(error)
    }
    checkConstants(fields, &collector)
    var lower = LowerFields(inner)
    do throws(LoadingError) {
      lower.formUnion(try fieldsOfLowerForms())
    } catch {
      collector.addNew(error)
    }
    if !collector.isEmpty { addMistakesOfChecks(handing: handedRules, &collector) }
    try collector.throwIfAny()
    let guests = FormGuests(of: inherited, in: library, fields, replacing: lower)
    guests.makeGuests(among: &fields)
    // Fields of lower forms are copied to each form above them.
    if lower.count > 3 { try spend(lower.count / 4, at: form.position) }
    let definition: FormDefinition
    do throws(FormError) {
      definition = try self.definition(fields, guests, handing: handedRules, replacing: lower)
    } catch {
      if case .check(let error) = error, error.isKnown { return nil }
      for diagnostic in diagnostics(for: error) { collector.add(diagnostic) }
      addMistakesOfChecks(handing: handedRules, &collector)
      try collector.throwIfAny()
      return nil
    }
    guests.audit(definition.fields, &collector)
    try collector.throwIfAny()
    return definition
  }

  /// Builds the form, and tries it with all groups.
  private func definition(
    _ fields: [FormField],
    _ guests: FormGuests,
    handing handedRules: [String: RuleTemplate],
    replacing lower: LowerFields
  ) throws(FormError) -> FormDefinition {
    let definition = try FormDefinition(
      name: form.name,
      pack: pack.name,
      summary: form.summary,
      fields: fields,
      checks: inherited.checks.map { check in
        var made = FormDefinition.FieldCheck(
          field: check.field.content,
          check: guests.guarded(check)
        )
        if let origin = check.origin { made.packCodes = codes(of: origin) }
        return made
      },
      stop: inherited.stop,
      unknownFields: inherited.unknownFields ?? .ignore,
      unknownFieldsInside: inherited.unknownFieldsInside,
      optionalRecords: inherited.optionalRecords,
      packCodes: library.codeSettings(of: inherited.packs),
      tables: library.tables,
      handing: handedRules,
      replacing: lower,
      within: budget
    )
    // Checks that run only in some group are tried now, too.
    if !pack.isProven { _ = try definition.choosing(definition.groups, within: budget) }
    return definition
  }

  /// Builds the forms of inner records, and returns their fields, which set the least
  /// confidentiality for this form's fields; nil if one has a check that was refused when it was
  /// read.
  private func innerFields() throws(LoadingError) -> [FormField]? {
    var fields: [FormField] = []
    // A form that replaces this one can also be inside it.
    for holder in inherited.holders where !open.contains(holder.standing.name) {
      guard let form = try library.form(holder.standing, within: budget, below: open) else {
        return nil
      }
      fields += form.fields.map { field in
        let rule = RuleTemplate(
          name: field.rule.name,
          pack: field.rule.pack,
          checks: [],
          confidentiality: field.rule.confidentiality,
          guardian: field.rule.guardian
        )
        return FormField(path: holder.path.appending(field.path), rule: rule)
      }
      fields += secretsLeftOut(by: form, at: holder.path)
    }
    return fields
  }

  /// Returns the secrets that the form of an inner record leaves out.
  private func secretsLeftOut(by form: FormDefinition, at path: FieldPath) -> [FormField] {
    let lower = form.lowerFields
    return lower.secrets(besides: form.fields).flatMap { secret in
      lower.guardians(of: secret).sorted().map { guardian in
        let rule = RuleTemplate(
          name: "",
          pack: guardian,
          checks: [],
          confidentiality: .secret,
          guardian: guardian
        )
        return FormField(path: path.appending(secret), rule: rule)
      }
    }
  }

  /// Returns what packs say about codes of a part of the form.
  ///
  /// The packs of the form itself override those of an inner record's form.
  private func codes(
    of origin: InheritedForm.Origin?
  ) -> [ViolationCode: CodeMapping.CodeSettings] {
    library.codeSettings(of: (origin?.packs ?? []) + inherited.packs)
  }

  /// Counts what the form costs.
  private func spend(_ units: Int, at position: SourcePosition) throws(LoadingError) {
    guard let budget, budget.spend(units) != .withinLimit else { return }
    throw LoadingError(
      "pack.too_costly",
      in: pack.source,
      at: position,
      reason: "the packs' forms have too many fields and checks in total",
      hint: "use fewer fields, or rules with fewer checks"
    )
  }

  func link(_ inherited: InheritedForm.Field) throws(LoadingError) -> FormField {
    let field = inherited.declaration
    let pack = inherited.pack
    var base = try field.rule.map { (name) throws(LoadingError) in try rule(name, of: pack) }
    var parameters = Dictionary(
      field.parameters.map { ($0.name.content, $0.source) },
      uniquingKeysWith: { $1 }
    )
    if let place = inherited.origin?.place {
      parameters = base?.prefixingNames(in: parameters, by: place) ?? parameters
      base = base?.prefixed(by: place)
    }
    try spend(20 + (base?.checks.count ?? 0), at: field.position)
    try checkParameters(field, of: base, in: pack)
    let copy = try field.sameAs.map { (other) throws(LoadingError) in
      FieldRecipe.Copy(
        of: other.content,
        rule: try copiedRule(other),
        position: FilePosition(file: pack.source.name, at: other.position)
      )
    }
    let guardian = base?.guardian ?? copy?.rule?.guardian
    let isGuest = library.isGuest(pack, of: guardian)
    let checks = isGuest ? field.checks.map(\.asGuest) : field.checks
    var recipe = FieldRecipe(path: field.path, base: base, copy: copy, checks: checks)
    recipe.guardian = pack.name
    recipe.handedRules = try handedRules(of: field.checks, in: pack, inherited.origin)
    let template = recipe.rule(
      form: form.name,
      pack: inherited.origin == nil ? pack.name : self.pack.name,
      packCodes: codes(of: inherited.origin),
      tables: library.tables
    )
    if !recipe.handedRules.isEmpty, template.checkCount > RuleTemplate.mostHandedChecks {
      throw LoadingError(
        "pack.too_costly",
        in: pack.source,
        at: field.position,
        reason: "a value goes through more than \(RuleTemplate.mostHandedChecks) checks, "
          + "including the checks of the rules that it is passed to",
        hint: "pass the value to each rule only once"
      )
    }
    // A field of an inner record was tried with that record's form, and a bundled rule that a field
    // takes as it is was tried when the index was written.
    let isTried = inherited.origin != nil || template === base && isProven(template, as: field)
    let constants = parameters.compactMapValues(\.constant)
    if !pack.isProven, !isTried {
      try tryMaking(template, knowing: constants, for: field, of: pack)
    }
    var linked = FormField(
      path: field.path,
      rule: template.pruned(knowing: constants),
      parameters: parameters,
      isRequired: field.isRequired,
      requiredIn: field.requiredIn,
      demands: field.demands.map(\.made),
      holdsForm: field.form != nil
    )
    linked.position = FilePosition(file: pack.source.name, at: field.position)
    return linked
  }

  /// Returns whether a rule that a field takes is a bundled one, without parameters from the form.
  private func isProven(_ template: RuleTemplate, as field: FieldDeclaration) -> Bool {
    field.parameters.isEmpty
      && library.layers.contains {
        $0.name == template.pack && ($0.isProven || $0.late != nil)
      }
  }

  /// Returns the rule with a name.
  func rule(
    _ name: Located<String>,
    of pack: PackDeclaration
  ) throws(LoadingError) -> RuleTemplate {
    if let template = try library.template(name.content, seenFrom: pack) { return template }
    if allowsDisabled, let standing = library.rules.evenDisabled(name.content, from: pack) {
      return try library.template(standing)
    }
    throw library.rules.unknown(name, in: pack)
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
          reason: "the field `\(field)` looks at `\(path)`, which the form doesn't have",
          hint: nameHint(
            to: path.description,
            among: inherited.paths.filter { $0 != field }.map(\.description)
          )
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
          reason: "fields depend on each other in a circle: \(circle)",
          hint: paths.count < 2 || !paths.allSatisfy(isRequiredWithOthers)
            ? nil
            : "if each of them is required with the others, write `filled: { fields: […], "
              + "all-or-none: true }` under `checks:` of the form"
        )
      ]
    }
  }

  private func diagnostic(for condition: SecretCondition) -> Diagnostic {
    let source = library.source(ofFile: condition.position?.file)
    return (source ?? pack.source).diagnostic(
      "pack.secret_condition",
      at: source.flatMap { _ in condition.position?.inFile } ?? position(of: condition.field),
      reason: "the field `\(condition.field)` depends on the content of `\(condition.secret)`, "
        + "which is secret",
      hint: "only check whether it is filled: without `matches`, or with `filled: false`"
    )
  }

  /// Returns whether a field is required under conditions on other fields.
  private func isRequiredWithOthers(_ path: FieldPath) -> Bool {
    inherited.field(path)?.declaration.demands.contains { $0.demand == .filled } ?? false
  }

  private func position(of path: FieldPath) -> SourcePosition {
    // A field of another file doesn't have a position in this one.
    guard let field = inherited.field(path), field.pack.name == pack.name else {
      return form.position
    }
    return field.declaration.position
  }
}

extension RuleTemplate {
  /// The normalization of the values that other fields see; nil if a check may replace a value with
  /// its canonical form.
  var normalizationOfValues: Normalization? {
    checks.contains { $0.definition.givesCanonicalForm } ? nil : normalization
  }
}
