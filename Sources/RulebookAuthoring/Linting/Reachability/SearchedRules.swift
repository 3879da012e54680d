import RuleEngine

/// The rules whose checks have been searched.
///
/// What is wrong with inherited checks is the same for all rules that inherit them unchanged.
struct SearchedRules {
  /// The most work for rules with long lists, and for rules that inherit checks or pass values on,
  /// in constants that are tried.
  ///
  /// A list can have a million constants, and thousands of short rules can add something to one
  /// that lists thousands.
  private static let mostWork = 100_000

  /// The work for a rule that is always done, because the rule itself takes as much space.
  private static let smallWork = 100

  private var seen: Set<ObjectIdentifier> = []
  private let costs = SearchCosts()
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

  /// Returns whether constants can be tried in a rule, and counts the work.
  ///
  /// - Parameters:
  ///   - template: The rule.
  ///   - isOwn: Whether the rule declares all checks that it has.
  /// - Returns: Whether they can be tried.
  mutating func allow(_ template: RuleTemplate, isOwn: Bool) -> Bool {
    let cost = costs.cost(of: template)
    if isOwn, cost <= Self.smallWork { return true }
    if work + cost > Self.mostWork { return false }
    work += cost
    return true
  }
}
