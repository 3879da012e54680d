import UnicodeText
import Violations

/// The codes under which a check reports what a PRECIS profile refuses.
struct PrecisCodes {
  /// How many characters are reported at most.
  private static let maximum = 8

  static let character = CodeDefinition.Argument(
    "character",
    .character,
    "the character at fault, after full-width and capital letters were replaced",
    isFromInput: true
  )

  var character: ViolationCode
  var space: ViolationCode
  var invisible: ViolationCode
  var context: ViolationCode
  var direction: ViolationCode

  /// Checks a text against a profile and gives the form that the profile stores.
  func check(
    _ text: UTF8Span,
    against profile: PrecisProfile,
    into findings: inout Findings
  ) {
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
      findings.add(
        direction,
        at: refusal.range,
        direction == character ? argument : [:]
      )
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
