import Rulebook
import TestSupport
import Testing

/// Rules with results over values of every kind, and forms that hand one aggregated result to one
/// handler.
@Suite("Recipe: rules with results")
struct ResultsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var rule: String
    var value: Value
    var codes: [ViolationCode]
    var testDescription: String { "\(rule): \(value)" }

    init(_ rule: String, _ value: Value, _ codes: ViolationCode...) {
      (self.rule, self.value, self.codes) = (rule, value, codes)
    }
  }

  static let rows: [Row] = [
    // Satisfy all, satisfy any.
    Row("title", "T-Rex"),
    Row("title", "  T - R  ", "results.title"),
    Row("title", "t-r", "results.title", "characters.too_few.uppercase"),
    Row("title", "A234567890-1234567890"),
    Row("title", "A234567890-12345678901", "results.title"),
    Row("membership", "guest"),
    Row("membership", "M-0042"),
    Row("membership", "Guest", "results.membership"),
    // Equality, both ways.
    Row("accepted", true),
    Row("accepted", false, "equals.different"),
    Row("not-robot", "human"),
    Row("not-robot", "robot", "not_equals.same"),
    // Integers, doubles, dates.
    Row("seats", 8),
    Row("seats", 0, "number.too_small"),
    Row("seats", 1.5, "number.not_whole"),
    Row("seats", "8", "type.mismatch"),
    Row("share", 0.25),
    Row("share", 1.25, "number.too_large"),
    Row("departure", "2026-11-21"),
    Row("departure", "2026-11-20", "date.too_early"),
    Row("departure", "2027-11-22", "date.too_late"),
    Row("departure", "2026-02-30", "date.no_such_day"),
    // Accepted types of cards.
    Row("card", "4111111111111111"),
    Row("card", "378282246310005", "payment_card.not_accepted"),
  ]

  @Test("Rules over texts, booleans, numbers and dates", arguments: rows)
  func rule(row: Row) throws {
    let report = try RecipePacks.rulebook("results").check(row.value, as: row.rule)
    #expect(report.violations.map(\.code) == row.codes)
    #expect(report.isValid == row.codes.isEmpty)
  }

  @Test("The brand of a card is suggested from four digits on, while the number is invalid")
  func suggestion() throws {
    let rulebook = try RecipePacks.rulebook("results")
    let rows: [(String, String?)] = [
      ("4111", "visa"), ("5555 5", "mastercard"), ("3782", "american-express"),
      ("6011", "discover"),
      ("4111 1111 1111 1112", "visa"), ("0000", nil),
    ]
    for (text, brand) in rows {
      let report = try rulebook.check(text, as: "card")
      #expect(!report.isValid)
      #expect(report.facts["brand"]?.text == brand, "\(text)")
    }
  }

  @Test("Custom messages per rule, in two languages")
  func messages() throws {
    let rulebook = try RecipePacks.rulebook("results")
    let report = try rulebook.check("M-42", as: "membership")
    #expect(
      ["en", "de"].flatMap { rulebook.messages(for: report, in: $0).map(\.text) } == [
        "Enter “guest”, or your number such as M-0042.",
        "Gib „guest“ oder deine Nummer wie M-0042 ein.",
      ]
    )
  }

  @Test("Policies: on input change, on focus loss, none") @MainActor
  func policies() throws {
    let session = try RecipePacks.rulebook("results").session(form: "booking", locale: "en")
    let rows: [(ValidationPolicy, whileTyping: Bool, afterwards: Bool)] = [
      (.onChange, true, true), (.onBlur, false, true), ([], false, false),
    ]
    for (policy, whileTyping, afterwards) in rows {
      session.reset()
      let email = try #require(session["email"])
      email.policy = policy
      email.isFocused = true
      email.text = "ann@"
      #expect((email.message != nil) == whileTyping)
      email.isFocused = false
      #expect((email.message != nil) == afterwards)
    }
  }

  @Test("One handler gets the aggregated result of the form") @MainActor
  func aggregated() throws {
    let session = try RecipePacks.rulebook("results").session(form: "booking", locale: "en")
    session.set("ann@example.org", at: FieldPath(field: "email"))
    session.set("bob@example.org", at: FieldPath(field: "email-again"))
    session.set(9, at: FieldPath(field: "seats"))
    guard case .refused(let first, let report) = session.submit() else {
      Issue.record("the form was accepted")
      return
    }
    #expect(first?.path.description == "title")
    #expect(
      report.places == [
        "title required", "seats number.too_large", "departure required",
        "email-again same_as.mismatch",
      ]
    )
  }
}
