import Rulebook
import Testing

/// The examples that messages show suit the parameters of the rule.
@Suite("Examples in messages")
struct PartsExamplesTests {
  private static let pack = """
    format: 1
    pack: acme
    rules:
      batch:
        title: batch
        parameters: { size: { type: integer, default: 2 }, plant: { type: text, default: A } }
        parts: { pattern: '(?<plant>[A-Z])(?<number>[0-9]*)' }
        checks:
          - { part: plant, equals: { parameter: plant }, code: identifier.not_issued }
          - { part: number, length: { exact: { parameter: size } }, code: identifier.length }
        examples:
          valid:
            - A12
            - { value: A123, with: { size: 3 } }
            - { value: A1234567890, with: { size: 10 } }
            - { value: B12, with: { plant: B } }
            - { value: B123, with: { plant: B, size: 3 } }
      heir: { extends: batch, title: heir }
    """

  /// Rules whose examples are in the rows of tables, and rules that pass parts to others.
  private static let rows = """
    format: 1
    pack: clubs
    tables:
      areas:
        kind: rows
        columns: { shape: pattern, sample: text }
        rows:
          N: { shape: '[0-9]{2}', sample: N-12 }
          S: { shape: '[0-9]{3}', sample: S-123 }
          E: { shape: '[0-9]' }
      sizes:
        kind: rows
        columns: { form: pattern, shown: text }
        rows: { S: { form: '[0-9]{2}', shown: '12' }, L: { form: '[0-9]{4}', shown: '1234' } }
    rules:
      card:
        title: card
        parts:
          pattern: '(?<area>[A-Z])-(?<serial>[0-9]+)'
          look-up: [{ table: areas, by: { part: area } }]
        checks: [{ part: serial, pattern: { column: shape } }]
        example: { column: sample }
        examples: { valid: [N-12, S-123, E-1] }
      heir: { extends: card, title: heir }
      own: { extends: card, title: own, example: S-123 }
      hidden: { extends: card, title: hidden, secret: true }
      sized:
        title: sized
        parameters: { size: { type: text } }
        parts:
          pattern: '[0-9]+'
          look-up: [{ table: sizes, by: { parameter: size }, absent: skip }]
        checks: [{ pattern: { column: form }, code: identifier.format }]
        example: { column: shown }
        examples: { valid: ['1', { value: '1234', with: { size: L } }] }
      three: { title: three, parts: { pattern: '[0-9]{3}' }, examples: { valid: ['123'] } }
      outer:
        title: outer
        parts: { pattern: 'K(?<rest>.+)|(?<whole>[0-9].*)' }
        checks: [{ part: rest, rule: three }, { part: whole, rule: three }]
        examples: { valid: [K123, '123'] }
    """

  @Test(
    "The example of the row is shown, or else that of the rule",
    arguments: [
      ("card", [:], "S-1", "card", "S-123"), ("card", [:], "N-1", "card", "N-12"),
      // The value doesn't match the pattern, but begins with the key of the row.
      ("card", [:], "S1", "card", "S-123"), ("card", [:], "S", "card", "S-123"),
      // The row doesn't have an example, there is no such row, or nothing is known of it.
      ("card", [:], "E-12", "card", "N-12"), ("card", [:], "X-1", "card", "N-12"),
      ("card", [:], "?", "card", "N-12"), ("heir", [:], "S-1", "heir", "S-123"),
      ("own", [:], "N-1", "own", "S-123"), ("own", [:], "?", "own", "S-123"),
      // The row says something about a secret value.
      ("hidden", [:], "S-1", "hidden", "N-12"), ("hidden", [:], "S1", "hidden", "N-12"),
      ("sized", ["size": "L"], "12", "sized", "1234"),
      ("sized", ["size": "L"], "x", "sized", "1234"),
      ("sized", ["size": "S"], "x", "sized", "12"), ("sized", [:], "x", "sized", "1"),
      // People don't know the parts of a value, unless the part is the whole value.
      ("outer", [:], "K12", "outer", "K123"), ("outer", [:], "12", "three", "123"),
    ] as [(String, [String: Value], String, String, String)]
  )
  func exampleOfRow(
    name: String,
    parameters: [String: Value],
    text: String,
    title: String,
    expected: String
  ) throws {
    let rulebook = try PartsFixture.rulebook(Self.rows)
    let report = try rulebook.rule(name, with: parameters).check(text)
    let violation = try #require(report.violations.first)
    #expect(violation.arguments["title"] == .rule(title, title: title))
    #expect(violation.arguments["example"] == .text(expected))
    let shown = try rulebook.rule(name, with: parameters).check(expected)
    #expect(shown.outcome == .valid)
  }

  private static let rulebook = Result { try PartsFixture.rulebook(pack) }

  @Test(
    "The example with most of the parameters, and no others, is shown",
    arguments: [
      ([:], "A12"), (["size": 3], "A123"), (["plant": "B"], "B12"),
      (["plant": "B", "size": 3], "B123"), (["size": 9], "A12"), (["size": 10], "A1234567890"),

      (["size": 3, "plant": "C"], "A123"),
    ] as [([String: Value], String)]
  )
  func example(parameters: [String: Value], expected: String) throws {
    let rulebook = try Self.rulebook.get()
    for name in ["batch", "heir"] {
      // Twice, since rules and checks are kept.
      for _ in 0..<2 {
        let violation = try rulebook.rule(name, with: parameters).check("?").violations.first
        #expect(violation?.code == "identifier.format")
        #expect(violation?.arguments["example"] == .text(expected), "\(name)")
        let short = try rulebook.rule(name, with: parameters).check("A1").violations.last
        #expect(short?.arguments["example"] == .text(expected), "\(name)")
      }
    }
  }
}
