import RuleEngine
import Rulebook
import RulebookAuthoring
import Testing
import Violations

/// Rules as they are after all layers, each part with its origin.
@Suite("Rules after all layers")
struct ShownDeclarationTests {
  static let lower = """
    format: 1
    pack: lower
    summary: Rules that others build on
    rules:
      code:
        summary: A code
        parameters: { size: { type: integer, default: '4' } }
        normalize: [trim]
        checks:
          - name: size
            length: { exact: { parameter: size } }
      tag:
        summary: A tag
        extends: code
        with: { size: 2 }
    """

  static let upper = """
    format: 1
    pack: upper
    summary: Rules that replace others
    rules:
      code:
        summary: A code that ends with x
        extends: code
        replaces: [code]
        normalize: [trim, lowercase]
        checks: [{ suffix: x }]
        change:
          size: { code: length.wrong }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var rule: String
    var parameters: [String: Value]?
    /// The parts, each with the packs and lines of its origins.
    var parts: [String]
    var testDescription: String { title }
  }

  static let rows = [
    Row(
      title: "a rule that replaces another",
      rule: "code",
      parts: [
        "rule code: upper 5", "replaces code: lower 5", "extends code: lower 5",
        "summary 'A code that ends with x': upper 6",
        "parameter { size: { type: integer, default: 4 } }: lower 7",
        "normalize [trim, lowercase]: upper 9",
        "check { name: size, length: { parameter: size }, code: length.wrong }: lower 11, "
          + "changed upper 12",
        "check { suffix: x }: upper 10",
      ]
    ),
    Row(
      title: "a rule that inherits from a replaced one",
      rule: "tag",
      parts: [
        "rule tag: lower 12", "extends code: upper 5", "replaces code: lower 5",
        "extends code: lower 5", "summary 'A tag': lower 13", "with { size: 2 }: lower 15",
        "normalize [trim, lowercase]: upper 9",
        "check { name: size, length: 2, code: length.wrong }: lower 11, changed upper 12",
        "check { suffix: x }: upper 10",
      ]
    ),
    Row(
      title: "a rule with the value of a parameter",
      rule: "code",
      parameters: ["size": "3"],
      parts: [
        "rule code: upper 5", "replaces code: lower 5", "extends code: lower 5",
        "summary 'A code that ends with x': upper 6",
        "parameter { size: { type: integer, default: 4, given: 3 } }: lower 7",
        "normalize [trim, lowercase]: upper 9",
        "check { name: size, length: 3, code: length.wrong }: lower 11, changed upper 12",
        "check { suffix: x }: upper 10",
      ]
    ),
  ]

  static let types = [
    "text", "integer", "number", "boolean", "date", "value", "pattern", "character-set",
    "{ list: text }", "{ choice: [a, b] }", "{ list: { choice: [a, b] } }",
  ]

  @Test("The type of a parameter is shown as packs write it", arguments: types)
  func type(_ type: String) throws {
    let pack = """
      format: 1
      pack: typed
      rules:
        code:
          parameters: { size: { type: \(type) } }
          checks: [length: 2]
      """
    let shown = try Rulebook(.text(pack, name: "typed.yaml")).shownRule("code")
    let parameter = shown.parts.first { $0.key == "parameter" }
    #expect(parameter?.value.text == "{ size: { type: \(type) } }")
  }

  static let reporting = """
    format: 1
    pack: acme
    source-locale: en
    tables: { t: { kind: rows, rows: [x] } }
    rules:
      card:
        example: x
        title: card
        parts: { pattern: '(?<a>.)', look-up: [{ table: t, by: { part: a }, code: card.unknown }] }
    forms:
      pair:
        fields:
          a: { checks: [{ number: { minimum: 3 }, code: pair.small }] }
          b: { checks: [number] }
        checks: [{ sum: { field: b, of: a }, code: pair.sum }]
      pairs: { fields: { one: { form: pair }, other: { form: pair } } }
    codes: { card.unknown: {}, pair.small: {}, pair.sum: {} }
    messages: { en: { card.unknown: Unknown., pair.small: Small., pair.sum: Sum. } }
    """

  @Test(
    "A code is reported by lookups and by checks of forms, too",
    arguments: [
      ("card.unknown", "{ rules: [card], look-up: { table: t, by: { part: a }, absent: refuse } }"),
      (
        "pair.small",
        "{ forms: [pair, pairs], check: { number: { minimum: 3 }, code: pair.small } }"
      ),
      ("pair.sum", "{ forms: [pair, pairs], check: { sum: { field: b, of: a }, code: pair.sum } }"),
    ]
  )
  func reporters(code: String, written: String) throws {
    let rulebook = try Rulebook(.text(Self.reporting, name: "acme.yaml"))
    let shown = try rulebook.shownCode(ViolationCode(rawValue: code), in: "en")
    #expect(shown.parts.filter { $0.key == "reporter" }.map(\.value.text) == [written])
  }

  @Test("Only what is reported has a severity", arguments: [("pair", 0), ("pair.sum", 1)])
  func severities(code: String, count: Int) throws {
    let rulebook = try Rulebook(.text(Self.reporting, name: "acme.yaml"))
    let shown = try rulebook.shownCode(ViolationCode(rawValue: code), in: "en")
    #expect(shown.parts.count { $0.key == "severity" } == count)
  }

  private static func rulebook() throws -> Rulebook {
    try Rulebook(.text(lower, name: "lower.yaml"), .text(upper, name: "upper.yaml"))
  }

  @Test("Shown is", arguments: rows)
  func rule(_ row: Row) throws {
    let shown = try Self.rulebook().shownRule(row.rule, with: row.parameters)
    let parts = shown.parts.map { part in
      let origins = part.origins.map { origin in
        (origin.change.map { "\($0) " } ?? "") + "\(origin.pack ?? "?") \(origin.place.inFile.line)"
      }
      return "\(part.key) \(part.value.text): \(origins.joined(separator: ", "))"
    }
    #expect(parts == row.parts)
  }

  @Test(
    "The parameters of a confidential rule are shown without the values that were passed",
    arguments: ["secret", "personal"]
  )
  func confidential(_ key: String) throws {
    let pack = """
      format: 1
      pack: hidden
      rules:
        code:
          \(key): true
          parameters: { end: { type: text, default: x }, most: { type: integer, default: 4 } }
          checks:
            - suffix: { text: { parameter: end } }
            - length: { maximum: { parameter: most } }
      """
    let shown = try Rulebook(.text(pack, name: "hidden.yaml"))
      .shownRule("code", with: ["end": "4111"])
    let parts = shown.parts.filter { ["parameter", "check"].contains($0.key) }
    #expect(
      parts.map(\.value.text) == [
        "{ end: { type: text, default: x, given: … } }",
        "{ most: { type: integer, default: 4 } }",
        "{ suffix: { parameter: end } }",
        "{ length: { maximum: 4 } }",
      ]
    )
  }

  @Test("A value that doesn't suit a parameter is an error")
  func unsuitable() throws {
    let rulebook = try Self.rulebook()
    #expect(throws: UsageError.self) {
      try rulebook.shownRule("code", with: ["size": "many"])
    }
  }
}
