import RuleEngine
import SourceTexts
import Violations

/// Checks of a rule together with everything that it inherits.
extension RuleLinker {
  /// Reports parameters that checks use but the rule doesn't have.
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

  /// Reports parameters that examples set but the rule doesn't have.
  func checkExamples(of rule: RuleDeclaration, parameters: Set<String>, pack: PackDeclaration) {
    for example in rule.examples {
      for name in example.parameters.keys.sorted() where !parameters.contains(name) {
        report(
          pack,
          "pack.unknown_parameter",
          at: example.position,
          "the rule `\(rule.name)` doesn't have a parameter `\(name)`",
          hint: nameHint(to: name, among: parameters)
        )
      }
    }
  }

  /// Reports fields that examples set but no check of the rule looks at.
  func checkFieldsOfExamples(
    of rule: RuleDeclaration,
    _ template: RuleTemplate,
    pack: PackDeclaration
  ) {
    for example in rule.examples where !example.fields.isEmpty {
      let seen = template.fields(given: example.parameters)
      for field in example.fields where !seen.contains(field.path) {
        report(
          pack,
          "pack.unknown_field",
          at: field.position,
          "the rule `\(rule.name)` doesn't look at the field `\(field.path)`",
          hint: nearestNameHint(to: field.path.description, in: seen.map(\.description))
        )
      }
    }
  }

  /// Reports constants that no normalized value can equal, and lines of files that aren't the words
  /// that their author meant.
  ///
  /// The packs that come with the library were examined before its release.
  ///
  /// - Throws: A ``LoadingError`` if the columns that checks look at have too many cells.
  func checkConstants(
    of checks: [CheckTemplate],
    _ normalization: Normalization,
    _ parts: PartsTemplate?,
    rule: RuleDeclaration,
    pack: PackDeclaration
  ) throws(LoadingError) {
    if pack.isProven { return }
    var uses = TableUses(pack, after: normalization, of: rule)
    let concerned = uses
    let rows = (parts?.lookUps ?? []).reduce(0) { $0 + ($1.table?.rows.count ?? 0) }
    if rows > 0 {
      let columns = checks.count { concerned.concern($0) && $0.namesColumn }
      if columns > 0 { try spend(columns * rows / 8, on: rule, of: pack) }
    }
    var audit = ConstantAudit(parts: parts) { _ in nil }
    audit.examinesTables = concerned.concern
    let findings = audit.findings(in: checks, of: normalization)
    for finding in findings.compactMap({ uses.applicable($0) }) {
      collector.add(finding.diagnostic(in: pack, at: rule.position))
    }
  }

  /// Reports two checks with the same name.
  ///
  /// `change` and `drop` would find only one of them.
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
        hint: "rename one of them"
      )
    }
  }

  /// Reports a rule that denies that its values are confidential.
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
    // If a later release adds a rule with the same name, it makes this rule strict, but doesn't
    // break it.
    let isNamesake = source == rule.name && !rule.replaces.contains { $0.content == source }
    if isNamesake, rule.parent?.content != source { return }
    let reason =
      if let source {
        rule.parent?.content == source
          ? "the rule `\(rule.name)` extends `\(source)`, whose values are \(denied.word)"
          : "the rule `\(rule.name)` replaces `\(source)`, whose values are \(denied.word)"
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

  /// Reports two checks that produce a canonical form or the same fact.
  func checkResults(of checks: [CheckTemplate], rule: RuleDeclaration, pack: PackDeclaration) {
    var results = CheckResults()
    for check in checks { results.add(CheckResults(of: check)) }
    if results.canonicalForms > 1 {
      report(
        pack,
        "pack.two_canonical_forms",
        at: rule.position,
        "two checks of the rule `\(rule.name)` produce a canonical form; only one may"
      )
    }
    if let fact = results.repeatedFacts.sorted().first {
      report(
        pack,
        "pack.two_facts",
        at: rule.position,
        "two checks of the rule `\(rule.name)` produce the fact `\(fact)`; only one may"
      )
    }
  }
}

extension CheckTemplate {
  /// Returns this check or one inside it, whose setting is at a position.
  fileprivate func check(at position: FilePosition, of setting: String?) -> CheckTemplate? {
    if self.position(of: setting) == position { return self }
    return nested.lazy.compactMap { $0.check(at: position, of: setting) }.first
  }

  /// Whether a setting of the check, or of one inside it, is a column.
  fileprivate var namesColumn: Bool {
    settings.values.contains { if case .column = $0 { true } else { false } }
      || nested.contains(where: \.namesColumn)
  }
}

/// The facts and canonical forms that checks may produce.
private struct CheckResults {
  var canonicalForms = 0
  var facts: Set<String> = []
  var repeatedFacts: Set<String> = []

  init() {}

  init(of check: CheckTemplate) {
    canonicalForms = check.definition.givesCanonicalForm ? 1 : 0
    facts = Set(check.definition.facts.map(\.name))
    // The date of a part isn't a fact of the check: it becomes the fact that the rule declares, if
    // any.
    if check.part != nil { facts.remove(CheckRole.dateFact) }
    let isAlternative = check.definition.isAlternative
    let isConditional = check.definition.question != nil
    var branches = CheckResults()
    for case (let setting, .checks(let nested)) in check.settings {
      // A condition only leaves its outcome.
      if check.definition.setting(setting)?.isCondition == true { continue }
      var inner = CheckResults()
      for check in nested {
        let results = CheckResults(of: check)
        // Only one of several alternatives takes effect.
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

extension RuleTemplate {
  /// Returns a parameter without a default that a setting of a wrong check has; nil if there is
  /// none.
  func parameterWithoutDefault(for error: BindingError) -> String? {
    let wrong = error.error.setting
    guard let position = error.position,
      let check = checks.lazy.compactMap({ $0.check(at: position, of: wrong) }).first
    else { return nil }
    let unset = parameters.filter { $0.defaultValue == nil }.map(\.name)
    return unset.first { name in
      check.settings.contains { setting, expression in
        if case .parameter(name) = expression { wrong == nil || wrong == setting } else { false }
      }
    }
  }
}
