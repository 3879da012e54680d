import Rulebook
import TestSupport
import Testing

/// The languages of a report's texts, if a pack doesn't have all of the reader's languages.
@Suite struct ReportLanguageTests {
  private static let pack = """
    format: 1
    pack: acme
    source-locale: en
    rules: { a: { checks: [{ length: 3, code: acme.length }] } }
    codes: { acme.length: {} }
    messages:
      en: { acme.length: Use three. }
      fr: { acme.length: Utilisez-en trois. }
    """

  private static let rulebook = Result {
    try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
  }

  private static let report = Report(
    outcome: .invalid,
    violations: [
      Violation("acme.length", path: FieldPath(field: "name")),
      Violation("required", path: FieldPath(field: "email")),
    ]
  )

  /// A request, the languages of the messages one by one, and the language of an answer.
  static let rows = TextRow.rows(
    """
    fr | fr fr | fr
    de, fr;q=0.8 | fr de | fr
    fr-CA, de;q=0.8 | fr fr | fr
    de | en de | en
    ja, pl;q=0.5 | en ja | en
    eo | en en | en
    en-GB | en en | en
    """
  )

  @Test("A message is in the first language that has it, and an answer in one", arguments: rows)
  func languages(row: TextRow) throws {
    let rulebook = try Self.rulebook.get()
    func tags(_ messages: [LocalizedMessage]) -> String {
      messages.map(\.locale.tag).joined(separator: " ")
    }
    let together = "\(row[2]) \(row[2])"
    #expect(tags(rulebook.messages(for: Self.report, in: row[0])) == row[1])
    #expect(
      tags(rulebook.messages(for: Self.report, in: row[0], inOneLanguage: true)) == together
    )
    let summary = rulebook.summary(of: Self.report, in: row[0])
    #expect(tags(summary.lines) == together)
    #expect(summary.headline.locale.tag == row[2])
    let problem = try #require(rulebook.problem(for: Self.report, in: row[0]))
    #expect(problem.contentLanguage == row[2])
  }

  @Test("The texts of an answer can take turns, too")
  func mixed() throws {
    let rulebook = try Self.rulebook.get()
    let request = "de, fr;q=0.8"
    let summary = rulebook.summary(of: Self.report, in: request, inOneLanguage: false)
    #expect(summary.lines.map(\.locale.tag) == ["fr", "de"])
    #expect(summary.headline.locale.tag == "de")
    let problem = rulebook.problem(for: Self.report, in: request, inOneLanguage: false)
    #expect(problem?.contentLanguage == "de, fr")
  }
}
