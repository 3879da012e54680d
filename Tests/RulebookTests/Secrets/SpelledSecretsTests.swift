import Rulebook
import TestSupport
import Testing

/// What packs add to the secret of another pack can't spell it: whatever looks at a piece of the
/// value leaves one code, without arguments or places that depend on that piece.
@Suite struct SpelledSecretsTests {
  /// A secret of four digits, whose own pack says what it likes.
  private static let base = """
    format: 1
    pack: base
    rules:
      pin:
        secret: true
        normalize: [trim]
        checks: [{ name: shape, pattern: '[0-9]{4}' }, { name: size, length: { minimum: 2 } }]
      word: { checks: [length: { minimum: 1 }] }
      limited:
        parameters: { least: { type: integer, default: 1 } }
        checks: [length: { minimum: { parameter: least } }]
      number: { personal: true, checks: [length: { minimum: 1 }] }
      shown: { example: '7', title: Seven, checks: [{ pattern: '7', code: identifier.format }] }
    forms:
      login: { fields: { pin: { rule: pin } } }

    """

  /// Returns a rule `x` with checks of the single digits of the value.
  private static func digits(_ checks: String, of base: String = "extends: pin") -> String {
    """
    rules:
      x:
        \(base)
        example: '1111'
        parts: { pattern: '(?<a>[0-9])(?<b>[0-9])(?<c>[0-9])(?<d>[0-9])' }
        checks: [\(checks)]
    """
  }

  private static let a4 = "{ part: a, not-equals: '4', code: g.a4 }"
  private static let b0 = "{ part: b, not-equals: '0', code: g.b0 }"
  private static let a4AsWarning = "{ part: a, not-equals: '4', code: g.a4, severity: warning }"
  private static let b0AsWarning = "{ part: b, not-equals: '0', code: g.b0, severity: warning }"

  /// Returns a rule `x` with checks that can use a number in the row that the first digit selects.
  private static func selected(_ checks: String, of base: String = "extends: pin") -> String {
    """
    tables: { t: { kind: rows, columns: { n: integer }, rows: { 4: { n: 1040 }, 5: { n: 1050 } } } }
    rules:
      x:
        \(base)
        example: '4444'
        parts: { pattern: '(?<a>[0-9])[0-9]{3}', look-up: [{ table: t, by: { part: a } }] }
        checks: [\(checks)]
    """
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var pack: String

    /// Each violation: its code, and the names of its arguments.
    var found: [String]

    init(_ name: String, _ pack: String, _ found: [String]) {
      testDescription = name
      self.pack = pack
      self.found = found
    }
  }

  /// The rule `x` extends the secret of another pack, and checks `4051`.
  static let rows: [Row] = [
    Row(
      "a limit in a row that a digit selects",
      selected("length: { minimum: { column: n } }"),
      ["length.too_short"]
    ),
    Row(
      "a limit in a row, in a check inside another one",
      selected("when: { part: a, then: [all: [length: { minimum: { column: n } }]] }"),
      ["length.too_short"]
    ),
    Row(
      "a code for each digit",
      digits(
        "\(a4), \(b0), { part: c, not-equals: '5', code: g.c5 }, "
          + "{ part: d, not-equals: '1', code: g.d1 }"
      ),
      ["g.a4 example title"]
    ),
    Row(
      "a warning for each digit",
      digits("\(a4AsWarning), \(b0AsWarning)"),
      ["g.a4 example title"]
    ),
    Row(
      "an error counts more than a warning before it",
      digits("\(a4AsWarning), \(b0)"),
      ["g.b0 example title"]
    ),
    Row(
      "codes for each digit inside one check",
      digits("all: [\(a4), \(b0)]"),
      ["g.a4 example title"]
    ),
    Row(
      "the place of a character",
      "rules: { x: { extends: pin, checks: [characters: { forbidden: '[5]' }] } }",
      ["characters.not_allowed"]
    ),
    Row(
      "how many of a character there are",
      "rules: { x: { extends: pin, checks: [characters: { counted: '[05]', minimum: 3 }] } }",
      ["characters.too_few class minimum"]
    ),
    Row(
      "the length of a join that is as long as a digit is great",
      """
      rules:
        x:
          extends: pin
          example: '1111'
          parts: { pattern: '(?<a>[0-9])[0-9]{3}', join: { j: { of: '{a}', replace: { 4: '....' } } } }
          checks: [{ part: j, length: { maximum: 2 }, code: g.j }]
      """,
      ["g.j example maximum title unit"]
    ),
    Row(
      "the length of what is left when a character is removed",
      "rules: { x: { extends: pin, normalize: [remove: '[045]'] } }",
      ["pattern.mismatch"]
    ),
    Row(
      "a changed check of the secret's own pack",
      "rules: { x: { extends: pin, change: { size: { minimum: 9 } } } }",
      ["length.too_short minimum unit"]
    ),
    Row(
      "codes of rows that don't exist",
      """
      tables: { t: { kind: rows, columns: { n: integer }, rows: { 9: { n: 1 } } } }
      rules:
        x:
          extends: pin
          example: '9999'
          parts: { pattern: '(?<a>[0-9])[0-9]{3}', look-up: [{ table: t, by: { part: a }, code: g.row }] }
          checks: [length: { minimum: 9 }]
      """,
      ["g.row example title"]
    ),
    Row(
      "the title of a rule that a row names",
      """
      tables: { t: { kind: rows, columns: { r: rule }, rows: { 4: { r: shown } } } }
      rules:
        x:
          extends: pin
          title: PIN
          example: '4444'
          parts: { pattern: '(?<a>[0-9])(?<rest>[0-9]{3})', look-up: [{ table: t, by: { part: a } }] }
          checks: [{ part: rest, rule: { column: r } }]
      """,
      ["identifier.format example title"]
    ),
    Row(
      "a replacement of the secret's rule",
      digits("\(a4), \(b0)", of: "replaces: pin"),
      ["g.a4 example title"]
    ),
  ]

  @Test("A rule over another pack's secret says one thing", arguments: rows)
  func rules(row: Row) throws {
    let report = try Self.rulebook(row.pack).check("4051", as: "x")
    #expect(report.violations.map(Self.described) == row.found)
    #expect(report.violations.allSatisfy { $0.range == nil })
    #expect(!"\(report.violations.map(\.arguments))".contains("Seven"))
    #expect(report.facts.isEmpty)
    #expect(report.normalized == nil)
  }

  @Test("The secret's own pack may say more")
  func ownPack() throws {
    let rulebook = try Self.rulebook("rules: { x: { checks: [length: 1] } }")
    let report = try rulebook.check("1", as: "pin")
    #expect(report.violations.map(\.code) == ["pattern.mismatch", "length.too_short"])
    #expect(report.violations.last?.arguments["actual"] == 1)
  }

  @Test("Own violations stay, and one of another pack's follows")
  func both() throws {
    let rulebook = try Self.rulebook(
      "rules: { x: { extends: pin, checks: [length: { maximum: 2 }, prefix: '9'] } }"
    )
    let report = try rulebook.check("40512", as: "x")
    #expect(report.violations.map(\.code) == ["pattern.mismatch", "length.too_long"])
    #expect(report.outcome == .invalid)
  }

  @Test("Typing never tells where a check of another pack becomes impossible")
  func progress() throws {
    let rulebook = try Self.rulebook(
      "rules: { x: { extends: pin, checks: [characters: { forbidden: '[5]' }] } }"
    )
    let handle = try rulebook.rule("x")
    #expect(handle.progress(of: "4051") == .unfinished)
    #expect(handle.progress(of: "40a") == .impossible(at: 2))
    #expect(handle.progress(of: "4061") == .valid)
  }

  @Test("A checklist shows one unmet requirement of another pack, and the rest open")
  func checklist() throws {
    let rulebook = try Self.rulebook(
      """
      rules:
        x:
          extends: pin
          checks:
            - { length: { minimum: 3 }, code: g.a4 }
            - { length: { minimum: 9 }, code: g.b0 }
            - { length: { minimum: 2 }, code: g.c5 }
      """
    )
    let items = try rulebook.rule("x").checklist(for: "4051")
    let added = items.filter { $0.violation.code.rawValue.hasPrefix("g.") }
    #expect(added.map(\.state) == [.met, .unmet, .open])
  }

  /// Forms that use the secret's rule, the field at fault, and what is found there.
  static let forms: [Row] = [
    Row(
      "checks of a field",
      """
      forms:
        f:
          stop: all
          fields:
            pin: { rule: pin, checks: [{ length: { maximum: 1 }, code: g.a4 }, { prefix: '9', code: g.b0 }] }
      """,
      ["g.a4 maximum unit"]
    ),
    Row(
      "a field that takes a secret's place",
      """
      rules:
        own: { secret: true, checks: [{ length: { maximum: 1 }, code: g.a4 }, { prefix: '9', code: g.b0 }] }
      forms:
        f: { extends: login, stop: all, fields: { pin: { rule: own } } }
      """,
      ["g.a4 maximum unit"]
    ),
    Row(
      "checks between fields",
      """
      forms:
        f:
          stop: all
          fields: { pin: { rule: pin }, other: { rule: number } }
          checks:
            - { sum: { field: pin, of: [pin], maximum: 3000 }, code: g.a4 }
            - { sum: { field: pin, of: [pin], maximum: 4000 }, code: g.b0 }
      """,
      ["g.a4 maximum"]
    ),
    Row(
      "a limit from a secret field",
      """
      forms:
        f: { fields: { pin: { rule: pin }, note: { rule: limited, with: { least: { field: pin } } } } }
      """,
      ["length.too_short"]
    ),
    Row(
      "a limit from a personal field",
      """
      forms:
        f: { fields: { id: { rule: number }, note: { rule: limited, with: { least: { field: id } } } } }
      """,
      ["length.too_short"]
    ),
  ]

  @Test("A form over another pack's secret says one thing", arguments: forms)
  func formsAreSilent(row: Row) throws {
    let record: [String: Value] = ["pin": "4051", "id": "4051", "note": "x", "other": "1"]
    let report = try Self.rulebook(row.pack).check(record, form: "f")
    #expect(report.violations.map(Self.described) == row.found)
  }

  @Test("A row that a personal value selects leaves no argument")
  func personal() throws {
    let rulebook = try Self.rulebook(
      Self.selected("length: { minimum: { column: n } }", of: "personal: true")
    )
    let report = try rulebook.check("4051", as: "x")
    #expect(report.violations.map(\.code) == ["length.too_short"])
    #expect(report.violations.first?.arguments.isEmpty == true)
  }

  private static func described(_ violation: Violation) -> String {
    ([violation.code.rawValue] + violation.arguments.keys.sorted()).joined(separator: " ")
  }

  private static func rulebook(_ pack: String) throws -> Rulebook {
    let codes = ["a4", "b0", "c5", "d1", "j", "row"]
    let declared = codes.map { "g.\($0): {}" }.joined(separator: ", ")
    let messages = codes.map { "g.\($0): Wrong" }.joined(separator: ", ")
    let guest = """
      format: 1
      pack: guest
      requires: { packs: [base] }
      \(pack)
      codes: { \(declared) }
      messages: { en: { \(messages) } }

      """
    return try Rulebook(
      .init(
        sources: [.text(base, name: "base.yaml"), .text(guest, name: "guest.yaml")],
        resources: Fixtures.path("Lint/Sound")
      )
    )
  }
}
