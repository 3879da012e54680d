import Foundation
import PackLoading
import TestSupport
import Testing

@testable import Rulebook

@Suite("Problem details (RFC 9457)")
struct ProblemDetailsTests {
  private static let shipped: Rulebook = {
    do { return try Rulebook(.init(sources: [], resources: DataFiles.root)) } catch {
      preconditionFailure("\(error)")
    }
  }()

  struct StatusRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var outcome: Outcome
    var codes: [ViolationCode]
    var status: Int?
    var title: String?
    var detail: String?

    init(
      _ name: String,
      _ outcome: Outcome,
      _ codes: [ViolationCode],
      _ status: Int?,
      _ title: String? = nil,
      _ detail: String? = nil
    ) {
      testDescription = name
      (self.outcome, self.codes, self.status) = (outcome, codes, status)
      (self.title, self.detail) = (title, detail)
    }
  }

  private static let wrong = "Check for mistakes"
  private static let one = "Correct the entry in 1 field."
  private static let undecided = "Not everything could be checked"
  private static let later = "couldn’t be checked. Its message says what to do."

  static let statuses = [
    StatusRow("valid", .valid, [], nil),
    StatusRow("one", .invalid, ["required"], 422, wrong, one),
    StatusRow(
      "two",
      .invalid,
      ["required", "email"],
      422,
      wrong,
      "Correct the entries in 2 fields."
    ),
    StatusRow("also undecided", .invalid, ["limit.time", "email"], 422, wrong, one),
    StatusRow("too large", .inconclusive, ["limit.input_size"], 422, undecided, "1 field " + later),
    StatusRow("too late", .inconclusive, ["limit.time"], 503, undecided, "1 field " + later),
    StatusRow(
      "no answer",
      .inconclusive,
      ["check.unavailable"],
      503,
      undecided,
      "1 field " + later
    ),
    StatusRow("no data", .inconclusive, ["data.unreadable"], 503, undecided, "1 field " + later),
    StatusRow("large and late", .inconclusive, ["limit.input_size", "limit.time"], 503, undecided),
    StatusRow("nothing said", .invalid, [], 422, wrong),
  ]

  @Test("Status, title and detail follow the outcome", arguments: statuses)
  func status(row: StatusRow) {
    let violations = row.codes.enumerated().map { index, code in
      Violation(code, path: FieldPath(field: "field\(index)"))
    }
    let report = Report(outcome: row.outcome, violations: violations)
    let problem = Self.shipped.problem(for: report, in: "en")
    #expect(problem?.status == row.status)
    #expect(problem?.title == row.title)
    if let detail = row.detail { #expect(problem?.detail == detail) }
    #expect(problem?.errors.map(\.code) ?? [] == row.codes)
  }

  @Test("Every language has words of its own", arguments: DataFiles.languages)
  func words(locale: String) throws {
    for (outcome, code) in [(Outcome.invalid, "required"), (.inconclusive, "limit.time")] {
      let violation = Violation(ViolationCode(rawValue: code), path: FieldPath(field: "a"))
      let report = Report(outcome: outcome, violations: [violation])
      let problem = try #require(Self.shipped.problem(for: report, in: locale))
      #expect(problem.contentLanguage == locale)
      #expect(!problem.title.isEmpty && !problem.detail.isEmpty)
    }
  }

  private static func partial(_ entries: [String: [String]], _ request: String) throws -> Localizer
  {
    var layers: [LocaleIdentifier: Catalog.Entries] = [:]
    for (tag, keys) in entries {
      layers[try #require(LocaleIdentifier(tag))] = Catalog.Entries(
        Dictionary(uniqueKeysWithValues: try keys.map { ($0, try Message(tag)) })
      )
    }
    let layer = Catalog.Layer(name: "test", sourceLocale: .english, entries: layers)
    return Catalog(layers: [layer], sourceLocale: .english).localizer(forRequest: request)
  }

  private static let all = ["report.invalid.title", "report.invalid.detail", "a", "b"]

  static let languages: [(entries: [String: [String]], request: String, header: String)] = [
    (["en": all], "en", "en"),
    (["en": all], "en-GB", "en"),
    (["en": all, "de": all], "de-CH", "de"),
    (["en": all, "de": all, "de-CH": ["b"]], "de-CH", "de, de-CH"),
    (["en": all, "de": ["a"]], "de", "en, de"),
    (["en": all, "de": ["report.invalid.title", "report.invalid.detail"]], "de", "de, en"),
    (["en": all, "pt": all], "pt-BR, en", "pt"),
    (["en": all, "zh-Hant": all], "zh-TW", "zh-Hant"),
    (["en": all], "xx, *", "en"),
    ([:], "de", "en"),
  ]

  @Test("The languages are those of the texts, not the one asked for", arguments: languages)
  func language(entries: [String: [String]], request: String, header: String) throws {
    let report = Report(outcome: .invalid, violations: [Violation("a"), Violation("b")])
    let problem = ProblemDetails(
      for: report,
      in: try Self.partial(entries, request),
      type: "t",
      instance: nil,
      argumentFilter: nil
    )
    #expect(problem?.contentLanguage == header)
    #expect(
      problem?.headers
        == ["Content-Type": "application/problem+json", "Content-Language": header]
    )
  }

  @Test("Places are pointers in fragments, and warnings are left out")
  func places() throws {
    let paths = ["", "email", "contacts[2].email", #"["a/b ~"]"#]
    var violations = try paths.map { Violation("email", path: try #require(FieldPath($0))) }
    violations.append(Violation("email.typo", severity: .warning))
    let report = Report(outcome: .invalid, violations: violations)
    let problem = Self.shipped.problem(for: report, in: "en", type: "/p", instance: "/i")
    #expect(
      problem?.errors.map(\.pointer) == ["#", "#/email", "#/contacts/2/email", "#/a~1b%20~0"]
    )
    #expect(problem?.type == "/p")
    #expect(problem?.instance == "/i")
    #expect(problem?.errors[0].arguments == nil)
  }

  struct ArgumentRow: CustomTestStringConvertible, Sendable {
    var rule: String
    var value: String
    var names: [String]
    var testDescription: String { "\(rule) \(value)" }

    init(_ rule: String, _ value: String, _ names: String...) {
      (self.rule, self.value, self.names) = (rule, value, names)
    }
  }

  static let arguments = [
    // The code has the argument `domain`, taken from the value.
    ArgumentRow("email", "ann@localhost"),
    // The code has the argument `character`.
    ArgumentRow("email", "ann@exam!ple.org"),
    ArgumentRow("password", "k7#vQ", "actual", "minimum", "unit"),
  ]

  @Test("Arguments are shown if asked for, and never what the value had", arguments: arguments)
  func shownArguments(row: ArgumentRow) throws {
    let report = try Self.shipped.check(row.value, as: row.rule)
    let problem = try #require(
      Self.shipped.problem(for: report, in: "en", includingArguments: true)
    )
    #expect(report.first?.arguments.isEmpty == false)
    #expect(problem.errors[0].arguments?.keys.sorted() == row.names)
  }

  @Test("A character is kept back also in a list, and also of another system")
  func characters() {
    let arguments: [String: Argument] = [
      "one": .character("x"), "several": [[.character("x")]], "text": "x", "character": "x",
    ]
    let report = Report(outcome: .invalid, violations: [Violation("a", arguments)])
    let problem = Self.shipped.problem(for: report, in: "en", includingArguments: true)
    #expect(problem?.errors[0].arguments == ["text": "x"])
  }

  @Test("The body has sorted keys, and reads back")
  func body() throws {
    let problem = ProblemDetails(
      type: "https://example.org/problems/sign-up",
      title: "Prüfe deine Angaben",
      detail: "Korrigiere 1 Angabe.",
      instance: "/sign-ups/7",
      errors: [
        ProblemDetails.Item(
          detail: "Zu kurz.",
          pointer: "#/name",
          code: "length.too_short",
          number: 3101,
          arguments: ["minimum": 2, "actual": 1],
          range: 0..<1
        ),
        ProblemDetails.Item(detail: "Fehlt.", pointer: "#/email", code: "required"),
      ],
      contentLanguage: "de"
    )
    let json = """
      {"detail":"Korrigiere 1 Angabe.","errors":[{"arguments":{"actual":{"type":"integer",\
      "value":1},"minimum":{"type":"integer","value":2}},"code":"length.too_short","detail":\
      "Zu kurz.","number":3101,"pointer":"#/name","range":[0,1]},{"code":"required","detail":\
      "Fehlt.","pointer":"#/email"}],"instance":"/sign-ups/7","status":422,"title":\
      "Prüfe deine Angaben","type":"https://example.org/problems/sign-up"}
      """
    let body = try problem.encoded()
    #expect(String(decoding: body, as: UTF8.self) == json)
    var decoded = try JSONDecoder().decode(ProblemDetails.self, from: body)
    #expect(decoded.contentLanguage.isEmpty)
    #expect(decoded.headers == ["Content-Type": "application/problem+json"])
    decoded.contentLanguage = "de"
    #expect(decoded == problem)
  }
}
