import Documents
import Rulebook
import TestSupport
import Testing

/// What a rulebook says about its loading: the files that it read, and the time that it took.
@Suite("Loading")
struct FilesTests {
  private static let pack = """
    format: 1
    pack: shop
    tables: { colors: { kind: words, file: colors.txt } }
    rules: { color: { checks: [one-of: { words: colors }] } }

    """

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(pack, to: "packs/shop/pack.yaml")
    try folder.write("red\nblue\n", to: "packs/shop/colors.txt")
    try folder.write(
      #"{ "@@locale": "de", "rule:color": "Farbe" }"#,
      to: "packs/shop/Localizations/de.arb"
    )
    try folder.write("Not read", to: "packs/shop/README.txt")
    try folder.write(
      "format: 1\npack: single\nrules: { a: { checks: [length: 3] } }\n",
      to: "single.yaml"
    )
    try folder.write(#"{ "@@locale": "fr", "required": "Vide" }"#, to: "texts/fr.arb")
    return folder
  }

  private static func configuration(_ folder: TemporaryFolder) -> Rulebook.Configuration {
    .init(
      sources: [
        .bundled, .folder(folder.path(of: "packs")), .file(folder.path(of: "single.yaml")),
        .text("format: 1\npack: text", name: "text.yaml"),
      ],
      localizations: [.folder(folder.path(of: "texts"))],
      resources: DataFiles.root
    )
  }

  @Test("The files of packs, of their tables, and of catalogs are listed, and no others")
  func files() throws {
    let folder = try Self.folder()
    let rulebook = try Rulebook(Self.configuration(folder))
    let root = try #require(Folder.realPath(of: folder.path))
    let names = [
      "packs/shop/Localizations/de.arb", "packs/shop/colors.txt", "packs/shop/pack.yaml",
      "single.yaml", "texts/fr.arb",
    ]
    #expect(rulebook.files == names.map { "\(root)/\($0)" })
  }

  @Test("Without sources of the program, no file is listed")
  func bundledOnly() throws {
    #expect(try Rulebook(.init(resources: DataFiles.root)).files == [])
  }

  @Test("Loading in the background gives the same rulebook, off the main actor")
  @MainActor func background() async throws {
    let folder = try Self.folder()
    let configuration = Self.configuration(folder)
    // The main actor can only run this task before loading ends if loading doesn't occupy it.
    let other = Task { @MainActor in ContinuousClock.now }
    let rulebook = try await Rulebook(inBackground: configuration)
    let end = ContinuousClock.now
    #expect(await other.value < end)
    let inPlace = try Rulebook(configuration)
    #expect(rulebook.files == inPlace.files)
    #expect(try rulebook.check("red", as: "color").isValid)
    #expect(rulebook.loadingTime > .zero)
  }

  @Test("Mistakes are thrown from the background")
  func mistakes() async throws {
    let configuration = Rulebook.Configuration(
      sources: [.bundled, .text("format: 1\npack: a\nruels: {}", name: "a.yaml")],
      resources: DataFiles.root
    )
    let error = try await #require(throws: LoadingError.self) {
      _ = try await Rulebook(inBackground: configuration)
    }
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_key"])
  }
}
