import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What other systems and unfinished work leave in the texts of packs.
@Suite("Drafts of texts")
struct DraftLintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String

    /// The code, and the column of the text where it is reported.
    var findings: [String]

    init(_ name: String, _ text: String, _ findings: String...) {
      (testDescription, self.text, self.findings) = (name, text, findings)
    }
  }

  static let rows = [
    Row("a number sign instead of a number", "Enter at most # characters.", "lint.number_sign 15"),
    Row("a number sign beside the number", "Start with # and a digit, {maximum, number} at most."),
    Row("a number sign before a mark", "Remove the #."),
    Row("number signs in a plural", "{maximum, plural, one {# character.} other {# characters.}}"),
    Row(
      "a number sign after a plural",
      "{maximum, plural, one {# character.} other {# characters.}} Enter #.",
      "lint.number_sign 67"
    ),
    Row("a format of C", "Enter at most %d characters.", "lint.foreign_placeholder 15"),
    Row("a format with places", "Enter %.2f.", "lint.foreign_placeholder 7"),
    Row("a format of Apple", "Enter at most %1$@ characters.", "lint.foreign_placeholder 15"),
    Row("a format of Python", "Enter at most %(size)s characters.", "lint.foreign_placeholder 15"),
    Row(
      "a name in Swift",
      #"Enter at most \\(size) characters."#,
      "lint.foreign_placeholder 15"
    ),
    Row("percent codes and percent signs", "Write %20, 100% of it, and % before digits."),
    Row("a note alone", "TODO", "lint.unfinished 1"),
    Row("a note before a text", "FIXME: enter a text.", "lint.unfinished 1"),
    Row("a note after a text", "Enter a text. TBD", "lint.unfinished 15"),
    Row("filler text", "Lorem ipsum dolor sit amet.", "lint.unfinished 1"),
    Row("letters of an example", "Enter a number like XXX-123."),
  ]

  @Test("Lint finds what people would see by mistake", arguments: rows)
  func lint(_ row: Row) throws {
    let pack = """
      format: 1
      pack: acme
      source-locale: en
      rules:
        a:
          checks: [{ length: { maximum: 3 }, code: a.long }]
          examples: { valid: [abc], invalid: [{ value: abcd, codes: [a.long] }] }
      codes: { a.long: {} }
      messages:
        en:
          a.long: "\(row.text)"
      """
    let folder = try TemporaryFolder()
    try folder.write(pack, to: "acme.yaml")
    let data = try FewData()
    let findings = try Linter(resources: data.root).lint([folder.path]).findings
    // The text begins after the key and a quotation mark.
    let found = findings.map { "\($0.diagnostic.code) \($0.diagnostic.column - 13)" }
    #expect(found == row.findings)
  }

  @Test("A Spanish word in capitals isn't a note")
  func spanish() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "@@locale": "en", "own.a": "Enter ALL of it.", "@own.a": {} }"#,
      to: "en.arb"
    )
    try folder.write(#"{ "@@locale": "es", "own.a": "Escribe TODO." }"#, to: "es.arb")
    try folder.write(#"{ "@@locale": "pt", "own.a": "TODO: traduzir." }"#, to: "pt.arb")
    let data = try FewData()
    let findings = try Linter(resources: data.root).lint([folder.path]).findings
    let found = findings.map(\.diagnostic).filter { $0.code == "lint.unfinished" }
    #expect(found.map { $0.file.split(separator: "/").last } == ["pt.arb"])
  }
}
