/// What the engine and the loader must know about a check in addition to its settings, codes and
/// facts.
///
/// Most checks don't have a role. The others declare it in their definition, so that no code needs
/// to look up a check by name:
///
///     CheckDefinition("not", …).playing(.negation)
///
/// Each case names the settings that matter to the role.
package enum CheckRole: Sendable {
  /// Requires a value: only the setting `blank` matters, and the engine runs the check before all
  /// others.
  case requirement

  /// Requires all of its inner checks to hold.
  case conjunction

  /// Requires one of several lists of checks to hold, and keeps only the facts of that list.
  ///
  /// If the setting with the name has the word `first`, it reports what the first list reports.
  case alternatives(reporting: String)

  /// Fails if its inner checks hold.
  case negation

  /// Chooses between two lists of checks: those of one setting if a condition holds, and those of
  /// another one if it doesn't.
  ///
  /// The question is the setting that names a parameter. Without it, the condition is about a
  /// field, a part, or the value.
  case condition(question: String, consequence: String, alternative: String)

  /// Passes the value to the rule that a setting names, with parameters from another setting.
  case handover(rule: String, parameters: String)

  /// Requires the value of another field.
  case repetition

  /// Matches a pattern.
  case pattern(setting: String, ignoringCase: String)

  /// Requires the text of a setting at a place in the value.
  case affix(setting: String, at: AffixPlace)

  /// Accepts only the characters of a set.
  case characters(allowed: String)

  /// Accepts only the values that a setting lists.
  case enumeration(setting: String)

  /// Accepts only values of the kind that a setting names.
  case kind(setting: String)

  /// Limits the length of texts, if no other settings are written.
  case length(exact: String, minimum: String, maximum: String)

  /// Limits numbers, if no other settings than these and the neutral ones are written.
  case range(minimum: String, maximum: String, neutral: [String])

  /// Reads a date.
  case date

  /// Where a value must have a given text.
  package enum AffixPlace: Sendable {
    case beginning, end, anywhere
  }

  /// The fact that contains the date that a check has read.
  ///
  /// The date of a part becomes the fact that the rule names for the part, if any.
  package static let dateFact = "date"
}

extension CheckDefinition {
  package func playing(_ role: CheckRole) -> CheckDefinition {
    var definition = self
    definition.role = role
    return definition
  }

  /// Returns a copy for a check that accepts texts of any characters.
  ///
  /// Such a check implies nothing about the characters that a checksum might have to read.
  package func acceptingAnyCharacters() -> CheckDefinition {
    var definition = self
    definition.limitsCharacters = false
    return definition
  }

  /// Whether this is the check that the engine runs itself, before all others.
  package var isRequiredCheck: Bool { if case .requirement? = role { true } else { false } }

  /// Whether only one of several lists of checks counts.
  package var isAlternative: Bool { if case .alternatives? = role { true } else { false } }

  /// Whether the check holds if all of its inner checks hold.
  package var isConjunction: Bool { if case .conjunction? = role { true } else { false } }

  /// Whether the check fails if its inner checks hold.
  package var isNegation: Bool { if case .negation? = role { true } else { false } }

  /// The setting that contains the parameter or field of a condition; nil for other checks.
  package var question: String? {
    if case .condition(let setting, _, _)? = role { setting } else { nil }
  }

  /// The settings with the checks that run if a condition holds, and if it doesn't; nil for other
  /// checks.
  package var branches: (consequence: String, alternative: String)? {
    guard case .condition(_, let consequence, let alternative)? = role else { return nil }
    return (consequence, alternative)
  }

  /// The settings that contain the target rule and its parameters; nil for checks without a
  /// handover.
  package var handover: (rule: String, parameters: String)? {
    if case .handover(let rule, let parameters)? = role { (rule, parameters) } else { nil }
  }

  /// Whether the check requires the value of another field.
  package var isRepetition: Bool { if case .repetition? = role { true } else { false } }

  package var readsDate: Bool { if case .date? = role { true } else { false } }
}
