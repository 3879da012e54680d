import Violations

// Which of its parameters a rule shows to its checks and in traces.

extension RuleTemplate {
  /// Returns the parameters that checks find in their context.
  ///
  /// The rule itself follows the parameter ``ExactlyAsWritten``.
  func parametersForChecks(in binding: Binding) -> [String: Value] {
    if normalization.asTyped == nil { return binding.parameters }
    return binding.parameters.filter { $0.key != ExactlyAsWritten.name }
  }

  /// Returns the parameters that a trace shows, and the constants that packs set for others.
  func tracedParameters(of binding: Binding) -> [String: Value] {
    let shown = binding.parameters.filter { name, value in
      let isImplied = name == ExactlyAsWritten.name && value == .boolean(false)
      return !isImplied && !binding.given.contains(name) && !binding.withheld.contains(name)
    }
    // A parameter that is declared again after a pack has set it has no effect on inherited checks.
    let all = traits.fixed.isEmpty ? shown : shown.merging(traits.fixed) { _, fixed in fixed }
    return all.mapValues(\.traced)
  }
}
