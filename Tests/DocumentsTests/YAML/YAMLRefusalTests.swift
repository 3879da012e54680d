import SourceTexts
import Testing
import Violations

@Suite struct YAMLRefusalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var yaml: String
    var found: [String]
    var testDescription: String { yaml.debugDescription }

    init(_ yaml: String, _ found: String...) {
      self.yaml = yaml
      self.found = found
    }
  }

  /// Each code with the line and column of its cause.
  static let rows = [
    Row("", "yaml.empty 1:1"),
    Row("# only words\n", "yaml.empty 1:1"),
    Row("a: &x 1\n", "yaml.anchor 1:4"),
    Row("a: &x [1]\n", "yaml.anchor 1:4"),
    Row("&x a: 1\n", "yaml.anchor 1:1"),
    Row("a: *x\nb: *y\n", "yaml.alias 1:4", "yaml.alias 2:4"),
    Row("*x : 1\n", "yaml.alias 1:1"),
    Row("a: &x 1\nb: *x\n", "yaml.anchor 1:4", "yaml.alias 2:4"),
    Row("a: !!str 1\n", "yaml.tag 1:4"),
    Row("a: ! 1\n", "yaml.tag 1:4"),
    Row("a: !x {}\n", "yaml.tag 1:4"),
    Row("a: !<x\n", "yaml.tag 1:4"),
    Row("a:\n  <<: {b: 1}\n", "yaml.merge_key 2:3"),
    Row("a: 1\nb: 2\na: 3\n", "yaml.duplicate_key 3:1"),
    Row("{a: 1, 'a': 2, \"a\": 3}", "yaml.duplicate_key 1:8", "yaml.duplicate_key 1:16"),
    Row("no: 1\n'no': 2\n", "yaml.duplicate_key 2:1"),
    Row(
      "x: {y: {a: 1, a: 2}}\nz: {b: 1, b: 2}\n",
      "yaml.duplicate_key 1:15",
      "yaml.duplicate_key 2:11"
    ),
    Row("? [a]\n: 1\n", "yaml.composite_key 1:3"),
    Row("{a: 1}: 2\n", "yaml.composite_key 1:1"),
    Row("a\n...\n--- b\n", "yaml.multiple_documents 3:1"),
    Row("a: b\n---\n", "yaml.multiple_documents 2:1"),
    Row("%YAML 1.1\n---\na: 1\n", "yaml.directive 1:1"),
    Row("%TAG ! x\n---\na: 1\n", "yaml.directive 1:1"),
    Row("%FOO\n", "yaml.directive 1:1"),
    Row("a: \u{7}\n", "yaml.control_character 1:4"),
    Row("é: 1\nü: x\u{0}\n", "yaml.control_character 2:5"),
    Row("a: b\u{2028}c\n", "yaml.line_separator 1:5"),
    Row("a: b\u{85}c\n", "yaml.line_separator 1:5"),
    Row("\ta: 1\n", "yaml.tab 1:1"),
    Row("a:\n\tb: 1\n", "yaml.tab 2:1"),
    Row("a: b: c\n", "yaml.colon 1:5"),
    Row("a: 1\n b: 2\n", "yaml.colon 2:3"),
    Row("a: 'x\nb: y\n", "yaml.missing_quote 1:4"),
    Row("a: \"x\nb: y\n", "yaml.missing_quote 1:4"),
    Row("a: 'x\n---\n", "yaml.missing_quote 1:4"),
    Row("a: \"x\\d\"\n", "yaml.escape 1:6"),
    Row("a: \"\\u12\"\n", "yaml.escape 1:7"),
    Row("a: \"\\uD800\"\n", "yaml.escape 1:7"),
    Row("a: @x\n", "yaml.indicator 1:4"),
    Row("é: [ü: `x`]\n", "yaml.indicator 1:8"),
    Row("a: %x\n", "yaml.indicator 1:4"),
    Row("a: *.x\n", "yaml.indicator 1:4"),
    Row("a: 'it's'\n", "yaml.after_value 1:8"),
    Row("a: [x]y\n", "yaml.after_value 1:7"),
    Row("a: - b\n", "yaml.after_value 1:4"),
    Row("a:\n  b: 1\n c: 2\n", "yaml.indentation 3:2"),
    Row("a: 1\n- b\n", "yaml.indentation 2:1"),
    Row("- a\nb: 1\n", "yaml.indentation 2:1"),
    Row("a: [1, 2\nb: 3\n", "yaml.missing_bracket 2:2"),
    Row("a: {x: 1\nb: 2\n", "yaml.missing_bracket 2:2"),
    Row("a: }\n", "yaml.missing_value 1:4"),
    Row("a: [,]\n", "yaml.missing_value 1:5"),
    Row("a: |x\n  t\n", "yaml.block_text 1:5"),
    Row("a: 1\nb\nc: 2\n", "yaml.missing_colon 2:1"),
  ]

  @Test(arguments: rows)
  func `a construct is refused at its position`(_ row: Row) throws {
    let error = try #require(throws: LoadingError.self) { try YAMLReaderTests.read(row.yaml) }
    #expect(error.diagnostics.map { "\($0.code) \($0.line):\($0.column)" } == row.found)
    #expect(error.diagnostics.allSatisfy { $0.code == "yaml.empty" || $0.hint != nil })
  }

  @Test func `a duplicate names the line of the first`() throws {
    let error = try #require(throws: LoadingError.self) {
      try YAMLReaderTests.read("x: 0\nid: 1\n\nid: 2\n")
    }
    #expect(error.diagnostics.first?.reason == "the key “id” appears twice; the first is in line 2")
    #expect(error.diagnostics.first?.excerpt == "id: 2")
  }
}
