import UnicodeText
import Violations

extension PrecisProfile {
  /// Returns how far a text has come that must fit the profile.
  ///
  /// A character that the class does not have stays wrong. What depends on the characters around
  /// it or on the direction of writing may come right.
  ///
  /// - Complexity: O(*n*).
  func progress(of text: UTF8Span) -> TextProgress {
    let mapped = prepared(String(copying: text))
    let refusals = refusals(of: mapped, maximum: .max)
    // Letters of Hangul may still be joined to syllables.
    let lasting = refusals.first {
      $0.reason == .character && !ScalarProperties(of: $0.character).isConjoiningJamo
    }
    if let lasting { return .impossible(at: lasting.range.lowerBound) }
    return refusals.isEmpty ? .valid : .unfinished
  }
}
