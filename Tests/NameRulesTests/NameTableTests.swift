import RuleEngine
import TestSupport
import Testing
import Violations

/// The project's own tables of real and hostile names.
@Suite struct NameTableTests {
  @Test("Every real name is accepted")
  func realNames() throws {
    let rule = try NameFixtures.rule()
    let rows = try NameFixtures.rows("real-names.tsv")
    #expect(rows.count >= 400)
    #expect(Set(rows.map { $0[1] }).count >= 80)
    #expect(Set(rows.map { $0[2] }).count >= 30)
    for row in rows {
      let report = rule.report(on: .text(row[0]), in: CheckContext())
      #expect(report.outcome == .valid, "\(row) \(report.violations)")
    }
  }

  @Test("Every hostile or accidental input is refused, with the code that matters")
  func hostileNames() throws {
    let rule = try NameFixtures.rule()
    let rows = try NameFixtures.rows("hostile-names.tsv")
    #expect(rows.count >= 300)
    for row in rows {
      let report = rule.report(on: .text(row[0]), in: CheckContext())
      #expect(report.outcome == .invalid, "\(row)")
      let wanted = report.violations.filter { $0.code.rawValue == row[1] }
      #expect(!wanted.isEmpty, "\(row) \(report.violations.map { ($0.code.rawValue, $0.range) })")
      if let place = Int(row[2]), let range = wanted.first?.range {
        #expect(range.lowerBound == place, "\(row) \(range)")
      }
    }
  }

  @Test(
    "The brackets around an email address aren't markup",
    arguments: [
      "Ann <ann@example.org>", "Ann <ann@example.org> <ann@example.com>",
    ]
  )
  func addressesInBrackets(name: String) throws {
    let report = try NameFixtures.rule().report(on: .text(name), in: CheckContext())
    #expect(report.violations.map(\.code.rawValue) == ["person_name.email_address"])
  }
}
