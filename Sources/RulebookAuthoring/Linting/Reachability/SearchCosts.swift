import RuleEngine

/// The work of finding out what rules accept, in constants that are tried.
final class SearchCosts {
  /// A cost beyond every limit.
  private static let greatest = 1_000_000

  private var costs: [ObjectIdentifier: Int] = [:]

  /// Returns the cost of a rule, with the rules that it passes values to.
  ///
  /// - Parameter template: The rule, which stays in memory.
  /// - Returns: The cost.
  func cost(of template: RuleTemplate) -> Int {
    if let known = costs[ObjectIdentifier(template)] { return known }
    var cost = template.checks.reduce(0) { $0 + $1.searchCost }
    // The values of a rule can be those that another one lists.
    for name in template.checks.handedRules.map(\.name) {
      if let handed = template.traits.rules[name] { cost += self.cost(of: handed) }
    }
    cost = min(cost, Self.greatest)
    costs[ObjectIdentifier(template)] = cost
    return cost
  }
}
