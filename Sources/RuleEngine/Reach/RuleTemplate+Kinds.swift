package import Violations

// Lint tries samples to find out whether a rule accepts values of a kind at all.

extension RuleTemplate {
  /// The kinds of values that no check refuses because of their kind.
  ///
  /// A rule that requires a number and an email address has none.
  package var acceptedKinds: Set<Value.Kind> {
    guard let rule = withOwnCodes.selfContained() else { return Set(Value.Kind.allCases) }
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

  /// The rule with the codes that its checks declare, so that a wrong kind can be recognized.
  private var withOwnCodes: RuleTemplate {
    changed(
      checks: checks.map { check in
        var check = check
        check.codes = CodeMapping()
        return check
      }
    )
  }

  /// Returns whether the rule may accept a value that fields are added or compared by.
  package func mayHold(_ quantity: Quantity) -> Bool {
    if readsItself(quantity) { return true }
    guard let rule = selfContained() else { return true }
    return quantity.samples.contains(where: rule.mayAccept(_:))
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
}
