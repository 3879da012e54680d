import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct CardExpiryCheckTests {
  static func context(_ today: String) -> CheckContext {
    let day = CivilDate(today) ?? .epoch
    return CheckContext(surroundings: Surroundings(today: { day }))
  }

  static let valid: [(text: String, today: String, canonical: String)] = [
    ("11/26", "2026-11-21", "2026-11"), ("11/26", "2026-11-30", "2026-11"),
    ("12/26", "2026-11-21", "2026-12"), ("11/2026", "2026-11-21", "2026-11"),
    ("11-26", "2026-11-21", "2026-11"), ("11.26", "2026-11-21", "2026-11"),
    ("11.2026", "2026-11-21", "2026-11"), ("1. 27", "2026-11-21", "2027-01"),
    ("11 / 26", "2026-11-21", "2026-11"),
    ("11 /2026", "2026-11-21", "2026-11"), ("1/27", "2026-11-21", "2027-01"),
    ("1/2027", "2026-11-21", "2027-01"), ("01 27", "2026-11-21", "2027-01"),
    ("0127", "2026-11-21", "2027-01"), ("012027", "2026-11-21", "2027-01"),
    ("2027-01", "2026-11-21", "2027-01"), ("2027-1", "2026-11-21", "2027-01"),
    ("2027/01", "2026-11-21", "2027-01"), ("2027.1", "2026-11-21", "2027-01"),
    ("2027 01", "2026-11-21", "2027-01"),
    ("127", "2026-11-21", "2027-01"), ("12027", "2026-11-21", "2027-01"),
    ("01-27", "2026-11-21", "2027-01"), ("01/2027", "2026-11-21", "2027-01"),
    ("11/46", "2026-11-21", "2046-11"),
    ("02/28", "2028-02-29", "2028-02"), ("05/05", "2095-01-01", "2105-05"),
    ("01/00", "2099-12-31", "2100-01"), ("12/99", "2099-12-31", "2099-12"),
  ]

  @Test("A card is good through the last day of its month", arguments: valid)
  func accepted(text: String, today: String, canonical: String) {
    let findings = CardExpiryCheck().findings(in: text, context: Self.context(today))
    #expect(findings.violations == [])
    #expect(findings.canonicalForm == canonical)
    #expect(CardExpiryCheck().outcome(of: text, context: Self.context(today)) == .valid)
  }

  static let format = [
    "", "1", "11", "1/2", "11/2", "11/202", "11/20266", "111/26", "/26", "11/", "11//26", "11..26",
    "2027//01", "11/26/2026", "027", "02027", "0120270", "27-2027-01", " 11/26", "11/26 ", "nov 26",
    "١١/٢٦", "11/2６", "1126/", "99999999999999999999999999", "11\t26",
  ]

  @Test("Other forms are refused", arguments: format)
  func refused(text: String) {
    let context = Self.context("2026-11-21")
    #expect(
      CardExpiryCheck().violations(in: text, context: context).map(\.code) == ["card_expiry.format"]
    )
  }

  static let slips: [(text: String, code: ViolationCode, meant: String)] = [
    ("40/12", "card_expiry.order", "12/40"), ("4012", "card_expiry.order", "12/40"),
    ("40 - 12", "card_expiry.order", "12/40"), ("12\\40", "card_expiry.format", "12/40"),
    ("31/12/2040", "card_expiry.format", "12/2040"), ("12.31.40", "card_expiry.format", "12/40"),
    ("O9/40", "card_expiry.format", "09/40"), ("l2/40", "card_expiry.format", "12/40"),
  ]

  @Test("What was meant is among the values to try", arguments: slips)
  func meant(text: String, code: ViolationCode, meant: String) {
    let context = Self.context("2026-11-21")
    #expect(CardExpiryCheck().violations(in: text, context: context).map(\.code) == [code])
    #expect(CardExpiryCheck().meantValues(by: text, for: Violation(code)).contains(meant))
    #expect(CardExpiryCheck().outcome(of: meant, context: context) == .valid)
  }

  static let wrong: [(text: String, today: String, expected: Violation)] = [
    ("00/27", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("13/27", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("0/27", "2026-11-21", Violation("card_expiry.month", at: 0..<1)),
    ("1327", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("2027-13", "2026-11-21", Violation("card_expiry.month", at: 5..<7)),
    ("2027-0", "2026-11-21", Violation("card_expiry.month", at: 5..<6)),
    ("0027", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("132027", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("40/12", "2026-11-21", Violation("card_expiry.order")),
    ("4012", "2026-11-21", Violation("card_expiry.order")),
    ("26/11", "2026-11-30", Violation("card_expiry.order")),
    ("26/11", "2026-12-01", Violation("card_expiry.month", at: 0..<2)),
    ("47/11", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("27/13", "2026-11-21", Violation("card_expiry.month", at: 0..<2)),
    ("10/26", "2026-11-01", Violation("card_expiry.past")),
    ("11/25", "2026-11-21", Violation("card_expiry.past")),
    ("12/1999", "2026-11-21", Violation("card_expiry.past")),
    ("12/99", "2005-01-01", Violation("card_expiry.past")),
    ("12/26", "2027-01-01", Violation("card_expiry.past")),
    ("12/46", "2026-11-21", Violation("card_expiry.too_far", ["maximum_years": 20])),
    ("12/99", "2026-11-21", Violation("card_expiry.too_far", ["maximum_years": 20])),
    ("01/9999", "2026-11-21", Violation("card_expiry.too_far", ["maximum_years": 20])),
  ]

  @Test("Each fault has its code", arguments: wrong)
  func faults(text: String, today: String, expected: Violation) {
    let check = CardExpiryCheck()
    #expect(check.violations(in: text, context: Self.context(today)) == [expected])
    #expect(check.outcome(of: text, context: Self.context(today)) == .invalid)
  }

  @Test("The distance is a setting")
  func maximumYears() {
    let context = Self.context("2026-11-21")
    #expect(CardExpiryCheck(maximumYears: 1).violations(in: "11/27", context: context).isEmpty)
    #expect(
      CardExpiryCheck(maximumYears: 1).violations(in: "12/27", context: context) == [
        Violation("card_expiry.too_far", ["maximum_years": 1])
      ]
    )
  }
}
