import Foundation
import Rulebook
import TestSupport
import Testing

@Suite("Files that are refused")
struct BadFileTests {
  private static let resources = Fixtures.path("Lint/Sound")

  private static func diagnostics(_ sources: PackSource...) throws -> [String] {
    do {
      _ = try Rulebook(.init(sources: sources, resources: resources))
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let file = diagnostic.file.split(separator: "/").last ?? ""
        return "\(diagnostic.code) \(file):\(diagnostic.line):\(diagnostic.column)"
      }
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var bytes: [UInt8]
    var found: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ found: String...) {
      self.name = name
      bytes = Array(text.utf8)
      self.found = found
    }

    init(_ name: String, bytes: [UInt8], _ found: String...) {
      self.name = name
      self.bytes = bytes
      self.found = found
    }
  }

  static let rows = [
    Row("an empty file", "", "yaml.empty p.yaml:1:1"),
    Row("UTF-16", bytes: [0xFF, 0xFE, 0x61, 0], "file.not_utf8 p.yaml:1:1"),
    Row(
      "50 MB",
      bytes: [UInt8](repeating: UInt8(ascii: "a"), count: 50 << 20),
      "file.too_large p.yaml:0:0"
    ),
    Row("an alias", "a: &x [1]\nb: *x\n", "yaml.anchor p.yaml:1:4", "yaml.alias p.yaml:2:4"),
  ]

  @Test("are refused as a file and in a folder", arguments: rows)
  func refusal(_ row: Row) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(row.bytes, to: "p.yaml")
    #expect(try Self.diagnostics(.file(file)) == row.found)
    #expect(try Self.diagnostics(.folder(folder.path)) == row.found)
  }

  @Test("Missing files and folders are refused by name")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.diagnostics(.file(folder.path + "/no.yaml")) == ["file.not_found no.yaml:0:0"])
    #expect(try Self.diagnostics(.folder(folder.path + "/no")) == ["file.not_found no:0:0"])
    let file = try folder.write("", to: "a.yaml")
    #expect(try Self.diagnostics(.folder(file)) == ["file.not_found a.yaml:0:0"])
  }

  @Test("A folder that is named pack.yaml is no file")
  func folderNamedLikePack() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "pack.yaml/a")
    #expect(try Self.diagnostics(.folder(folder.path)) == ["file.not_regular pack.yaml:0:0"])
    let outer = try TemporaryFolder()
    try outer.write("", to: "inner/pack.yaml/a")
    #expect(try Self.diagnostics(.folder(outer.path)) == ["file.not_regular pack.yaml:0:0"])
  }

  @Test("A table's file that is a pipe is refused")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let text = "format: 1\npack: p\ntables: {t: {kind: words, file: pipe}}\n"
    let file = try folder.write(text, to: "p.yaml")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(try Self.diagnostics(.file(file)) == ["file.not_regular p.yaml:3:33"])
  }

  /// Every beginning of a sound pack is either sound itself or refused with a place in it.
  @Test("A pack that is cut off is refused at a position, or loads")
  func truncated() throws {
    let whole = Array((InheritanceTests.base + "# ä\n").utf8)
    let lines = whole.count { $0 == UInt8(ascii: "\n") } + 1
    for length in stride(from: 0, to: whole.count, by: 23) {
      let name = "p.yaml"
      let folder = try TemporaryFolder()
      let file = try folder.write(whole[..<length], to: name)
      do {
        _ = try Rulebook(.init(sources: [.file(file)], resources: Self.resources))
      } catch {
        #expect(error.diagnostics.allSatisfy { $0.file == file && (1...lines).contains($0.line) })
      }
    }
  }

  @Test("A bundled pack that is cut off is refused at a position, or loads")
  func truncatedBundled() throws {
    let path = try #require(DataFiles.packs.first { $0.hasSuffix("general/pack.yaml") })
    let whole = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let folder = try TemporaryFolder()
    try folder.write("CH\n", to: "countries.txt")
    for length in stride(from: 0, to: whole.count, by: 307) {
      let file = try folder.write(whole[..<length], to: "p.yaml")
      do {
        _ = try Rulebook(.init(sources: [.file(file)], resources: Self.resources))
      } catch {
        #expect(error.diagnostics.allSatisfy { $0.file == file && $0.line > 0 && $0.column > 0 })
      }
    }
  }

  @Test("One bad pack refuses its folder, with all errors of all its packs")
  func dropInFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("format: 1\npack: good\nrules: { g: { checks: [length: 3] } }\n", to: "a.yaml")
    try folder.write("format: 1\npack: bad\nruels: {}\nrules: { B: {} }\n", to: "b.yaml")
    try folder.write("format: 2\npack: worse\n", to: "c/pack.yaml")
    try folder.write("{", to: "d/Localizations/de.arb")
    try folder.write("format: 1\npack: d\n", to: "d/pack.yaml")
    try folder.write("nothing to see", to: "README.md")
    try folder.write("{", to: ".hidden.yaml")
    let found = try Self.diagnostics(.folder(folder.path), .file(folder.path + "/none.yaml"))
    #expect(
      found == [
        "pack.unknown_key b.yaml:3:1", "pack.bad_name b.yaml:4:10", "pack.format pack.yaml:1:9",
        "json.truncated de.arb:1:2", "file.not_found none.yaml:0:0",
      ]
    )
  }

  @Test("Data that is not found lists the places tried")
  func resources() throws {
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(.init(resources: "/no/such"))
    }
    #expect(error.diagnostics.map(\.code) == ["data.not_found"])
    #expect(error.diagnostics.first?.reason.contains("/no/such") == true)
    #expect(error.diagnostics.first?.hint?.contains("`resources:`") == true)
  }
}
