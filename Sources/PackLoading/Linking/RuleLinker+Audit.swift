import Documents
import Rules
import Violations

/// What must hold of a rule with everything that it inherits.
extension RuleLinker {
  /// Reports parameters that checks use and the rule does not have.
  func checkParameters(
    of checks: [CheckTemplate],
    known: Set<String>,
    rule: RuleDeclaration,
    pack: PackDeclaration
  ) {
    guard rule.parent != nil else { return }
    let reader = NodeReader(pack.source)
    for check in checks where check.position?.file == pack.source.name {
      reader.reportUnknownParameters(of: check, known: known, rule: rule.name)
    }
    for diagnostic in reader.collector.diagnostics { collector.add(diagnostic) }
  }

  /// Reports parameters that examples give and the rule does not have.
  func checkExamples(of rule: RuleDeclaration, parameters: Set<String>, pack: PackDeclaration) {
    for example in rule.examples {
      for name in example.parameters.keys.sorted() where !parameters.contains(name) {
        report(
          pack,
          "pack.unknown_parameter",
          at: example.position,
          "the rule `\(rule.name)` has no parameter `\(name)`",
          hint: nearestName(to: name, in: parameters).map { "did you mean `\($0)`?" }
        )
      }
    }
  }

  /// Reports constants that no normalised value can equal.
  func checkConstants(
    of checks: [CheckTemplate],
    _ normalization: Normalization,
    rule: RuleDeclaration,
    pack: PackDeclaration
  ) {
    let audit = ConstantAudit { _ in nil }
    for finding in audit.findings(in: checks, of: normalization) {
      collector.add(finding.diagnostic(in: pack, at: rule.position))
    }
  }

  /// Reports two checks with the same name, of which `change` and `drop` would find one.
  func checkNames(of checks: [CheckTemplate], rule: RuleDeclaration, pack: PackDeclaration) {
    var seen: Set<String> = []
    for check in checks {
      guard let name = check.name, !seen.insert(name).inserted else { continue }
      let isHere = check.position?.file == pack.source.name
      report(
        pack,
        "pack.duplicate_check",
        at: isHere ? check.position?.inFile ?? rule.position : rule.position,
        "the rule `\(rule.name)` has two checks named `\(name)`",
        hint: "give one of them another name"
      )
    }
  }

  /// Reports a rule that says that confidential values are not.
  func checkConfidentiality(
    _ confidentiality: Confidentiality,
    of checks: [CheckTemplate],
    rule: RuleDeclaration,
    pack: PackDeclaration
  ) {
    let denied: (key: String, word: String)? =
      rule.isSecret == false && confidentiality.isSecret
      ? ("secret", "secret")
      : rule.isPersonal == false && confidentiality == .personal ? ("personal", "personal") : nil
    guard let denied else { return }
    let source = library.inherited.source(of: rule, in: pack)
    // A rule that a later release gave the same name makes this one strict, and does not break it.
    let isNamesake = source == rule.name && !rule.replaces.contains { $0.content == source }
    if isNamesake, rule.parent?.content != source { return }
    let reason =
      if let source {
        rule.parent?.content == source
          ? "the rule `\(rule.name)` extends `\(source)`, whose values are \(denied.word)"
          : "the rule `\(rule.name)` takes the place of `\(source)`, whose values are \(denied.word)"
      } else if let check = checks.first(where: { $0.confidentiality == confidentiality }) {
        "the values of the check `\(check.definition.name)` are \(denied.word)"
      } else {
        "the values of the rule `\(rule.name)` are \(denied.word)"
      }
    report(
      pack,
      "pack.not_\(denied.key)",
      at: rule.position,
      reason,
      hint: "remove `\(denied.key): false`"
    )
  }

  /// Reports two checks that give a canonical form or write the same fact.
  func checkResults(of checks: [CheckTemplate], rule: RuleDeclaration, pack: PackDeclaration) {
    var results = CheckResults()
    for check in checks { results.add(CheckResults(of: check)) }
    if results.canonicalForms > 1 {
      report(
        pack,
        "pack.two_canonical_forms",
        at: rule.position,
        "two checks of the rule `\(rule.name)` give a canonical form; one may"
      )
    }
    if let fact = results.repeatedFacts.sorted().first {
      report(
        pack,
        "pack.two_facts",
        at: rule.position,
        "two checks of the rule `\(rule.name)` give the fact `\(fact)`; one may"
      )
    }
  }
}

/// The facts and canonical forms that checks may give.
private struct CheckResults {
  var canonicalForms = 0
  var facts: Set<String> = []
  var repeatedFacts: Set<String> = []

  init() {}

  init(of check: CheckTemplate) {
    canonicalForms = check.definition.givesCanonicalForm ? 1 : 0
    facts = Set(check.definition.facts.map(\.name))
    let isAlternative = check.definition.name == AnyCheck.definition.name
    let isConditional = check.definition.name == WhenCheck.definition.name
    var branches = CheckResults()
    for case (let setting, .checks(let nested)) in check.settings {
      // A condition leaves only its outcome.
      if check.definition.setting(setting)?.isCondition == true { continue }
      var inner = CheckResults()
      for check in nested {
        let results = CheckResults(of: check)
        // Of alternatives, only one stays.
        if isAlternative { inner.unite(results) } else { inner.add(results) }
      }
      if isConditional { branches.unite(inner) } else { branches.add(inner) }
    }
    add(branches)
  }

  mutating func add(_ other: CheckResults) {
    canonicalForms += other.canonicalForms
    repeatedFacts.formUnion(other.repeatedFacts)
    repeatedFacts.formUnion(facts.intersection(other.facts))
    facts.formUnion(other.facts)
  }

  private mutating func unite(_ other: CheckResults) {
    canonicalForms = max(canonicalForms, other.canonicalForms)
    repeatedFacts.formUnion(other.repeatedFacts)
    facts.formUnion(other.facts)
  }
}
