import Rulebook
import Testing

/// Messages and arguments contain no text of a secret or personal value with parts.
@Suite("Secret values made of parts")
struct PartsSecretsTests {
  private static let pack = #"""
    format: 1
    pack: acme
    tables:
      t: { kind: rows, columns: { name: text }, rows: { Q7: { name: Zorro } } }
    rules:
      open:
        title: Number
        parts: { pattern: '(?<k>[A-Z0-9]{2})(?<rest>[A-Z]{3})', look-up: [{ table: t, by: { part: k } }] }
        checks:
          - { part: rest, one-of: { values: [XYZ] }, arguments: { name: { column: name } }, code: acme.named }
        facts: [name, rest]
        canonical: '{rest}{k}'
        write: '{k}-{rest}'
        example: Q7XYZ

    """#

  /// Rules whose messages can't mention the row, because it says something about the value.
  private static let confidential = """
      personal: { extends: open, personal: true }
      secret: { extends: open, secret: true }
    codes: { acme.named: {} }
    messages: { en: { acme.named: Not for this one. } }
    """

  private static let rulebook = Result { try PartsFixture.rulebook(pack + confidential) }

  @Test("Valid values keep their forms and facts unless they are secret")
  func valid() throws {
    let rulebook = try Self.rulebook.get()
    for rule in ["open", "personal"] {
      let report = try rulebook.check("Q7XYZ", as: rule)
      #expect(report.normalized == "XYZQ7")
      #expect(report.facts == ["name": "Zorro", "rest": "XYZ", "formatted": "Q7-XYZ"])
    }
    let report = try rulebook.check("Q7XYZ", as: "secret")
    #expect(report.outcome == .valid)
    #expect(report.normalized == nil)
    #expect(report.facts == [:])
  }

  @Test("Messages say nothing of the value", arguments: ["Q7ABC", "Q8ABC", "Q7A"])
  func messages(value: String) throws {
    let rulebook = try Self.rulebook.get()
    for rule in ["personal", "secret"] {
      let report = try rulebook.check(value, as: rule)
      #expect(report.outcome == .invalid)
      let words =
        rulebook.messages(for: report, in: "en").map(\.text).joined() + "\(report.violations)"
      // The row that was found reveals a piece of the value.
      for part in ["ABC", "Q8", "Zorro"] { #expect(!words.contains(part), "\(words)") }
    }
  }

  @Test("A column is an argument")
  func argument() throws {
    let rulebook = try PartsFixture.rulebook(
      Self.pack + "codes: { acme.named: {} }\nmessages: { en: { acme.named: 'Not for {name}.' } }\n"
    )
    let report = try rulebook.check("Q7ABC", as: "open")
    #expect(report.violations.map(\.code) == ["acme.named"])
    #expect(report.violations.first?.arguments["name"] == "Zorro")
    #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["Not for Zorro."])
  }
}
