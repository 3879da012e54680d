import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Files of rows")
struct RowFileRefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var text: String

    /// Code, line and column of everything that is wrong.
    var found: [String]

    init(_ name: String, in file: String = "t.tsv", _ text: String, _ found: [String]) {
      (testDescription, self.file, self.text, self.found) = (name, file, text, found)
    }
  }

  static let rows: [Row] = [
    Row("as it should be", "key\tname\tsince\na\tx\t1\nb c\t\t\n", []),
    Row("columns in another order, and one more", "since\tkey\tmore\tname\n1\ta\tm\tx\n", []),
    Row("lines that do not count", "# a list\n\nkey\tname\tsince\n# none\na\tx\t1\n\n", []),
    Row("line breaks of two characters", "key\tname\tsince\r\na\tx\t1\r\n", []),
    Row("commas and quotes", in: "t.csv", "key,name,since\na,\"x, \"\"y\"\"\",1\n", []),
    Row("no lines", "", ["pack.bad_row 1:1"]),
    Row("a first line alone", "key\tname\tsince\n", ["pack.empty_list 3:14"]),
    Row("a first line without a column", "key\tname\na\tx\n", ["pack.bad_row 1:1"]),
    Row("a column twice", "key\tname\tsince\tname\na\tx\t1\ty\n", ["pack.bad_row 1:16"]),
    Row("the key twice", "key\tname\tkey\tsince\na\tx\tb\t1\n", ["pack.bad_row 1:10"]),
    Row(
      "a column twice between commas",
      in: "t.csv",
      "key,name,\"a,b\",name,since\na,x,,y,1\n",
      ["pack.bad_row 1:16"]
    ),
    Row("columns without a name", "key\tname\tsince\t\t\na\tx\t1\t\t\n", []),
    Row(
      "a range of 18 digits",
      "key\tname\tsince\n999999999999999990..999999999999999999\tx\t1\n",
      []
    ),
    Row("a first line without the key", "name\tsince\nx\t1\n", ["pack.bad_row 1:1"]),
    Row(
      "a ragged line",
      "key\tname\tsince\na\tx\nb\ty\t1\tz\n",
      ["pack.bad_row 2:1", "pack.bad_row 3:1"]
    ),
    Row("a cell of another type", "key\tname\tsince\na\tx\ty\n", ["pack.bad_row 2:1"]),
    Row("a key twice", "key\tname\tsince\na\tx\t1\n\na\ty\t2\n", ["pack.bad_row 4:1"]),
    Row("a line without a key", "key\tname\tsince\n\tx\t1\n", ["pack.bad_row 2:1"]),
    Row("a range that is none", "key\tname\tsince\n9..10\tx\t1\n", ["pack.bad_row 2:1"]),
    Row("quotes in a file of tabs are themselves", "key\tname\tsince\n\"a\t\"x\"\t1\n", []),
  ]

  @Test("What is wrong is told at its line", arguments: rows)
  func refusal(_ row: Row) {
    let pack = """
      tables: { t: { kind: rows, file: \(row.file), columns: { name: text, since: integer } } }

      """
    let found = PackText.errors([PackText.header + pack], files: [row.file: row.text])
    #expect(found.map { "\($0.code) \($0.line):\($0.column)" } == row.found, "\(found)")
  }
}
