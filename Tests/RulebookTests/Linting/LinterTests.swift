import Rulebook
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

  static let rows = [
    Row("a sound pack", "Packs/sound.yaml", []),
    Row("a code that nobody reports", "Packs/unused-code.yaml", ["warning lint.unused_code 4"]),
    Row("a number for a family of codes", "Packs/family-code.yaml", []),
    Row(
      "a rule without examples",
      "Packs/no-examples.yaml",
      ["warning lint.no_example 4"]
    ),
    Row(
      "a rule with valid examples only",
      "Packs/only-valid.yaml",
      ["warning lint.no_invalid_example 4"]
    ),
    Row(
      "a message with an argument of no check",
      "Packs/unknown-argument.yaml",
      ["error lint.unknown_argument 13"]
    ),
    Row(
      "a message with an argument from inside `any`",
      "Packs/any-argument.yaml",
      ["error lint.unknown_argument 15"]
    ),
    Row("a text used as a number", "Packs/argument-kind.yaml", ["error lint.argument_kind 14"]),
    Row(
      "a language of a pack without one of its codes",
      "Packs/partly-translated.yaml",
      ["warning lint.missing_message 13"]
    ),
    Row(
      "a translation that is the source text",
      "Packs/copied-message.yaml",
      ["warning lint.copied_message 15"]
    ),
    Row(
      "an English translation that is the German source text",
      "Packs/copied-from-german.yaml",
      ["warning lint.copied_message 16"]
    ),
    Row(
      "patterns that cost time, or fold otherwise than ICU",
      "Packs/costly-patterns.yaml",
      [
        "warning lint.backtracking 6", "warning lint.backtracking 11",
        "warning lint.large_pattern 17", "warning lint.case_folding 21",
      ]
    ),
    Row("a file named after another locale", "Catalogs/nl.arb", ["error lint.locale_name 2"]),
    Row("a Polish plural without `many`", "Catalogs/pl.arb", ["error lint.missing_plural 3"]),
    Row("a Japanese plural with `one`", "Catalogs/ja.arb", ["warning lint.surplus_plural 3"]),
    Row("an Arabic plural with `=0` for `zero`", "Catalogs/ar.arb", []),
    Row("a key that no code has", "Catalogs/it.arb", ["warning lint.unknown_key 3"]),
    Row(
      "a general message with a special argument",
      "Catalogs/sv.arb",
      ["error lint.unknown_argument 3"]
    ),
    Row(
      "a line with something else than label and message",
      "Catalogs/en-GB.arb",
      ["error lint.unknown_argument 4"]
    ),
  ]

  @Test("finds", arguments: rows)
  func finds(row: Row) throws {
    let report = try Self.linter("Lint/Sound").lint([Fixtures.path("Lint/\(row.file)")])
    #expect(report.findings.map(Self.summary) == row.findings)
  }

  @Test("suggests the nearest code")
  func suggestion() throws {
    let report = try Self.linter("Lint/Sound").lint([Fixtures.path("Lint/Catalogs/it.arb")])
    #expect(report.findings.first?.diagnostic.hint == "did you mean `length.too_short`?")
  }

  @Test("finds a language of the library without a message")
  func coverage() throws {
    let missing = try Self.bundle(["lint.missing_message"])
    // A general message is enough for German, and not for the source.
    #expect(missing.contains("de.arb: the code `pattern.mismatch` has no message in `de`"))
    #expect(!missing.contains("de.arb: the code `length.wrong` has no message in `de`"))
    #expect(missing.contains("en.arb: the code `length.wrong` has no message in `en`"))
    #expect(!missing.contains("en.arb: the code `required` has no message in `en`"))
    #expect(missing.contains("shop.yaml: the code `size.unknown` has no message in `de`"))
  }

  @Test("compares what the source file tells translators with what checks report")
  func placeholders() throws {
    let found = try Self.bundle(["lint.placeholder", "lint.no_description"])
      .filter { $0.contains("@length.too_short`") || $0.contains("@required`") }
    // `length.too_short` has the arguments minimum and actual (integer) and unit (text).
    #expect(
      found == [
        "en.arb: `@length.too_short` describes {colour}, which `length.too_short` does not have",
        "en.arb: `@length.too_short` does not describe {unit} (text)",
        "en.arb: `@length.too_short` has no example of {actual}",
        "en.arb: `@length.too_short` says that {minimum} is `text`; it is `integer`",
      ]
    )
    #expect(
      try Self.bundle(["lint.no_description"])
        == ["en.arb: `@length.too_long` has no description for translators"]
    )
  }

  @Test("finds a text of the source file that nobody asks for")
  func strayKey() throws {
    #expect(
      try Self.bundle(["lint.unknown_key"]) == [
        "en.arb: no code, form or field has the key `stray`"
      ]
    )
  }

  @Test("reports everything that loading refuses")
  func broken() throws {
    let report = try Self.linter("Lint/Sound").lint([Fixtures.path("Command/Packs/broken.yaml")])
    #expect(
      report.findings.map(\.diagnostic.code) == ["pack.unknown_check", "pack.unknown_rule"]
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
        "warning lint.unused_code 4", "error pack.unknown_check 6",
        "error file.not_found 0", "error lint.missing_plural 3",
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
