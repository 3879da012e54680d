import Rulebook
import TestSupport
import Testing

/// Parts that are taken apart further by a pattern of the row that was found.
@Suite("Parts that a column takes apart")
struct PartsSplitTests {
  private static let pack = #"""
    format: 1
    pack: acme
    tables:
      areas:
        kind: rows
        columns: { shape: pattern }
        rows:
          A: { shape: '(?<bank>[0-9]{2})(?<branch>[0-9])?X' }
          B: { shape: '[0-9](?<bank>\p{Lu}+)' }
          C: {}
      banks: { kind: rows, columns: { bank_name: text }, rows: { '12': { bank_name: Twelve }, ÄZ: { bank_name: Zed } } }
    rules:
      plain:
        title: Plain
        normalize: [{ remove: '[\ ]' }]
        parts:
          pattern: '(?<area>[A-Z])(?<rest>.*)'
          look-up: [{ table: areas, by: { part: area }, split: { rest: shape } }]
          join: { turned: '{branch}/{bank}' }
        checks:
          - { part: rest, pattern: { column: shape } }
          - { part: bank, not: { one-of: { values: ['13'] } }, code: identifier.not_issued }
        facts: [bank, branch, turned]
        example: A12X
      known:
        extends: plain
        parts:
          pattern: '(?<area>[A-Z])(?<rest>.*)'
          look-up:
            - { table: banks, by: { part: bank } }
            - { table: areas, by: { part: area }, absent: skip, split: { rest: shape } }
        facts: [bank_name]
    """#

  private static let rulebook = Result {
    try Rulebook(.text(pack, name: "acme.yaml"))
  }

  private static let plain = " plain=Plain example:A12X"
  private static let known = " known=Plain example:A12X"

  static let rows: [PartsRow] = [
    PartsRow(
      "both groups",
      "plain",
      "A123X",
      facts: ["bank": .text("12"), "branch": .text("3"), "turned": .text("3/12")]
    ),
    PartsRow("one of them", "plain", "A12X", facts: ["bank": .text("12"), "turned": .text("/12")]),
    PartsRow(
      "another row has another pattern",
      "plain",
      "B7ÄZ",
      facts: ["bank": .text("ÄZ"), "turned": .text("/ÄZ")]
    ),
    PartsRow("a row without a pattern", "plain", "C7ÄZ", facts: [:]),
    PartsRow(
      "a text that does not match is told by the check of its part",
      "plain",
      "A1X",
      "identifier.format.character.digit 2..<3 plain=Plain character example:A12X",
      facts: [:]
    ),
    PartsRow(
      "a group has its place in the whole value",
      "plain",
      "A 1 3X",
      "identifier.not_issued 2..<5" + plain
    ),
    PartsRow("a row by a group", "known", "B7ÄZ", facts: ["bank_name": .text("Zed")]),
    PartsRow("no row by a group", "known", "A15X", "identifier.unknown_part 1..<3" + known),
    PartsRow("no row, and so no groups", "known", "Z15X", facts: [:]),
  ]

  @Test("A pattern of the row takes a part apart", arguments: rows)
  func verdict(_ row: PartsRow) throws {
    try row.check(in: Self.rulebook.get())
  }

  struct TypedRow: CustomTestStringConvertible, Sendable {
    var rule: String
    var text: String
    var expected: TextProgress
    var testDescription: String { "\(rule): \(text)" }

    init(_ rule: String, _ text: String, _ expected: TextProgress) {
      (self.rule, self.text, self.expected) = (rule, text, expected)
    }
  }

  static let typed: [TypedRow] = [
    TypedRow("plain", "A", .unfinished),
    TypedRow("plain", "A1", .unfinished),
    TypedRow("plain", "A12", .unfinished),
    TypedRow("plain", "A12X", .valid),
    TypedRow("plain", "A13", .impossible(at: 2)),
    TypedRow("plain", "A1X", .impossible(at: 2)),
    TypedRow("plain", "BX", .impossible(at: 1)),
    TypedRow("known", "A15", .impossible(at: 2)),
    TypedRow("known", "A12", .unfinished),
    TypedRow("known", "B7Ä", .unfinished),
    TypedRow("known", "B7Q", .unfinished),
  ]

  @Test("Groups of the row are judged while the value is typed", arguments: typed)
  func progress(_ row: TypedRow) throws {
    let rule = try Self.rulebook.get().rule(row.rule)
    #expect(rule.progress(of: row.text) == row.expected)
  }

  @Test("No valid account number is refused while it is typed, and each tells its bank")
  func accounts() throws {
    let rule = try Rulebook().rule("iban")
    for number in [
      "CH9300762011623852957", "GB82WEST12345698765432", "IT60X0542811101000000123456",
    ] {
      for end in number.indices {
        #expect(!rule.progress(of: String(number[..<end])).isImpossible, "\(number[..<end])")
      }
      #expect(rule.check(number).facts["bank_code"] != nil)
    }
  }
}
