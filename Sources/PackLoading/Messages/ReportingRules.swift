import RuleEngine

/// The rules of a library, in groups that report the same codes in addition to those of the rules
/// that they extend.
///
/// Thousands of rules that extend a rule of a hundred codes report the same ones. The codes are
/// collected once, and each list of names is shared by all codes of a group.
struct ReportingRules {
  /// A rule with the rules that inherit everything that it reports.
  struct Group {
    var rule: RuleTemplate

    /// Whether all of them drop arguments that come from the value.
    var hidesInput: Bool

    /// The names of the rules that are in use.
    var names: [String] = []
  }

  private struct Key: Hashable {
    var rule: ObjectIdentifier
    var hidesInput: Bool
  }

  private(set) var groups: [Group] = []
  private var places: [Key: Int] = [:]

  /// Adds a rule to its own group and to the groups of the rules that it extends.
  mutating func add(_ name: String, _ rule: RuleTemplate) {
    let hidesInput = rule.confidentiality != .open
    var chain = [rule]
    while let base = chain.last?.base { chain.append(base) }
    for rule in chain.reversed() {
      // A rule that adds nothing doesn't have any reports of its own.
      if let base = rule.base, base.checks.count == rule.checks.count { continue }
      let key = Key(rule: ObjectIdentifier(rule), hidesInput: hidesInput)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(Group(rule: rule, hidesInput: hidesInput))
      }
      groups[place].names.append(name)
    }
  }
}
