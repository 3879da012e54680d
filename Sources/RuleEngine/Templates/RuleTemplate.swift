import UnicodeText
public import Violations

/// A rule as defined in a pack, including everything that it inherits, before its parameters are
/// known.
///
/// It is the second of three stages. The loader reads what a pack *declares* and resolves
/// `extends`. The result is a *template*, whose checks have settings that can still name
/// parameters. ``bind(_:)`` fills these in and makes a ``Rule``, whose checks have constants and
/// are ready to run. (The module `Rulebook` then wraps a rule in a handle with the clock and the
/// limits of a rulebook.)
///
/// Checks that don't depend on a parameter are made once and shared by all rules of the template.
/// Checks that do are kept for short parameter values such as a region, so that a form that takes a
/// parameter from a field doesn't make them again for each record. A rule for confidential values
/// doesn't keep any.
///
///     let pin = RuleTemplate(
///       name: "pin",
///       pack: "acme",
///       parameters: [ParameterDefinition("digits", .integer(4...8), default: 4)],
///       checks: [CheckTemplate(LengthCheck.definition, settings: ["exact": .parameter("digits")])]
///     )
///     try pin.bind(["digits": 6]).outcome(of: "123456", in: CheckContext())  // .valid
///     try pin.bind().outcome(of: "123456", in: CheckContext())               // .invalid
public final class RuleTemplate: Sendable {
  /// The name, such as `email.html`.
  public let name: String

  /// The pack that defines the rule.
  package let pack: String

  /// What the rule is for, in one sentence.
  package let summary: String?

  package let parameters: [ParameterDefinition]

  /// The steps that run before the checks.
  public let normalization: Normalization

  /// The checks, inherited ones first.
  public let checks: [CheckTemplate]

  /// How much of the value can leave the rule, which is at most what all its checks allow.
  package let confidentiality: Confidentiality

  /// The pack that first declared that the values are secret; nil if they aren't, or if it isn't
  /// known.
  ///
  /// The checks that other packs add are guests.
  package let guardian: String?

  /// The rule that this one extends, if it inherits all checks and parts unchanged; nil otherwise.
  ///
  /// The checks begin with all checks of the base. What is known about those isn't found out again.
  package let base: RuleTemplate?

  /// The number of checks at the beginning that other rules wrote, and that this one didn't change.
  package let inheritedCount: Int

  /// The pack's settings for codes.
  package let packCodes: [ViolationCode: CodeMapping.CodeSettings]

  /// The tables that all packs contribute to.
  package let tables: SharedTables

  /// What the rule declares about its values as a whole.
  package let traits: RuleTraits

  /// The maximum number of checks that run on a value, including those of the rules that it is
  /// passed to.
  package let checkCount: Int

  /// The number of different violations that the rule can report, at most.
  let answerCount: Int

  /// The packs that define the rules that the rule passes values to.
  private let authorsOfHandedRules: Set<String>

  /// The packs that define the rule and the rules that it passes values to; empty if it was made in
  /// Swift.
  package var authors: Set<String> { authorsOfHandedRules.union([pack]) }

  /// The maximum number of checks in a chain of rules that pass values on.
  ///
  /// If each rule calls the next one twice, the number doubles with every rule.
  package static let mostHandedChecks = 10_000

  /// The groups that some check here, or in a rule that values are passed to, depends on.
  package let groups: Set<String>

  /// The groups among these that the caller has chosen.
  let chosenGroups: Set<String>

  /// The same rule with other groups, for the choices that callers have requested.
  let choices = BoundedCache<Set<String>, RuleTemplate>(capacity: RuleTemplate.keptCount)

  /// The same rule for more confidential values, which all rules that pass such values to it share.
  let raisedVersions = BoundedCache<Confidentiality, RuleTemplate>(capacity: RuleTemplate.keptCount)

  /// The same rule without the branches that some constants make unreachable.
  let prunedVersions = BoundedCache<[String: ParameterKey], RuleTemplate>(
    capacity: RuleTemplate.keptCount
  )

  /// The checks that were already made, by their conditions.
  private let made = BoundedCache<CheckKey, RuleCheck>(capacity: RuleTemplate.keptCount)

  /// The rules that were already made, by their conditions.
  private let bound = BoundedCache<RuleKey, Rule>(capacity: RuleTemplate.keptCount)

  package init(
    name: String,
    pack: String,
    summary: String? = nil,
    parameters: [ParameterDefinition] = [],
    normalization: Normalization = Normalization(),
    checks: [CheckTemplate],
    confidentiality: Confidentiality = .open,
    guardian: String? = nil,
    base: RuleTemplate? = nil,
    inheriting inheritedCount: Int? = nil,
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:],
    tables: SharedTables = SharedTables(),
    traits: RuleTraits = RuleTraits(),
    choosing chosenGroups: Set<String> = []
  ) {
    self.name = name
    self.pack = pack
    self.summary = summary
    self.parameters = parameters
    self.normalization = normalization.with(labels: traits.allLabels)
    self.checks = checks
    self.traits = traits
    self.base = base
    self.inheritedCount = inheritedCount ?? base?.checks.count ?? 0
    // If values are passed to the same rules, only the checks that the base doesn't have are new.
    let known = base?.traits.rules.count == traits.rules.count ? base : nil
    let added = checks[(known?.checks.count ?? 0)...]
    let handed = known == nil ? traits.rules : [:]
    let strictest = added.reduce(max(confidentiality, known?.confidentiality ?? .open)) {
      max($0, $1.confidentiality)
    }
    // A rule that passes values on to a confidential rule has confidential values itself.
    self.confidentiality = handed.values.reduce(strictest) { max($0, $1.confidentiality) }
    self.guardian = self.confidentiality.isSecret ? guardian : nil
    self.packCodes = packCodes
    self.tables = tables
    let groupsOfChecks = added.reduce(into: known?.groups ?? []) { $0.formUnion($1.groups) }
    groups = handed.values.reduce(into: groupsOfChecks) { $0.formUnion($1.groups) }
    self.chosenGroups = chosenGroups
    checkCount = added.reduce(known?.checkCount ?? 1) {
      min(1_000_000, $0 + $1.checkCount(handingTo: traits.rules))
    }
    let answersOfParts = traits.parts.map { $0.lookUps.count + 1 } ?? 0
    answerCount = added.reduce(known?.answerCount ?? answersOfParts) {
      min(1_000_000, $0 + $1.answerCount(handingTo: traits.rules))
    }
    authorsOfHandedRules = handed.values.reduce(into: known?.authorsOfHandedRules ?? []) {
      $0.formUnion($1.authors)
    }
  }

  /// Whether reports must not contain any text of the value.
  public var isSecret: Bool { confidentiality.isSecret }

  /// Makes the rule for some parameters.
  ///
  /// Parameters that aren't passed have their defaults.
  ///
  /// - Parameter given: The parameters by name. Names that the rule doesn't have are ignored; see
  ///   ``unknownParameter(in:)``.
  /// - Returns: The rule, ready to check values.
  /// - Throws: A ``BindingError`` if a value doesn't suit the parameter's declared type, or a
  ///   setting that uses it.
  public func bind(_ given: [String: Value] = [:]) throws(BindingError) -> Rule {
    try bind(given, within: nil)
  }

  /// Makes the rule for some parameters, and counts the cost against a budget.
  ///
  /// - Parameters:
  ///   - given: The parameters by name.
  ///   - withheld: The names of the parameters whose values come from confidential fields, so that
  ///     no report mentions them.
  ///   - reticence: Why the checks must say less than their definitions allow.
  ///   - areConstants: Whether a pack gives the parameters, so that they aren't confidential, and
  ///     the rule can be kept.
  ///   - budget: What making checks can cost; nil if nothing is counted.
  /// - Returns: The rule, ready to check values.
  /// - Throws: A ``BindingError`` if a value doesn't suit a parameter or setting, or if making the
  ///   rule costs too much.
  package func bind(
    _ given: [String: Value],
    withholding withheld: Set<String> = [],
    because reticence: Reticence = [],
    areConstants: Bool = false,
    within budget: LoadingBudget?
  ) throws(BindingError) -> Rule {
    guard withheld.isEmpty, reticence.isEmpty,
      let key = ruleKey(of: given, areConstants: areConstants)
    else {
      return try newRule(given, withholding: withheld, because: reticence, within: budget)
    }
    return try bound.value(for: key) { () throws(BindingError) in
      try newRule(given, within: budget)
    }
  }

  /// Returns the errors that prevent checks from being made with the default parameters.
  ///
  /// Making the checks of the base has been tried there.
  package func errorsWithDefaults(within budget: LoadingBudget? = nil) -> [BindingError] {
    let added = checks.indices.dropFirst(base?.checks.count ?? 0)
    if added.isEmpty, base != nil { return [] }
    var errors: [BindingError] = []
    let binding: Binding
    do throws(BindingError) {
      binding = try self.binding(of: [:], within: budget)
    } catch {
      return [error]
    }
    for index in added {
      do throws(BindingError) {
        _ = try check(at: index, in: binding)
      } catch {
        errors.append(error)
      }
    }
    return errors
  }

  private func binding(
    of given: [String: Value],
    withholding withheld: Set<String> = [],
    within budget: LoadingBudget?
  ) throws(BindingError) -> Binding {
    // Which example suits is as confidential as the parameter that chooses it.
    let chosen = given.filter { !withheld.contains($0.key) }
    var values: [String: Value] = [:]
    for parameter in parameters {
      values[parameter.name] = given[parameter.name] ?? parameter.defaultValue
    }
    var scope: PartScope?
    do throws(PartFault) {
      scope = try traits.scope(values)
    } catch {
      if !traits.isIncomplete { throw BindingError(error) }
    }
    return Binding(
      parameters: values,
      given: confidentiality == .open ? [] : Set(given.keys),
      withheld: withheld,
      confidentiality: confidentiality,
      packCodes: packCodes,
      tables: tables,
      scope: scope,
      isIncomplete: traits.isIncomplete,
      identity: RuleIdentity(name: name, title: traits.title, example: traits.example(for: chosen)),
      exampleColumn: confidentiality.isSecret || scope?.isSelected(by: withheld) == true
        ? nil : traits.exampleColumn.flatMap { scope?.part($0.name) },
      dateFacts: dateFacts,
      rules: chosenGroups.isEmpty
        ? traits.rules : traits.rules.mapValues { $0.choosing(chosenGroups) },
      budget: budget
    )
  }

  /// Returns the rule that was already made for one parameter, or nil if none was kept.
  func kept(for name: String, _ value: Value) -> Rule? {
    guard confidentiality == .open, let value = ParameterKey(value) else { return nil }
    return bound.known(for: .one(name, value))
  }

  private func newRule(
    _ given: [String: Value],
    withholding withheld: Set<String> = [],
    because reticence: Reticence = [],
    within budget: LoadingBudget?
  ) throws(BindingError) -> Rule {
    var binding = try binding(of: given, withholding: withheld, within: budget)
    binding.reticence = reticence
    var made: [RuleCheck] = []
    for index in checks.indices where checks[index].runs(in: chosenGroups) {
      made.append(try check(at: index, in: binding))
    }
    // This comes after the settings, because their errors know the position in the file.
    for parameter in parameters {
      if let value = given[parameter.name] { try check(value, for: parameter) }
    }
    let isExact = traits.isExact(binding.parameters, normalization)
    return Rule(
      name: name,
      normalization: isExact ? Normalization() : normalization,
      checks: made,
      confidentiality: confidentiality,
      parameters: parametersForChecks(in: binding),
      tracedParameters: tracedParameters(of: binding),
      position: traits.position,
      packCodes: packCodes,
      example: binding.identity?.example,
      suitsExamples: withheld.isEmpty,
      parts: try parts(in: binding),
      stopsAtFirst: traits.stopsAtFirst ?? false,
      writing: traits.writing,
      isExact: isExact,
      omittedSteps: isExact ? normalization : nil
    )
  }

  /// Throws an error for a value that doesn't suit the declared type, whether or not a check uses
  /// it.
  private func check(_ value: Value, for parameter: ParameterDefinition) throws(BindingError) {
    do throws(SettingError) {
      _ = try parameter.type.interpret(value)
    } catch {
      throw BindingError(error, parameter: parameter.name)
    }
  }
}

extension RuleTemplate {
  /// A check with the values of the parameters that it depends on.
  private struct CheckKey: Hashable {
    var index: Int
    var values: [ParameterKey]

    /// The valid value shown in messages, which can depend on other parameters.
    var example: String?
  }

  /// The parameters that a rule was made for.
  private enum RuleKey: Hashable {
    case none
    case one(String, ParameterKey)
    case several([String: ParameterKey])
  }

  /// Returns the key for keeping a rule, or nil if the rule must not be kept.
  ///
  /// The parameters of a confidential rule can be confidential too, and long parameters might
  /// identify a person.
  private func ruleKey(of given: [String: Value], areConstants: Bool) -> RuleKey? {
    guard let first = given.first else { return RuleKey.none }
    if confidentiality != .open, !areConstants { return nil }
    if given.count == 1 { return ParameterKey(first.value).map { .one(first.key, $0) } }
    let values = given.compactMapValues { ParameterKey($0) }
    return values.count == given.count ? .several(values) : nil
  }

  /// The maximum number of checks, rules, and choices of groups to keep.
  private static let keptCount = 256

  /// Returns one of the checks, either a kept or a new one.
  private func check(at index: Int, in binding: Binding) throws(BindingError) -> RuleCheck {
    let template = checks[index]
    let names = template.parameters.sorted()
    let values = names.compactMap { ParameterKey(binding.parameters[$0]) }
    // The parameters of a secret rule can be secret too, such as a card number.
    guard values.count == names.count, confidentiality == .open || names.isEmpty,
      binding.withheld.isEmpty, binding.reticence.isEmpty
    else { return try template.make(in: binding) }
    let example = template.mayReportIdentifier ? binding.identity?.example : nil
    let key = CheckKey(index: index, values: values, example: example)
    return try made.value(for: key) { () throws(BindingError) in try template.make(in: binding) }
  }
}
