import Foundation
import Rulebook
import TestSupport
import Testing

/// The codes that an application's own checks report, and the errors that they throw.
@Suite("Codes of asynchronous checks")
struct AsyncCodesTests {
  private static let pack = """
    format: 1
    pack: accounts
    rules: { name: { checks: [length: { minimum: 2 }] } }
    forms:
      account: { fields: { name: { rule: name, required: true }, 'tags[].word': { rule: name } } }
    codes:
      accounts.name_taken:
        number: 3101
        arguments: { suggestion: { type: text }, shard: { type: text, internal: true } }
        status: { http: 409 }
      accounts.busy: { arguments: {}, status: { http: 503 } }
      accounts.rude: {}
    messages:
      en:
        accounts.name_taken: 'Take another name, such as {suggestion}.'
        accounts.busy: Try again later.
        accounts.rude: Be polite.
    """

  /// The pack's errors, as `rulebook generate swift` would write them.
  private enum AccountsError: CatalogedError {
    case nameTaken(suggestion: String, shard: String)
    case busy

    static let pack = ErrorPack(
      "accounts",
      sourceLocale: "en",
      codes: [
        ErrorDeclaration(
          "accounts.name_taken",
          pack: "accounts",
          number: 3101,
          arguments: [
            ErrorArgument("suggestion", .text), ErrorArgument("shard", .text, exposure: .internal),
          ],
          status: ErrorStatus(http: 409)
        ),
        ErrorDeclaration("accounts.busy", pack: "accounts", arguments: []),
      ],
      messages: [:]
    )

    var code: ViolationCode {
      switch self {
      case .nameTaken: "accounts.name_taken"
      case .busy: "accounts.busy"
      }
    }

    var arguments: [String: Argument] {
      switch self {
      case .nameTaken(let suggestion, let shard):
        ["suggestion": .text(suggestion), "shard": .text(shard)]
      case .busy: [:]
      }
    }
  }

  private static let shared = Result {
    try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "accounts.yaml")], resources: DataFiles.root)
    )
  }

  private static func report(
    _ check: AsyncCheck,
    _ record: [String: Value] = ["name": "ann"]
  ) async throws -> Report {
    let checks = AsyncChecks([check], clock: ManualClock())
    return try await shared.get().check(record, form: "account", then: checks)
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var code: ViolationCode
    var kind: UsageError.Kind
    var hint: String
    var testDescription: String { code.rawValue }
  }

  private static let arguments =
    "return a violation with its arguments, or throw the generated error"

  static let mistakes: [Mistake] = [
    Mistake(code: "accounts.rud", kind: .unknownCode, hint: "did you mean `accounts.rude`?"),
    Mistake(
      code: "email.domain.missin",
      kind: .unknownCode,
      hint: "did you mean `email.domain.missing`?"
    ),
    Mistake(code: "accounts.name_taken", kind: .missingArgument, hint: arguments),
  ]

  @Test("A code that people couldn't read is the caller's mistake", arguments: mistakes)
  func mistake(_ mistake: Mistake) async throws {
    // The checks accept everything, so the code alone is the mistake.
    for field in ["name", "tags[].word", ""] {
      let check = AsyncCheck(mistake.code, field: field) { _ in true }
      let error = await #expect(throws: UsageError.self) { try await Self.report(check) }
      #expect(error?.kind == mistake.kind)
      #expect(error?.hint == mistake.hint)
    }
    let rulebook = try Self.shared.get()
    let checks = AsyncChecks([AsyncCheck(mistake.code) { _ in true }], clock: ManualClock())
    let error = await #expect(throws: UsageError.self) {
      try await rulebook.check("ann", as: "name", then: checks)
    }
    #expect(error?.kind == mistake.kind)
  }

  @Test("Sessions and typed forms ask the same")
  @MainActor
  func others() async throws {
    struct Account: Sendable { var name = "ann" }
    let rulebook = try Self.shared.get()
    let checks = AsyncChecks([AsyncCheck("accounts.rud", field: "name") { _ in true }])
    let session = try rulebook.session(form: "account", record: ["name": "ann"])
    await #expect(throws: UsageError.self) { try await session.submit(then: checks) }
    let form = try TypedForm("typed", blank: Account()) {
      Field(\.name, "name", required: true, code: "name.odd", messages: ["name.odd": "Odd."])
    }.bound(to: rulebook)
    await #expect(throws: UsageError.self) { try await form.check(Account(), then: checks) }
    await #expect(throws: UsageError.self) { try await form.decode(["name": "x"], then: checks) }
    let own = AsyncChecks([AsyncCheck("name.odd", field: "name") { _ in false }])
    let report = try await form.check(Account(), then: own)
    #expect(report.violations.map(\.code) == ["name.odd"])
  }

  @Test("An error of the program is the violation, with its number and its public arguments")
  func thrown() async throws {
    let error = AccountsError.nameTaken(suggestion: "ann2", shard: "eu-7")
    let expected = Violation(
      "accounts.name_taken",
      ["suggestion": "ann2"],
      number: 3101,
      path: "name"
    )
    #expect(Violation(error, path: "name") == expected)
    let report = try await Self.report(AsyncCheck(field: "name") { _ in throw error })
    #expect(report.outcome == .invalid)
    #expect(report.violations.map(\.code) == ["accounts.name_taken"])
    #expect(report.violations.map(\.arguments) == [["suggestion": "ann2"]])
    #expect(report.violations.map(\.number) == [3101])
    #expect(report.violations.map(\.path) == ["name"])
    let text = try Self.shared.get().messages(for: report, in: "en").map(\.text)
    #expect(text == ["Take another name, such as ann2."])
  }

  @Test("The library's own errors and all others only say that a check is unavailable")
  func unavailable() async throws {
    struct Other: Error {}
    let usage = #expect(throws: UsageError.self) { try Self.shared.get().rule("nam") }
    for error in [Other() as any Error, try #require(usage)] {
      let report = try await Self.report(AsyncCheck(field: "name") { _ in throw error })
      #expect(report.violations.map(\.code) == ["check.unavailable"])
    }
  }

  struct Response: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var codes: [ViolationCode]
    var status: Int
  }

  static let responses: [Response] = [
    Response(testDescription: "one", codes: ["accounts.name_taken"], status: 409),
    Response(
      testDescription: "two of one status",
      codes: ["accounts.name_taken", "accounts.name_taken"],
      status: 409
    ),
    Response(
      testDescription: "a server error",
      codes: ["accounts.name_taken", "accounts.busy"],
      status: 503
    ),
    Response(
      testDescription: "with a code that has no status",
      codes: ["accounts.name_taken", "required"],
      status: 422
    ),
    Response(testDescription: "no status at all", codes: ["accounts.rude"], status: 422),
  ]

  @Test("The response has the status that the pack declares", arguments: responses)
  func status(_ response: Response) throws {
    let report = Report().adding(response.codes.map { Violation($0, path: "name") })
    let problem = try Self.shared.get().problem(for: report, in: "en")
    #expect(problem?.status == response.status)
  }
}
