import Foundation
import JSONDocuments
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What is said of the codes of findings, and what is left of a report when some are asked for.
@Suite("Codes of lint")
struct LintCodeTests {
  /// A catalog with a text that loading refuses, and one without its full stop.
  private static let broken =
    #"{ "@@locale": "de", "invalid": " ", "required": "Fülle dieses Feld aus" }"#

  private static func report(_ text: String, inFolder name: String = "texts") throws -> LintReport {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "\(name)/de.arb")
    let data = try FewData()
    return try Linter(resources: data.root).lint(["\(folder.path)/\(name)"])
  }

  @Test("are explained, all that stand in the sources, and sorted")
  func all() throws {
    var written: Set<String> = []
    let sources = DataFiles.root + "/Sources"
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources)
    where name.hasSuffix(".swift") && !name.hasSuffix("/LintCode.swift") {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      for match in text.matches(of: /"(lint\.[a-z_]+)"/) { written.insert(String(match.1)) }
    }
    let codes = LintCode.all.map(\.code.rawValue)
    #expect(Set(codes) == written)
    #expect(codes == codes.sorted())
  }

  /// The texts in sources that look like codes, but are names of files.
  private static let names: Set<String> = ["file.ext", "pack.yaml", "pack.yml"]

  @Test(
    "of packs, catalogs, messages, files and signatures are explained, all that stand in the sources"
  )
  func loading() throws {
    var written: Set<String> = []
    let sources = DataFiles.root + "/Sources"
    for name in try FileManager.default.subpathsOfDirectory(atPath: sources)
    where name.hasSuffix(".swift") && !name.contains("/Linting/Codes/") {
      let text = try String(contentsOfFile: "\(sources)/\(name)", encoding: .utf8)
      for match in text.matches(of: /"((?:pack|arb|message|file|folder|signature)\.[a-z0-9_]+)"/) {
        written.insert(String(match.1))
      }
    }
    // These codes end with the kind of what has the name, or with the key that is denied.
    let kinds = ["rule", "form", "code"]
    for kind in kinds { written.formUnion(["pack.shadowed_\(kind)", "pack.unknown_\(kind)"]) }
    written.formUnion(["pack.duplicate_rule", "pack.duplicate_form"])
    written.formUnion(["pack.not_secret", "pack.not_personal"])
    let loading = LintCode.known.filter { !$0.code.rawValue.hasPrefix("lint.") }
    #expect(Set(loading.map(\.code.rawValue)) == written.subtracting(Self.names))
    #expect(LintCode.known.filter { $0.remedy == nil }.map(\.code) == [])
    let codes = LintCode.known.map(\.code.rawValue)
    #expect(codes.count == Set(codes).count)
  }

  static let asked: [(name: String, isKnown: Bool)] = [
    ("lint", true), ("lint.term", true), ("pack.unknown_key", true), ("arb", true),
    ("lint.terms", false), ("lint.te", false), ("lnt.term", false), ("", false),
    ("pack.unknown_keys", false), ("pack", true), ("yaml.tab", true), ("file.not_found", true),
  ]

  @Test("may be asked for if there can be such findings", arguments: asked)
  func known(name: String, isKnown: Bool) { #expect(LintCode.isKnown(name) == isKnown) }

  @Test("A text that is refused keeps no others from being looked at")
  func brokenText() throws {
    let report = try Self.report(Self.broken)
    #expect(report.findings.map(\.diagnostic.code) == ["message.blank", "lint.end"])
    #expect(report.read.messages == 1)
  }

  @Test("Findings of one code do not hide that something was not looked at")
  func obstacles() throws {
    var report = try Self.report(Self.broken)
    report.keep(codes: ["lint.space"])
    #expect(report.findings.map(\.diagnostic.code) == ["message.blank"])
    var sound = try Self.report(Self.broken.replacing(#""invalid": " ", "#, with: ""))
    #expect(sound.findings.contains { $0.diagnostic.code == "lint.end" })
    sound.keep(codes: ["lint.space"])
    #expect(sound.findings == [])
  }

  @Test("A folder that ends with a slash gives the same paths")
  func trailingSlash() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.broken, to: "texts/de.arb")
    let data = try FewData()
    let findings = try Linter(resources: data.root).lint([folder.path + "/texts/"]).findings
    #expect(findings.allSatisfy { $0.diagnostic.file.hasSuffix("/texts/de.arb") })
  }

  @Test("SARIF has references, places and summaries")
  func sarif() throws {
    var report = try Self.report(Self.broken, inFolder: "a b")
    report.keep(codes: ["lint.end"])
    var json = JSONWriter()
    json.write(report.sarif)
    let text = json.text
    for part in [
      #""uri":""#, "/a%20b/de.arb\"", #""ruleId":"lint.end""#, #""level":"error""#,
      #""startLine":1"#, #""version":"2.1.0""#,
      #""rules":[{"id":"lint.end","shortDescription":{"text":"A text ends differently from its source."}},{"id":"message.blank","shortDescription":{"text":"A message is blank."}}]"#,
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }
}
