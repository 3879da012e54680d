import RuleEngine
import Violations

/// The values of the fields of all forms, which many conditions and checks can look at.
///
/// What a rule accepts is found out once. The work for all forms together is limited. Beyond the
/// limit, any value can occur.
final class FieldValues {
  /// The most work, in constants that are tried.
  private static let mostWork = 200_000

  /// The work of trying the samples of a quantity.
  private static let costOfSamples = 250

  private var known: [KnownRule.Key: KnownRule] = [:]
  private var values: [ObjectIdentifier: MetValues] = [:]
  private var quantities: [ObjectIdentifier: [Quantity: Bool]] = [:]
  private var kinds: [ObjectIdentifier: Set<Value.Kind>] = [:]
  private let costs = SearchCosts()
  private var rest = FieldValues.mostWork

  /// Returns the rule of a field, with the values of all parameters that are known.
  ///
  /// The rule stays in memory, so that its identity is its own.
  func rule(of field: FormField) -> RuleTemplate {
    let key = field.knownRuleKey
    if let found = known[key] { return found.rule }
    let rule = field.knownRule
    known[key] = rule
    return rule.rule
  }

  /// Returns whether the checks of a rule can be searched, and counts the work.
  func allowSearch(of rule: RuleTemplate) -> Bool { allow(costs.cost(of: rule)) }

  /// Returns whether some work is within the limit, and counts it.
  func allow(_ cost: Int) -> Bool {
    if cost > rest { return false }
    rest -= cost
    return true
  }

  /// Returns the values of a field with a rule, in the form that conditions see.
  func values(of field: FieldPath, _ rule: RuleTemplate) -> MetValues {
    let id = ObjectIdentifier(rule)
    if let found = values[id] { return found.named("the field `\(field)`") }
    let isListed = allow(costs.cost(of: rule))
    let found = MetValues(of: field, rule, listed: isListed ? rule.listedValues : nil)
    values[id] = found
    return found
  }

  /// Returns whether a rule may accept a value that fields are added or compared by.
  func mayHold(_ quantity: Quantity, _ rule: RuleTemplate) -> Bool {
    let id = ObjectIdentifier(rule)
    if let found = quantities[id]?[quantity] { return found }
    let answer = allow(Self.costOfSamples) ? rule.mayHold(quantity) : true
    quantities[id, default: [:]][quantity] = answer
    return answer
  }

  /// Returns whether no check of a rule refuses values of a kind because of their kind.
  func accepts(_ kind: Value.Kind, _ rule: RuleTemplate) -> Bool {
    let id = ObjectIdentifier(rule)
    let accepted = kinds[id] ?? rule.acceptedKinds
    kinds[id] = accepted
    return accepted.contains(kind)
  }
}
