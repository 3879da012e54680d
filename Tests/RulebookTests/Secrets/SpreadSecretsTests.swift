import Rulebook
import TestSupport
import Testing

/// What other fields of a form say about a confidential field that they look at.
@Suite struct SpreadSecretsTests {
  /// A secret of four digits, and a personal number.
  private static let base = """
    format: 1
    pack: base
    rules:
      pin: { secret: true, checks: [pattern: '[0-9]{4}'] }
      id: { personal: true, checks: [length: { minimum: 1 }] }
      word: { checks: [length: { minimum: 1 }] }
    forms:
      login: { fields: { pin: { rule: pin }, id: { rule: id }, a: { rule: word }, b: { rule: word } } }

    """

  /// Rules of another pack whose parameter selects a row.
  private static let rules = """
    tables:
      t:
        kind: rows
        columns: { sample: text, kind: rule, low: integer, high: integer }
        rows:
          '4051': { sample: '77', kind: seven, low: 9, high: 1 }
          '4052': { sample: '88', kind: eight, low: 8, high: 1 }
    rules:
      seven: { title: Seven, example: '77', checks: [{ pattern: '77', code: identifier.format }] }
      eight: { title: Eight, example: '88', checks: [{ pattern: '88', code: identifier.format }] }
      shown:
        title: Number
        parameters: { p: { type: text } }
        example: { column: sample }
        examples: { valid: ['77'] }
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: t, by: { parameter: p }, absent: skip }] }
        checks: [{ pattern: '[78]+', code: identifier.format }]
      handed:
        title: Number
        parameters: { p: { type: text } }
        example: '11'
        checks: [rule: { name: shown, with: { p: { parameter: p } } }]
      kinds:
        title: Number
        parameters: { p: { type: text } }
        example: '11'
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: t, by: { parameter: p }, absent: skip }] }
        checks: [{ part: all, rule: { column: kind } }]
      argued:
        title: Number
        parameters: { p: { type: text } }
        example: '11'
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: t, by: { parameter: p }, absent: skip }] }
        checks: [{ pattern: '[78]+', code: identifier.format, arguments: { example: { column: sample } } }]
      limited:
        title: Number
        parameters: { p: { type: text } }
        example: '11'
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: t, by: { parameter: p }, absent: skip }] }
        checks: [{ length: { minimum: { column: low } } }]
      coded:
        title: Number
        parameters: { p: { type: text } }
        example: '11'
        parts: { pattern: '(?<all>[0-9]+)', look-up: [{ table: t, by: { parameter: p }, absent: skip }] }
        checks:
          - { length: { minimum: { column: low } }, code: g.a }
          - { length: { minimum: 3 }, code: g.b }
      own-secret:
        secret: true
        parameters: { p: { default: none } }
        checks: [{ equals: { parameter: p }, code: g.a }, { length: { minimum: 9 }, code: g.b }]

    """

  static let receivers = ["shown", "handed", "kinds", "argued", "limited"]

  @Test("Nothing in a message is chosen by another personal field", arguments: receivers)
  func personal(rule: String) throws {
    let rulebook = try Self.rulebook("a: { rule: \(rule), with: { p: { field: id } } }")
    for value in ["12", "x"] {
      let reports = try ["4051", "4052"].map { id in
        try rulebook.check(["id": .text(id), "pin": "1234", "a": .text(value)], form: "f")
      }
      #expect(!reports[0].violations.isEmpty)
      #expect(reports[0].violations == reports[1].violations)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fields: String

    /// The codes of each violation, with the names of its arguments.
    var found: [String]
  }

  /// Forms of another pack, and what they report about the PIN 4051.
  static let rows = [
    Row(
      testDescription: "a rule with a code for each row",
      fields: "a: { rule: coded, with: { p: { field: pin } } }",
      found: ["g.a"]
    ),
    Row(
      testDescription: "a rule that is secret itself",
      fields: "a: { rule: own-secret, with: { p: { field: pin } } }",
      found: ["g.a"]
    ),
    Row(
      testDescription: "checks with comparisons of a part",
      fields:
        "a: { rule: word, checks: [{ all: [same-as: pin], code: g.a }, { length: 9, code: g.b }] }",
      found: ["g.a other"]
    ),
    Row(
      testDescription: "a copy with checks of its own",
      fields: "a: { rule: word, checks: [{ same-as: pin, code: g.a }, { length: 9, code: g.b }] }",
      found: ["g.a other"]
    ),
  ]

  @MainActor
  @Test("A field that receives another pack's secret says one thing", arguments: rows)
  func secret(row: Row) throws {
    let rulebook = try Self.rulebook(row.fields)
    let record: [String: Value] = ["pin": "4051", "id": "1", "a": "12", "b": "x"]
    let report = try rulebook.check(record, form: "f")
    let found = report.violations.map { violation in
      ([violation.code.rawValue] + violation.arguments.keys.sorted()).joined(separator: " ")
    }
    #expect(found == row.found)
    #expect(report.violations.allSatisfy { $0.range == nil })
    #expect(report.facts.isEmpty)
    let session = try rulebook.form("f").session(record: record)
    #expect(session.report.violations == report.violations)
  }

  private static func rulebook(_ fields: String) throws -> Rulebook {
    let guest = """
      format: 1
      pack: guest
      requires: { packs: [base] }
      \(rules)
      forms: { f: { extends: login, stop: all, fields: { \(fields) } } }
      codes: { g.a: {}, g.b: {} }
      messages: { en: { g.a: Wrong, g.b: Wrong } }

      """
    return try Rulebook(
      .init(
        sources: [.text(base, name: "base.yaml"), .text(guest, name: "guest.yaml")],
        resources: Fixtures.path("Lint/Sound")
      )
    )
  }
}
