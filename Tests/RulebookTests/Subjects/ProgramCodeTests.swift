import Documents
import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import TextRules

/// Codes that programs give: by checks that they register, and by asynchronous checks.
@Suite("Codes of programs")
struct ProgramCodeTests {
  private static let declared = """
    format: 1
    pack: shop
    rules: { r: { checks: [length: 3], examples: { valid: [abc], invalid: [{ value: a, codes: [length.wrong] }] } } }
    forms: { f: { fields: { name: { rule: r } } } }
    codes:
      username.taken: { number: 7, arguments: {} }
      quota.exceeded: { arguments: { left: { type: integer }, until: { type: date } } }
    messages:
      en:
        username.taken: This name is taken.
        'f/name:username.taken': Choose another name.
        quota.exceeded: '{left, plural, one {# is} other {# are}} left until {until, date}.'
    """

  @Test("A code with arguments is used, put into words and explained")
  func declared() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.declared, to: "shop.yaml")
    let data = try FewData()
    #expect(try Linter(resources: data.root).lint([path]).findings == [])
    let rulebook = try Rulebook(.init(sources: [.bundled, .file(path)], resources: DataFiles.root))
    let checks = AsyncChecks(
      [AsyncCheck("username.taken", field: "name") { _ in false }],
      clock: ManualClock()
    )
    let report = try await rulebook.check(["name": "abc"], form: "f", then: checks)
    #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["Choose another name."])
    #expect(
      try rulebook.explanation(of: "quota.exceeded").arguments.map(\.name) == ["left", "until"]
    )
  }

  @Test("A constant that a program's check compares is refused where no normalised value equals it")
  func compared() throws {
    let check = CheckDefinition(
      "code-word",
      "Requires a word.",
      shorthand: "word",
      settings: [
        SettingDefinition("word", .text, "The word.", isRequired: true, comparison: .whole)
      ],
      codes: []
    ) { settings throws(SettingError) in LengthCheck(0...(settings.text("word") ?? "").count) }
    func errors(_ word: String) -> [String] {
      let pack =
        "format: 1\npack: p\nrules: { r: { normalize: [uppercase], checks: [code-word: \(word)] } }"
      do {
        _ = try Rulebook(
          .init(
            sources: [.text(pack, name: "p.yaml")],
            subjects: [Subject("words", checks: [check])],
            resources: DataFiles.root
          )
        )
        return []
      } catch {
        return error.diagnostics.map { "\($0.code) \($0.line):\($0.column)" }
      }
    }
    #expect(errors("ABC") == [])
    #expect(errors("abc") == ["pack.never_equal 3:59"])
  }

  @Test("A pack may carry the messages of a check that the program registers")
  func registered() throws {
    let pack = """
      format: 1
      pack: post
      tables: { colours: { kind: stamp-colours, colours: [red] } }
      rules: { stamp: { checks: [stamp: { colours: colours }] } }
      codes: { stamp.wrong: { number: 12 } }
      messages: { en: { stamp.wrong: No such stamp. }, de: { stamp: Keine solche Marke. } }
      """
    let rulebook = try Rulebook(
      .init(
        sources: [.bundled, .text(pack, name: "post.yaml")],
        subjects: [.stamps],
        resources: DataFiles.root
      )
    )
    let report = try rulebook.check("x", as: "stamp")
    #expect(report.violations.map(\.number) == [12])
    #expect(rulebook.messages(for: report, in: "en").map(\.text) == ["No such stamp."])
    #expect(rulebook.messages(for: report, in: "de").map(\.text) == ["Keine solche Marke."])
    let folder = try TemporaryFolder()
    let path = try folder.write(pack, to: "post.yaml")
    let data = try FewData()
    let linted = try Linter(subjects: [.stamps], resources: data.root).lint([path])
    #expect(linted.findings.filter { $0.diagnostic.code == "lint.unused_code" } == [])
    #expect(linted.errorCount == 0)
  }

  @Test("Messages for checks of the library still belong into a catalog")
  func foreign() throws {
    let pack = """
      format: 1
      pack: post
      messages: { en: { length.wrong: x } }
      """
    let error = #expect(throws: LoadingError.self) {
      try Rulebook(
        .init(
          sources: [.bundled, .text(pack, name: "post.yaml")],
          subjects: [.stamps],
          resources: DataFiles.root
        )
      )
    }
    #expect(error?.diagnostics.map(\.code) == ["pack.foreign_message"])
  }

  @Test("Lint says how to declare a code that nobody seems to report")
  func hint() throws {
    let data = try FewData()
    let report = try Linter(resources: data.root)
      .lint([Fixtures.path("Lint/Packs/unused-code.yaml")])
    #expect(report.findings.first?.diagnostic.hint?.contains("arguments: {}") == true)
  }
}
