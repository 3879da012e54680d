import TestSupport
import Testing

@Suite("Generating Swift")
struct GenerateCommandTests {
  @Test("The constants of the bundled packs are up to date")
  func bundled() throws {
    let file = DataFiles.root + "/Sources/RulebookNames/BundledNames.swift"
    let options = ["--content", "names", "--access", "public", "--resources", DataFiles.root]
    let result = try Command.run(["generate", "swift", "--bundled", "--check", file] + options)
    #expect(result.exitCode == 0, "run `make generate`: \(result.output) \(result.errors)")
  }

  /// Options that contradict each other, and a part of the error.
  static let contradictions = TextRow.rows(
    """
    no pack | --content errors | Name one pack with --pack
    two packs | --pack a --pack b | Name one pack with --pack
    bundled errors | --bundled --pack a | Use --bundled with --content names
    bundled packs and others | --bundled --content names --pack a | without packs
    two files | --pack a --output x --check y | Use --output or --check
    a bundled pack | --pack frozen --content names | use --bundled
    """
  )

  @Test("Options that contradict each other are refused", arguments: contradictions)
  func contradiction(row: TextRow) throws {
    let options = row[1].split(separator: " ").map(String.init)
    let result = try Command.run(["generate", "swift"] + options)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains(row[2]), "\(result.errors)")
  }
}
