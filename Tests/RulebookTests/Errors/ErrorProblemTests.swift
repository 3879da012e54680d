import Foundation
import Testing

@testable import Rulebook

@Suite("Problem details of errors (RFC 9457)")
struct ErrorProblemTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var error: any Error
    var locale: String
    var instance: String?
    var body: String
    var retryAfter: String?
    var language: String

    init(
      _ name: String,
      _ error: any Error,
      _ locale: String,
      instance: String? = nil,
      retryAfter: String? = nil,
      language: String,
      _ body: String
    ) {
      (testDescription, self.error, self.locale) = (name, error, locale)
      (self.instance, self.retryAfter, self.language) = (instance, retryAfter, language)
      self.body = body
    }
  }

  static let rows = [
    Row(
      "all members",
      ShopError.declined(holder: "Ann", cause: ShopError.full),
      "en",
      instance: "/payments/7",
      language: "en",
      """
      {"action":"Use another card.","arguments":{"attempts":2,"brand":"Visa"},"causes":[{"code":"storage.full",\
      "detail":"Nothing can be saved at the moment.","number":4200}],"code":"billing.card_declined","detail":\
      "Your Visa card was declined. 2 attempts made.","instance":"/payments/7","number":4102,"retry":"never",\
      "status":402,"title":"Card declined","type":"https://acme.example/errors/billing.card_declined?lang=en"}
      """
    ),
    Row(
      "joined as the language joins",
      ShopError.declined(cause: ShopError.full),
      "ja",
      language: "ja",
      """
      {"arguments":{"attempts":2,"brand":"Visa"},"causes":[{"code":"storage.full","number":4200}],"code":\
      "billing.card_declined","detail":"Visaカードは拒否されました。2回試しました。","number":4102,"retry":"never",\
      "status":402,"title":"Payment Required","type":\
      "https://acme.example/errors/billing.card_declined?lang=ja"}
      """
    ),
    Row(
      "in a regional language",
      ShopError.full,
      "de-CH",
      language: "de-CH",
      """
      {"code":"storage.full","detail":"Zurzeit kann nichts gespeichert werden.","number":4200,"status":507,\
      "title":"Insufficient Storage","type":"about:blank"}
      """
    ),
    Row(
      "a time to wait",
      ShopError.busy(30),
      "de",
      retryAfter: "30",
      language: "de",
      """
      {"arguments":{"seconds":30},"code":"billing.busy","detail":"Der Zahlungsdienst ist überlastet.",\
      "number":4103,"retry":30,"status":503,"title":"Service Unavailable","type":"about:blank"}
      """
    ),
    Row(
      "no time is below zero",
      ShopError.busy(-1),
      "de",
      retryAfter: "0",
      language: "de",
      """
      {"arguments":{"seconds":-1},"code":"billing.busy","detail":"Der Zahlungsdienst ist überlastet.",\
      "number":4103,"retry":0,"status":503,"title":"Service Unavailable","type":"about:blank"}
      """
    ),
    Row(
      "every kind of argument",
      ShopError(
        code: "billing.worth",
        arguments: [
          "amount": .decimal(ExactDecimal("0.12345678901234567890123") ?? 0), "day": .date(.epoch),
          "region": .region("CH"), "brands": ["visa", "maestro"],
        ]
      ),
      "en",
      language: "en",
      """
      {"arguments":{"amount":0.12345678901234567890123,"brands":["visa","maestro"],"day":"1970-01-01",\
      "region":"CH"},"code":"billing.worth","detail":"From Jan 1, 1970 on, 0.12345678901234567890123 in \
      Switzerland for visa and maestro.","number":4104,"retry":"same","status":422,"title":"Payment",\
      "type":"about:blank"}
      """
    ),
    Row(
      "nobody declared it",
      ForeignError(),
      "en",
      language: "en",
      """
      {"action":"Try again later.","arguments":{"instance":"7k3m-9qxd-2f4h"},"code":"internal","detail":"Something went wrong on our side. \
      To get help, mention this error code: 7k3m-9qxd-2f4h.","instance":"7k3m-9qxd-2f4h","status":500,"title":\
      "Unexpected problem","type":"about:blank"}
      """
    ),
    Row(
      "no words",
      ShopError(code: "billing.silent", arguments: ["text": ""]),
      "en",
      instance: "urn:uuid:1",
      language: "en",
      """
      {"action":"Try again later.","arguments":{"text":""},"code":"billing.silent","detail":"Something went wrong on our side. To get help, mention this error \
      code: urn:uuid:1.","instance":"urn:uuid:1","number":4105,"status":500,"title":"Unexpected problem",\
      "type":"about:blank"}
      """
    ),
  ]

  @Test("The body and the headers", arguments: rows)
  func bodies(row: Row) throws {
    let problem = Shop.rulebook.problem(for: row.error, in: row.locale, instance: row.instance)
    let body = try problem.encoded()
    #expect(String(decoding: body, as: UTF8.self) == row.body)
    var headers = ["Content-Type": "application/problem+json", "Content-Language": row.language]
    headers["Retry-After"] = row.retryAfter
    #expect(problem.headers == headers)
    // Foundation's decoder reads it, too; a number beyond its precision loses digits.
    var decoded = try JSONDecoder().decode(ProblemDetails.self, from: body)
    decoded.contentLanguage = problem.contentLanguage
    if problem.code != "billing.worth" { #expect(decoded == problem) }
    let encoder = JSONEncoder()
    let again = try JSONDecoder().decode(ProblemDetails.self, from: encoder.encode(decoded))
    #expect(again.code == problem.code && again.retry == problem.retry)
  }

  static let instances: [(String, isURIReference: Bool)] = [
    ("7k3m-9qxd-2f4h", true), ("/log/7#a", true), ("urn:uuid:1", true), ("a%20b", true),
    ("12:30", false), ("a b", false), ("ä", false), ("a\nb", false), ("<a>", false), ("", false),
  ]

  @Test("An identifier is the instance if it is a URI reference", arguments: instances)
  func instance(identifier: String, isURIReference: Bool) {
    let declared = Shop.rulebook.problem(for: ShopError.full, in: "en", instance: identifier)
    #expect(declared.instance == (isURIReference ? identifier : nil))
    let foreign = Shop.rulebook.problem(for: ForeignError(), in: "en", instance: identifier)
    #expect(foreign.instance == declared.instance)
    #expect(foreign.arguments == ["instance": .text(identifier)])
  }

  /// An error at the end of some causes that are all shown.
  static func chain(_ length: Int) -> ShopError {
    (1..<length).reduce(ShopError.full) { cause, number in ShopError.busy(number, cause: cause) }
  }

  static let chains: [(String, any Error, [ViolationCode])] = [
    ("one that may be shown", ShopError.busy(1, cause: ShopError.full), ["storage.full"]),
    ("none behind one that may not", ShopError.declined(cause: chain(2)), []),
    ("a chain", chain(4), ["billing.busy", "billing.busy", "storage.full"]),
    ("a long chain", chain(40), Array(repeating: "billing.busy", count: 16)),
    ("a foreign one", ShopError.busy(1, cause: ForeignError()), []),
    ("one that a mapping knows", ShopError.busy(1, cause: POSIXError(.ENOSPC)), ["storage.full"]),
    ("a foreign one that is mapped", POSIXError(.EBUSY), []),
  ]

  @Test("Causes are shown as far as the pack allows", arguments: chains)
  func causes(name: String, error: any Error, codes: [ViolationCode]) throws {
    let rulebook = try Shop.rulebook { error in
      switch (error as? POSIXError)?.code {
      case .ENOSPC: ShopError.full
      case .EBUSY: ShopError.busy(1)
      default: nil
      }
    }
    #expect(rulebook.problem(for: error, in: "en").causes?.map(\.code) ?? [] == codes)
  }

  @Test("Without the pack, an answer follows what the type declares")
  func withoutPack() {
    let problem = Shop.withoutPack.problem(for: ShopError.declined(), in: "de")
    #expect(problem.status == 402)
    #expect(problem.title == "Own title")
    #expect(problem.detail == "Own words: Visa.")
    #expect(problem.contentLanguage == "en")
    #expect(problem.arguments == ["brand": "Visa", "attempts": 2])
  }

  @Test("Hostile texts stay inside their strings")
  func hostile() throws {
    for text in [
      "\"},{\"code\":\"x", "a\nb\r\t\u{0}\u{1B}", "\u{202E}\\",
      String(repeating: "ä", count: 50_000),
    ] {
      let problem = Shop.rulebook.problem(for: ShopError.declined(brand: text), in: "en")
      let read = try ReceivedProblem(try problem.encoded())
      #expect(read.arguments == ["brand": .text(text), "attempts": 2])
      #expect(read.detail == problem.detail)
      #expect(read.extensions.isEmpty)
    }
  }
}
