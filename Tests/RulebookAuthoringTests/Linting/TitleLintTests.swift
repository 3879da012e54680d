import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

@Suite("Lint of the titles of rules")
struct TitleLintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String

    /// The pack after its name; its first rule is in line 4.
    var pack: String

    /// Code, line and column of each finding, then part of its reason, then part of its hint after
    /// ` / `.
    var findings: [String]

    init(_ name: String, _ pack: String, _ findings: [String] = []) {
      (testDescription, self.pack, self.findings) = (name, pack, findings)
    }
  }

  private static let examples =
    "examples: { valid: ['1'], invalid: [{ value: '?', codes: [identifier.format] }] }"

  /// Returns the lines of rules with these keys; they all have the parts of the first one.
  private static func rules(_ keys: [String]) -> String {
    let lines = keys.enumerated().map { index, key in
      let name = ["a", "b", "c", "d"][index]
      let base = index == 0 ? "parts: { pattern: '[0-9x]+' }" : "extends: a"
      return "  \(name): { \(key.isEmpty ? "" : key + ", ")\(base), \(examples) }\n"
    }
    return "rules:\n" + lines.joined()
  }

  static let rows: [Row] = [
    Row(
      "no title, which the catalog lacks too",
      rules([""]),
      ["lint.no_title 4:3 the rule `a` / `rule:a`"]
    ),
    Row(
      "a title in another language than that of the pack",
      rules([""]) + "messages: { de: { 'rule:a': Karte } }\n",
      ["lint.no_title 4:3 the rule `a` / `rule:a`"]
    ),
    Row(
      "a title in the messages of the pack",
      rules([""]) + "messages: { en: { 'rule:a': Card } }\n"
    ),
    Row(
      "an inherited title, and a rule that hands values on",
      rules(["title: A", ""]) + "  e: { checks: [rule: a], \(examples) }\n"
    ),
    Row(
      "titles of each kind, and one in words that a language of the pack lacks",
      rules([
        "title: Card", "title: Pass", "title: { name: Metro }",
        "title: { words: Ticket, subject: b }",
      ]) + "messages: { de: { 'rule:b': Ausweis } }\n",
      ["lint.untranslated_title 4:3 the title `Card` of the rule `a` / `rule:a`"]
    ),
    Row(
      "a subject without a text in a language of the pack",
      rules(["title: { name: Metro }", "title: Pass", "title: { words: Ticket, subject: a }"])
        + "messages: { de: { 'rule:b': Ausweis } }\n",
      ["lint.untranslated_title 6:3 the title `Ticket` of the rule `c` / `rule:a`"]
    ),
    Row(
      "titles in words in a pack of one language",
      rules(["title: Card", "title: { words: Pass, subject: a }"])
    ),
  ]

  @Test("finds, each thing at its place", arguments: rows)
  func finds(row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write("format: 1\npack: a\n" + row.pack, to: "packs/a.yaml")
    let found = try Linter(resources: Fixtures.path("Lint/Sound")).lint([folder.path + "/packs"])
      .findings.map(\.diagnostic)
    let places = found.map { "\($0.code) \($0.line):\($0.column)" }
    let expected = row.findings.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(places == expected, "\(found)")
    for (finding, found) in zip(row.findings, found) {
      found.expect(finding.split(separator: " ").dropFirst(2).joined(separator: " "))
    }
  }
}
