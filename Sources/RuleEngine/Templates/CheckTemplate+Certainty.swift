import TextPatterns
import UnicodeText

// What is certain about a check before there is a value.

extension CheckDefinition {
  /// Whether the checks inside such a check look at the same value, with the same parts.
  var passesParts: Bool { isConjunction || isAlternative || isNegation || question != nil }
}

extension CheckTemplate {
  /// Whether the check always gives the same answer about a value: it depends on nothing else, not
  /// even on the date.
  var isConstantForValue: Bool {
    guard isSelfContained(handingTo: [:]), refusedSettings.isEmpty else { return false }
    switch definition.role {
    case .enumeration, .pattern, .length: return true
    case .conjunction, .alternatives, .negation: return nested.allSatisfy(\.isConstantForValue)
    default: return false
    }
  }

  /// Whether the check is a pattern that every text matches.
  var acceptsTexts: Bool {
    guard part == nil, case .pattern(let setting, _)? = definition.role, settings.count == 1,
      case .constant(.text(let pattern))? = settings[setting]
    else { return false }
    return knownPatterns.value(for: pattern) { everyTextMatches(pattern) }
  }
}

/// Whether every text matches a pattern, for patterns that were examined.
private let knownPatterns = BoundedCache<String, Bool>(capacity: 256)

/// Returns whether every text matches a pattern; false if that isn't certain.
private func everyTextMatches(_ pattern: String) -> Bool {
  if pattern.mayHideWhatFollows { return false }
  do throws(TextPatternError) {
    return try TextPattern(#"(?!(?:\#(pattern))\z)(?s:.*)"#).matchesNothing == true
  } catch {
    // Such a pattern is too large, or has something that must be at its start.
    return false
  }
}
