import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

/// Packs that somebody wrote to make loading slow or large.
@Suite("Hostile tables of rows")
struct HostileRowsTests {
  private static let rule = """
    rules:
      a:
        parts:
          pattern: '(?<k>[0-9]+)'
          look-up: [{ table: t, by: { part: k } }]
        checks: [{ part: k, pattern: { column: shape } }]
        example: '1'

    """

  private static func table(_ columns: String) -> String {
    PackText.header + "tables: { t: { kind: rows, file: t.tsv, columns: { \(columns) } } }\n"
  }

  @Test("A hundred thousand rows of texts take nothing of the budget of patterns")
  func manyRows() {
    let file = "key\tname\n" + (0..<100_000).map { "\($0)\tname \($0)\n" }.joined()
    let found = PackText.errors(
      [Self.table("name: text")],
      files: ["t.tsv": file],
      budget: LoadingBudget(units: 0)
    )
    #expect(found == [])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var found: [String]
  }

  static let keys: [Row] = [
    Row(testDescription: "200,000 keys", file: "000000..099999\n100000..199999\n", found: []),
    Row(
      testDescription: "200,001 keys",
      file: "000000..099999\n100000..199999\n200000\n",
      found: ["pack.bad_row 4:1"]
    ),
    Row(
      testDescription: "a range of more than 100,000",
      file: "000000..100000\n",
      found: ["pack.bad_row 2:1"]
    ),
    Row(
      testDescription: "two thousand ranges in one line",
      file: (0..<2_000).map { "\(100_000_000 + $0 * 100_000)..\(100_099_999 + $0 * 100_000)" }
        .joined(separator: " ") + "\n",
      found: ["pack.bad_row 2:1"]
    ),
    Row(
      testDescription: "two thousand lines of ranges",
      file: (0..<2_000).map { "\(100_000_000 + $0 * 100_000)..\(100_099_999 + $0 * 100_000)\n" }
        .joined(),
      found: ["pack.bad_row 4:1"]
    ),
  ]

  @Test("More keys than a table may have are refused at the first too many", arguments: keys)
  func manyKeys(_ row: Row) {
    let found = PackText.errors([Self.table("")], files: ["t.tsv": "key\n" + row.file])
    #expect(found.map { "\($0.code) \($0.line):\($0.column)" } == row.found)
  }

  @Test("Ranges that stand in a pack are counted alike")
  func inlineKeys() {
    let rows = (0..<50).map { "'\(100_000_000 + $0 * 100_000)..\(100_099_999 + $0 * 100_000)'" }
    let text =
      PackText.header + "tables:\n  t:\n    kind: rows\n    rows:\n      - "
      + rows.joined(separator: "\n      - ") + "\n"
    let found = PackText.errors([text])
    #expect(found.map { "\($0.code) \($0.line):\($0.column)" } == ["pack.bad_row 9:9"])
  }

  @Test("More cells than a table may have are refused at the first row with too many")
  func manyCells() throws {
    let columns = (0..<RowTable.mostColumns).map { RowColumn("c\($0)", .text) }
    let cells = [String?](repeating: nil, count: columns.count)
    let rows = (1...62_501).map { line in
      RowTable.Row(
        keys: ["\(line)"],
        cells: cells,
        position: FilePosition(file: "t.tsv", at: SourcePosition(line: line, column: 1))
      )
    }
    _ = try RowTable(columns, rows.dropLast())
    let fault = #expect(throws: RowFault.self) { try RowTable(columns, rows) }
    #expect(fault?.position.inFile.line == 62_501)
  }

  @Test(
    "Costly patterns of a column are counted together, and refused at one place",
    arguments: [(10, []), (5_000, ["pack.too_costly 5:3"]), (20_000, ["pack.too_costly 5:3"])]
  )
  func costlyPatterns(rows: Int, expected: [String]) {
    let file =
      "key\tshape\n" + (0..<rows).map { "\($0)\t[0-9A-Z]{1,90}X[0-9]{1,90}\($0)\n" }.joined()
    let found = PackText.errors(
      [Self.table("shape: pattern") + Self.rule],
      files: ["t.tsv": file],
      budget: LoadingBudget(units: 100_000)
    )
    #expect(found.map { "\($0.code) \($0.line):\($0.column)" } == expected)
  }
}
