package import Violations

// Lint tries samples to find out whether a rule accepts values of a kind at all.

extension RuleTemplate {
  /// The kinds of values that no check refuses because of their kind.
  ///
  /// A rule that requires a number and an email address has none.
  package var acceptedKinds: Set<Value.Kind> {
    guard let rule = refusing.selfContained() else { return Set(Value.Kind.allCases) }
    return Set(
      Self.samples.filter { sample in
        rule.report(on: sample, in: CheckContext()).violations
          .allSatisfy { $0.code != CodeDefinition.typeMismatch.code || !$0.path.isEmpty }
      }
      .map(\.kind)
    )
  }

  private static let samples: [Value] = [
    .text("1"), .decimal(1), .boolean(true), .list([.text("1")]), .record(["1": .text("1")]),
  ]

  /// The rule without checks that only warn, and with the codes that its checks declare, so that a
  /// wrong kind can be recognized.
  private var refusing: RuleTemplate {
    changed(
      checks: checks.filter { !$0.mayForgive(given: packCodes) }.map { check in
        var check = check
        check.codes = CodeMapping()
        return check
      }
    )
  }

  /// Returns whether the rule may accept a value that fields are added or compared by.
  ///
  /// Patterns and lists can accept such values without accepting any of the samples.
  package func mayHold(_ quantity: Quantity) -> Bool {
    if readsItself(quantity) { return true }
    guard let rule = selfContained() else { return true }
    if quantity.samples.contains(where: rule.mayAccept(_:)) { return true }
    if let listed = listedValues { return listed.contains(where: quantity.mayBe) }
    let others = checks.filter { !$0.selectsTexts }
    guard let broader = changed(checks: others).selfContained(),
      quantity.samples.contains(where: broader.mayAccept(_:))
    else { return false }
    return !ValueDemands(of: self).matching(quantity.pattern).isImpossible
  }

  /// Returns whether a check reads such values, so that their notation can differ from the samples.
  private func readsItself(_ quantity: Quantity) -> Bool {
    checks.contains { $0.reads(quantity, handingTo: traits.rules) }
  }
}

extension CheckTemplate {
  fileprivate func reads(_ quantity: Quantity, handingTo rules: [String: RuleTemplate]) -> Bool {
    if definition.quantities.contains(quantity) { return true }
    if nested.contains(where: { $0.reads(quantity, handingTo: rules) }) { return true }
    if definition.handover == nil { return false }
    guard let handover = definition.handover,
      case .constant(.text(let name))? = settings[handover.rule], let rule = rules[name]
    else { return true }
    return rule.mayHold(quantity)
  }

  /// Whether the check, or one inside it, selects texts by how they are written, so that it can
  /// refuse all samples of a quantity that it accepts.
  fileprivate var selectsTexts: Bool {
    switch definition.role {
    case .pattern, .affix, .characters, .enumeration, .length: true
    default: nested.contains(where: \.selectsTexts)
    }
  }
}
