import Violations

/// A field of a form with all that can be known of it before there is a record: its rule, if no
/// parameter comes from another field, and which fields look at which.
final class PlannedField: Sendable {
  /// A parameter that the form gives the rule.
  struct Parameter: Sendable {
    var name: String
    var source: ParameterSource

    /// The type that the rule declares.
    var type: SettingType

    /// The position of the field that gives the value, if it is one of the outermost record.
    var field: Int?
  }

  /// The field as the form has it.
  let field: FormField

  /// The field's position in the form.
  let index: Int

  /// The field's name if it stands in the outermost record, where most do.
  let name: String?

  /// The path in the form as text.
  let text: String

  /// The parameters, each with its type.
  let parameters: [Parameter]

  /// The rule, unless it takes parameters from other fields.
  let rule: Rule?

  /// Whether the rule or the conditions look at other fields while they run.
  let looksAtFields: Bool

  /// The conditions under which the field is required.
  let conditions: [MadeCondition]

  /// The fields that this one needs, by their paths in the form.
  let dependencies: Set<FieldPath>

  /// Whether other fields, or checks between fields, need this one.
  let isLookedAt: Bool

  /// The positions of fields that need this one, or one that does, in the order of checking.
  let dependents: [Int]

  /// Whether another field is inside of this one, or this one inside of another.
  let overlapsOthers: Bool

  /// Whether other fields are inside of this one.
  ///
  /// These have normalised values of their own; this one has none, because it would repeat theirs as
  /// given, even secret ones.
  let hasParts: Bool

  /// Whether a parameter comes from a secret field.
  let takesSecrets: Bool

  /// Creates a field's plan.
  ///
  /// - Parameters:
  ///   - field: The field as it is declared.
  ///   - index: Its position in the form.
  ///   - fields: All fields of the form.
  ///   - positions: The positions of all fields by their paths.
  ///   - neighbours: The fields whose paths begin alike, the only ones that can be inside of this one.
  ///   - dependents: The positions of fields that need this one.
  ///   - isLookedAt: Whether other fields, or checks between fields, need this one.
  ///   - binding: What the checks of conditions are made with.
  /// - Throws: A ``FormError`` if the rule or a condition cannot be made.
  init(
    _ field: FormField,
    at index: Int,
    among fields: [FormField],
    positions: [FieldPath: Int],
    neighbours: [FormField],
    dependents: [Int],
    isLookedAt: Bool,
    binding: Binding
  ) throws(FormError) {
    self.field = field
    self.index = index
    name = field.path.outermostName
    text = field.path.description
    parameters = Self.parameters(of: field, positions)
    dependencies = field.dependencies
    looksAtFields = field.looksAtFields && !dependencies.isEmpty
    self.isLookedAt = isLookedAt
    let others = neighbours.filter { $0.path != field.path && $0.path.touches(field.path) }
    overlapsOthers = !others.isEmpty
    let depth = field.path.components.count
    hasParts = others.contains { $0.path.components.count > depth }
    let sources = Set(field.parameters.values.flatMap(\.fields))
    takesSecrets = fields.contains { $0.rule.isSecret && sources.contains($0.path) }
    self.dependents = dependents
    let constants = field.parameters.compactMapValues(\.constant)
    var made: [MadeCondition] = []
    do throws(BindingError) {
      rule =
        constants.count == field.parameters.count
        ? try field.rule.bind(constants, within: binding.budget) : nil
      for condition in field.requiredIf { made.append(try MadeCondition(condition, in: binding)) }
    } catch {
      throw .check(error)
    }
    conditions = made
  }

  /// Returns the parameters that the form gives a field's rule, with the types that the rule
  /// declares.
  private static func parameters(
    of field: FormField,
    _ positions: [FieldPath: Int]
  ) -> [Parameter] {
    field.parameters.map { name, source in
      let type = field.rule.parameters.first { $0.name == name }?.type ?? .value
      var parameter = Parameter(name: name, source: source, type: type)
      if case .field(let other) = source, other.outermostName != nil {
        parameter.field = positions[other]
      }
      return parameter
    }
  }

  /// The parameter, if the form gives the rule one only.
  var onlyParameter: Parameter? { parameters.count == 1 ? parameters[0] : nil }

  /// Returns the rule with parameters from other fields, or nil if it cannot be made.
  func rule(with fields: any FieldSource) -> Rule? {
    var given: [String: Value] = [:]
    for parameter in parameters {
      given[parameter.name] = parameter.source.value(from: fields, as: parameter.type)
    }
    if let rule = bound(given) { return rule }
    // Each parameter from a field that does not suit counts as unset.
    var suitable = given.filter { field.parameters[$0.key]?.fields.isEmpty == true }
    for (name, value) in given.sorted(by: { $0.key < $1.key }) where suitable[name] == nil {
      suitable[name] = value
      if bound(suitable) == nil { suitable[name] = nil }
    }
    return bound(suitable)
  }

  private func bound(_ parameters: [String: Value]) -> Rule? {
    do throws(BindingError) {
      return try field.rule.bind(parameters)
    } catch {
      return nil
    }
  }

  /// Returns the path of one of the field's values as text.
  func text(of path: FieldPath) -> String { name == nil ? path.description : text }

  /// Returns whether a blank value is a violation, which may depend on other fields.
  func isRequired(in context: borrowing CheckContext) -> Bool {
    if field.isRequired { return true }
    if conditions.isEmpty { return false }
    for condition in conditions where !condition.holds(in: context) { return false }
    return true
  }
}

/// A condition whose checks are made.
struct MadeCondition: Sendable {
  private let field: FieldPath
  private let isFilled: Bool
  private let checks: CheckList

  init(_ condition: FieldCondition, in binding: Binding) throws(BindingError) {
    field = condition.field
    isFilled = condition.isFilled
    var made: [RuleCheck] = []
    for check in condition.checks { made.append(try check.make(in: binding)) }
    checks = CheckList(made)
  }

  /// Returns whether the condition holds; what cannot be decided does not.
  func holds(in context: borrowing CheckContext) -> Bool {
    guard let value = context.fields?.value(of: field) else { return !isFilled }
    guard isFilled else { return false }
    var findings = Findings(.outcome)
    checks.run(value, in: context, into: &findings)
    return findings.outcome == .valid
  }
}

extension FormField {
  /// The other fields that the conditions look at.
  var fieldsOfConditions: [FieldPath] { requiredIf.flatMap(\.fields) }

  /// The other fields that the rule's checks look at.
  var fieldsOfChecks: [FieldPath] { checks.flatMap(\.fields) }

  /// Whether the conditions or the rule look at other fields, beside those that give parameters.
  var looksAtFields: Bool {
    !fieldsOfConditions.isEmpty || !fieldsOfChecks.isEmpty
      || rule.parameters.contains { $0.type.namesFields }
  }
}
