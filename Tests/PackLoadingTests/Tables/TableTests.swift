import PackLoading
import RuleEngine
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
    let words = "# a comment\nno\r\n1.10\n\n  \n#x\na b\nä\n"
    let values = ["no", "1.10", "a b", " a b", "ä", "a comment", "#x", "# a comment", "no\r"]
    let accepted = try Self.accepted(
      values,
      "{ kind: words, file: lists/w.txt }",
      ["lists/w.txt": words]
    )
    #expect(accepted == ["no", "1.10", "a b", "ä"])
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
        "pack.missing_key t.yaml:3:5",
      ]
    )
  }

  @Test("What the rows of a table say is refused at each row, whoever uses it")
  func rows() {
    let joiners = "# x\n\n002D ; inner ; any ; hyphen ; fr\r\nbad\n002E ; nowhere ; any ; x ; de\n"
    let issuers = """
      rows:
        - { name: a, title: A, prefixes: '4', lengths: 16, luhn: maybe, grouping: '4 4' }
        - { name: b, title: B, prefixes: '4', lengths: 16, luhn: true, grouping: '4 4' }
        - { name: c, prefixes: '5', lengths: 16, luhn: true }
      """
    let pack = """
      format: 1
      pack: acme
      tables:
        j: { kind: words, file: j.txt }
        i: { kind: prefix-ranges, file: i.yaml }
        c: { kind: words, words: [0041 ; a ; A, 41] }
      rules:
        a: { checks: [person-name: { joiners: j }] }
        b: { checks: [person-name: { joiners: j, digits: true }] }
        d: { checks: [person-name: { characters: c }] }
        e: { checks: [payment-card: { issuers: i }] }
      """
    let found = PackText.errors([pack], files: ["j.txt": joiners, "i.yaml": issuers])
    #expect(
      found.map { "\($0.code) \($0.file):\($0.line):\($0.column)" } == [
        "pack.bad_row 0.yaml:6:43", "pack.bad_row i.yaml:2:5", "pack.bad_row i.yaml:3:5",
        "pack.bad_row i.yaml:4:5", "pack.bad_row j.txt:4:1", "pack.bad_row j.txt:5:1",
      ]
    )
  }

  @Test("A table of another kind is refused where it is named and where it is read")
  func wrongKind() {
    let words = Self.rules(
      "{ kind: prefix-ranges, rows: [{ name: a, prefixes: '4', lengths: 9 }] }"
    )
    #expect(PackText.errors([words]).map(\.code) == ["pack.wrong_table"])
    let pack = PackText.header + "tables: { t: { kind: prefix-ranges, file: t.yaml } }\n"
    let found = PackText.errors(
      [pack],
      files: ["t.yaml": "kind: words\nrows: [{ name: a, prefixes: '4', lengths: 9 }]\n"]
    )
    #expect(found.map { "\($0.code) \($0.line)" } == ["pack.wrong_table 1"])
  }
}
