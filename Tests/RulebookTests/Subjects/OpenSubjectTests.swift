import PhoneRules
import RuleEngine
import Rulebook
import TestSupport
import Testing
import Violations

@Suite("Subjects of applications")
struct OpenSubjectTests {
  private static let pack = """
    format: 1
    pack: post
    tables:
      colours: { kind: stamp-colours, colours: [red, blue] }
      more: { kind: stamp-colours, file: colours.txt }
      plain: { kind: words, words: [grey] }
      offices: { kind: stamp-offices, folder: our-offices }
    rules:
      stamp: { checks: [stamp: { colours: colours, offices: offices }] }
      stamp.more: { checks: [stamp: { colours: more, offices: offices }] }
      stamp.plain: { checks: [stamp: { colours: plain, offices: offices }] }
    """

  private static func rulebook(
    _ folder: TemporaryFolder,
    checks: [CheckDefinition] = []
  ) throws -> Rulebook {
    try Rulebook(
      .init(
        sources: [.folder(folder.path)],
        checks: checks,
        subjects: [.stamps],
        resources: DataFiles.root
      )
    )
  }

  @Test("A new kind of table and a check that uses it need nothing of the library's files")
  func packs() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pack, to: "a/pack.yaml")
    try folder.write("green\nblack\n", to: "a/colours.txt")
    try folder.write("number: 7\n", to: "a/our-offices/bern.office")
    try folder.write("number: 8\n", to: "a/our-offices/chur.office")
    // A folder without a pack adds to the table by its name, in a higher layer.
    try folder.write("number: 9\n", to: "b/offices/chur.office")
    try folder.write("nothing", to: "c/offices/note.txt")
    let rulebook = try Self.rulebook(folder)
    func accepted(_ values: [String], _ rule: String) throws -> [String] {
      try values.filter { try rulebook.check($0, as: rule).isValid }
    }
    let values = ["red bern 7", "red chur 8", "red chur 9", "green bern 7", "grey bern 7"]
    #expect(try accepted(values, "stamp") == ["red bern 7", "red chur 9"])
    #expect(try accepted(values, "stamp.more") == ["green bern 7"])
    #expect(try accepted(values, "stamp.plain") == ["grey bern 7"], "words stand in for colours")
    #expect(try rulebook.check("x", as: "stamp").violations.map(\.code) == ["stamp.wrong"])
    // The note isn't an office, and a diagnostic says that no one read it.
    #expect(rulebook.diagnostics.map(\.code) == ["file.passed_over"])
  }

  @Test("What is wrong with such a table is said as of all others")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let pack = """
      format: 1
      pack: post
      tables:
        a: { kind: stamp-colours, colour: red }
        b: { kind: stamp-offices, file: x.office }
        c: { kind: stamp-offices }
        d: { kind: stamp-offices, folder: offices }
        e: { kind: stamp-colors }
        f: { kind: words, words: [x] }
      rules:
        stamp: { checks: [stamp: { colours: d, offices: f }] }
      """
    try folder.write(pack, to: "pack.yaml")
    let error = #expect(throws: LoadingError.self) { try Self.rulebook(folder) }
    #expect(
      error?.diagnostics.map { "\($0.code) \($0.position) \($0.reason)" } == [
        "pack.unknown_key 4:29 `colour` isn't a key of a table",
        "pack.wrong_table 5:35 stamp-offices must be in a folder, with one file for each",
        "pack.missing_key 6:8 a table of this kind needs the key `folder`",
        "pack.no_file 7:37 there is no folder `offices` next to the pack",
        "pack.wrong_value 8:14 the kind of a table must be one of prefix-ranges, rows, words, "
          + "phone-regions, blocklist, password-dictionaries, keyboards, public-suffixes, stamp-colours, "
          + "stamp-offices, not `stamp-colors`",
        "pack.wrong_table 11:51 the table `f` has the kind words, not stamp-offices",
      ]
    )
  }

  @Test("A file of a folder that is wrong is refused by itself")
  func refusedFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("number: 7\n", to: "b/offices/bern.office")
    try folder.write("number: x\n", to: "b/offices/chur.office")
    let diagnostics = try Self.rulebook(folder).diagnostics
    #expect(diagnostics.map { "\($0.code) \($0.position)" } == ["pack.wrong_type 1:9"])
  }

  @Test("A check that is registered twice is refused by its name")
  func duplicates() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: LoadingError.self) {
      try Self.rulebook(folder, checks: [StampCheck.definition])
    }
    #expect(
      error?.diagnostics.map(\.reason) == [
        "there is already a check `stamp`, in the subject `stamps`"
      ]
    )
    #expect(throws: LoadingError.self) {
      try Rulebook(.init(subjects: [.phone], resources: DataFiles.root))
    }
  }
}
