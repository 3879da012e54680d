import BlocklistFiles
import Documents
import Foundation
import PackLoading
import RuleEngine
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Blocklists of packs")
struct BlocklistTableTests {
  private static func pack(_ table: String, _ check: String = "blocklist: listed") -> String {
    PackText.header + "tables:\n  listed: \(table)\n" + "rules: { a: { checks: [\(check)] } }\n"
  }

  /// A folder with a list that has `letmein`.
  private static let fixtures =
    URL(filePath: #filePath).deletingLastPathComponent().path + "/../../Fixtures/Command/Blocklists"

  private static func codes(
    of values: [String],
    _ text: String,
    files: FolderFiles
  ) throws -> [String] {
    let source = SourceText(text, name: "a.yaml")
    let pack = try PackReader.read(source, registry: .builtIn, files: files)
    let library = try PackLibrary([pack], registry: .builtIn)
    try library.checkEverything()
    let rule = try #require(try library.template("a")).bind()
    let context = CheckContext(surroundings: Surroundings())
    return values.map { value in
      rule.report(on: .text(value), in: context).violations.map(\.code.rawValue).joined()
    }
  }

  /// Loads a pack with a list as `Rulebook` does, which also links what could not be read.
  private static func load(inFolder folder: String) throws {
    let text =
      pack("{ kind: blocklist, file: a.blocklist }")
      + "forms: { f: { fields: { b: { rule: a }, c: { checks: [blocklist: listed] } } } }\n"
    let declaration = try PackReader.declaration(
      SourceText(text, name: "a.yaml"),
      registry: .builtIn,
      files: FolderFiles(inFolder: folder)
    )
    _ = try PackLibrary.loading([declaration], registry: .builtIn, checking: [declaration.name])
  }

  @Test(
    "A table is a blocklist's file, or words",
    arguments: [
      "{ kind: blocklist, file: words.blocklist }", "{ kind: words, words: [letmein, b] }",
    ]
  )
  func tables(table: String) throws {
    let files = FolderFiles(inFolder: Self.fixtures)
    let found = try Self.codes(of: ["letmein", "c"], Self.pack(table), files: files)
    #expect(found == ["blocklist.listed", ""])
  }

  @Test("A file is refused with its name, a reason and a hint")
  func files() throws {
    let folder = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a.blocklist"
    for (content, code) in [
      (Data("letmein\n".utf8), "blocklist.foreign"), (Data(), "blocklist.foreign"),
      (Data([0x89, 0x52, 0x42]), "blocklist.wrong_size"),
    ] {
      try content.write(to: URL(filePath: path))
      let error = #expect(throws: LoadingError.self) { try Blocklist(contentsOfFile: path) }
      let found = try #require(error?.diagnostics.first)
      #expect(found.code == code)
      #expect(found.file == path)
      #expect(found.hint != nil)
      let packError = #expect(throws: LoadingError.self) {
        try Self.codes(
          of: [],
          Self.pack("{ kind: blocklist, file: a.blocklist }"),
          files: FolderFiles(inFolder: folder)
        )
      }
      #expect(packError?.diagnostics.map(\.code) == [code])
      let whole = #expect(throws: LoadingError.self) { try Self.load(inFolder: folder) }
      #expect(whole?.diagnostics.map(\.code) == [code], "only the cause")
    }
    let missing = #expect(throws: LoadingError.self) {
      try Blocklist(contentsOfFile: folder + "/b")
    }
    #expect(missing?.diagnostics.map(\.code) == ["file.not_found"])
    let isFolder = #expect(throws: LoadingError.self) { try Blocklist(contentsOfFile: folder) }
    #expect(isFolder?.diagnostics.map(\.code) == ["file.not_regular"])
  }
}
