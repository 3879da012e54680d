import Foundation
import Testing

@Suite("Import of an application's texts")
struct AppleImportTests {
  private static let file = "Texts/Localizable.xcstrings"
  private static let map = ["--map", "Texts/map.csv"]

  /// Runs the command with a folder for its output, whose path appears as `OUT` in what the command
  /// writes.
  private func run(_ arguments: [String]) throws -> (result: Command.Result, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = folder.path(percentEncoded: false)
    var result = try Command.run(["import"] + arguments + ["--output", path])
    result.output = result.output.replacing(path, with: "OUT")
    return (result, folder)
  }

  @Test("writes the files of all languages, and tells what to know")
  func text() throws {
    let (result, folder) = try run([Self.file] + Self.map)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(result.exitCode == 0)
    #expect(result.errors == "")
    let expected = """
      OUT/en.arb: 2 new, 0 changed, 0 unchanged
      OUT/pl.arb: 1 new, 0 changed, 0 unchanged
      1 left out because they aren't marked as translated (--unreviewed imports them):
        14:16: cart.items (pl): needs_review
      1 left out because nothing would be shown:
        4:5: ""
      1 with specifiers that messages support only in part:
        13:16: cart.items (en): `%.1f`: the number is written with all the digits that the program passes
      1 that the program no longer has (stale):
        10:5: cart.items
      1 in the table of --map but not in the file:
        line 2: Card refused

      """
    #expect(result.output == expected)
    let written = try String(contentsOf: folder.appending(path: "pl.arb"), encoding: .utf8)
    #expect(written.contains(#""billing.card_declined": "Karta odrzucona""#))
  }

  @Test("a catalog file is not imported")
  func catalogFile() throws {
    let result = try Command.run(["import", "Data/Localizations/de.arb"])
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("already a catalog file"))
  }

  @Test("writes the same for programs")
  func json() throws {
    let (result, folder) = try run([Self.file, "--unreviewed", "--format", "json"] + Self.map)
    defer { try? FileManager.default.removeItem(at: folder) }
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    let files = try #require(object?["files"] as? [[String: Any]])
    #expect(
      files.map { $0["added"] as? [String] }
        == Array(repeating: ["billing.card_declined", "cart.items"], count: 2)
    )
    let notes = try #require(object?["notes"] as? [[String: Any]])
    #expect(
      notes.compactMap { $0["kind"] as? String } == ["blank", "stale", "specifier", "unused"]
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [String]
    var exitCode: Int32
    /// Part of what the command writes to standard error.
    var words: String
  }

  static let rows = [
    Row(
      testDescription: "keys that are no codes",
      arguments: [file],
      exitCode: 65,
      words: "5:5: the key `Card declined` isn't a code"
    ),
    Row(
      testDescription: "a mistake",
      arguments: ["Texts/broken.strings", "--locale", "en"],
      exitCode: 65,
      words: "broken.strings:3:1: `;` is missing here"
    ),
    Row(
      testDescription: "no language",
      arguments: ["Texts/broken.strings"],
      exitCode: 65,
      words: "--locale en"
    ),
    Row(
      testDescription: "no such language",
      arguments: ["Texts/broken.strings", "--locale", "?"],
      exitCode: 64,
      words: "language tag"
    ),
    Row(
      testDescription: "no such file",
      arguments: ["Texts/none.strings"],
      exitCode: 66,
      words: "no such file"
    ),
    Row(
      testDescription: "no such table",
      arguments: [file, "--map", "none.csv"],
      exitCode: 66,
      words: "no such file"
    ),
    Row(
      testDescription: "no such file, which Xcode could have exported",
      arguments: ["none.xlf", "--map", "Texts/map.csv"],
      exitCode: 66,
      words: "no such file"
    ),
    Row(
      testDescription: "a table for XLIFF that Xcode didn't export",
      arguments: ["../ToolCatalogs/Exchange/messages.nl.xlf", "--map", "Texts/map.csv"],
      exitCode: 65,
      words: "messages.nl.xlf:2:1: this isn't an export from Xcode"
    ),
    Row(
      testDescription: "a language for a table",
      arguments: ["a.csv", "--locale", "nl"],
      exitCode: 64,
      words: ".xcstrings"
    ),
  ]

  @Test("is refused", arguments: rows)
  func refusal(_ row: Row) throws {
    let (result, folder) = try run(row.arguments)
    #expect(result.exitCode == row.exitCode)
    #expect(result.errors.contains(row.words), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }

  @Test("is refused into a file")
  func intoFile() throws {
    let result = try Command.run(["import", Self.file, "--output", "valid.json"] + Self.map)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("is a file"))
  }

  @Test("proposes codes, and writes nothing")
  func proposal() throws {
    let (result, folder) = try run([Self.file, "--propose"])
    #expect(result.exitCode == 0)
    #expect(result.output == "\"key\",\"code\"\r\n\"Card declined\",\"card_declined\"\r\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)))
  }
}
