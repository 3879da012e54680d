import RuleEngine
import UnicodeText
import Violations

/// The codes that a check uses to report the refusals of a PRECIS profile.
struct PrecisCodes {
  /// The most characters that are reported.
  private static let maximum = 8

  static let character = CodeDefinition.Argument(
    "character",
    .character,
    "the character at fault, after full-width and uppercase letters were replaced",
    isFromInput: true
  )

  var character: CodeDefinition
  var space: CodeDefinition
  var invisible: CodeDefinition
  var context: CodeDefinition
  var direction: CodeDefinition

  /// Checks a text against a profile, and adds the form that the profile stores.
  func check(_ text: UTF8Span, against profile: PrecisProfile, into findings: inout Findings) {
    let mapped = profile.prepared(String(copying: text))
    let refusals = profile.refusals(of: mapped, maximum: Self.maximum)
    for refusal in refusals { report(refusal, into: &findings) }
    if refusals.isEmpty { findings.setCanonicalForm(mapped.text) }
  }

  private func report(_ refusal: PrecisRefusal, into findings: inout Findings) {
    let argument: [String: Argument] = ["character": .character(refusal.character)]
    switch refusal.reason {
    case .empty: findings.add(.required)
    case .direction:
      findings.add(direction, at: refusal.range, direction == character ? argument : [:])
    case .context: findings.add(context, at: refusal.range, argument)
    case .character:
      if refusal.character == " ", space != character {
        findings.add(space, at: refusal.range)
      } else {
        findings.add(
          refusal.character.isInvisible ? invisible : character,
          at: refusal.range,
          argument
        )
      }
    }
  }
}

extension PrecisProfile {
  /// Returns the progress of a text that must fit the profile.
  ///
  /// More typing can't fix a character that isn't in the class. It may fix faults that depend on
  /// the characters around them or on the direction of writing.
  func progress(of text: UTF8Span) -> TextProgress {
    let mapped = prepared(String(copying: text))
    let refusals = refusals(of: mapped, maximum: .max)
    // Letters of Hangul may still join into syllables.
    let lasting = refusals.first {
      $0.reason == .character && !ScalarProperties(of: $0.character).isConjoiningJamo
    }
    if let lasting { return .impossible(at: lasting.range.lowerBound) }
    return refusals.isEmpty ? .valid : .unfinished
  }
}
