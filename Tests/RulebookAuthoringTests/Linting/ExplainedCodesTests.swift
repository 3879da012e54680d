import Foundation
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Every code that a command can write has an explanation.
@Suite("Codes in outputs")
struct ExplainedCodesTests {
  /// The first names of the codes of findings, of errors, and of failures that aren't violations.
  static let families = [
    "apple", "arb", "blocklist", "contract", "csv", "data", "example", "exchange", "file",
    "folder", "generate", "json", "keyboard", "limit", "line", "lint", "loading", "map", "message",
    "pack", "password_dictionary", "phone_region", "problem", "signature", "stream", "strings",
    "subject", "usage", "xcstrings", "xliff", "xml", "yaml",
  ]

  /// The texts in the sources that look like codes, but are names of files, settings or hosts.
  private static let otherTexts: Set<String> = [
    "blocklist.words", "example.com", "example.net", "example.org", "file.ext", "json.types",
    "map.csv", "pack.yaml", "pack.yml",
  ]

  /// The texts of the library's sources, without documentation.
  private static let sources = Result {
    let folder = DataFiles.root + "/Sources"
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }
      .map { name in
        try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
          .split(separator: "\n")
          .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("///") }
          .joined(separator: "\n")
      }
  }

  @Test("are explained, all that stand in the sources", arguments: families)
  func family(name: String) throws {
    let pattern = try Regex("\"(\(name)\\.[a-z0-9_]+)\"", as: (Substring, Substring).self)
    var codes: Set<String> = []
    for text in try Self.sources.get() {
      for match in text.matches(of: pattern) { codes.insert(String(match.output.1)) }
    }
    let rulebook = try Rulebook(.bundled)
    #expect(!codes.isEmpty)
    for code in codes.subtracting(Self.otherTexts).sorted() {
      let explanation = try rulebook.explanation(of: ViolationCode(rawValue: code))
      #expect(explanation.isDefined && explanation.summary != nil, "\(code)")
    }
  }

  @Test("have one of these first names")
  func otherFamilies() throws {
    let call =
      #/(?:[Dd]iagnostic|[Pp]roblem|error|failure|refusal|refused?|report|warning)\(\s*"([a-z_]+)\.[a-z0-9_]+"/#
    let argument = #/\bcode: "([a-z_]+)\.[a-z0-9_]+"/#
    var found: Set<String> = []
    for text in try Self.sources.get() {
      for match in text.matches(of: call) { found.insert(String(match.1)) }
      for match in text.matches(of: argument) { found.insert(String(match.1)) }
    }
    #expect(found.count > 10)
    #expect(found.subtracting(Self.families) == [])
  }

  @Test("are explained once, with what to write instead")
  func remedies() {
    let codes = LintCode.explained.map(\.code.rawValue)
    #expect(codes.count == Set(codes).count)
    #expect(codes == codes.sorted())
    #expect(LintCode.explained.filter { $0.remedy == nil }.map(\.code) == [])
    #expect(LintCode.explained.filter { !$0.summary.hasSuffix(".") }.map(\.code) == [])
  }
}
