import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Examples of codes beside a pack")
struct CodeExamplesTests {
  private static let header = "format: 1\nkind: code-examples\ncodes:\n"

  private static func read(_ body: String, header: String = header) throws -> CodeExamples {
    let pack = try PackReader.read(
      SourceText(
        PackText.header + "tables: { days: { kind: words, words: [monday] } }\n",
        name: "pack.yaml"
      ),
      registry: .builtIn
    )
    let source = SourceText(header + body, name: "code-examples.yaml")
    return try CodeExamples(source, beside: pack, registry: .builtIn)
  }

  @Test("name rules and forms, or have their own, with tables of the pack")
  func targets() throws {
    let examples = try Self.read(
      """
        a.named: { rule: email, with: { internationalized: { json: false } }, value: ann@ }
        a.form: { form: sign-up, value: { name: Ann } }
        a.own:
          rule:
            checks:
              - one-of: { words: days }

          value: friday
        a.never: { cannot: Why not. }
      """
    )
    #expect(examples.examples.map(\.code) == ["a.named", "a.form", "a.own"])
    #expect(
      examples.examples.map(\.target) == [
        .rule("email"), .form("sign-up"), .rule("code-examples.yaml: a.own"),
      ]
    )
    #expect(examples.examples[0].input.parameters == ["internationalized": .boolean(false)])
    #expect(examples.examples[1].input.value == .record(["name": .text("Ann")]))
    #expect(examples.examples[2].definition == "checks:\n  - one-of: { words: days }")
    #expect(examples.pack.rules.map(\.name) == ["code-examples.yaml: a.own"])
    #expect(examples.exceptions.map(\.reason) == ["Why not."])
  }

  @Test("repeat texts and lists")
  func repetition() throws {
    let examples = try Self.read(
      """
        a: { rule: r, value: { repeat: ab, times: 3 } }
        b: { rule: r, value: { tags: { repeat: [x, y], times: 2 } } }
      """
    )
    #expect(examples.examples[0].input.value == .text("ababab"))
    let list: Value = .list([.text("x"), .text("y"), .text("x"), .text("y")])
    #expect(examples.examples[1].input.value == .record(["tags": list]))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var body: String
    var header = CodeExamplesTests.header
    var errors: [String]
    var testDescription: String { name }
  }

  static let rows: [Row] =
    TextRow.rows(
      """
      an unknown key | ␠ a: { rule: r, values: x }¶ | pack.missing_key 4, pack.unknown_key 4
      a code that is none | ␠ A-b: { rule: r, value: x }¶ | pack.bad_name 4
      neither rule nor form | ␠ a: { value: x }¶ | pack.missing_key 4
      both rule and form | ␠ a: { rule: r, form: f, value: x }¶ | pack.unknown_key 4
      a form with parameters | ␠ a: { form: f, with: {}, value: x }¶ | pack.unknown_key 4
      an input that is none | ␠ a: { cannot: Why, value: x }¶ | pack.unknown_key 4
      a broken rule | ␠ a:¶    rule: { checks: [{ lenght: 4 }] }¶    value: x¶ | pack.unknown_check 5
      a broken form | ␠ a: { form: { checks: [] }, value: {} }¶ | pack.missing_key 4
      a repeated number | ␠ a: { rule: r, value: { repeat: { json: 5 }, times: 3 } }¶ | pack.wrong_value 4
      no repetition | ␠ a: { rule: r, value: { repeat: x, times: 0 } }¶ | pack.wrong_value 4
      too many repetitions | ␠ a: { rule: r, value: { repeat: x, times: 500001 } }¶ | pack.wrong_value 4
      too many repetitions in all | ␠ a: { rule: r, value: { repeat: { repeat: x, times: 300000 }, times: 2 } }¶ | pack.wrong_value 4
      more repetitions than there are numbers | ␠ a: { rule: r, value: { repeat: xx, times: 9223372036854775807 } }¶ | pack.wrong_value 4
      """
    ).map { Row(name: $0[0], body: $0[1], errors: $0.list(2)) } + otherRows

  static let otherRows: [Row] = [
    Row(
      name: "another kind",
      body: "  {}\n",
      header: "format: 1\nkind: x\ncodes:\n",
      errors: ["pack.wrong_table 2"]
    ),
    Row(
      name: "no codes",
      body: "",
      header: "format: 1\nkind: code-examples\n",
      errors: ["pack.missing_key 1"]
    ),
  ]

  @Test("are refused with everything that is wrong", arguments: rows)
  func refusals(row: Row) throws {
    let error = try #require(throws: LoadingError.self) {
      try Self.read(row.body, header: row.header)
    }
    #expect(error.diagnostics.map { "\($0.code) \($0.line)" } == row.errors)
  }

  @Test("are no pack")
  func notAPack() {
    let errors = PackText.errors([Self.header + "  a: { rule: r, value: x }\n"])
    #expect(errors.map(\.code) == ["pack.wrong_table"])
    #expect(errors.first?.hint?.contains("code-examples.yaml") == true)
  }
}
