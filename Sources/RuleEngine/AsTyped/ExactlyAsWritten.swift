package import Violations

/// The parameter of every rule with the step `as-typed` that turns all steps off.
///
/// Programs set it, because what they send isn't typed. No step changes the value then, here and in
/// the rules that the value is passed to.
package enum ExactlyAsWritten {
  /// The name of the parameter.
  package static let name = "exactly-as-written"

  /// The parameter.
  package static let parameter = ParameterDefinition(
    name,
    .boolean,
    default: .boolean(false),
    summary: "Whether no normalization step changes the value, as for values that programs send"
  )
}

extension ParameterDefinition {
  /// Whether this is the parameter that comes with the step `as-typed`, and not one that a rule
  /// declares for something else.
  package var comesWithAsTyped: Bool {
    name == ExactlyAsWritten.name && summary == ExactlyAsWritten.parameter.summary
  }
}

extension RuleTraits {
  /// Returns the parameters of a rule, with ``ExactlyAsWritten`` if the rule has the step
  /// `as-typed`, and without it otherwise.
  ///
  /// A rule whose base has already set the parameter doesn't have it either.
  package func parameters(
    _ parameters: [ParameterDefinition],
    for normalization: Normalization
  ) -> [ParameterDefinition] {
    let isOpen = if case .parameter(ExactlyAsWritten.name) = exactness { true } else { false }
    guard normalization.asTyped != nil, isOpen else {
      return parameters.filter { !$0.comesWithAsTyped }
    }
    if parameters.contains(where: { $0.name == ExactlyAsWritten.name }) { return parameters }
    return parameters + [ExactlyAsWritten.parameter]
  }

  /// Returns whether no step may change values.
  ///
  /// A rule without the step `as-typed` can have a parameter of this name with another meaning.
  package func isExact(_ parameters: [String: Value], _ normalization: Normalization) -> Bool {
    let value: Value? =
      switch exactness {
      case .given(let value): value
      case .parameter(let name): normalization.asTyped == nil ? nil : parameters[name]
      default: nil
      }
    return value == .boolean(true) || value == .text("true")
  }

  /// The labels that can come in front of a value, with the title.
  var allLabels: [String] {
    let titles = title.map { [$0] } ?? []
    return titles + (labels ?? []).filter { $0 != title }
  }
}
