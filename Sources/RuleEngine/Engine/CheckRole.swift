/// What the engine and the loader must know of a check besides its settings, codes and facts.
///
/// Most checks play no role. The others say so in their definition, so that nothing asks for a check
/// by its name:
///
///     CheckDefinition("not", …).playing(.negation)
///
/// A case names the settings that matter to the role.
package enum CheckRole: Sendable {
  /// Only the setting `blank` is of interest; the engine runs the check before all others.
  case requirement

  /// Several lists of checks of which one holds, so that the facts of one alone stay.
  case alternatives

  /// Fails where its inner checks hold.
  case negation

  /// Chooses between lists of checks by the parameter or field that a setting names.
  case condition(question: String)

  /// Hands the value to the rule that a setting names, with parameters from another setting.
  case handover(rule: String, parameters: String)

  /// Matches a pattern.
  case pattern(setting: String, ignoringCase: String)

  /// Reads a date.
  case date

  /// The fact in which a check gives the date that it read.
  ///
  /// The date of a part becomes the fact that the rule names for the part, if it names one.
  package static let dateFact = "date"
}

extension CheckDefinition {
  package func playing(_ role: CheckRole) -> CheckDefinition {
    var definition = self
    definition.role = role
    return definition
  }

  /// Returns the definition of a check that accepts texts of any characters.
  ///
  /// Such a check says nothing about which characters a checksum may have to read.
  package func acceptingAnyCharacters() -> CheckDefinition {
    var definition = self
    definition.limitsCharacters = false
    return definition
  }

  /// Whether this is the check that the engine runs itself, before all others.
  package var isRequiredCheck: Bool { if case .requirement? = role { true } else { false } }

  /// Whether only one of several lists of checks counts.
  package var isAlternative: Bool { if case .alternatives? = role { true } else { false } }

  /// Whether the check fails where its inner checks hold.
  package var isNegation: Bool { if case .negation? = role { true } else { false } }

  /// The setting with the parameter or field that a condition asks about; nil for other checks.
  package var question: String? {
    if case .condition(let setting)? = role { setting } else { nil }
  }

  /// The settings with the rule to which values are handed and its parameters; nil for other checks.
  package var handover: (rule: String, parameters: String)? {
    if case .handover(let rule, let parameters)? = role { (rule, parameters) } else { nil }
  }

  package var readsDate: Bool { if case .date? = role { true } else { false } }
}
