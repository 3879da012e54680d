import Foundation
import Testing

@Suite("A catalog of the bundled data that is damaged")
struct DamagedCatalogTests {
  static let commands: [[String]] = [
    ["check", "email", "ann@", "--locale", "de"],
    ["requirements", "password", "--locale", "de"],
    ["explain", "required", "--locale", "de"],
    ["check", "email", "ann@", "--locale", "de", "--format", "json"],
  ]

  @Test(
    "is named on standard error, and the messages are in the source locale",
    arguments: commands
  )
  func named(arguments: [String]) throws {
    let folder = try Self.copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Localizations/de.arb")
    try Data(contentsOf: file).dropLast().write(to: file)
    let resources = ["--resources", folder.path(percentEncoded: false)]
    let result = try Command.run(arguments + resources)
    #expect(result.errors.contains("Localizations/de.arb"))
    #expect(result.errors.contains("this file of Rulebook's own data doesn't match the manifest"))
    #expect(!result.output.isEmpty)
    let french = try Command.run(arguments.map { $0 == "de" ? "fr" : $0 } + resources)
    #expect(!french.errors.contains("de.arb"))
  }

  static let commandsForNewFiles: [[String]] = [
    ["check", "email", "ann@"], ["explain", "email.domain.missing"],
    ["render", "email.domain.missing", "--with", "example=a@b.example"],
    ["requirements", "email"], ["list", "packs"],
  ]

  @Test("isn't in the way if it is new, and named", arguments: commandsForNewFiles)
  func new(arguments: [String]) throws {
    let folder = try Self.copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["eo", "ia"].map { folder.appending(path: "Localizations/\($0).arb") }
    let text = #"{ "@@locale": "eo", "email.domain.missing": "Aldonu domajnon." }"#
    try Data(text.utf8).write(to: names[0])
    try Data("{".utf8).write(to: names[1])
    let resources = ["--resources", folder.path(percentEncoded: false)]
    let refused = try Command.run(arguments + resources)
    #expect(refused.exitCode == 65)
    #expect(refused.errors.contains("to try it first, pass it as `--localizations`"))
    let path = names[0].path(percentEncoded: false)
    let result = try Command.run(arguments + resources + ["--localizations", path])
    #expect(result.exitCode == 0 || arguments[0] == "check" && result.exitCode == 1)
    #expect(result.errors.contains("ia.arb"))
    #expect(result.errors.contains("this file isn't in the manifest, so it isn't read"))
    #expect(!result.errors.contains("eo.arb"))
  }

  @Test("is used if it was changed, and is named")
  func changed() throws {
    let folder = try Self.copy()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Localizations/de.arb")
    let text = #"{ "@@locale": "de", "email.domain.missing": "Schreib eine Domain." }"#
    try Data(text.utf8).write(to: file)
    let path = file.path(percentEncoded: false)
    let result = try Command.run(
      ["check", "email", "ann@", "--locale", "de", "--localizations", path]
        + ["--resources", folder.path(percentEncoded: false)]
    )
    #expect(result.output.contains("Schreib eine Domain."))
    #expect(result.errors.isEmpty)
  }

  /// Returns the path of a copy of the bundled data.
  private static func copy() throws -> URL {
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["RulePacks", "Localizations"] {
      try FileManager.default.copyItem(
        atPath: "\(root)/\(name)",
        toPath: folder.appending(path: name).path(percentEncoded: false)
      )
    }
    return folder
  }
}
