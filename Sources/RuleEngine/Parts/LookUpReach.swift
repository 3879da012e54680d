import TextParts
import TextPatterns
import UnicodeText
import Violations

/// Which keys of a table a look-up can ask for.
///
///     // pattern: '(?<area>[0-9]{2}).+', look-up: [{ table: areas, by: { part: area } }]
///     let reach = LookUpReach(of: lookUp, in: parts)
///     reach.mayReach("01")   // true
///     reach.mayReach("ABC")  // false
///     reach.example          // "00"
package struct LookUpReach: Sendable {
  private enum Kind: Sendable {
    /// Nothing is known of what is looked up.
    case anything

    /// What is looked up is a text that the pattern matches; it begins with the key if the longest counts.
    case pattern(TextPattern, isLongest: Bool)

    /// What is looked up has its letters in one case.
    case letterCase(CaseMapping)
  }

  private let kind: Kind

  /// Finds out what a look-up of a rule can ask for.
  package init(of lookUp: PartsTemplate.LookUp, in template: PartsTemplate) {
    switch lookUp.key {
    case .parameter(_, nil): kind = .anything
    case .parameter(_, .upper?): kind = .letterCase(.uppercase)
    case .parameter(_, .lower?): kind = .letterCase(.lowercase)
    case .join(let join):
      let pattern = PartLanguages(template).language(of: join)?.pattern()
      kind = pattern.map { .pattern($0, isLongest: lookUp.isLongest) } ?? .anything
    }
  }

  /// Whether the look-up may ask for anything.
  package var isUnlimited: Bool { if case .anything = kind { true } else { false } }

  /// A text that the look-up may ask for; nil if there is none to show.
  package var example: String? {
    if case .pattern(let pattern, _) = kind { pattern.shortestMatch() } else { nil }
  }

  /// Returns whether the look-up may find the row of a key.
  ///
  /// - Complexity: O(*n*) in the length of the key.
  package func mayReach(_ key: String) -> Bool {
    switch kind {
    case .anything: return true
    case .pattern(let pattern, false): return pattern.matches(key.utf8Span)
    case .pattern(let pattern, true):
      if case .impossible(at: _) = pattern.progress(of: key.utf8Span) { return false }
      return true
    case .letterCase(let mapping): return key.utf8Span.mapped(mapping).text == key
    }
  }
}
