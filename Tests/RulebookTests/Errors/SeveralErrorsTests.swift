import Testing

@testable import Rulebook

@Suite("Problem details of several errors")
struct SeveralErrorsTests {
  private static let report = Report(
    outcome: .invalid,
    violations: [Violation("required", path: FieldPath(field: "email"))]
  )

  private static let undecided = Report(
    outcome: .inconclusive,
    violations: [Violation("limit.time")]
  )

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var errors: [any Error]
    var report: Report?
    var status: Int
    var title: String
    var retry: ProblemDetails.Retry?
  }

  private static let worth = ShopError(code: "billing.worth", arguments: NamedErrorTests.worth)

  static let rows = [
    Row(
      testDescription: "all agree",
      errors: [worth, worth],
      report: report,
      status: 422,
      title: "Unprocessable Content",
      retry: .never
    ),
    Row(
      testDescription: "one title for all",
      errors: [ShopError.busy(3), ShopError.busy(9)],
      status: 503,
      title: "Payment",
      retry: .after(seconds: 9)
    ),
    Row(
      testDescription: "the worst agree",
      errors: [ShopError.declined(), ShopError.busy(3)],
      status: 503,
      title: "Service Unavailable",
      retry: .never
    ),
    Row(
      testDescription: "the worst do not agree",
      errors: [ShopError.full, ShopError.busy(3)],
      status: 500,
      title: "Internal Server Error"
    ),
    Row(
      testDescription: "none is of the service's making",
      errors: [ShopError.declined(), worth],
      status: 400,
      title: "Bad Request",
      retry: .never
    ),
    Row(
      testDescription: "with a value that can be sent again",
      errors: [ShopError.busy(3)],
      report: undecided,
      status: 503,
      title: "Service Unavailable",
      retry: .after(seconds: 3)
    ),
  ]

  @Test("Status, title and whether to send again", arguments: rows)
  func rules(row: Row) throws {
    let problem = try #require(Shop.rulebook.problem(for: row.errors, and: row.report, in: "en"))
    #expect(problem.status == row.status)
    #expect(problem.title == row.title)
    #expect(problem.retry == row.retry)
    #expect(problem.code == nil)
    #expect(problem.errors.count == row.errors.count + (row.report?.violations.count ?? 0))
  }

  @Test("One error, or a report alone, is answered as by itself")
  func single() {
    let rulebook = Shop.rulebook
    #expect(rulebook.problem(for: [], in: "en") == nil)
    #expect(
      rulebook.problem(for: [], and: Report(outcome: .valid, violations: []), in: "en") == nil
    )
    #expect(
      rulebook.problem(for: [], and: Self.report, in: "de")
        == rulebook.problem(for: Self.report, in: "de")
    )
    let one = rulebook.problem(for: [ShopError.declined()], in: "de", instance: "/7")
    #expect(one == rulebook.problem(for: ShopError.declined(), in: "de", instance: "/7"))
  }

  @Test("The body has each error before what the report has")
  func body() throws {
    let problem = try #require(
      Shop.rulebook.problem(
        for: [ShopError.declined(), ForeignError()],
        and: Self.report,
        in: "de"
      )
    )
    let body = String(decoding: try problem.encoded(), as: UTF8.self)
    #expect(
      body == """
        {"detail":"Deine Karte von Visa wurde abgelehnt. Es gab 2 Versuche. Bei uns ist etwas \
        schiefgegangen. Nenne diesen Fehlercode, wenn du Hilfe brauchst: 7k3m-9qxd-2f4h. \
        Korrigiere die Eingabe in einem Feld.","errors":[\
        {"action":"Verwende eine andere Karte.","arguments":{"attempts":{"type":"integer","value":2},"brand":\
        {"type":"text","value":"Visa"}},"code":"billing.card_declined","detail":"Deine Karte von Visa wurde \
        abgelehnt. Es gab 2 Versuche.","help":\
        "https://acme.example/errors/billing.card_declined?lang=de","number":4102,"pointer":"#"},{"action":\
        "Versuche es später noch einmal.","arguments":{"instance":{"type":"text","value":"7k3m-9qxd-2f4h"}},"code":"internal","detail":"Bei uns ist \
        etwas schiefgegangen. Nenne diesen Fehlercode, wenn du Hilfe brauchst: 7k3m-9qxd-2f4h.","pointer":"#"},{"code":"required",\
        "detail":"Fülle dieses Feld aus.","pointer":"#/email"}],"instance":"7k3m-9qxd-2f4h","retry":"never",\
        "status":500,"title":"Internal Server Error","type":"about:blank"}
        """
    )
    #expect(problem.contentLanguage == "de")
  }

  static let languages: [(errors: [any Error], request: String, language: String)] = [
    ([ShopError.declined(), ShopError.full], "de", "de"),
    ([ShopError.declined(), ShopError.full], "de-CH", "de, de-CH"),
    // Japanese has no words for one of them.
    ([ShopError.declined(), ShopError.busy(1)], "ja", "en"),
    ([ShopError.busy(1), worth], "de", "en"),
  ]

  @Test("All of it is in one language", arguments: languages)
  func language(errors: [any Error], request: String, language: String) {
    #expect(Shop.rulebook.problem(for: errors, in: request)?.contentLanguage == language)
  }
}
