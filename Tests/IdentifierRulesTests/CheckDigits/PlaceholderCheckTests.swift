import IdentifierRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Numbers that stand for none.
@Suite struct PlaceholderCheckTests {
  @Test(
    "A placeholder is found by its digits",
    arguments: TextRow.rows(
      """
      zeros | 000000000 | identifier.not_issued
      one zero | 0 | identifier.not_issued
      zeros and separators | 000.000-00 | identifier.not_issued
      zeros after letters | CHE000000000 | identifier.not_issued
      zeros between letters | A000000000Z | identifier.not_issued
      zeros after letters beyond ASCII | МК0000000 | identifier.not_issued
      as many zeros as letters beyond ASCII | НОМЕР00000 | identifier.not_issued
      one digit | 111111111 | identifier.placeholder
      one digit of six | 777777 | identifier.placeholder
      upward from one | 1234567890 | identifier.placeholder
      upward from zero | 0123456 | identifier.placeholder
      downward | 987654321 | identifier.placeholder
      sequence and a letter | 12345678Z | identifier.placeholder
      one digit of five | 77777
      another digit at the end | 1111111112
      a sequence from another digit | 3456789
      a sequence of five | 12345
      a sequence with a check digit | 123456782
      letters between the digits | 000A000
      a zero among letters | A0MNRK
      letters and digits again | 000000000RT0001
      no digits | ABC
      a usual number | 136695976
      """
    )
  )
  func kinds(row: TextRow) {
    let findings = PlaceholderCheck().findings(in: row[1])

    #expect(findings.violations.map(\.code.rawValue) == row.list(2))
    #expect(findings.outcome == (row[2] == "identifier.not_issued" ? .invalid : .valid))
  }

  @Test(
    "A setting says what the issuer never gives",
    arguments: [
      ("111111111", ["identifier.not_issued"]), ("123456789", []), ("000000000", []),
    ]
  )
  func settings(text: String, codes: [String]) {
    let check = PlaceholderCheck(refused: [.repeated], doubtful: [])

    #expect(check.findings(in: text).violations.map(\.code.rawValue) == codes)
  }

  @Test("A pack names the kinds")
  func definition() throws {
    let check = try PlaceholderCheck.definition.check(["refused": ["zeros", "sequence"]])

    #expect(check.outcome(of: "123456789") == .invalid)
    #expect(check.outcome(of: "111111111") == .valid)
    #expect(check.findings(in: "111111111").violations.count == 1)
  }
}
