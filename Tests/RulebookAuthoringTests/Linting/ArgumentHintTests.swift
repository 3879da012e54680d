import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

@Suite("What a message that mentions too much is told")
struct ArgumentHintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var check: String
    var message: String
    var hint: String
    var testDescription: String { title }
  }

  static let rows = [
    Row(
      title: "some failures have it",
      check: "{ length: { minimum: 2, maximum: 8 }, code: a.b }",
      message: "At most {maximum}.",
      hint: "only some of the failures that the code stands for have it: give it to all of them as "
        + "`arguments: { maximum: … }` beside `code:`"
    ),
    Row(
      title: "a misspelt name",
      check: "{ length: { maximum: 8 }, code: a.b }",
      message: "At most {maximun}.",
      hint: "did you mean {maximum}?"
    ),
    Row(
      title: "nothing like it",
      check: "{ prefix: x, code: a.b }",
      message: "Not {today}.",
      hint: "its arguments are prefix"
    ),
    Row(
      title: "no arguments at all",
      check: "{ pattern: x, code: a.b }",
      message: "Not {today}.",
      hint: "it has no arguments"
    ),
  ]

  @Test("A hint", arguments: rows)
  func hint(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let pack = """
      format: 1
      pack: acme
      rules: { a: { checks: [\(row.check)] } }
      codes: { a.b: {} }
      messages: { en: { a.b: '\(row.message)' } }
      """
    try folder.write(pack, to: "pack.yaml")
    let data = try FewData()
    let findings = try Linter(resources: data.root).lint([folder.path]).findings
      .filter { $0.diagnostic.code == "lint.unknown_argument" }
    #expect(findings.map(\.diagnostic.hint) == [row.hint])
  }

  @Test("What the first hint says works")
  func remedy() throws {
    let folder = try TemporaryFolder()
    let pack = """
      format: 1
      pack: acme
      rules: { a: { checks: [{ length: { minimum: 2, maximum: 8 }, code: a.b, arguments: { maximum: 8 } }] } }
      codes: { a.b: {} }
      messages: { en: { a.b: 'At most {maximum}.' } }
      """
    try folder.write(pack, to: "pack.yaml")
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .folder(folder.path)], resources: DataFiles.root)
    )
    let report = try rulebook.check("x", as: "a")
    #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["At most 8."])
  }
}
