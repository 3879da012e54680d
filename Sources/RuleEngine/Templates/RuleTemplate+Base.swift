// What a rule has in addition to the rule that it extends.

extension RuleTemplate {
  /// The rule that wrote or changed the last of the checks: this one, or one that it extends.
  package var origin: RuleTemplate {
    var origin = self
    while let base = origin.base, base.checks.count == origin.checks.count { origin = base }
    return origin
  }

  /// The checks that the base doesn't have: those that the rule adds, or all if it has no base.
  package var addedChecks: ArraySlice<CheckTemplate> { checks.dropFirst(base?.checks.count ?? 0) }

  /// The number of different violations that the rule can report in addition to those of its base,
  /// at most 1,000.
  package var addedAnswers: Int { min(1_000, max(0, answerCount - (base?.answerCount ?? 0))) }
}
