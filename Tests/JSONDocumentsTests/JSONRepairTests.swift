import JSONDocuments
import SourceTexts
import Testing
import Violations

@Suite struct JSONRepairTests {
  /// A text, and the code and place of everything that is wrong in it.
  static let rows: [(name: String, text: String, problems: [String], isRead: Bool)] = [
    ("nothing wrong", #"{"a": 1}"#, [], true),
    ("a missing comma", "{\"a\": \"x\"\n \"b\": \"y\"}", ["json.syntax 1:10"], true),
    ("a missing comma after a list", "{\"a\": []\n \"b\": 1}", ["json.syntax 1:9"], true),
    ("a comma too many", "{\"a\": 1,\n}", ["json.syntax 1:8"], true),
    ("a comma too many in a list", "[1, 2, ]", ["json.syntax 1:6"], true),
    (
      "three of them", "{\"a\": \"x\"\n \"b\": [\"y\" \"z\"],\n}",
      ["json.syntax 1:10", "json.syntax 2:11", "json.syntax 2:16"], true
    ),
    (
      "a name twice", #"{"a": 1, "b": {"c": 1, "c": 2}, "a": 3}"#,
      ["json.duplicate_key 1:24", "json.duplicate_key 1:33"], true
    ),
    ("no space for a comma", #"{"a": "x""b": "y"}"#, ["json.syntax 1:10"], false),
    ("a missing colon", #"{"a" "x"}"#, ["json.syntax 1:5"], false),
    ("a word without quotes", "{\"a\": x}", ["json.syntax 1:7"], false),
    ("the end is missing", "{\"a\": 1", ["json.truncated 1:8"], false),
    (
      "a mistake after a missing comma", "{\"a\": \"x\"\n \"b\": y}",
      ["json.syntax 1:10", "json.syntax 2:7"], false
    ),
  ]

  @Test("Commas and repeated names don't hide the rest", arguments: rows)
  func repair(_ row: (name: String, text: String, problems: [String], isRead: Bool)) {
    let repaired = JSONReader.document(repairing: SourceText(row.text, name: "a.json"))
    let found = repaired.problems.map { "\($0.code) \($0.line):\($0.column)" }
    #expect(found == row.problems, "\(row.name)")
    #expect((repaired.document != nil) == row.isRead, "\(row.name)")
  }
}
