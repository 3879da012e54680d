import Rulebook
import Testing

/// Tables that several packs fill, and parts that an inheriting rule has from another.
@Suite("Rows of other packs")
struct AddedRowsTests {
  private static let base = #"""
    format: 1
    pack: base
    tables:
      t: { kind: rows, columns: { name: text }, rows: { '1': { name: one }, '2 3': { name: more } } }
    rules:
      number:
        title: Number
        parts: { pattern: '(?<k>[0-9])(?<x>[a-z])?', look-up: [{ table: t, by: { part: k } }] }
        checks: [{ name: x, part: x, equals: x }]
        facts: [name]
        canonical: 'N{k}'
        write: 'N-{k}'
        example: '1'
    """#

  private static let upper = #"""
    format: 1
    pack: upper
    rows-of: { base.t: { '3': { name: three }, '4': { name: four } } }
    rules:
      own: { parts: { pattern: '(?<a>[0-9])', look-up: [{ table: base.t, by: { part: a } }] }, facts: [name], example: '1' }
      titled: { extends: number, title: Other }
      told: { extends: number, facts: { label: name } }
      stored: { extends: number, canonical: '{name}' }
      written: { extends: number, write: '{name}' }
      parted: { extends: number, parts: { pattern: '(?<k>[0-9])-(?<x>[a-z])', join: { name: 'a{x}' } }, drop: [x] }
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(base, upper) }

  static let rows: [PartsRow] = [
    PartsRow(
      "a row that stays",
      "number",
      "2",
      normalized: "N2",
      facts: ["name": "more", "formatted": "N-2"]
    ),
    PartsRow(
      "a row that is replaced",
      "number",
      "3",
      facts: ["name": "three", "formatted": "N-3"]
    ),
    PartsRow("a row that is added", "number", "4", facts: ["name": "four", "formatted": "N-4"]),
    PartsRow("a table of another pack", "own", "4", facts: ["name": "four"]),
    PartsRow("no row", "number", "5", "identifier.unknown_part 0..<1 number=Number example:1"),
    PartsRow(
      "another title",
      "titled",
      "5",
      "identifier.unknown_part 0..<1 titled=Other example:1"
    ),
    PartsRow(
      "other facts",
      "told",
      "1",
      normalized: "N1",
      facts: ["label": "one", "formatted": "N-1"]
    ),
    PartsRow(
      "another canonical form",
      "stored",
      "1",
      normalized: "one",
      facts: ["name": "one", "formatted": "N-1"]
    ),
    PartsRow(
      "another writing",
      "written",
      "1",
      normalized: "N1",
      facts: ["name": "one", "formatted": "one"]
    ),
    PartsRow(
      "other parts",
      "parted",
      "1-b",
      normalized: "N1",
      facts: ["name": "ab", "formatted": "N-1"]
    ),
  ]

  @Test("Each trait is inherited, and replaced, singly", arguments: rows)
  func judge(_ row: PartsRow) throws {
    try row.check(in: Self.rulebook.get())
  }
}
