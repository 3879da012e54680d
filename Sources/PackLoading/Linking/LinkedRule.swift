import RuleEngine

/// A rule, and what its heirs need to know about it.
struct LinkedRule {
  /// The checks and traits of a rule with all branches.
  struct Unpruned {
    var checks: [CheckTemplate]
    var traits: RuleTraits
  }

  /// The rule, without branches that its constants make unreachable.
  var template: RuleTemplate

  /// What the rule has with these branches; nil if there are none.
  var unpruned: Unpruned?

  /// Whether a parameter of the rule, or of one that it extends, was reported as wrong.
  var hasBrokenParameters = false

  /// The number of rules in the chain that it extends.
  var depth = 0

  /// The packs of these rules, and its own pack, lowest first, each once.
  var packs: [String]

  /// The rule with all branches, for an heir that changes something.
  var whole: RuleTemplate {
    unpruned.map { template.changed(checks: $0.checks, traits: $0.traits) } ?? template
  }

  /// Returns whether a rule that extends this one inherits all checks and parts unchanged.
  func isInheritedWhole(by heir: RuleDeclaration) -> Bool {
    guard heir.given.isEmpty, heir.drops.isEmpty, heir.changes.isEmpty,
      heir.keepsValues(of: template)
    else { return false }
    // Which branches a value reaches can depend on whether the rule stops at its first violation.
    return unpruned == nil || heir.traits.stopsAtFirst == nil
  }

  /// Returns what an heir that inherits everything has with all branches; nil if it has them all.
  func passedOn(to heir: RuleTemplate) -> Unpruned? {
    guard var passed = unpruned else { return nil }
    var traits = heir.traits
    traits.parts = passed.traits.parts
    traits.rules.merge(passed.traits.rules) { own, _ in own }
    passed.checks += heir.checks.dropFirst(template.checks.count)
    passed.traits = traits
    return passed
  }
}

extension RuleTemplate {
  /// Returns what the rule has in addition to a version without branches that can't be reached; nil
  /// if that is the same rule.
  func unpruned(besides pruned: RuleTemplate) -> LinkedRule.Unpruned? {
    pruned === self ? nil : LinkedRule.Unpruned(checks: checks, traits: traits)
  }
}
