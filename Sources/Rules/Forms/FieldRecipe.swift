public import Violations

/// What a form says of a field, from which the template of the field's rule is made: the rule that
/// the form names, a field that this one must repeat, and further checks.
///
/// The loader and typed forms use it, so that both make the same rules.
public struct FieldRecipe: Sendable {
  /// A field that another one must repeat.
  public struct Copy: Sendable {
    /// The field that is repeated.
    public var field: FieldPath

    /// Its rule, which says how values are normalised, what is blank, and how confidential they are.
    public var rule: RuleTemplate?

    /// Where the form says so.
    public var position: FilePosition?

    /// Creates a copy.
    public init(of field: FieldPath, rule: RuleTemplate?, position: FilePosition? = nil) {
      self.field = field
      self.rule = rule
      self.position = position
    }
  }

  /// The field's path; `[]` stands for every element of a list.
  public var path: FieldPath

  /// The rule that the form names.
  public var base: RuleTemplate?

  /// The field that this one must repeat.
  public var copy: Copy?

  /// The checks that the form adds.
  public var checks: [CheckTemplate]

  /// Creates a recipe.
  public init(
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
  ///   - packCodes: What the form's pack says about codes, which comes before the severity that a
  ///     check names.
  ///   - tables: The tables that all packs fill together.
  /// - Returns: The rule that the form names, if nothing is added to it, else a new one.
  public func rule(
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
    return RuleTemplate(
      name: base?.name ?? "\(form)/\(path)",
      pack: base?.pack ?? pack,
      summary: base?.summary,
      parameters: base?.parameters ?? [],
      normalization: base?.normalization ?? model?.normalization ?? Normalization(),
      // A copy is blank where the other is.
      checks: (model?.checks.filter(\.definition.isRequiredCheck) ?? []) + added,
      confidentiality: max(base?.confidentiality ?? .open, model?.confidentiality ?? .open),
      packCodes: (base?.packCodes ?? [:]).merging(packCodes) { $1 },
      tables: tables
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
