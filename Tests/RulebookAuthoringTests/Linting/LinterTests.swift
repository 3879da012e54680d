import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Each thing that lint looks for, in a file of its own that has nothing else wrong.
@Suite("Linter")
struct LinterTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var file: String
    /// Severity, code and line of each finding.
    var findings: [String]

    init(_ name: String, _ file: String, _ findings: [String]) {
      self.name = name
      self.file = file
      self.findings = findings
    }

    var testDescription: String { name }
  }

  static let rows =
    TextRow.rows(
      """
      a sound pack | Packs/sound.yaml
      a code that nobody reports | Packs/unused-code.yaml | warning lint.unused_code 4
      a number for a family of codes | Packs/family-code.yaml
      a rule without examples | Packs/no-examples.yaml | warning lint.no_example 4
      a rule with valid examples only | Packs/only-valid.yaml | warning lint.no_invalid_example 4
      a message with an argument of no check | Packs/unknown-argument.yaml | error lint.unknown_argument 13
      a message with an argument from inside `any` | Packs/any-argument.yaml | error lint.unknown_argument 15
      a text used as a number | Packs/argument-kind.yaml | error lint.argument_kind 14
      a language of a pack without one of its codes | Packs/partly-translated.yaml | warning lint.missing_message 13
      a translation that is the source text | Packs/copied-message.yaml | warning lint.copied_message 15
      an English translation that is the German source text | Packs/copied-from-german.yaml | warning lint.copied_message 16
      patterns that cost time, or fold otherwise than people may expect | Packs/costly-patterns.yaml | warning lint.large_pattern 7, warning lint.case_folding 11
      a file named after another locale | Catalogs/nl.arb | error lint.locale_name 2, warning lint.missing_message 2
      a Polish plural without `many` | Catalogs/pl.arb | warning lint.missing_message 2, error lint.missing_plural 3
      a Japanese plural with `one` | Catalogs/ja.arb | warning lint.missing_message 2, warning lint.surplus_plural 3
      an Arabic plural with `=0` for `zero` | Catalogs/ar.arb | warning lint.missing_message 2
      a key that no code has | Catalogs/it.arb | warning lint.missing_message 2, warning lint.unknown_key 3
      a general message with a special argument | Catalogs/sv.arb | warning lint.missing_message 2, error lint.unknown_argument 3
      a line with something else than label and message | Catalogs/en-GB.arb | error lint.unknown_argument 4
      """
    ).map { Row($0[0], $0[1], $0.list(2)) }

  @Test("finds", arguments: rows)
  func finds(row: Row) throws {
    let report = try Self.linter("Lint/Sound").lint([Fixtures.path("Lint/\(row.file)")])
    #expect(report.findings.map(Self.summary) == row.findings)
  }

  @Test("suggests the nearest code")
  func suggestion() throws {
    let report = try Self.linter("Lint/Sound").lint([Fixtures.path("Lint/Catalogs/it.arb")])
    let hints = report.findings.filter { $0.diagnostic.code == "lint.unknown_key" }
      .map(\.diagnostic.hint)
    #expect(hints == ["did you mean `length.too_short`?"])
  }

  @Test("finds a language of the library without a message")
  func coverage() throws {
    let missing = try Self.bundle(["lint.missing_message"])
    // Each text of the source counts, and of the source each code, itself or by a more general one.
    #expect(
      missing.contains(
        "de.arb: 5 of 5 texts are missing in `de`: `invalid`, `length.too_long`, "
          + "`length.too_short`, `required`, `stray`"
      )
    )
    #expect(missing.contains("en.arb: the code `length.wrong` doesn't have a message in `en`"))
    #expect(!missing.contains("en.arb: the code `required` doesn't have a message in `en`"))
    #expect(missing.contains("en.arb: the code `size.unknown` doesn't have a message in `en`"))
  }

  @Test("compares what the source file tells translators with what checks report")
  func placeholders() throws {
    let found = try Self.bundle(["lint.placeholder", "lint.no_description"])
      .filter { $0.contains("@length.too_short`") || $0.contains("@required`") }
    // `length.too_short` has the arguments minimum and actual (integer) and unit (text).
    #expect(
      found == [
        "en.arb: `@length.too_short` describes {colour}, which `length.too_short` doesn't have",
        "en.arb: `@length.too_short` doesn't describe {unit} (text)",
        "en.arb: `@length.too_short` doesn't have an example of {actual}",
        "en.arb: `@length.too_short` says that {minimum} is `text`, but it is `integer`",
      ]
    )
    #expect(
      try Self.bundle(["lint.no_description"])
        == [
          "en.arb: `@invalid` doesn't have a description for translators",
          "en.arb: `@length.too_long` doesn't have a description for translators",
          "en.arb: `@stray` doesn't have a description for translators",
        ]
    )
  }

  @Test("finds a text of the source file that nobody asks for")
  func strayKey() throws {
    #expect(
      try Self.bundle(["lint.unknown_key"]) == [
        "en.arb: no code, form, or field has the key `stray`"
      ]
    )
  }

  @Test("reports everything that loading refuses")
  func broken() throws {
    let report = try Self.linter("Lint/Sound").lint([Fixtures.path("Command/Packs/broken.yaml")])
    #expect(
      report.findings.map { Self.summary($0) } == [
        "warning lint.no_example 4", "error pack.unknown_check 6", "warning lint.no_example 7",
        "error pack.unknown_rule 8",
      ]
    )
    #expect(report.errorCount == 2)
  }

  @Test("a path that does not exist is an error of the caller")
  func noSuchPath() {
    #expect(throws: LoadingError.self) {
      try Self.linter("Lint/Sound").lint([Fixtures.path("Lint/nothing.yaml")])
    }
  }

  @Test("looks at what is sound beside what is broken or missing")
  func others() throws {
    let files = [
      "Lint/Packs/unused-code.yaml", "Command/Packs/broken.yaml", "Lint/nothing.yaml",
      "Lint/Catalogs/pl.arb",
    ]
    let report = try Self.linter("Lint/Sound").lint(files.map(Fixtures.path))
    #expect(
      Set(report.findings.map { Self.summary($0) }) == [
        "warning lint.unused_code 4", "error pack.unknown_check 6", "warning lint.no_example 4",
        "warning lint.no_example 7",
        "error file.not_found 0", "error lint.missing_plural 3", "warning lint.missing_message 2",
      ]
    )
  }

  @Test("what names a broken pack does not look broken itself")
  func dependents() throws {
    let files = ["Examples/cannot-be-made.yaml", "Examples/builds-on-broken.yaml"]
    let report = try Self.linter("Lint/Sound").lint(files.map(Fixtures.path))
    #expect(report.findings.filter { $0.diagnostic.file.hasSuffix("builds-on-broken.yaml") } == [])
    #expect(report.errorCount == 1)
  }

  /// The findings with some codes in a bundle that has much wrong, as file and reason.
  private static func bundle(_ codes: Set<String>) throws -> [String] {
    try linter("Lint/Bundle").lint().findings.map(\.diagnostic)
      .filter { codes.contains($0.code) }
      .map { "\($0.file.split(separator: "/").last ?? ""): \($0.reason)" }
  }

  private static func linter(_ resources: String) -> Linter {
    Linter(resources: Fixtures.path(resources))
  }

  private static func summary(_ finding: LintReport.Finding) -> String {
    "\(finding.severity.rawValue) \(finding.diagnostic.code) \(finding.diagnostic.line)"
  }
}
