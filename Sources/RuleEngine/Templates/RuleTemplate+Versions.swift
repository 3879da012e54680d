import UnicodeText

// Other versions of a rule: with other checks, for more confidential values, or for other groups.

extension RuleTemplate {
  /// Returns the template with at least the given confidentiality.
  package func raised(to least: Confidentiality) -> RuleTemplate {
    if confidentiality >= least { return self }
    return raisedVersions.value(for: least) { changed(confidentiality: least) }
  }

  /// Returns a copy with the given changes.
  package func changed(
    checks: [CheckTemplate]? = nil,
    confidentiality: Confidentiality? = nil,
    traits: RuleTraits? = nil,
    choosing chosenGroups: Set<String>? = nil
  ) -> RuleTemplate {
    RuleTemplate(
      name: name,
      pack: pack,
      summary: summary,
      parameters: parameters,
      normalization: normalization,
      checks: checks ?? self.checks,
      confidentiality: confidentiality ?? self.confidentiality,
      guardian: guardian,
      inheriting: checks.map { $0.count == self.checks.count } ?? true ? inheritedCount : nil,
      packCodes: packCodes,
      tables: tables,
      traits: traits ?? self.traits,
      choosing: chosenGroups ?? self.chosenGroups
    )
  }

  /// Returns the rule for a caller who has chosen some groups.
  ///
  /// A check with groups runs if one of them is chosen. A check without groups always runs. In the
  /// rule that a pack defines, no group is chosen.
  package func choosing(_ chosen: Set<String>) -> RuleTemplate {
    let chosen = chosen.intersection(groups)
    if chosen == chosenGroups { return self }
    return choices.value(for: chosen) { changed(choosing: chosen) }
  }
}
