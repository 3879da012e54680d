import TextParts
import TextPatterns
import UnicodeText
import Violations

/// The keys of a table that a lookup can reach.
///
///     // pattern: '(?<area>[0-9]{2}).+', look-up: [{ table: areas, by: { part: area } }]
///     let reach = LookUpReach(of: lookUp, in: parts)
///     reach.mayReach("01")   // true
///     reach.mayReach("ABC")  // false
///     reach.example          // "00"
package struct LookUpReach: Sendable {
  private enum Kind: Sendable {
    /// Nothing is known about the text that is looked up.
    case anything

    /// The text that is looked up matches the pattern. If the longest key counts, the text begins
    /// with the key.
    case pattern(TextPattern, isLongest: Bool)

    /// The text that is looked up has all its letters in one case.
    case letterCase(CaseMapping)

    /// The text that is looked up consists of several, with separators between them.
    case several([LookUpReach], isLongest: Bool)
  }

  private let kind: Kind

  /// Determines which keys a lookup of a rule can reach.
  package init(of lookUp: PartsTemplate.LookUp, in template: PartsTemplate) {
    self.init(of: lookUp.key, isLongest: lookUp.isLongest, in: template)
  }

  private init(of key: PartsTemplate.Key, isLongest: Bool, in template: PartsTemplate) {
    switch key {
    case .parameter(_, nil), .given: kind = .anything
    case .parameter(_, .upper?): kind = .letterCase(.uppercase)
    case .parameter(_, .lower?): kind = .letterCase(.lowercase)
    case .join(let join):
      let pattern = PartLanguages(template).language(of: join)?.pattern()
      kind = pattern.map { .pattern($0, isLongest: isLongest) } ?? .anything
    case .several(let keys):
      // Only the last text can continue after the key.
      let reaches = keys.indices.map { index in
        LookUpReach(
          of: keys[index].key,
          isLongest: isLongest && index == keys.count - 1,
          in: template
        )
      }
      kind = .several(reaches, isLongest: isLongest)
    }
  }

  /// Whether any key can be looked up.
  package var isUnlimited: Bool { if case .anything = kind { true } else { false } }

  /// A text that can be looked up; nil if there is none to show.
  ///
  /// An ellipsis in it is for a text that isn't known.
  package var example: String? {
    switch kind {
    case .anything, .letterCase: nil
    case .pattern(let pattern, _): pattern.shortestMatch()
    case .several(let reaches, _):
      reaches.map { $0.example ?? "…" }.joined(separator: PartsTemplate.Key.separator)
    }
  }

  /// Returns whether the lookup can find the row of a key.
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
    case .several(let reaches, let isLongest):
      let texts = key.split(
        separator: PartsTemplate.Key.separator,
        omittingEmptySubsequences: false
      )
      // One of the texts that are looked up can contain separators, too.
      if texts.count > reaches.count { return true }
      if texts.count < reaches.count { return isLongest }
      return zip(reaches, texts).allSatisfy { reach, text in reach.mayReach(String(text)) }
    }
  }
}
