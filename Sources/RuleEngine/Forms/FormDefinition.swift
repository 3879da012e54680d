import UnicodeText
package import Violations

/// A form with named fields, a rule for each, and checks between them, ready to check records.
///
/// ``report(on:surroundings:)`` checks a record once. A ``FormState`` keeps a record checked while
/// its values change. Both produce the same report.
///
///     let form = try FormDefinition(
///       name: "address",
///       pack: "acme",
///       fields: [FormField(path: FieldPath(field: "pin"), rule: pin, isRequired: true)]
///     )
///     form.report(on: ["pin": "12"], surroundings: Surroundings()).violations.map(\.code)
///     // [length.wrong]
public final class FormDefinition: Sendable {
  /// How many violations are reported.
  package enum Stop: String, CaseIterable, Sendable {
    /// Only the first violation of the record.
    case first

    /// The first violation of each value of a field.
    ///
    /// A field such as `guests[].name` has a value in each element. A list that one rule checks is
    /// one value.
    case firstPerField = "first-per-field"

    /// The first violation of each place in a value, so that each element of a list counts.
    case firstPerElement = "first-per-element"

    /// The first violation of each field, no matter how many elements have it.
    case firstPerList = "first-per-list"

    /// Every violation.
    case all
  }

  /// What happens to fields that the form doesn't name.
  package enum UnknownFields: String, CaseIterable, Sendable {
    /// Unknown fields are ignored.
    case ignore

    /// Each unknown field is a warning.
    case warn

    /// Each unknown field is a violation.
    case refuse
  }

  /// A check between fields that blames one of them.
  package struct FieldCheck: Sendable {
    /// The field that is blamed.
    package let field: FieldPath

    package let check: CheckTemplate

    /// The pack's settings for codes, if the check comes from the form of an inner record.
    package var packCodes: [ViolationCode: CodeMapping.CodeSettings]?

    /// The confidentiality of the fields that the check looks at.
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

  /// The fields as declared, before they inherit the confidentiality of others.
  package let declaredFields: [FormField]

  /// The fields of the forms that this one extends or replaces, and of its inner records.
  ///
  /// They never make a field less strict.
  package let lowerFields: LowerFields

  /// The checks between fields, in the order of the file.
  package let checks: [FieldCheck]

  /// How many violations are reported.
  package let stop: Stop

  /// What happens to fields that the form doesn't name.
  package let unknownFields: UnknownFields

  /// What happens to unknown fields in inner records whose forms specify it, by path.
  private let unknownFieldsInside: [FieldPath: UnknownFields]

  /// The paths of inner records that can be missing as a whole.
  ///
  /// If one is missing, nothing in it is required.
  package let optionalRecords: Set<FieldPath>

  /// The settings of the form's pack for codes.
  package let packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// The tables that all packs contribute to.
  private let tables: SharedTables

  /// The rules that conditions pass values to, by their names in the form.
  private let handedRules: [String: RuleTemplate]

  /// The groups that something in the form depends on.
  package let groups: Set<String>

  /// The groups among these that the caller has chosen.
  private let chosenGroups: Set<String>

  /// The same form with other groups, for the choices that callers have requested.
  private let choices = BoundedCache<Set<String>, FormDefinition>(capacity: 64)

  /// Everything that is known without a record.
  let plan: FormPlan

  /// How ``report(on:surroundings:)`` goes through a record, derived from ``plan``.
  let onePass: OnePassPlan

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The name, such as `sign-up`.
  ///   - pack: The pack that defines the form.
  ///   - summary: What the form is for, in one sentence.
  ///   - fields: The fields, in the order of reports.
  ///   - checks: The checks between fields.
  ///   - stop: How many violations are reported.
  ///   - unknownFields: What happens to fields that the form doesn't name.
  ///   - unknownFieldsInside: The same for inner records whose forms specify it, by path.
  ///   - optionalRecords: The inner records that can be missing as a whole.
  ///   - packCodes: The settings of the form's pack for codes.
  ///   - tables: The tables that all packs contribute to.
  ///   - handedRules: The rules that conditions pass values to, by their names in the form.
  ///   - lowerFields: The fields of the forms that this one extends or replaces. They never make a
  ///     field less strict.
  ///   - chosenGroups: The groups that the caller has chosen.
  ///   - budget: What making the form can cost; nil if nothing is counted.
  /// - Throws: A ``FormError`` if fields depend on each other in a circle or on fields that the
  ///   form doesn't have, if a condition asks too much of a secret field, or if a check can't be
  ///   made.
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
    replacing lowerFields: LowerFields = LowerFields(),
    choosing chosenGroups: Set<String> = [],
    within budget: LoadingBudget? = nil
  ) throws(FormError) {
    declaredFields = fields
    self.lowerFields = lowerFields
    let confidentiality = FieldConfidentiality(
      of: fields,
      checks: checks,
      replacing: lowerFields
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

  /// The fields that a form which extends or replaces this one must not make less strict.
  package var fieldsForUpperForms: LowerFields {
    var fields = LowerFields(declaredFields)
    fields.formUnion(lowerFields)
    return fields
  }

  /// Returns the form for a caller who has chosen some groups.
  ///
  /// A check with groups runs if one of them is chosen. A check without groups always runs. In the
  /// form that a pack defines, no group is chosen.
  ///
  /// - Throws: A ``FormError`` if a check can't be made.
  package func choosing(_ chosen: Set<String>) throws(FormError) -> FormDefinition {
    try choosing(chosen, within: nil)
  }

  /// Returns the same form, and counts the cost against a budget.
  package func choosing(
    _ chosen: Set<String>,
    within budget: LoadingBudget?
  ) throws(FormError) -> FormDefinition {
    let chosen = chosen.intersection(groups)
    if chosen == chosenGroups { return self }
    return try choices.value(for: chosen) { () throws(FormError) in
      try remade(declaredFields, checks, choosing: chosen, within: budget)
    }
  }

  /// Returns the same form with other versions of its rules and checks.
  ///
  /// They must report the same.
  ///
  /// - Parameters:
  ///   - rule: Returns the version of the rule of a field.
  ///   - check: Returns the version of a check between fields.
  /// - Returns: The form, for the same choice of groups.
  /// - Throws: A ``FormError`` if a check can't be made.
  package func replacing(
    rules rule: (RuleTemplate) -> RuleTemplate,
    checks check: (CheckTemplate) -> CheckTemplate
  ) throws(FormError) -> FormDefinition {
    let versions = checks.map { original in
      var version = FieldCheck(field: original.field, check: check(original.check))
      version.packCodes = original.packCodes
      return version
    }
    return try remade(
      declaredFields.map { $0.using(rule($0.rule)) },
      versions,
      choosing: chosenGroups,
      within: nil
    )
  }

  private func remade(
    _ fields: [FormField],
    _ checks: [FieldCheck],
    choosing chosen: Set<String>,
    within budget: LoadingBudget?
  ) throws(FormError) -> FormDefinition {
    try FormDefinition(
      name: name,
      pack: pack,
      summary: summary,
      fields: fields,
      checks: checks,
      stop: stop,
      unknownFields: unknownFields,
      unknownFieldsInside: unknownFieldsInside,
      optionalRecords: optionalRecords,
      packCodes: packCodes,
      tables: tables,
      handing: handedRules,
      replacing: lowerFields,
      choosing: chosen,
      within: budget
    )
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
  /// Whether unknown fields anywhere in a record have a consequence.
  var looksForUnknownFields: Bool {
    unknownFields != .ignore || unknownFieldsInside.values.contains { $0 != .ignore }
  }

  /// Returns what happens to an unknown field.
  ///
  /// The form of the innermost record that specifies it decides.
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

/// Why a set of fields isn't a valid form.
package enum FormError: Error, Sendable, Hashable {
  /// A field depends on one that the form doesn't have.
  case unknownField(FieldPath, in: FieldPath)

  /// A field depends on a field in a list that it isn't part of.
  case fieldOfOtherList(FieldPath, in: FieldPath)

  /// Fields depend on each other in a circle.
  case circle([FieldPath])

  /// Conditions ask more about secret fields than whether they are filled.
  case secretConditions([SecretCondition])

  /// A check between fields can't be made.
  case check(BindingError)
}
