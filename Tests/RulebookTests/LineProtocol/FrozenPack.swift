import Foundation
import Rulebook

/// A pack that changes only with the tests of the line protocol.
enum FrozenPack {
  static let source = PackSource.text(text, name: "frozen.yaml")

  private static let shared = Result { try rulebook(Limits()) }

  /// The rulebook that all tests share, whose clock always says 2026-11-20.
  static func rulebook() throws -> Rulebook { try shared.get() }

  /// Returns a rulebook with limits, and with the same clock.
  static func rulebook(_ limits: Limits) throws -> Rulebook {
    try Rulebook(
      .init(
        sources: [source],
        limits: limits,
        clock: { Date(timeIntervalSince1970: 1_795_132_800) }
      )
    )
  }

  private static let text = #"""
    format: 1
    pack: frozen
    version: 1.0.0
    summary: Rules for tests of the line protocol
    source-locale: en

    rules:
      staff-id:
        summary: A staff number
        parameters:
          site: { type: text, default: AB }
        normalize: [trim, uppercase]
        checks:
          - pattern: '[A-Z]{2}-\d{6}'
            code: staff_id.format
            arguments: { example: AB-123456 }
          - prefix: { parameter: site }
            code: staff_id.wrong_site
      code-word:
        summary: A secret word
        secret: true
        normalize: [trim]
        parameters:
          least: { type: integer, default: '4' }
        checks:
          - characters: { allowed: '[a-z]' }
          - length: { minimum: { parameter: least } }
      letters:
        summary: Letters from a to z
        checks:
          - characters: '[a-z]'
      amount:
        summary: A number up to a limit
        checks:
          - number: { maximum: '9007199254740993.5' }
      born:
        summary: A day that is not in the future
        checks:
          - date: { latest: today }
      size:
        summary: A size of clothes
        checks:
          - one-of: [s, m, l]
      anything:
        summary: Any value
        checks:
          - required: { blank: empty }

    forms:
      team:
        stop: all
        fields:
          lead: { rule: staff-id, required: true }
          members[].id: { rule: staff-id, required: true }
          again: { same-as: lead }

    codes:
      staff_id.format: { number: 3101 }
      staff_id.wrong_site: { severity: warning }

    messages:
      en:
        staff_id.format: 'Enter a number like {example}.'
        staff_id.wrong_site: 'This number begins with another site than {prefix}.'
      pl:
        staff_id.format: 'Wpisz numer taki jak {example}.'
    """#
}
