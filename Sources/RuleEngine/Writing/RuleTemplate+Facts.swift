import Violations

extension RuleTemplate {
  /// A fact that the rule can learn about a value.
  package struct NamedFact: Hashable, Sendable {
    package var name: String

    /// The parts that provide the fact.
    ///
    /// The first one that is set counts. This is empty for a fact of a check.
    package var parts: [String]
  }

  /// The facts that the rule can learn, without duplicates.
  ///
  /// First come the facts from parts, then those of checks and of the rules that they pass values
  /// to, then the value's usual notation, and last what was taken away around the value.
  package var namedFacts: [NamedFact] {
    var facts: [NamedFact] = []
    func add(_ name: String, part: String? = nil) {
      if let index = facts.firstIndex(where: { $0.name == name }) {
        if let part, !facts[index].parts.isEmpty { facts[index].parts.append(part) }
      } else {
        facts.append(NamedFact(name: name, parts: part.map { [$0] } ?? []))
      }
    }
    if !isSecret { for fact in traits.facts ?? [] { add(fact.name, part: fact.part) } }
    for name in checks.flatMap({ $0.factNames() }) { add(name) }
    let handed = Set(checks.flatMap(names(ofRulesHandedTo:)))
    for name in handed.sorted() {
      // A fact that a rule learns about parts is a fact of its own values, and so also of the
      // values passed to it.
      for fact in traits.rules[name]?.namedFacts ?? [] where fact.name != RuleParts.writtenFact {
        add(fact.name)
      }
    }
    if traits.writing != nil, !isSecret { add(RuleParts.writtenFact) }
    if normalization.asTyped?.takesSurroundings == true, !isSecret { add(AsTyped.removedFact) }
    return facts
  }

  /// Returns the names of the rules that a check, or one inside it, passes values to: either the
  /// one that it names, or all in a column.
  package func names(ofRulesHandedTo check: CheckTemplate) -> [String] {
    check.nested.flatMap(names(ofRulesHandedTo:)) + traits.namesOfRules(for: check)
  }
}

extension RuleTraits {
  /// Returns the names of the rules that a check itself passes values to, without those of inner
  /// checks.
  package func namesOfRules(for check: CheckTemplate) -> [String] {
    guard let handover = check.definition.handover else { return [] }
    switch check.settings[handover.rule] {
    case .constant(.text(let name)), .given(.text(let name)): return [name]
    case .column(let column):
      var names: Set<String> = []
      for table in parts?.lookUps.compactMap(\.table) ?? [] {
        guard let index = table.column(column) else { continue }
        for row in table.rows { if let name = row.cells[index] { names.insert(name) } }
      }
      return names.sorted()
    default: return []
    }
  }
}

extension CheckTemplate {
  /// Returns the names of the facts of the check and of those inside it, without facts from
  /// conditions.
  fileprivate func factNames(ofPart isOfPart: Bool = false) -> [String] {
    let isOfPart = isOfPart || part != nil
    // The date in a part becomes the fact that the rule names for it, if any.
    let own = definition.facts.map(\.name).filter { !isOfPart || $0 != CheckRole.dateFact }
    let inner = settings.sorted { $0.key < $1.key }.flatMap { name, expression -> [String] in
      guard case .checks(let checks) = expression, definition.setting(name)?.isCondition != true
      else { return [] }
      return checks.flatMap { $0.factNames(ofPart: isOfPart) }
    }
    return own + inner
  }
}
