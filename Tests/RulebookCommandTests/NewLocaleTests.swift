import Foundation
import Testing

@Suite("Beginning a translation")
struct NewLocaleTests {
  /// The arguments, and what the command writes after the path.
  ///
  /// The data has 19 texts, and 10 of them in Polish.
  static let rows: [(arguments: [String], answer: String)] = [
    (["nl"], "19 texts to translate"),
    (["en-GB", "--from", "en"], "19 texts taken from en"),
    (["pl", "--from", "pl"], "10 texts taken from pl, 9 to translate"),
  ]

  @Test("says how many texts there are", arguments: rows)
  func answer(arguments: [String], answer: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "new.arb").path(percentEncoded: false)
    let result = try Command.run(["new", "locale"] + arguments + ["--output", path])
    #expect(result.output == "\(path): \(answer)\n")
    #expect(result.exitCode == 0)
  }
}
