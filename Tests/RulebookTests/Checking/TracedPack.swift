import Rulebook

/// A pack whose rules fail in many ways, with its lines counted from 1.
enum TracedPack {
  /// Returns a rulebook of the pack that traces violations.
  static func rulebook(tracing: Bool = true) throws -> Rulebook {
    var configuration = Rulebook.Configuration(sources: [.text(text, name: "traced.yaml")])
    configuration.tracesViolations = tracing
    return try Rulebook(configuration)
  }

  private static let text = #"""
    format: 1
    pack: traced
    version: 1.0.0
    summary: Rules for tests of traces
    source-locale: en
    rules:
      word:
        summary: A word
        parameters: { size: { type: integer, default: '4' } }
        normalize: [trim]
        checks:
          - name: size
            length: { exact: { parameter: size } }
          - all:
              - characters: '[a-z]'
      outer:
        summary: A word, as another rule checks it
        checks:
          - rule: word
      heir:
        summary: A word that doesn't begin with x
        extends: word
        checks:
          - not: { prefix: x }
            code: traced.first
      filled:
        summary: Something
        checks:
          - required
      pin:
        summary: A secret number
        secret: true
        parameters: { size: { type: integer, default: '4' } }
        checks:
          - all:
              - characters: '[0-9]'
              - length: { exact: { parameter: size } }
      member:
        summary: A personal number
        personal: true
        parameters: { size: { type: integer, default: '4' } }
        checks:
          - length: { exact: { parameter: size } }
    forms:
      trip:
        stop: all
        fields:
          from: { rule: word, required: true }
          to: { rule: word, with: { size: 2 } }
          note: { checks: [{ characters: '[a-z]' }] }
        checks:
          - filled: { fields: [to, note] }
    codes:
      traced.first: {}
    messages:
      en: { traced.first: Begin with another letter. }
    """#
}
