import PackLoading
import Rulebook
import TestSupport
import Testing

@Suite("Summaries of reports")
struct ReportSummaryTests {
  private static let entries: [String: [String: String]] = [
    "en": [
      "required": "Fill this in.", "word": "Another word.", "violation.line": "{label}: {message}",
      "field:name": "Name", "field:email": "Email",
    ],
    "fr": [
      "required": "À remplir.", "violation.line": "{label}\u{A0}: {message}", "field:name": "Nom",
    ],
    "ja": ["word": "別の言葉を。", "violation.line": "{label}：{message}", "field:name": "名前"],
    "de": ["required": "Fülle das aus."],
  ]

  private static func localizer(_ tag: String) throws -> Localizer {
    var entries: [LocaleIdentifier: Catalog.Entries] = [:]
    for (tag, texts) in Self.entries {
      entries[try #require(LocaleIdentifier(tag))] = Catalog.Entries(
        try texts.mapValues { try Message($0) }
      )
    }
    let layer = Catalog.Layer(name: "test", sourceLocale: .english, entries: entries)
    return Catalog(layers: [layer], sourceLocale: .english).localizer(forRequest: tag)
  }

  private static func report() throws -> Report {
    func violation(_ code: ViolationCode, _ path: String, _ severity: Severity) throws -> Violation
    {
      Violation(code, severity: severity, path: try #require(FieldPath(path)))
    }
    return Report(
      outcome: .invalid,
      violations: [
        try violation("word", "name", .warning), try violation("required", "name", .error),
        try violation("word", "name", .error), try violation("required", "guests[1].email", .error),
        try violation("word", "email", .warning), try violation("required", "email", .warning),
        try violation("word", "", .error),
      ]
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var locale: String
    var extent: Report.Summary.Extent
    var lines: [String]
    var testDescription: String { "\(locale) \(extent)" }

    init(_ locale: String, _ extent: Report.Summary.Extent, _ lines: String...) {
      (self.locale, self.extent, self.lines) = (locale, extent, lines)
    }
  }

  static let rows = [
    Row(
      "en",
      .all,
      "Name: Another word.",
      "Name: Fill this in.",
      "Name: Another word.",
      "guests 2: Email: Fill this in.",
      "Email: Another word.",
      "Email: Fill this in.",
      "Another word."
    ),
    Row(
      "en",
      .firstPerField,
      "Name: Fill this in.",
      "guests 2: Email: Fill this in.",
      "Email: Another word.",
      "Another word."
    ),
    Row(
      "fr-CA",
      .firstPerField,
      "Nom\u{A0}: À remplir.",
      "guests 2: email\u{A0}: À remplir.",
      "Email: Another word.",
      "Another word."
    ),
    Row(
      "ja",
      .firstPerField,
      "Name: Fill this in.",
      "guests 2: Email: Fill this in.",
      "email：別の言葉を。",
      "別の言葉を。"
    ),
    Row(
      "de",
      .firstPerField,
      "name: Fülle das aus.",
      "guests 2: email: Fülle das aus.",
      "Email: Another word.",
      "Another word."
    ),
  ]

  @Test("Lines are joined as the language of each message does", arguments: rows)
  func lines(row: Row) throws {
    let summary = Report.Summary(
      of: try Self.report(),
      in: try Self.localizer(row.locale),
      extent: row.extent,
      inOneLanguage: false
    )
    // Isolates around texts of another direction do not matter here.
    #expect(summary.lines.map(\.text) == row.lines)
    #expect(summary.text == row.lines.joined(separator: "\n"))
  }

  @Test("A line says where its message came from")
  func origin() throws {
    let summary = Report.Summary(
      of: try Self.report(),
      in: try Self.localizer("fr-CA"),
      inOneLanguage: false
    )
    #expect(summary.lines.map(\.locale.tag) == ["en", "fr", "en", "fr", "en", "fr", "en"])
    #expect(summary.lines.map(\.isFallback) == [true, false, true, false, true, false, true])
  }

  @Test("Without another wish, all lines are in one language", arguments: ["fr-CA", "ja", "de"])
  func oneLanguage(locale: String) throws {
    let summary = Report.Summary(of: try Self.report(), in: try Self.localizer(locale))
    let english = Report.Summary(of: try Self.report(), in: try Self.localizer("en"))
    #expect(summary.text == english.text)
    #expect(summary.lines.allSatisfy { $0.isFallback && $0.locale.tag == "en" })
  }

  @Test("Nothing is said of nothing")
  func empty() throws {
    let summary = Report.Summary(of: Report(), in: try Self.localizer("en"))
    #expect(summary.lines.isEmpty && summary.text.isEmpty)
  }
}
