import PackLoading
import Rules
import Testing
import Violations

@Suite("Tables of packs")
struct TableTests {
  private static func rules(_ tables: String) -> String {
    PackText.header + "tables:\n  words: \(tables)\n"
      + "rules: { a: { checks: [one-of: { words: words }] } }\n"
  }

  private static func accepted(
    _ values: [String],
    _ table: String,
    _ files: [String: String] = [:]
  )
    throws -> [String]
  {
    let template = try #require(try PackText.library([rules(table)], files: files).template("a"))
    let rule = try template.bind()
    let context = CheckContext(surroundings: Surroundings())
    return values.filter { rule.report(on: .text($0), in: context).isValid }
  }

  @Test("Words of a list beside the pack are its lines, without comments and blank ones")
  func file() throws {
    let words = "# a comment\nno\r\n1.10\n\n  \n#x\n a b\nä\n"
    let values = ["no", "1.10", "a b", " a b", "ä", "a comment", "#x", "# a comment", "no\r"]
    let accepted = try Self.accepted(
      values,
      "{ kind: words, file: lists/w.txt }",
      ["lists/w.txt": words]
    )
    #expect(accepted == ["no", "1.10", " a b", "ä"])
  }

  @Test("Words written in the pack stay as written")
  func inline() throws {
    let values = ["no", "1.10", "1.1", "~", "null", "true", "0x1F", ""]
    let accepted = try Self.accepted(
      values,
      "{ kind: words, words: [no, 1.10, ~, null, true, 0x1F] }"
    )
    #expect(accepted == ["no", "1.10", "~", "null", "true", "0x1F"])
  }

  @Test("A broken table beside the pack is refused at its own position")
  func brokenFile() {
    let pack = PackText.header + "tables: { t: { kind: prefix-ranges, file: t.yaml } }\n"
    let table = "rows:\n  - { name: a, prefixes: '5x', lengths: 3 }\n  - { name: b }\n"
    let found = PackText.errors([pack], files: ["t.yaml": table])
    #expect(
      found.map { "\($0.code) \($0.file):\($0.line):\($0.column)" } == [
        "pack.wrong_value t.yaml:2:26", "pack.missing_key t.yaml:3:5",
      ]
    )
  }

  @Test("A table of another kind is refused where it is named and where it is read")
  func wrongKind() {
    let words = Self.rules("{ kind: prefix-ranges, rows: [] }")
    #expect(PackText.errors([words]).map(\.code) == ["pack.wrong_table"])
    let pack = PackText.header + "tables: { t: { kind: prefix-ranges, file: t.yaml } }\n"
    let found = PackText.errors([pack], files: ["t.yaml": "kind: words\nrows: []\n"])
    #expect(found.map { "\($0.code) \($0.line)" } == ["pack.wrong_table 1"])
  }
}
