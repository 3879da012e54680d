import Violations

extension RuleTemplate {
  /// By part, the fact that a date in it is.
  var dateFacts: [String: String] {
    let dated = checks.reduce(into: Set<String>()) { $0.formUnion($1.datedParts) }
    return Dictionary(
      (traits.facts ?? []).filter { dated.contains($0.part) }.map { ($0.part, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Makes what takes values apart; nil if the rule names no parts.
  func parts(in binding: Binding) throws(BindingError) -> RuleParts? {
    guard let scope = binding.scope else { return nil }
    var facts: [PartsCheck.Fact] = []
    for fact in traits.facts ?? [] where binding.dateFacts[fact.part] == nil {
      guard let part = scope.part(fact.part) else {
        throw BindingError(
          PartFault(
            code: "pack.no_such_part",
            reason: "no group, column or join gives the part `\(fact.part)`",
            position: fact.position
          )
        )
      }
      facts.append(PartsCheck.Fact(name: fact.name, part: part, kind: scope.kind(of: fact.part)))
    }
    return RuleParts(
      check: RuleCheck(
        // The parts of a secret are secret too.
        PartsCheck(scope: scope, facts: binding.confidentiality.isSecret ? [] : facts),
        name: nil,
        codes: CodeMapping(packCodes: packCodes),
        redaction: nil,
        identity: binding.identity
      ),
      plan: scope.plan,
      canonical: scope.part(RuleTraits.canonicalName),
      written: scope.part(RuleTraits.writtenName)
    )
  }
}
