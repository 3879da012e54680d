import Violations

extension RuleTemplate {
  /// A fact that the rule may learn of a value.
  package struct NamedFact: Hashable, Sendable {
    package var name: String

    /// The parts that it is, of which the first counts that is set; empty for a fact of a check.
    package var parts: [String]
  }

  /// The facts that the rule may learn, each once.
  ///
  /// First come those that are parts, then those of checks and of the rules to which they hand values, and last how
  /// the value is written.
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
      // What a rule says of parts is a fact of its own values, and so of those that it is handed.
      for fact in traits.rules[name]?.namedFacts ?? [] where fact.name != RuleParts.writtenFact {
        add(fact.name)
      }
    }
    if traits.writing != nil, !isSecret { add(RuleParts.writtenFact) }
    return facts
  }

  /// Returns the names of the rules to which a check, or one in it, hands values: the one that it names, or all that
  /// a column has.
  package func names(ofRulesHandedTo check: CheckTemplate) -> [String] {
    let inner = check.nested.flatMap(names(ofRulesHandedTo:))
    guard let handover = check.definition.handover else { return inner }
    switch check.settings[handover.rule] {
    case .constant(.text(let name)), .given(.text(let name)): return inner + [name]
    case .column(let column):
      var names: Set<String> = []
      for table in traits.parts?.lookUps.compactMap(\.table) ?? [] {
        guard let index = table.column(column) else { continue }
        for row in table.rows { if let name = row.cells[index] { names.insert(name) } }
      }
      return inner + names.sorted()
    default: return inner
    }
  }
}

extension CheckTemplate {
  /// Returns the names of the facts of the check and of those in it, without what conditions learn.
  fileprivate func factNames(ofPart isOfPart: Bool = false) -> [String] {
    let isOfPart = isOfPart || part != nil
    // A date in a part is the fact that the rule says, if it says one.
    let own = definition.facts.map(\.name).filter { !isOfPart || $0 != CheckRole.dateFact }
    let inner = settings.sorted { $0.key < $1.key }.flatMap { name, expression -> [String] in
      guard case .checks(let checks) = expression, definition.setting(name)?.isCondition != true
      else { return [] }
      return checks.flatMap { $0.factNames(ofPart: isOfPart) }
    }
    return own + inner
  }
}
