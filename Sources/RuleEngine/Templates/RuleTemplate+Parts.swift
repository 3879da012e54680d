import Violations

extension RuleTemplate {
  /// The fact that receives a date in a part, by part.
  var dateFacts: [String: String] {
    let dated = checks.reduce(into: Set<String>()) { $0.formUnion($1.datedParts) }
    return Dictionary(
      (traits.facts ?? []).filter { dated.contains($0.part) }.map { ($0.part, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Makes the parts of the rule, or returns nil if the rule doesn't name parts.
  func parts(in binding: Binding) throws(BindingError) -> RuleParts? {
    guard let scope = binding.scope else { return nil }
    let isGuest = binding.confidentiality.isSecret && traits.parts?.isGuest == true
    var facts: [PartsCheck.Fact] = []
    for fact in traits.facts ?? [] where binding.dateFacts[fact.part] == nil {
      guard let part = scope.part(fact.part) else {
        if binding.isIncomplete { continue }
        throw BindingError(
          PartFault(
            code: "pack.no_such_part",
            reason: "there is no group, column or join named `\(fact.part)`",
            position: fact.position
          )
        )
      }
      facts.append(PartsCheck.Fact(name: fact.name, part: part, kind: scope.kind(of: fact.part)))
    }
    return RuleParts(
      check: RuleCheck(
        // The parts of a secret are also secret.
        PartsCheck(
          scope: scope,
          facts: binding.confidentiality.isSecret ? [] : facts,
          examples: binding.exampleColumn.map { RowExamples($0, in: scope) },
          confidentiality: isGuest ? .sealed : binding.confidentiality
        ),
        name: nil,
        codes: CodeMapping(packCodes: packCodes),
        redaction: isGuest ? Redaction(ofUnknownCheckFor: .secret, dropsPlaces: true) : nil,
        identity: binding.identity,
        exampleColumn: binding.exampleColumn,
        isGuest: isGuest,
        origin: CheckOrigin(rule: name, check: "parts", position: traits.parts?.position)
      ),
      plan: scope.plan,
      canonical: scope.part(RuleTraits.canonicalName),
      written: scope.part(RuleTraits.writtenName)
    )
  }
}
