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
    let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["RulePacks", "Localizations"] {
      try FileManager.default.copyItem(
        atPath: "\(root)/\(name)",
        toPath: folder.appending(path: name).path(percentEncoded: false)
      )
    }
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
}
