import RuleEngine

/// The rules whose checks have been searched.
///
/// What is wrong with inherited checks is the same for all rules that inherit them unchanged.
struct SearchedRules {
  /// The most work for rules that inherit checks or pass values on, in constants that are tried.
  ///
  /// Thousands of short rules can add something to one that lists thousands of constants.
  private static let mostWork = 200_000

  private var seen: Set<ObjectIdentifier> = []
  private var costs: [ObjectIdentifier: Int] = [:]
  private var work = 0

  /// Returns the rules that wrote the checks of a rule, except those that were returned before.
  mutating func add(_ template: RuleTemplate) -> [RuleTemplate] {
    var added: [RuleTemplate] = []
    var next: RuleTemplate? = template.origin
    while let origin = next, seen.insert(ObjectIdentifier(origin)).inserted {
      added.append(origin)
      next = origin.base?.origin
    }
    return added
  }

  /// Returns whether constants can be tried in a rule that has more checks than it declares, and
  /// counts the work.
  mutating func allow(_ template: RuleTemplate) -> Bool {
    let cost = cost(of: template)
    work += cost
    return cost == 0 || work <= Self.mostWork
  }

  private mutating func cost(of template: RuleTemplate) -> Int {
    if let known = costs[ObjectIdentifier(template)] { return known }
    var cost = template.checks.reduce(0) { $0 + $1.searchCost }
    // The values of a rule can be those that another one lists.
    for name in template.checks.handedRules.map(\.name) {
      if let handed = template.traits.rules[name] { cost += self.cost(of: handed) }
    }
    cost = min(cost, Self.mostWork + 1)
    costs[ObjectIdentifier(template)] = cost
    return cost
  }
}
