import Violations

/// A field of a form with everything that is known about it before there is a record: its rule, if
/// no parameter comes from another field, and its dependencies.
final class PlannedField: Sendable {
  /// A parameter that the form sets for the rule.
  struct Parameter: Sendable {
    var name: String
    var source: ParameterSource

    /// The type that the rule declares.
    var type: SettingType

    /// The position of the field that provides the value, if it is in the outermost record.
    var field: Int?
  }

  let field: FormField

  /// The field's position in the form.
  let index: Int

  /// The field's name if it is in the outermost record, as most fields are.
  let name: String?

  /// The path in the form, as text.
  let text: String

  /// The parameters, each with its type.
  let parameters: [Parameter]

  /// The rule, unless it takes parameters from other fields.
  let rule: Rule?

  /// Whether the rule or the conditions look at other fields while they run.
  let looksAtFields: Bool

  /// Conditional demands on the field.
  let demands: [MadeDemand]

  /// The fields that this one needs, by their path in the form.
  let dependencies: Set<FieldPath>

  /// Whether other fields, or checks between fields, need this one.
  let isLookedAt: Bool

  /// The positions of fields that need this one, directly or through other fields, in the order of
  /// checking.
  let dependents: [Int]

  /// Whether another field is inside this one, or this one inside another.
  let overlapsOthers: Bool

  /// Whether other fields are inside this one.
  ///
  /// These fields have normalized values of their own. This one doesn't, because its value would
  /// repeat theirs unchanged, even secret ones.
  let hasParts: Bool

  /// Whether a parameter comes from a secret field.
  let takesSecrets: Bool

  /// The names of the parameters that come from confidential fields.
  private let withheldParameters: Set<String>

  /// Creates a field's plan.
  ///
  /// - Parameters:
  ///   - field: The field as declared.
  ///   - index: Its position in the form.
  ///   - fields: All fields of the form.
  ///   - positions: The positions of all fields, by path.
  ///   - neighbours: The fields whose paths begin like this one's. Only they can be inside it.
  ///   - dependents: The positions of fields that need this one.
  ///   - isLookedAt: Whether other fields, or checks between fields, need this one.
  ///   - binding: The binding for the checks of conditions.
  /// - Throws: A ``FormError`` if the rule or a condition can't be made.
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
    let confidential = Set(
      fields.filter { $0.rule.confidentiality != .open && sources.contains($0.path) }.map(\.path)
    )
    withheldParameters =
      confidential.isEmpty
      ? []
      : Set(field.parameters.filter { !confidential.isDisjoint(with: $0.value.fields) }.keys)
    self.dependents = dependents
    let constants = field.parameters.compactMapValues(\.constant)
    var demands: [MadeDemand] = []
    do throws(BindingError) {
      rule =
        constants.count == field.parameters.count
        ? try field.rule.bind(constants, within: binding.budget) : nil
      for demand in field.demands { demands.append(try MadeDemand(demand, in: binding)) }
    } catch {
      throw .check(error)
    }
    self.demands = demands
  }

  /// Returns the parameters that the form sets for a field's rule, with the types that the rule
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

  /// The parameter, if the form sets only one for the rule.
  var onlyParameter: Parameter? { parameters.count == 1 ? parameters[0] : nil }

  /// Returns the rule with parameters from other fields, or nil if it can't be made.
  func rule(with fields: any FieldSource) -> Rule? {
    var given: [String: Value] = [:]
    for parameter in parameters {
      given[parameter.name] = parameter.source.value(from: fields, as: parameter.type)
    }
    if let rule = bound(given) { return rule }
    // Parameters from a field whose value doesn't suit the rule count as unset.
    var suitable = given.filter { field.parameters[$0.key]?.fields.isEmpty == true }
    for (name, value) in given.sorted(by: { $0.key < $1.key }) where suitable[name] == nil {
      suitable[name] = value
      if bound(suitable) == nil { suitable[name] = nil }
    }
    return bound(suitable)
  }

  private func bound(_ parameters: [String: Value]) -> Rule? {
    do throws(BindingError) {
      return try field.rule.bind(parameters, withholding: withheldParameters, within: nil)
    } catch {
      return nil
    }
  }

  /// Returns the path of one of the field's values, as text.
  func text(of path: FieldPath) -> String { name == nil ? path.description : text }
}

/// A condition whose checks are ready to run.
struct MadeCondition: Sendable {
  private let field: FieldPath
  private let isFilled: Bool
  private let checks: JudgedChecks

  init(_ condition: FieldCondition, in binding: Binding) throws(BindingError) {
    field = condition.field
    isFilled = condition.isFilled
    var made: [RuleCheck] = []
    for check in condition.checks { made.append(try check.make(in: binding)) }
    let looksAtFields = condition.checks.contains(where: \.mightLookAtFields)
    checks = JudgedChecks(CheckList(made, looksAtFields: looksAtFields))
  }

  /// Returns whether the condition holds.
  func holds(in context: borrowing CheckContext) -> Decision {
    guard let value = context.fields?.value(of: field) else { return isFilled ? .no : .yes }
    guard isFilled else { return .no }
    var findings = Findings(.outcome)
    context.judge(checks, on: value, of: field, into: &findings)
    return switch findings.outcome {
    case .valid: .yes
    case .invalid: .no
    case .inconclusive: .undecided
    }
  }

  /// Adds why the condition can't be decided, if it can't.
  func explainUndecided(in context: borrowing CheckContext, into findings: inout Findings) {
    guard isFilled, let value = context.fields?.value(of: field) else { return }
    var own = Findings(.report)
    context.judge(checks, on: value, of: field, into: &own)
    if own.outcome == .inconclusive { findings.mergeLimits(own) }
  }
}

extension FormField {
  /// The other fields that the conditions look at.
  var fieldsOfConditions: [FieldPath] { conditions.flatMap(\.fields) }

  /// The other fields that the rule's checks look at.
  var fieldsOfChecks: [FieldPath] { checks.flatMap(\.fields) }

  /// Whether the conditions, the checks, or parameters of a type that names fields look at other
  /// fields.
  var looksAtFields: Bool {
    !fieldsOfConditions.isEmpty || !fieldsOfChecks.isEmpty
      || rule.parameters.contains { $0.type.namesFields }
  }
}
