import Documents
import SourceTexts
import Testing
import Violations

@Suite struct YAMLRepairTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    /// The code and place of everything that is wrong.
    var problems: [String]

    /// The keys that can be read, with those below `rules`; nil if nothing can be read.
    var keys: [String]?

    init(_ name: String, _ text: String, _ problems: [String], _ keys: [String]?) {
      (testDescription, self.text, self.problems, self.keys) = (name, text, problems, keys)
    }
  }

  static let rows = [
    Row("nothing wrong", "a: 1\nrules:\n  one: x\n", [], ["a", "rules", "rules.one"]),
    Row(
      "an entry among others",
      "a: 1\nrules:\n  one: x: y\n  two: z\nb: 2\n",
      ["yaml.colon 3:9"],
      ["a", "rules", "rules.two", "b"]
    ),
    Row(
      "an entry of several lines",
      "rules:\n  one:\n    k: x\n    l: x: y\n\n    # l\n    m: z\n  two: z\n",
      ["yaml.colon 4:9"],
      ["rules", "rules.two"]
    ),
    Row("the only entry", "rules:\n  one: x: y\nb: 2\n", ["yaml.colon 2:9"], ["b"]),
    Row("an entry at the top", "a: x: y\nb: 2\n", ["yaml.colon 1:5"], ["b"]),
    Row(
      "a quote that is never closed",
      "rules:\n  one: 'x\n  two: y\n",
      ["yaml.missing_quote 2:8"],
      ["rules", "rules.two"]
    ),
    Row(
      "two entries",
      "rules:\n  one: x: y\n  two: `z`\n  three: z\n",
      ["yaml.colon 2:9", "yaml.indicator 3:8"],
      ["rules", "rules.three"]
    ),
    Row(
      "constructs that are only refused",
      "a: &x 1\nb: *x\na: 2\n",
      ["yaml.anchor 1:4", "yaml.alias 2:4", "yaml.duplicate_key 3:1"],
      ["a", "b"]
    ),
    Row("lines of two characters", "a: x: y\r\nb: 2\r\n", ["yaml.colon 1:5"], ["b"]),
    Row("a list as a key", "[a, b]: 1\nb: 2\n", ["yaml.composite_key 1:1"], nil),
  ]

  @Test("What isn't YAML is left out, and the rest is read", arguments: rows)
  func repair(row: Row) {
    let repair = YAMLRepair(of: SourceText(row.text, name: "f.yaml"))
    #expect(repair.problems.map { "\($0.code) \($0.line):\($0.column)" } == row.problems)
    let keys = repair.root?.record?.entries.flatMap { entry in
      [entry.key] + (entry.value.record?.keys.map { "\(entry.key).\($0)" } ?? [])
    }
    #expect(keys == row.keys)
  }

  @Test("What was left out is known, and nothing moves")
  func leftOut() {
    let text = "rules:\n  one: x: y\n  two: z\n"
    let repair = YAMLRepair(of: SourceText(text, name: "f.yaml"))
    #expect(repair.leftOut == ["  one: x: y"])
    let entry = repair.root?.record?["rules"]?.record?.entries.first
    #expect(entry?.keyStart == SourcePosition(line: 3, column: 3))
  }
}
