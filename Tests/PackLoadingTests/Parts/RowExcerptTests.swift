import TestSupport
import Testing
import Violations

/// Errors in rows show the line of the row, wherever they are found.
@Suite("Excerpts of rows")
struct RowExcerptTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var columns: String
    var file: String

    /// What the rule `a` has: its parts' lookup, and its checks.
    var split = ""
    var checks = ""

    /// The line with the error, and its code.
    var line: Int
    var code = "pack.bad_row"
  }

  static let rows = [
    Row(testDescription: "a cell of another type", columns: "n: integer", file: "1\tx\n", line: 2),
    Row(testDescription: "a key that repeats", columns: "c: text", file: "1\tx\n1\ty\n", line: 3),
    Row(
      testDescription: "a pattern that isn't one, for a check",
      columns: "c: pattern",
      file: "1\t[0-9]\n2\t[0-9\n",
      checks: "checks: [{ part: k, pattern: { column: c } }]",
      line: 3,
      code: "pack.bad_setting"
    ),
    Row(
      testDescription: "a pattern with a bad name, for a part",
      columns: "c: pattern",
      file: "1\t(?<Big>.)\n",
      split: ", split: { k: c }",
      line: 2
    ),
  ]

  @Test("have the line of the file", arguments: rows)
  func excerpt(_ row: Row) throws {
    let pack = """
      tables: { t: { kind: rows, file: t.tsv, columns: { \(row.columns) } } }
      rules:
        a:
          example: '1'
          parts:
            pattern: '(?<k>[0-9])'
            look-up: [{ table: t, by: { part: k }\(row.split) }]
          \(row.checks)

      """
    let name = try #require(row.columns.split(separator: ":").first)
    let file = "key\t\(name)\n" + row.file
    let found = PackText.errors([PackText.header + pack], files: ["t.tsv": file])
    #expect(found.map(\.line) == [row.line])
    #expect(found.map(\.file) == ["t.tsv"])
    let line = file.split(separator: "\n")[row.line - 1]
    #expect(found.map(\.excerpt) == [String(line)])
    #expect(found.contains { $0.code == row.code || $0.code == "pack.bad_row" })
  }

  @Test("have the line of the pack")
  func inPack() {
    let line = "    rows: { x: { c: y }, z: { c: y } , 'w x': { c: y } }"
    let pack = "tables:\n  t:\n    kind: rows\n    columns: { c: text }\n\(line)\n"
    let found = PackText.errors([PackText.header + pack])
    #expect(found.map(\.excerpt) == [line])
  }
}
