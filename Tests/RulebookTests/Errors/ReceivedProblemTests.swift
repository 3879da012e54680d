import Foundation
import Testing

@testable import Rulebook

@Suite("Problem details of any service")
struct ReceivedProblemTests {
  private static func read(
    _ json: String,
    _ headers: [String: String] = [:]
  ) throws -> ReceivedProblem {
    try ReceivedProblem(Data(json.utf8), headers: headers)
  }

  @Test("Nothing is needed")
  func empty() throws {
    let problem = try Self.read("{}")
    #expect(problem == ReceivedProblem())
    #expect(problem.type == "about:blank")
    #expect(problem.description == "about:blank")
  }

  @Test("What this library writes is read whole")
  func roundTrip() throws {
    let written = Shop.rulebook.problem(
      for: ShopError.declined(cause: ShopError.full),
      in: "de",
      instance: "/7"
    )
    let problem = try ReceivedProblem(try written.encoded(), headers: written.headers)
    #expect(problem.type == written.type)
    #expect(problem.title == written.title)
    #expect(problem.status == written.status)
    #expect(problem.detail == written.detail)
    #expect(problem.instance == written.instance)
    #expect(problem.code == written.code)
    #expect(problem.number == written.number)
    #expect(problem.action == written.action)
    #expect(problem.arguments == written.arguments)
    #expect(problem.retry == written.retry)
    #expect(problem.causes.map(\.code) == ["storage.full"])
    #expect(problem.causes.map(\.detail) == ["Im Moment kann nichts gespeichert werden."])
    #expect(problem.contentLanguage?.tag == "de")
    #expect(problem.extensions.isEmpty)
    let several = try #require(
      Shop.rulebook.problem(for: [ShopError.busy(30), ShopError.busy(20)], in: "de")
    )
    let read = try ReceivedProblem(try several.encoded(), headers: several.headers)
    #expect(read.errors.map(\.code) == ["billing.busy", "billing.busy"])
    #expect(read.retryAfter == 30)
    #expect(read.errors.allSatisfy { $0.extensions.isEmpty })
  }

  @Test("A member of another type counts as absent, and what is ours is kept")
  func types() throws {
    let problem = try Self.read(
      """
      {"type": 1, "title": null, "status": "402", "detail": ["a"], "instance": {}, "code": 17, "number": "x",
       "action": false, "arguments": [1], "retry": "later", "causes": {}, "errors": {"name": ["required"]},
       "traceId": "00-1", "balance": 30.00}
      """
    )
    #expect(problem.type == "about:blank")
    #expect(problem.title == nil && problem.status == nil && problem.detail == nil)
    #expect(problem.code == nil && problem.number == nil && problem.action == nil)
    #expect(problem.arguments.isEmpty && problem.retry == nil)
    #expect(problem.causes.isEmpty && problem.errors.isEmpty)
    #expect(
      problem.extensions == [
        "code": 17, "number": "x", "action": false, "arguments": [1], "retry": "later",
        "causes": [:],
        "errors": ["name": ["required"]], "traceId": "00-1", "balance": 30,
      ]
    )
  }

  static let statuses: [(String, Int?)] = [
    ("402", 402), ("402.0", 402), ("4.02e2", 402), ("99", nil), ("600", nil), ("402.5", nil),
    ("-402", nil),
  ]

  @Test("A status is a whole number from 100 to 599", arguments: statuses)
  func status(written: String, status: Int?) throws {
    #expect(try Self.read("{\"status\": \(written)}").status == status)
  }

  static let waits: [(String, [String: String], Int?)] = [
    (#"{"retry": 7}"#, ["Retry-After": "9"], 7),
    ("{}", ["retry-after": " 9 "], 9),
    (#"{"retry": "same"}"#, ["RETRY-AFTER": "9"], 9),
    ("{}", ["Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"], nil),
    ("{}", ["Retry-After": "-1"], nil),
    ("{}", ["Retry-After": ""], nil),
    ("{}", ["Retry-After": "99999999999999999999"], nil),
    (#"{"retry": -7}"#, [:], nil),
    (#"{"retry": 0.5}"#, [:], nil),
  ]

  @Test("The time to wait is in the body or in the header", arguments: waits)
  func waiting(body: String, headers: [String: String], seconds: Int?) throws {
    #expect(try Self.read(body, headers).retryAfter == seconds)
  }

  static let refused: [(body: String, code: String, line: Int, column: Int)] = [
    ("", "json.truncated", 1, 1),
    ("[]", "problem.not_an_object", 1, 1),
    ("\"hunter2\"", "problem.not_an_object", 1, 1),
    ("{\n \"ä\": hunter2}", "json.syntax", 2, 7),
    (#"{"status": 1, "status": 2}"#, "json.duplicate_key", 1, 15),
    (String(repeating: "[", count: 100), "json.depth", 1, 65),
    ("{\"a\": \"" + String(repeating: "x", count: 1 << 20) + "\"}", "problem.too_large", 1, 1),
    ("<html>", "json.syntax", 1, 1),
  ]

  @Test("What is no problem is refused with its place, and not repeated", arguments: refused)
  func refusals(body: String, code: String, line: Int, column: Int) throws {
    let error = #expect(throws: LoadingError.self) { try Self.read(body) }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.code == code)
    #expect(diagnostic.line == line)
    #expect(diagnostic.column == column)
    #expect(error?.description.contains("hunter2") == false)
    #expect(diagnostic.excerpt == nil)
  }

  @Test("Bytes that are not UTF-8 are refused")
  func encoding() {
    #expect(throws: LoadingError.self) { try ReceivedProblem(Data([0x7B, 0xFF, 0x7D])) }
  }

  struct TextRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var headers: [String: String] = [:]
    var locale: String
    var message: String
    var tag: String
    var title: String?
    var isFallback = false
  }

  static let texts = [
    TextRow(
      testDescription: "a known code, in the reader's language",
      body:
        #"{"code": "billing.card_declined", "arguments": {"brand": "Visa", "attempts": 2, "later": 1}}"#,
      locale: "de",
      message: "Deine Karte von Visa wurde abgelehnt.",
      tag: "de",
      title: "Karte abgelehnt"
    ),
    TextRow(
      testDescription: "an argument is missing",
      body:
        #"{"code": "billing.card_declined", "title": "No", "detail": "No card.", "arguments": {"brand": "V"}}"#,
      headers: ["Content-Language": "en, fr"],
      locale: "de",
      message: "No card.",
      tag: "en",
      title: "No",
      isFallback: true
    ),
    TextRow(
      testDescription: "an argument is of another type",
      body:
        #"{"code": "billing.card_declined", "title": "No", "arguments": {"brand": "V", "attempts": "2"}}"#,
      headers: ["content-language": "de"],
      locale: "de-CH",
      message: "No",
      tag: "de"
    ),
    TextRow(
      testDescription: "an unknown code",
      body: #"{"code": "billing.other", "detail": "Anders."}"#,
      headers: ["Content-Language": "de"],
      locale: "de-CH",
      message: "Anders.",
      tag: "de"
    ),
    TextRow(
      testDescription: "the service alone speaks the reader's language",
      body: #"{"code": "billing.busy", "detail": "Occupé.", "arguments": {"seconds": 1}}"#,
      headers: ["Content-Language": "fr"],
      locale: "fr",
      message: "Occupé.",
      tag: "fr"
    ),
    TextRow(
      testDescription: "a retired code",
      body: #"{"code": "billing.declined", "detail": "Declined."}"#,
      locale: "en",
      message: "Declined.",
      tag: "und",
      isFallback: true
    ),
    TextRow(
      testDescription: "a check's code",
      body: #"{"code": "required", "detail": "x"}"#,
      locale: "de",
      message: "Fülle dieses Feld aus.",
      tag: "de"
    ),
    TextRow(
      testDescription: "a number that is typed in ASCII, without its type",
      body: #"{"code": "number.not_below", "arguments": {"maximum": 65535}}"#,
      locale: "de",
      message: "Gib eine Zahl unter 65535 ein.",
      tag: "de"
    ),
    TextRow(
      testDescription: "a number with its type, in the notation of the reader's locale",
      body:
        #"{"code": "number.not_below", "arguments": {"maximum": {"type": "integer", "value": 65535}}}"#,
      locale: "de",
      message: "Gib eine Zahl unter 65.535 ein.",
      tag: "de"
    ),
    TextRow(
      testDescription: "a number with its type and notation",
      body: #"""
        {"code": "number.not_below",
         "arguments": {"maximum": {"type": "integer", "value": 65535, "notation": "plain"}}}
        """#,
      locale: "de",
      message: "Gib eine Zahl unter 65535 ein.",
      tag: "de"
    ),
    TextRow(
      testDescription: "a status alone",
      body: #"{"status": 404}"#,
      locale: "de",
      message: "Unerwartetes Problem",
      tag: "de"
    ),
    TextRow(
      testDescription: "nothing but an instance",
      body: #"{"instance": "/log/7"}"#,
      locale: "de",
      message:
        "Bei uns ist etwas schiefgegangen. Nenne diesen Fehlercode, wenn du Hilfe brauchst: /log/7.",
      tag: "de",
      title: "Unerwartetes Problem"
    ),
    TextRow(
      testDescription: "nothing",
      body: "{}",
      locale: "de",
      message: "Unerwartetes Problem",
      tag: "de"
    ),
  ]

  @Test(
    "Known codes are put into the reader's language, others keep the service's words",
    arguments: texts
  )
  func words(row: TextRow) throws {
    let problem = try Self.read(row.body, row.headers)
    let text = Shop.rulebook.errorText(for: problem, in: row.locale)
    #expect(text.message == row.message)
    #expect(text.locale.tag == row.tag)
    #expect(text.title == row.title)
    #expect(text.isFallback == row.isFallback)
    // A client that throws the problem shows the same text.
    let thrown: any Error = problem
    #expect(Shop.rulebook.errorText(for: thrown, in: row.locale) == text)
    // A service that receives this answer reveals nothing of it.
    #expect(Shop.rulebook.problem(for: thrown, in: row.locale).code == "internal")
  }

  @Test("Each mistake is put into the reader's language")
  func items() throws {
    let report = try Shop.rulebook.check("k7#vQ", as: "password")
    let written = try #require(
      Shop.rulebook.problem(for: report, in: "en", includingArguments: true)
    )
    let problem = try ReceivedProblem(try written.encoded(), headers: written.headers)
    let expected = Shop.rulebook.messages(for: report, in: "de").map(\.text)
    #expect(
      problem.errors.map { Shop.rulebook.errorText(for: $0, of: problem, in: "de").message }
        == expected
    )
    let worth = ShopError(code: "billing.worth", arguments: NamedErrorTests.worth)
    let two = try #require(Shop.rulebook.problem(for: [worth, worth], in: "en"))
    let read = try ReceivedProblem(try two.encoded(), headers: two.headers)
    let item = try #require(read.errors.first)
    #expect(Shop.rulebook.errorText(for: item, of: read, in: "en").key == "billing.worth")
    #expect(Shop.rulebook.errorText(for: ReceivedProblem.Item(), of: read, in: "en").code == "")
  }

  @Test("What a service says is one line in a log")
  func hostile() throws {
    let problem = try Self.read(#"{"status": 500, "code": "a\nb\u202e"}"#)
    #expect(problem.description == #"500 a\nb\u{202E}"#)
    #expect(problem.code == "a\nb\u{202E}")
    #expect(Shop.rulebook.errorText(for: problem, in: "en").message == "Unexpected problem")
  }
}
