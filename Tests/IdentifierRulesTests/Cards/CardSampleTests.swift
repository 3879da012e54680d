import CardNumbers
import RuleEngine
import TestSupport
import Testing
import Violations

@testable import IdentifierRules

/// Compares numbers of payment cards with a frozen sample of another package.
@Suite struct CardSampleTests {
  @Test("Numbers are accepted and refused alike, and have the same brands")
  func numbers() throws {
    let table = try IssuerTable(ShippedIssuers.prefixTable())
    let separators = try #require(CardSeparators(""))
    let check = PaymentCardCheck(issuers: table, separators: separators)
    for row in try FrozenSample("Cards/numbers").rows {
      let findings = check.findings(in: row["text"])
      let isValid = findings.outcome == .valid
      let brand = findings.facts["brand"]?.text ?? ""
      let isSame = isValid == row.isValid && (!isValid || brand == row["brand"])
      let codes = findings.violations.map(\.code.rawValue)
      #expect(row.expects(same: isSame), "\(row): \(codes) \(brand)")
    }
  }

  @Test("Months of expiry are accepted and refused alike")
  func months() throws {
    let check = CardExpiryCheck()
    for row in try FrozenSample("Cards/months").rows {
      let today = try #require(CivilDate(row["today"]), "\(row)")
      let context = CheckContext(surroundings: Surroundings(today: { today }))
      let findings = check.findings(in: row["text"], context: context)
      let isValid = findings.outcome == .valid
      let isSame = isValid == row.isValid && findings.canonicalForm ?? "" == row["month"]
      #expect(row.expects(same: isSame), "\(row): \(findings.violations.map(\.code.rawValue))")
    }
  }
}
