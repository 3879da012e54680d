import Violations

/// A field of a form, with what can be known of it before there is a record.
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

  /// Where the field stands in the record of normalised values, if it stands in the outermost record
  /// and is not secret.
  let slot: SlottedRecord.Slot?

  /// Where the field stands in the record of facts, if it stands in the outermost record and its rule
  /// has facts.
  let slotOfFacts: SlottedRecord.Slot?

  /// Whether one pass over the outermost record checks the field; see ``PlainFields``.
  let isPlain: Bool

  /// Where the field stands among the plain ones that give others parameters.
  let placeAmongGivers: Int?

  /// The parameters, each with its type.
  let parameters: [Parameter]

  /// The rule, unless it takes parameters from other fields.
  let rule: Rule?

  /// The conditions under which the field is required.
  let conditions: [MadeCondition]

  /// The fields that this one needs, by their paths in the form.
  let dependencies: Set<FieldPath>

  /// Whether other fields, or checks between fields, need this one.
  let isLookedAt: Bool

  /// The positions of fields that need this one, or one that does, in the order of checking.
  let dependents: [Int]

  /// Whether another field is a part of this one, or this one of another.
  let overlapsOthers: Bool

  /// Whether other fields are parts of this one: these have normalised values, and it has none,
  /// which would repeat them as given, secrets too.
  let hasParts: Bool

  /// Whether a parameter comes from a secret field.
  let takesSecrets: Bool

  init(
    _ field: FormField,
    at index: Int,
    among fields: [FormField],
    positions: [FieldPath: Int],
    neighbours: [FormField],
    dependents: [Int],
    isLookedAt: Bool,
    isPlain: Bool,
    placeAmongGivers: Int?,
    slot: SlottedRecord.Slot?,
    slotOfFacts: SlottedRecord.Slot?,
    binding: Binding
  ) throws(FormError) {
    self.field = field
    self.slot = slot
    self.slotOfFacts = slotOfFacts
    self.index = index
    name = field.path.outermostName
    text = field.path.description
    parameters = field.parameters.map { name, source in
      let type = field.rule.parameters.first { $0.name == name }?.type ?? .value
      var parameter = Parameter(name: name, source: source, type: type)
      if case .field(let other) = source, other.outermostName != nil {
        parameter.field = positions[other]
      }
      return parameter
    }
    dependencies = field.dependencies
    looksAtFields = field.looksAtFields && !dependencies.isEmpty
    self.isLookedAt = isLookedAt
    self.isPlain = isPlain
    self.placeAmongGivers = placeAmongGivers
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
      rule = constants.count == field.parameters.count ? try field.rule.bind(constants) : nil
      for condition in field.requiredIf { made.append(try MadeCondition(condition, in: binding)) }
    } catch {
      throw .check(error)
    }
    conditions = made
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

  /// Returns the path of one of the field's places as text.
  func text(of path: FieldPath) -> String { name == nil ? path.description : text }

  /// Whether the rule or the conditions look at other fields while they run.
  let looksAtFields: Bool

  /// Returns whether a blank value is a violation, which may depend on other fields.
  func isRequired(in context: borrowing CheckContext) -> Bool {
    if field.isRequired { return true }
    if conditions.isEmpty { return false }
    for condition in conditions where !condition.holds(in: context) { return false }
    return true
  }
}

extension FieldPath {
  /// Whether a field of this path is, holds or is part of what another path names.
  func touches(_ other: FieldPath) -> Bool {
    zip(components, other.components).allSatisfy { own, other in
      if case .index = other, own == .each { true } else { own == other }
    }
  }
}
