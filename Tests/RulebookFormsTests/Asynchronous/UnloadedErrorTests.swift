import Foundation
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// Errors whose packs aren't loaded, and codes that nothing declares.
@Suite("Texts of errors without their packs")
struct UnloadedErrorTests {
  private enum ClubError: CatalogedError {
    case taken(suggestion: String)
    case closed

    static let pack = ErrorPack(
      "club",
      sourceLocale: "en",
      codes: [
        ErrorDeclaration(
          "club.taken",
          pack: "club",
          number: 41,
          arguments: [ErrorArgument("suggestion", .text)],
          status: ErrorStatus(http: 409)
        ),
        ErrorDeclaration("club.closed", pack: "club", arguments: []),
      ],
      messages: [
        "en": [
          "club.taken": "Take another name, such as {suggestion}.",
          "club.closed": "The club is closed.", "club.closed#action": "Come back tomorrow.",
        ],
        "de": ["club.taken": "Nimm einen anderen Namen, etwa {suggestion}."],
      ]
    )

    var code: ViolationCode {
      switch self {
      case .taken: "club.taken"
      case .closed: "club.closed"
      }
    }

    var arguments: [String: Argument] {
      switch self {
      case .taken(let suggestion): ["suggestion": .text(suggestion)]
      case .closed: [:]
      }
    }
  }

  private static let form = """
    format: 1
    pack: own
    rules:
      word: { checks: [{ length: { minimum: 2 } }] }
      odd: { checks: [odd] }
    forms: { join: { fields: { name: { rule: word }, odd: { rule: odd } } } }
    """

  /// A check that reports a code that it doesn't declare.
  private struct OddCheck: Check {
    func check(
      _ text: UTF8Span,
      in context: borrowing CheckContext,
      into findings: inout Findings
    ) {
      findings.add("odd.undeclared")
    }
  }

  /// Each test has its own, because it looks at what was missing so far.
  private static func rulebook(_ catalogs: CatalogSource...) throws -> Rulebook {
    try Rulebook(
      .init(
        sources: [.bundled, .text(form, name: "own.yaml")],
        localizations: catalogs,
        checks: [CheckDefinition("odd", "Refuses all.", codes: []) { _ in OddCheck() }],
        resources: DataFiles.root
      )
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var error: any CatalogedError
    var locale: String
    var text: String
    var catalog: String?
  }

  static let rows: [Row] = [
    Row(
      testDescription: "in English",
      error: ClubError.taken(suggestion: "ann2"),
      locale: "en",
      text: "Take another name, such as ann2."
    ),
    Row(
      testDescription: "in the reader's language",
      error: ClubError.taken(suggestion: "ann2"),
      locale: "de-CH",
      text: "Nimm einen anderen Namen, etwa ann2."
    ),
    Row(
      testDescription: "in the source language, if the reader's is missing",
      error: ClubError.closed,
      locale: "de",
      text: "The club is closed."
    ),
    Row(
      testDescription: "in a catalog of the application, which comes first",
      error: ClubError.closed,
      locale: "en",
      text: "Closed!",
      catalog: #"{ "@@locale": "en", "club": "Closed!" }"#
    ),
  ]

  @Test("A violation that was made from an error has its texts", arguments: rows)
  func texts(_ row: Row) async throws {
    let rulebook = try Self.rulebook(
      .text(row.catalog ?? #"{ "@@locale": "en" }"#, name: "en.arb")
    )
    let thrown = AsyncChecks(
      [AsyncCheck(field: "name") { _ in throw row.error }],
      clock: ManualClock()
    )
    let returned = AsyncChecks(
      [AsyncCheck(field: "name") { _ in [Violation(row.error)] }],
      clock: ManualClock()
    )
    for checks in [thrown, returned] {
      let report = try await rulebook.check(["name": "ann"], form: "join", then: checks)
      #expect(rulebook.messages(for: report, in: row.locale).map(\.text) == [row.text])
      let problem = rulebook.problem(for: report, in: row.locale)
      #expect(problem?.errors.map(\.detail) == [row.text])
    }
    #expect(rulebook.catalog.codesWithoutMessage == [])
  }

  @Test("So do those of a submission, and the response has the status and the action")
  @MainActor
  func submission() async throws {
    let rulebook = try Self.rulebook()
    let session = try rulebook.session(form: "join", record: ["name": "ann"], locale: "de")
    _ = await session.submit { _ in
      [Violation(ClubError.taken(suggestion: "ann2"), path: "name")]
    }
    #expect(session["name"]?.message?.text == "Nimm einen anderen Namen, etwa ann2.")
    let taken = Report().adding([Violation(ClubError.taken(suggestion: "x"), path: "name")])
    #expect(rulebook.problem(for: taken, in: "en")?.status == 409)
    let closed = Report().adding([Violation(ClubError.closed)])
    let problem = rulebook.problem(for: closed, in: "en")
    #expect(problem?.errors.map(\.action) == ["Come back tomorrow."])
    #expect(rulebook.catalog.codesWithoutMessage == [])
  }

  @Test("A check that returns a code that doesn't exist is the caller's mistake")
  @MainActor
  func unknownCodes() async throws {
    let rulebook = try Self.rulebook()
    let checks = AsyncChecks(
      [AsyncCheck(field: "name") { _ in [Violation("club.tken")] }],
      clock: ManualClock()
    )
    let found = await #expect(throws: UsageError.self) {
      try await rulebook.check(["name": "ann"], form: "join", then: checks)
    }
    #expect(found?.kind == .unknownCode)
    let plain = AsyncChecks([AsyncCheck { _ in [Violation("club.tken")] }], clock: ManualClock())
    await #expect(throws: UsageError.self) {
      try await rulebook.check("ann", as: "word", then: plain)
    }
    let session = try rulebook.session(form: "join", record: ["name": "ann"])
    await #expect(throws: UsageError.self) { try await session.submit(then: checks) }
    #expect(session["name"]?.isValid == true)
    #expect(!session.isValid)
  }

  @Test("Where nothing can be thrown, the catalog lists the codes without a message")
  @MainActor
  func listed() throws {
    let rulebook = try Self.rulebook()
    let report = try rulebook.check("x", as: "odd")
    #expect(report.violations.map(\.code) == ["odd.undeclared"])
    #expect(rulebook.catalog.codesWithoutMessage == [])
    #expect(rulebook.messages(for: report, in: "de").count == 1)
    #expect(rulebook.catalog.codesWithoutMessage == ["odd.undeclared"])
    let session = try rulebook.session(form: "join", record: ["name": "ann"])
    session.add([Violation("club.tken", path: "name"), Violation("required", path: "name")])
    _ = session["name"]?.messages
    #expect(rulebook.catalog.codesWithoutMessage == ["odd.undeclared", "club.tken"])
  }

  struct Person: Sendable { var name = "ann" }

  @Test("Typed forms with their own texts add to the same list")
  func typedForms() throws {
    let rulebook = try Self.rulebook()
    let form = try TypedForm<Person>("person") { Field(\.name, "word", label: "First name") }
      .bound(to: rulebook)
    let report = form.handle.adding([Violation("club.tken", path: "name")], to: Report())
    #expect(form.handle.summary(of: report, in: "en").lines.count == 1)
    #expect(rulebook.catalog.codesWithoutMessage == ["club.tken"])
  }
}
