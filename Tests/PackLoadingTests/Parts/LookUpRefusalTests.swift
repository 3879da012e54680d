import TestSupport
import Testing

/// What a look-up may be by, and what is said where its table is broken.
@Suite("What look-ups may not be by")
struct LookUpRefusalTests {
  /// A rule `a` in three lines: parts in the third, and further lines behind it.
  private static func rule(_ parts: String, _ rest: String = "") -> String {
    "rules:\n  a:\n    parts: \(parts)\n    example: x\n\(rest)"
  }

  private static let tables =
    "tables: { t: { kind: rows, columns: { c: text }, rows: { x: { c: y } } } }\n"

  static let rows: [RefusalRow] = [
    RefusalRow(
      "a look-up by a part that there is not",
      tables + rule("{ pattern: '(?<a>x)', look-up: [{ table: t, by: { part: aa } }] }"),
      .init("pack.no_such_part 6:68", "`aa`", hint: "`a`")
    ),
    RefusalRow(
      "a look-up by a join of a part that there is not",
      tables + rule("{ pattern: '(?<a>x)', look-up: [{ table: t, by: '{a}{aa}' }] }"),
      .init("pack.no_such_part 6:60", "`aa`", hint: "`a`")
    ),
    RefusalRow(
      "a look-up by its own column",
      tables + rule("{ pattern: '(?<a>x)', look-up: [{ table: t, by: { part: c } }] }"),
      .init("pack.part_circle 6:53", "its own columns")
    ),
    RefusalRow(
      "a look-up by a parameter that there is not",
      tables + rule("{ pattern: '(?<a>x)', look-up: [{ table: t, by: { parameter: p } }] }"),
      .init("pack.unknown_parameter 6:73", "`p`", hint: "parameters:")
    ),
    RefusalRow(
      "a look-up by the name of a part alone",
      tables + rule("{ pattern: '(?<a>x)', look-up: [{ table: t, by: a }] }"),
      .init("pack.wrong_value 6:60", "the text `a`", hint: "{ part: a }")
    ),
    RefusalRow(
      "a part of a table that is broken",
      "tables: { t: { kind: rows, columns: { c: integer }, rows: { x: { c: y } } } }\n"
        + rule(
          "{ pattern: '(?<a>x)', look-up: [{ table: t, by: { part: a } }] }",
          "    facts: [c]\n"
        ),
      .init("pack.bad_row 3:69", "'y'")
    ),
  ]

  @Test("is refused at its position, with a reason and a hint", arguments: rows)
  func refusal(_ row: RefusalRow) {
    #expect(row.difference(from: PackText.errors(row.texts)) == "")
  }
}
