import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct CardNumberProgressTests {
  static let displays: [(typed: String, shown: String)] = [
    ("", ""), ("4", "4"), ("4111", "4111"), ("41111", "4111 1"), ("4111 ", "4111"),
    ("4111111111111111", "4111 1111 1111 1111"), ("4111-1111-11", "4111 1111 11"),
    ("411111111111111111", "4111 1111 1111 1111 11"), ("378282246310005", "3782 822463 10005"),
    ("37828", "3782 8"), ("30569309025904", "3056 930902 5904"),
    ("3056930902590411", "3056 9309 0259 0411"), ("135412345678911", "1354 12345 678911"),
    ("٤١١١١", "4111 1"), ("４１１１１", "4111 1"), ("4x1", "41"),
  ]

  @Test("Digits are grouped as the brand prints them", arguments: displays)
  func displayForm(typed: String, shown: String) {
    #expect(CardNumberProgress(typed, for: IssuerFixture.check).displayForm == shown)
  }

  static let candidates: [(typed: String, names: [String])] = [
    ("37", ["american-express"]), ("55", ["mastercard"]), ("7", []), ("22", ["mastercard"]),
    ("401", ["elo", "visa"]), ("401178", ["elo"]), ("65", ["discover", "elo"]),
    ("5", ["dankort", "maestro", "mastercard"]), ("3", ["american-express", "diners-club", "jcb"]),
  ]

  @Test("The brands still possible follow the first digits", arguments: candidates)
  func brands(typed: String, names: [String]) {
    let progress = CardNumberProgress(typed, for: IssuerFixture.check)
    #expect(progress.candidates.map(\.name) == names)
  }

  @Test("The cursor stays behind its digit")
  func cursor() {
    let progress = CardNumberProgress("378282246310005", for: IssuerFixture.check)
    let offsets = [0, 4, 5, 10, 11, 15, 99].map { progress.displayOffset(afterDigits: $0) }
    #expect(offsets == [0, 4, 6, 11, 13, 17, 17])
  }

  static let steps: [(text: String, progress: TextProgress)] = [
    ("4", .unfinished), ("4111 ", .unfinished), ("4111-", .unfinished), ("7", .impossible(at: 0)),
    ("2220", .impossible(at: 3)), ("27210", .impossible(at: 3)), (" ", .impossible(at: 0)),
    ("4  ", .impossible(at: 2)), ("41x", .impossible(at: 2)), ("4111111111111111", .valid),
    ("4111111111111112", .unfinished), ("41111111111111111111", .impossible(at: 18)),
    ("378282246310006", .impossible(at: 14)), ("3782822463100050", .impossible(at: 15)),
  ]

  @Test("A number is valid, unfinished, or impossible from a place on", arguments: steps)
  func progress(text: String, progress: TextProgress) {
    #expect(IssuerFixture.check.progress(of: text.utf8Span, in: CheckContext()) == progress)
  }

  @Test("A brand that is not accepted is impossible, and still named")
  func notAccepted() {
    let check = PaymentCardCheck(issuers: IssuerFixture.table, accepted: ["visa"])
    #expect(check.progress(of: "37".utf8Span, in: CheckContext()) == .impossible(at: 0))
    #expect(CardNumberProgress("37", for: check).brand?.name == "american-express")
    #expect(CardNumberProgress("37", for: check).candidates == [])
    let violation = Violation(
      "payment_card.not_accepted",
      ["brand": "American Express", "accepted": ["Visa"]]
    )
    #expect(check.violations(in: "378282246310006") == [violation])
    #expect(check.violations(in: "4571000000000001") == [])
    #expect(check.violations(in: "5019717010103742").map(\.code) == ["payment_card.not_accepted"])
  }
}
