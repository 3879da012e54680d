public import Violations

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
  public enum Stop: String, CaseIterable, Sendable {
    /// Only the first violation of the record.
    case first

    /// The first violation of each field.
    case firstPerField = "first-per-field"

    /// Every violation.
    case all
  }

  /// What becomes of fields that the form does not name.
  public enum UnknownFields: String, CaseIterable, Sendable {
    /// They are not looked at.
    case ignore

    /// Each gives a warning.
    case warn

    /// Each is a violation.
    case refuse
  }

  /// A check between fields, which blames one of them.
  public struct FieldCheck: Sendable {
    /// The field that is blamed.
    public let field: FieldPath

    /// The check.
    public let check: CheckTemplate

    /// How confidential the fields are that the check looks at.
    var confidentiality = Confidentiality.open

    /// Creates a check.
    public init(field: FieldPath, check: CheckTemplate) {
      self.field = field
      self.check = check
    }
  }

  /// The name, such as `sign-up`.
  public let name: String

  /// The pack that defines the form.
  public let pack: String

  /// What the form is for, in one sentence.
  public let summary: String?

  /// The fields, in the order of the file.
  public let fields: [FormField]

  /// The fields as they were declared, before they took over the confidentiality of others, and those
  /// of the forms that this one extends or takes the place of.
  let declaredFields: [FormField]

  /// The checks between fields, in the order of the file.
  public let checks: [FieldCheck]

  /// How much of what is wrong is reported.
  public let stop: Stop

  /// What becomes of fields that the form does not name.
  public let unknownFields: UnknownFields

  /// The paths of inner records that may be missing as a whole: then nothing in them is required.
  public let optionalRecords: Set<FieldPath>

  /// What the form's pack says about codes.
  public let packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// What can be known without a record.
  let plan: FormPlan

  /// Whether ICU may match patterns for some field, so that records need a budget for them.
  let mayBacktrack: Bool

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
  ///   - optionalRecords: The records inside that may be missing as a whole.
  ///   - packCodes: What the form's pack says about codes.
  ///   - tables: The tables that all packs fill together.
  ///   - replaced: The forms that this one extends or takes the place of; no field becomes less
  ///     strict by that.
  /// - Throws: A ``FormError`` if fields depend on each other in a circle or on
  ///   fields that the form does not have, if a condition asks too much of a secret field, or if a
  ///   check cannot be made.
  public convenience init(
    name: String,
    pack: String,
    summary: String? = nil,
    fields: [FormField],
    checks: [FieldCheck] = [],
    stop: Stop = .firstPerField,
    unknownFields: UnknownFields = .ignore,
    optionalRecords: Set<FieldPath> = [],
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:],
    tables: SharedTables = SharedTables(),
    replacing replaced: [FormDefinition] = []
  ) throws(FormError) {
    try self.init(
      name: name,
      pack: pack,
      summary: summary,
      fields: fields,
      checks: checks,
      stop: stop,
      unknownFields: unknownFields,
      optionalRecords: optionalRecords,
      packCodes: packCodes,
      tables: tables,
      replacing: replaced,
      within: nil
    )
  }

  /// Creates a form, and counts what that costs.
  package init(
    name: String,
    pack: String,
    summary: String?,
    fields: [FormField],
    checks: [FieldCheck],
    stop: Stop,
    unknownFields: UnknownFields,
    optionalRecords: Set<FieldPath>,
    packCodes: [ViolationCode: CodeMapping.CodeSettings],
    tables: SharedTables,
    replacing replaced: [FormDefinition] = [],
    within budget: LoadingBudget?
  ) throws(FormError) {
    let replacedFields = replaced.flatMap(\.declaredFields)
    declaredFields = fields + replacedFields
    let confidentiality = FieldConfidentiality(of: fields, replacing: replacedFields)
    let fields = zip(fields, confidentiality.whole).map { $0.raised(to: $1) }
    let secretConditions = SecretCondition.all(in: fields, checks)
    if !secretConditions.isEmpty { throw .secretConditions(secretConditions) }
    self.name = name
    self.pack = pack
    self.summary = summary
    self.fields = fields
    self.checks = checks
    self.stop = stop
    self.unknownFields = unknownFields
    self.optionalRecords = optionalRecords
    self.packCodes = packCodes
    plan = try FormPlan(
      fields: fields,
      checks: Self.raised(checks, as: fields),
      binding: Binding(
        parameters: [:],
        confidentiality: .open,
        packCodes: packCodes,
        tables: tables,
        budget: budget
      )
    )
    onePass = OnePassPlan(of: plan)
    mayBacktrack =
      fields.contains { $0.rule.checks.contains(where: \.mayBacktrack) }
      || fields.contains { $0.requiredIf.contains { $0.checks.contains(where: \.mayBacktrack) } }
      || checks.contains(where: \.check.mayBacktrack)
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

/// Why fields do not make a form.
public enum FormError: Error, Sendable, Hashable {
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
