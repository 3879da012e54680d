import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What lint says about `code-examples.yaml`, which loading doesn't read.
@Suite("Lint of examples of codes")
struct CodeExampleLintTests {
  static let examples: [(name: String, line: String, codes: [String])] = [
    ("sound", "length.wrong: { rule: a, value: '12' }", []),
    ("a misspelt code", "length.wrog: { rule: a, value: '12' }", ["lint.code_example 4"]),
    ("an unknown rule", "length.wrong: { rule: ab, value: '12' }", ["lint.code_example 4"]),
    ("an unknown form", "length.wrong: { form: ab, value: {} }", ["lint.code_example 4"]),
    (
      "an unknown key", "length.wrong: { rule: a, value: '12', codes: x }",
      ["pack.unknown_key 4"]
    ),
    ("a misspelt code without an example", "limit.tim: { cannot: no }", ["lint.code_example 4"]),
  ]

  @Test("Mistakes in examples of codes are reported at their place", arguments: examples)
  func codeExamples(name: String, line: String, codes: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "format: 1\npack: acme\nrules: { a: { checks: [length: 3] } }\n",
      to: "acme/pack.yaml"
    )
    try folder.write(
      "format: 1\nkind: code-examples\ncodes:\n  \(line)\n",
      to: "acme/code-examples.yaml"
    )
    let report = try Linter(resources: Fixtures.path("Refusals/Data")).lint([folder.path])
    let found = report.findings.map(\.diagnostic).filter { $0.file.hasSuffix("examples.yaml") }
    #expect(found.map { "\($0.code) \($0.line)" } == codes, "\(name)")
  }

  @Test("A table that only an example of a code uses isn't unused")
  func tableOfExamples() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      format: 1
      pack: acme
      tables: { rooms: { kind: words, words: [single] }, idle: { kind: words, words: [a] } }
      rules: { a: { checks: [length: 3] } }

      """,
      to: "acme/pack.yaml"
    )
    try folder.write(
      """
      format: 1
      kind: code-examples
      codes:
        one_of.unlisted: { rule: { checks: [one-of: { words: rooms }] }, value: tent }

      """,
      to: "acme/code-examples.yaml"
    )
    let report = try Linter(resources: Fixtures.path("Refusals/Data")).lint([folder.path])
    let unused = report.findings.map(\.diagnostic).filter { $0.code == "lint.unused_table" }
    #expect(unused.count == 1)
    #expect(unused.first?.reason.contains("`idle`") == true)
  }
}
