import Documents
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What lint says of a folder and what becomes of it when it is loaded.
@Suite("Lint and loading agree on folders")
struct FolderAgreementTests {
  private static let catalog = #"{"@@locale": "en"}"#
  private static let region = "format: 1\nkind: phone-region\n"
  private static let codeExamples =
    "format: 1\nkind: code-examples\ncodes: { length.wrong: { rule: a, value: ab } }\n"

  static let rows: [FolderRow] = [
    FolderRow(
      name: "packs in files and folders",
      files: [
        "a.yaml": FolderRow.pack("a"), "b.yml": FolderRow.pack("b"),
        "c/pack.yaml": FolderRow.pack("c"), "d/pack.yml": FolderRow.pack("d"),
        "c/Localizations/en.arb": catalog, "README.txt": "", "c/LICENSE.txt": "", ".x.yaml": "",
        "c/notes.md": "",
      ]
    ),
    FolderRow(name: "nothing", files: [:], errors: ["folder.nothing_read packs"]),
    FolderRow(
      name: "a folder with rules and no pack, alone",
      files: ["x/rules.yaml": FolderRow.pack("x")],
      errors: ["folder.nothing_read packs"]
    ),
    FolderRow(
      name: "a folder with rules and no pack, beside a pack",
      files: ["x/rules.yaml": FolderRow.pack("x"), "a.yaml": FolderRow.pack("a")],
      errors: ["folder.nothing_read packs/x"]
    ),
    FolderRow(
      name: "a pack two folders down",
      files: ["x/y/pack.yaml": FolderRow.pack("y"), "a.yaml": FolderRow.pack("a")],
      errors: ["folder.nothing_read packs/x"]
    ),
    FolderRow(
      name: "an empty folder and notes beside a pack",
      files: ["x/.keep": "", "docs/notes.txt": "", "a.yaml": FolderRow.pack("a")],
      remarks: ["file.passed_over packs/docs/notes.txt"]
    ),
    FolderRow(
      name: "two names for the pack of a folder",
      files: ["a/pack.yaml": FolderRow.pack("a"), "a/pack.yml": FolderRow.pack("b")],
      remarks: ["file.passed_over packs/a/pack.yml"]
    ),
    FolderRow(
      name: "files beside the pack that a folder is",
      files: [
        "pack.yaml": FolderRow.pack("a"), "more.yaml": FolderRow.pack("b"),
        "x/rules.yaml": FolderRow.pack("x"), "words.txt": "",
      ],
      remarks: [
        "file.passed_over packs/more.yaml", "file.passed_over packs/words.txt",
        "file.passed_over packs/x/rules.yaml",
      ]
    ),
    FolderRow(
      name: "a table that the pack names, and one that it does not",
      files: [
        "listed/pack.yaml": FolderRow.listed, "listed/words.txt": "inside\n",
        "listed/more.txt": "x\n",
      ],
      remarks: ["file.passed_over packs/listed/more.txt"]
    ),
    FolderRow(
      name: "examples of codes beside a pack",
      files: ["a/pack.yaml": FolderRow.pack("a"), "a/code-examples.yaml": codeExamples]
    ),
    FolderRow(
      name: "examples of codes without a pack",
      files: ["a.yaml": FolderRow.pack("a"), "code-examples.yaml": codeExamples],
      errors: ["pack.wrong_table packs/code-examples.yaml"]
    ),
    FolderRow(
      name: "a region in lowercase letters",
      files: ["regions/ch.yaml": region],
      errors: ["folder.nothing_read packs"]
    ),
    FolderRow(
      name: "a dictionary too deep",
      files: ["x/password/dictionaries/x.txt": "# role: words\n\nx\n"],
      errors: ["folder.nothing_read packs"]
    ),
    FolderRow(
      name: "a dictionary of a pack that does not name it",
      files: ["pack.yaml": FolderRow.pack("a"), "dictionaries/x.txt": "# role: words\n\nx\n"],
      remarks: ["file.passed_over packs/dictionaries/x.txt"]
    ),
    FolderRow(
      name: "a dictionary alone",
      files: ["password/dictionaries/x.txt": "# role: words\n\nxqz\n"]
    ),
    FolderRow(
      name: "a catalog beside packs",
      files: ["a.yaml": FolderRow.pack("a"), "de.arb": #"{"@@locale": "de"}"#],
      remarks: ["file.passed_over packs/de.arb"]
    ),
    FolderRow(
      name: "catalogs beside packs in files",
      files: ["a.yaml": FolderRow.pack("a"), "Localizations/de.arb": #"{"@@locale": "de"}"#],
      errors: ["folder.nothing_read packs/Localizations"]
    ),
    FolderRow(
      name: "a pack with the name of another",
      files: ["a.yaml": FolderRow.pack("a"), "b.yaml": "format: 1\npack: a\n"],
      errors: ["pack.duplicate_pack packs/b.yaml"]
    ),
    FolderRow(
      name: "a broken pack, of whose folder nothing more is said",
      files: ["a.yaml": "format: 1\npack: a\nrules: 3\n", "x/rules.yaml": "", "y.txt": ""],
      errors: ["pack.wrong_type packs/a.yaml"]
    ),
    FolderRow(
      name: "a link to a pack outside",
      files: ["a.yaml": FolderRow.pack("a")],
      links: ["b.yaml": "../outside/pack.yaml"],
      errors: ["file.outside_folder packs/b.yaml"]
    ),
    FolderRow(
      name: "a link to a folder outside",
      files: ["a.yaml": FolderRow.pack("a")],
      links: ["b": "../outside"],
      errors: ["file.outside_folder packs/b"]
    ),
    FolderRow(
      name: "a link to a folder outside, followed",
      files: ["a.yaml": FolderRow.pack("a")],
      links: ["b": "../outside", "c.yaml": "../outside/pack.yaml"],
      options: .followingLinks
    ),
    FolderRow(
      name: "a link to a pack outside within a folder",
      files: ["a.yaml": FolderRow.pack("a"), "b/.keep": ""],
      links: ["b/pack.yaml": "../../outside/pack.yaml"],
      errors: ["file.outside_folder packs/b/pack.yaml"]
    ),
    FolderRow(
      name: "a link to a table outside",
      files: ["listed/pack.yaml": FolderRow.listed],
      links: ["listed/words.txt": "../../outside/words.txt"],
      errors: ["file.outside_folder packs/listed/words.txt"]
    ),
    FolderRow(
      name: "a link in the middle of a table's path",
      files: ["listed/pack.yaml": FolderRow.listed.replacing("words.txt", with: "data/words.txt")],
      links: ["listed/data": "../../outside"],
      errors: ["file.outside_folder packs/listed/data/words.txt"]
    ),
    FolderRow(
      name: "a link to a folder of tables outside",
      files: ["a.yaml": FolderRow.pack("a"), "password/.keep": ""],
      links: ["password/dictionaries": "../../outside/dictionaries"],
      errors: ["file.outside_folder packs/password/dictionaries"]
    ),
    FolderRow(
      name: "a link to a dictionary outside",
      files: ["password/dictionaries/a.txt": "# role: words\n\nxqz\n"],
      links: ["password/dictionaries/b.txt": "../../../outside/dictionaries/words.txt"],
      errors: ["file.outside_folder packs/password/dictionaries/b.txt"]
    ),
    FolderRow(
      name: "a link to examples of codes outside",
      files: ["a/pack.yaml": FolderRow.pack("a")],
      links: ["a/code-examples.yaml": "../../outside/pack.yaml"],
      errors: ["file.outside_folder packs/a/code-examples.yaml"]
    ),
    FolderRow(
      name: "a link to catalogs outside",
      files: ["a/pack.yaml": FolderRow.pack("a")],
      links: ["a/Localizations": "../../outside"],
      errors: ["file.outside_folder packs/a/Localizations"]
    ),
    FolderRow(
      name: "links that stay inside, as systems that swap folders at once make them",
      files: ["..data/a.yaml": FolderRow.pack("a"), "..data/words.txt": "inside\n"],
      links: ["a.yaml": "..data/a.yaml", "words.txt": "..data/words.txt"],
      remarks: ["file.passed_over packs/words.txt"]
    ),
    FolderRow(
      name: "circles of links, and links that lead nowhere",
      files: ["a.yaml": FolderRow.pack("a"), "x/.keep": ""],
      links: ["loop": "loop", "up": ".", "x/up": "..", "nowhere.txt": "nothing"]
    ),
    FolderRow(
      name: "a pack that is a circle of links",
      files: ["a.yaml": FolderRow.pack("a")],
      links: ["b.yaml": "c.yaml", "c.yaml": "b.yaml"],
      errors: ["file.not_readable packs/b.yaml", "file.not_readable packs/c.yaml"]
    ),
    FolderRow(
      name: "a link to another pack of the folder",
      files: ["a.yaml": FolderRow.pack("a")],
      links: ["b.yaml": "a.yaml"]
    ),
  ]

  @Test("say the same", arguments: rows)
  func agree(row: FolderRow) throws {
    let folder = try row.write()
    let path = folder.path + "/packs"
    func names(_ diagnostics: [Diagnostic]) -> [String] {
      diagnostics.map { "\($0.code) \($0.file.dropFirst(folder.path.count + 1))" }.sorted()
    }
    let linter = Linter(resources: Fixtures.path("Lint/Sound"), loading: row.options)
    let findings = try linter.lint([path]).findings
    let errors = findings.filter { $0.severity == .error }.map(\.diagnostic)
    #expect(names(errors) == row.errors)
    do {
      let rulebook = try Rulebook(
        .init(
          sources: [.bundled, .folder(path)],
          resources: Fixtures.path("Lint/Sound"),
          loading: row.options
        )
      )
      #expect(row.errors.isEmpty || names(rulebook.diagnostics) == row.errors)
      if row.errors.isEmpty { #expect(names(rulebook.diagnostics) == row.remarks) }
    } catch {
      #expect(names(error.diagnostics) == row.errors)
    }
    if row.errors.isEmpty {
      #expect(names(findings.map(\.diagnostic)) == row.remarks)
    }
    // No line of a file outside is shown.
    #expect(!findings.contains { $0.diagnostic.description.contains("outside\n") })
  }

  @Test("on a pack with the name of a bundled one")
  func bundledName() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("format: 1\npack: base\n", to: "base.yaml")
    let resources = Fixtures.path("Lint/Sound")
    let report = try Linter(resources: resources).lint([file])
    #expect(report.findings.map(\.diagnostic.code) == ["pack.shadowed_pack"])
    let rulebook = try Rulebook(.init(sources: [.bundled, .file(file)], resources: resources))
    #expect(rulebook.diagnostics.map(\.code) == ["pack.shadowed_pack"])
    #expect(rulebook.diagnostics.map(\.file) == [file])
  }

  @Test("on a path of the bundled data, which stands for the bundled pack")
  func bundledPath() throws {
    let resources = Fixtures.path("Lint/Bundle")
    let path = resources + "/RulePacks/shop.yaml"
    let report = try Linter(resources: resources).lint([path])
    #expect(!report.findings.contains { $0.diagnostic.code.hasPrefix("pack.duplicate") })
    #expect(report.read.packs == 1)
    let rulebook = try Rulebook(.init(sources: [.bundled, .file(path)], resources: resources))
    #expect(rulebook.diagnostics == [])
  }

  @Test("what was read is counted")
  func counts() throws {
    let folder = try TemporaryFolder()
    try folder.write(FolderRow.listed, to: "listed/pack.yaml")
    try folder.write("inside\n", to: "listed/words.txt")
    try folder.write(FolderRow.pack("a"), to: "a.yaml")
    try folder.write("# role: words\n\nxqz\n", to: "password/dictionaries/x.txt")
    let linter = Linter(resources: Fixtures.path("Lint/Sound"))
    let read = try linter.lint([folder.path]).read
    #expect(read.description == "2 packs, 2 rules, 0 forms, 0 codes, 0 messages, 4 files")
    let catalog = try linter.lint([Fixtures.path("Lint/Catalogs/nl.arb")]).read
    #expect(catalog.packs == 0 && catalog.files == 1 && catalog.messages > 0)
  }

  @Test("a folder for catalogs that has none is refused")
  func noCatalogs() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: LoadingError.self) {
      try Rulebook(
        .init(localizations: [.folder(folder.path)], resources: Fixtures.path("Lint/Sound"))
      )
    }
    #expect(error?.diagnostics.map(\.code) == ["folder.nothing_read"])
  }

  @Test("a folder with too many packs is refused before they are read")
  func tooManyPacks() throws {
    let folder = try TemporaryFolder()
    for number in 0...1_000 { try folder.write("not a pack", to: "p\(number).yaml") }
    let error = #expect(throws: LoadingError.self) {
      try Rulebook(
        .init(sources: [.bundled, .folder(folder.path)], resources: Fixtures.path("Lint/Sound"))
      )
    }
    #expect(error?.diagnostics.map(\.code) == ["folder.too_many_packs"])
  }

  @Test("a catalog that is given as a pack is named for what it is")
  func wrongKind() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Self.catalog, to: "en.arb")
    let error = #expect(throws: LoadingError.self) {
      try Rulebook(
        .init(sources: [.bundled, .file(catalog)], resources: Fixtures.path("Lint/Sound"))
      )
    }
    #expect(error?.diagnostics.map(\.code) == ["pack.catalog_file"])
  }
}
