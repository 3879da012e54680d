import UnicodeText
package import Violations

/// Named fields, each with a rule, and checks between them, ready to check records.
///
/// ``report(on:surroundings:)`` checks a record once. A ``FormState`` keeps a record checked while
/// its values change. Both give the same report.
///
///     let form = try FormDefinition(
///       name: "address",
///       pack: "acme",
///       fields: [FormField(path: FieldPath(field: "pin"), rule: pin, isRequired: true)]
///     )
///     form.report(on: ["pin": "12"], surroundings: Surroundings()).violations.map(\.code)
///     // [length.wrong]
public final class FormDefinition: Sendable {
  /// How much of what is wrong is reported.
  package enum Stop: String, CaseIterable, Sendable {
    /// Only the first violation of the record.
    case first

    /// The first violation of each field.
    case firstPerField = "first-per-field"

    /// Every violation.
    case all
  }

  /// What becomes of fields that the form does not name.
  package enum UnknownFields: String, CaseIterable, Sendable {
    /// They are not looked at.
    case ignore

    /// Each gives a warning.
    case warn

    /// Each is a violation.
    case refuse
  }

  /// A check between fields, which blames one of them.
  package struct FieldCheck: Sendable {
    /// The field that is blamed.
    package let field: FieldPath

    package let check: CheckTemplate

    /// What packs say about codes, of a check that comes from the form of a record inside.
    package var packCodes: [ViolationCode: CodeMapping.CodeSettings]?

    /// How confidential the fields are that the check looks at.
    var confidentiality = Confidentiality.open

    package init(field: FieldPath, check: CheckTemplate) {
      self.field = field
      self.check = check
    }
  }

  /// The name, such as `sign-up`.
  package let name: String

  /// The pack that defines the form.
  package let pack: String

  /// What the form is for, in one sentence.
  package let summary: String?

  /// The fields, in the order of the file.
  package let fields: [FormField]

  /// The fields as they were declared, before they took over the confidentiality of others, and those
  /// of the forms that this one extends or takes the place of.
  package let declaredFields: [FormField]

  /// The checks between fields, in the order of the file.
  package let checks: [FieldCheck]

  /// How much of what is wrong is reported.
  package let stop: Stop

  /// What becomes of fields that the form does not name.
  package let unknownFields: UnknownFields

  /// What becomes of unknown fields in records inside whose forms say so, by their paths.
  private let unknownFieldsInside: [FieldPath: UnknownFields]

  /// The paths of inner records that may be missing as a whole: then nothing in them is required.
  package let optionalRecords: Set<FieldPath>

  /// What the form's pack says about codes.
  package let packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// The tables that all packs fill together.
  private let tables: SharedTables

  /// The rules to which conditions hand values, by the names in the form.
  private let handedRules: [String: RuleTemplate]

  /// The groups of which something in the form depends on whether they are chosen.
  package let groups: Set<String>

  /// The groups that the caller has chosen, of these.
  private let chosenGroups: Set<String>

  /// The same form with other groups, as far as it was asked for.
  private let choices = BoundedCache<Set<String>, FormDefinition>(capacity: 64)

  /// What can be known without a record.
  let plan: FormPlan

  /// How ``report(on:surroundings:)`` goes through a record, made of ``plan``.
  let onePass: OnePassPlan

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The name, such as `sign-up`.
  ///   - pack: The pack that defines the form.
  ///   - summary: What the form is for, in one sentence.
  ///   - fields: The fields, in the order in which they are reported.
  ///   - checks: The checks between fields.
  ///   - stop: How much of what is wrong is reported.
  ///   - unknownFields: What becomes of fields that the form does not name.
  ///   - unknownFieldsInside: The same in records inside whose forms say so, by their paths.
  ///   - optionalRecords: The records inside that may be missing as a whole.
  ///   - packCodes: What the form's pack says about codes.
  ///   - tables: The tables that all packs fill together.
  ///   - handedRules: The rules to which conditions hand values, by the names in the form.
  ///   - replacedFields: The declared fields of the forms that this one extends or takes the place of; no
  ///     field becomes less strict by that.
  ///   - chosenGroups: The groups that the caller has chosen.
  ///   - budget: What making the form may cost; nil where nothing is counted.
  /// - Throws: A ``FormError`` if fields depend on each other in a circle or on
  ///   fields that the form does not have, if a condition asks too much of a secret field, or if a
  ///   check cannot be made.
  package init(
    name: String,
    pack: String,
    summary: String? = nil,
    fields: [FormField],
    checks: [FieldCheck] = [],
    stop: Stop = .firstPerField,
    unknownFields: UnknownFields = .ignore,
    unknownFieldsInside: [FieldPath: UnknownFields] = [:],
    optionalRecords: Set<FieldPath> = [],
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:],
    tables: SharedTables = SharedTables(),
    handing handedRules: [String: RuleTemplate] = [:],
    replacing replacedFields: [FormField] = [],
    choosing chosenGroups: Set<String> = [],
    within budget: LoadingBudget? = nil
  ) throws(FormError) {
    declaredFields = fields + replacedFields
    let confidentiality = FieldConfidentiality(
      of: fields,
      checks: checks,
      replacing: replacedFields
    )
    let fields = zip(fields, confidentiality.whole).map {
      $0.raised(to: $1).choosing(chosenGroups)
    }
    let secretConditions = SecretCondition.all(in: fields, checks)
    if !secretConditions.isEmpty { throw .secretConditions(secretConditions) }
    self.name = name
    self.pack = pack
    self.summary = summary
    self.fields = fields
    self.checks = checks
    self.stop = stop
    self.unknownFields = unknownFields
    self.unknownFieldsInside = unknownFieldsInside
    self.optionalRecords = optionalRecords
    self.packCodes = packCodes
    self.tables = tables
    self.handedRules = handedRules
    var groups: Set<String> = []
    for field in fields { groups.formUnion(field.groups) }
    for check in checks { groups.formUnion(check.check.groups) }
    for rule in handedRules.values { groups.formUnion(rule.groups) }
    self.groups = groups
    self.chosenGroups = chosenGroups
    plan = try FormPlan(
      fields: fields,
      checks: Self.raised(checks.filter { $0.check.runs(in: chosenGroups) }, as: fields),
      binding: Binding(
        parameters: [:],
        confidentiality: .open,
        packCodes: packCodes,
        tables: tables,
        rules: handedRules.mapValues { $0.choosing(chosenGroups) },
        budget: budget
      )
    )
    onePass = OnePassPlan(of: plan)
  }

  /// Returns the form as it is where the caller has chosen some groups.
  ///
  /// A check with groups runs where one of them is chosen, and a check without always. The form as a pack
  /// defines it has none chosen.
  ///
  /// - Throws: A ``FormError`` if a check cannot be made.
  package func choosing(_ chosen: Set<String>) throws(FormError) -> FormDefinition {
    try choosing(chosen, within: nil)
  }

  /// The same, and counts what that costs.
  package func choosing(
    _ chosen: Set<String>,
    within budget: LoadingBudget?
  ) throws(FormError) -> FormDefinition {
    let chosen = chosen.intersection(groups)
    if chosen == chosenGroups { return self }
    return try choices.value(for: chosen) { () throws(FormError) in
      try FormDefinition(
        name: name,
        pack: pack,
        summary: summary,
        fields: Array(declaredFields.prefix(fields.count)),
        checks: checks,
        stop: stop,
        unknownFields: unknownFields,
        unknownFieldsInside: unknownFieldsInside,
        optionalRecords: optionalRecords,
        packCodes: packCodes,
        tables: tables,
        handing: handedRules,
        replacing: Array(declaredFields.dropFirst(fields.count)),
        choosing: chosen,
        within: budget
      )
    }
  }

  /// Returns checks between fields, each as strict as the fields that it looks at.
  private static func raised(_ checks: [FieldCheck], as fields: [FormField]) -> [FieldCheck] {
    if checks.isEmpty { return [] }
    let confidentiality = Dictionary(
      fields.map { ($0.path, $0.rule.confidentiality) },
      uniquingKeysWith: max
    )
    return checks.map { check in
      var check = check
      check.confidentiality =
        ([check.field] + check.check.fields).compactMap { confidentiality[$0] }.max() ?? .open
      return check
    }
  }
}

extension FormDefinition {
  /// Whether unknown fields somewhere in a record have some consequence.
  func looksForUnknownFields(_ isMeant: (UnknownFields) -> Bool = { $0 != .ignore }) -> Bool {
    isMeant(unknownFields) || unknownFieldsInside.values.contains(where: isMeant)
  }

  /// Returns what becomes of an unknown field: the form of the innermost record that says so decides.
  func consequence(ofUnknown path: FieldPath) -> UnknownFields {
    if unknownFieldsInside.isEmpty { return unknownFields }
    let components = path.pattern.components
    for depth in components.indices.reversed() {
      let outer = FieldPath(components: Array(components[..<depth]))
      if let inside = unknownFieldsInside[outer] { return inside }
    }
    return unknownFields
  }
}

/// Why fields do not make a form.
package enum FormError: Error, Sendable, Hashable {
  /// A field depends on one that the form does not have.
  case unknownField(FieldPath, in: FieldPath)

  /// A field depends on one of a list in which it does not stand itself.
  case fieldOfOtherList(FieldPath, in: FieldPath)

  /// Fields depend on each other in a circle.
  case circle([FieldPath])

  /// Conditions ask more of secret fields than whether they are filled.
  case secretConditions([SecretCondition])

  /// A check between fields cannot be made.
  case check(BindingError)
}
