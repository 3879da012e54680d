import Foundation
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// The findings that `KNOWN.md` next to catalogs lists, and those in the shipped catalogs.
@Suite("Known findings")
struct KnownFindingsTests {
  /// The most texts of the shipped list, which may only become fewer.
  private static let most = 156

  /// Two texts without the marks at their ends.
  private static let german =
    #"{ "@@locale": "de", "@@x-end": ["."], "required": "Füll dies aus", "invalid": "Sieh nach" }"#

  /// Data with a source, and with nothing else to find.
  private static func data() throws -> TemporaryFolder {
    let data = try TemporaryFolder()
    try data.write("", to: "RulePacks/README.md")
    try data.write(
      #"{ "@@locale": "en", "@@x-end": ["."], "required": "Fill this in.", "invalid": "Look." }"#,
      to: "Localizations/en.arb"
    )
    return data
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var list: String
    /// Code, file and line of each finding about an end or an idle line.
    var findings: [String]
    var testDescription: String { title }
  }

  static let rows = [
    Row(title: "none", list: "# Texts\n", findings: ["lint.end de.arb 1", "lint.end de.arb 1"]),
    Row(
      title: "one of two",
      list: "# Texts\n\nde.arb required lint.end\n",
      findings: ["lint.end de.arb 1"]
    ),
    Row(
      title: "both",
      list: "de.arb required lint.end\nde.arb invalid lint.end\n",
      findings: []
    ),
    Row(
      title: "one with a rule that only people can judge",
      list: "de.arb required this lint.end true\nde.arb invalid this\n",
      findings: ["lint.end de.arb 1"]
    ),
    Row(
      title: "one of another code, one of another file, and one of another text",
      list: "de.arb required lint.term\nfr.arb required lint.end\nde.arb email lint.end\n",
      findings: ["lint.end de.arb 1", "lint.end de.arb 1"]
    ),
  ]

  private static func places(_ findings: [LintReport.Finding]) -> [String] {
    findings.map(\.diagnostic).filter { ["lint.end", "lint.idle_suppression"].contains($0.code) }
      .map { "\($0.code) \($0.file.split(separator: "/").last ?? "") \($0.line)" }
  }

  @Test("are left out of given catalogs", arguments: rows)
  func given(_ row: Row) throws {
    let data = try Self.data()
    try data.writeManifests()
    let folder = try TemporaryFolder()
    try folder.write(Self.german, to: "de.arb")
    try folder.write(row.list, to: "KNOWN.md")
    let findings = try Linter(resources: data.path).lint([folder.path]).findings
    #expect(Self.places(findings) == row.findings)
  }

  @Test("are reported in bundled catalogs if nothing is found")
  func idle() throws {
    let data = try Self.data()
    try data.write(Self.german, to: "Localizations/de.arb")
    try data.write(
      """
      de.arb required lint.end this
      de.arb invalid lint.term true
      de.arb reqiured this
      fr.arb required lint.end

      """,
      to: "Localizations/KNOWN.md"
    )
    try data.writeManifests()
    let findings = try Linter(resources: data.path).lint().findings
    #expect(
      Self.places(findings) == [
        "lint.idle_suppression KNOWN.md 2", "lint.idle_suppression KNOWN.md 3",
        "lint.idle_suppression KNOWN.md 4", "lint.end de.arb 1",
      ]
    )
  }

  /// The words of each line of the shipped list: the file, the key, and what is wrong.
  private static func shippedLines() throws -> [[String]] {
    let path = DataFiles.root + "/Localizations/KNOWN.md"
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
      .filter { $0.count > 2 && $0[0].hasSuffix(".arb") }
  }

  @Test("in the shipped catalogs become fewer, and there are no others of their kinds")
  func shipped() throws {
    let lines = try Self.shippedLines()
    #expect(!lines.isEmpty && lines.count <= Self.most)
    let codes = Set(lines.flatMap { $0.dropFirst(2) })
    let data = try FewData()
    let findings = try Linter(resources: data.root).lint().findings.map(\.diagnostic)
    let found = findings.filter { codes.contains($0.code) || $0.file.hasSuffix("/KNOWN.md") }
    #expect(found.map { "\($0.code) \($0.file) \($0.line)" } == [])
  }

  @Test("have the codes of lint, or rules of the guide, and each text has one line")
  func words() throws {
    let guide = try String(
      contentsOfFile: DataFiles.root + "/Localizations/STYLE.md",
      encoding: .utf8
    )
    let lines = try Self.shippedLines()
    #expect(Set(lines.map { $0.prefix(2).joined(separator: " ") }).count == lines.count)
    for line in lines {
      for word in line.dropFirst(2)
      where !LintCode.all.contains(where: { $0.code.rawValue == word }) {
        #expect(guide.contains("| `\(word)` |") || word == "audience", "\(line)")
      }
    }
  }
}
