package import Violations

/// The parts of a field's declaration in a form that determine the template of its rule: the rule
/// that the form names, a field that this one must repeat, and further checks.
///
/// The loader and typed forms use it, so that both make the same rules.
package struct FieldRecipe: Sendable {
  /// A field that another one must repeat.
  package struct Copy: Sendable {
    /// The field that is repeated.
    package var field: FieldPath

    /// Its rule, which defines how values are normalized, what is blank, and how confidential they
    /// are.
    package var rule: RuleTemplate?

    /// The position of this requirement in the form.
    package var position: FilePosition?

    package init(of field: FieldPath, rule: RuleTemplate?, position: FilePosition? = nil) {
      self.field = field
      self.rule = rule
      self.position = position
    }
  }

  /// The field's path; `[]` stands for every element of a list.
  package var path: FieldPath

  /// The rule that the form names.
  package var base: RuleTemplate?

  /// The field that this one must repeat.
  package var copy: Copy?

  /// The checks that the form adds.
  package var checks: [CheckTemplate]

  /// The pack that guards the values if the checks that the form adds make them secret.
  package var guardian: String?

  /// The rules that these checks pass values to, by their names in the form.
  package var handedRules: [String: RuleTemplate] = [:]

  package init(
    path: FieldPath,
    base: RuleTemplate?,
    copy: Copy? = nil,
    checks: [CheckTemplate] = []
  ) {
    self.path = path
    self.base = base
    self.copy = copy
    self.checks = checks
  }

  /// Returns the field's rule.
  ///
  /// - Parameters:
  ///   - form: The form's name.
  ///   - pack: The name of the form's pack.
  ///   - packCodes: The settings of the form's pack for codes. They come before the severity that a
  ///     check names.
  ///   - tables: The tables that all packs contribute to.
  /// - Returns: The rule that the form names if nothing is added to it, or else a new one.
  package func rule(
    form: String,
    pack: String,
    packCodes: [ViolationCode: CodeMapping.CodeSettings],
    tables: SharedTables
  ) -> RuleTemplate {
    let isPlain = copy == nil && checks.isEmpty && (packCodes.isEmpty || base?.pack == pack)
    if let base, isPlain { return base }
    let model = copy?.rule
    var added = base?.checks ?? []
    if let copy { added.append(copy.check) }
    added += checks
    var traits = base?.traits ?? RuleTraits()
    if base == nil, let model { traits = traits.normalizing(like: model.traits) }
    traits.rules.merge(handedRules) { own, _ in own }
    // A copy counts as blank whenever the original does.
    let required = model?.checks.filter(\.definition.isRequiredCheck) ?? []
    return RuleTemplate(
      name: base?.name ?? "\(form)/\(path)",
      pack: base?.pack ?? pack,
      summary: base?.summary,
      parameters: base?.parameters ?? [],
      normalization: base?.normalization ?? model?.normalization ?? Normalization(),
      checks: required + added,
      confidentiality: max(base?.confidentiality ?? .open, model?.confidentiality ?? .open),
      guardian: base?.guardian ?? model?.guardian ?? guardian,
      inheriting: required.count + (base?.checks.count ?? 0),
      packCodes: (base?.packCodes ?? [:]).merging(packCodes) { $1 },
      tables: tables,
      traits: traits
    )
  }
}

extension FieldRecipe.Copy {
  fileprivate var check: CheckTemplate {
    CheckTemplate(
      OtherFieldCheck.sameAs,
      settings: ["field": .constant(.field(field))],
      position: position,
      settingPositions: position.map { ["field": $0] } ?? [:]
    )
  }
}
