import UnicodeText
package import Violations

extension RuleTemplate {
  /// Returns the rule without what no value reaches because of the constants that it sets for
  /// parameters: branches of conditions, lists of `any`, rows of tables, and the rules that only
  /// these pass values to.
  ///
  ///     v: { extends: vat, with: { country: RO } }
  ///
  /// It finds the same in every value as before, and costs less to make.
  ///
  /// - Returns: The rule.
  package func pruned() -> RuleTemplate { traits.fixed.isEmpty ? self : newlyPruned([:]) }

  /// Returns the rule without what no value reaches where a pack uses it with some constants.
  ///
  ///     rule: { name: vat, with: { country: RO } }
  ///
  /// It finds the same as before if it is made for these constants. All uses with the same ones
  /// share it.
  ///
  /// - Parameter constants: The constants, by parameter; others can be added later.
  /// - Returns: The rule.
  package func pruned(knowing constants: [String: Value]) -> RuleTemplate {
    if constants.isEmpty { return self }
    let deciding = decidingParameters
    let known = constants.filter { deciding.contains($0.key) }
    let key = known.compactMapValues { ParameterKey($0) }
    if key.isEmpty { return self }
    // Long constants aren't worth a version of the rule.
    let short = known.filter { key[$0.key] != nil }
    return prunedVersions.value(for: key) { newlyPruned(short) }
  }

  private func newlyPruned(_ constants: [String: Value]) -> RuleTemplate {
    if traits.isIncomplete { return self }
    let pruning = BranchPruning(of: self, knowing: constants)
    let parts = pruning.limited(traits.parts)
    let checks = pruning.pruned(checks)
    if parts == nil, checks == nil { return self }
    var traits = traits
    traits.parts = parts ?? traits.parts
    traits.keepRules(namedBy: checks ?? self.checks)
    return changed(checks: checks, traits: traits)
  }

  /// The parameters that select rows of tables or decide conditions.
  private var decidingParameters: Set<String> {
    checks.reduce(into: Set(traits.parts?.parameters.map(\.name) ?? [])) {
      $0.formUnion($1.decidingParameters)
    }
  }
}

extension CheckTemplate {
  /// The parameters that decide conditions of the check or of those inside it.
  fileprivate var decidingParameters: Set<String> {
    var names = nested.reduce(into: Set<String>()) { $0.formUnion($1.decidingParameters) }
    if let question = definition.question, case .parameter(let name)? = settings[question] {
      names.insert(name)
    }
    return names
  }
}

extension RuleTraits {
  /// Leaves out the rules that neither checks nor rows of tables pass values to.
  fileprivate mutating func keepRules(namedBy checks: [CheckTemplate]) {
    if rules.isEmpty { return }
    var names = Set(checks.handedRules.map(\.name))
    for table in parts?.lookUps.compactMap(\.table) ?? [] {
      for column in table.columns.indices where table.columns[column].kind == .rule {
        names.formUnion(table.rows.compactMap { $0.cells[column] })
      }
    }
    rules = rules.filter { names.contains($0.key) }
  }
}
