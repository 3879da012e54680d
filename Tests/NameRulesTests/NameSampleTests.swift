import NameRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Compares names and strings of PRECIS with frozen samples of other packages.
@Suite struct NameSampleTests {
  @Test("Names that Faker puts together are accepted")
  func names() throws {
    let rule = try NameFixtures.rule()
    for row in try FrozenSample("Names/faker-names").rows {
      let report = rule.report(on: .text(row["text"]), in: CheckContext())
      let isSame = (report.outcome == .valid) == row.isValid
      #expect(row.expects(same: isSame), "\(row): \(report.violations.map(\.code.rawValue))")
    }
  }

  @Test("Names have the letters and sequences of DIN 91379 alone")
  func din91379() throws {
    let rule = try NameFixtures.rule([:], ["characters": NameFixtures.table("din-91379.txt")])
    for row in try FrozenSample("Names/din-91379").rows {
      let report = rule.report(on: .text(row["text"]), in: CheckContext())
      let isSame = (report.outcome == .valid) == row.isValid
      #expect(row.expects(same: isSame), "\(row): \(report.violations.map(\.code.rawValue))")
    }
  }

  @Test("Profiles of PRECIS give the same output, or refuse")
  func precis() throws {
    for row in try FrozenSample("Names/precis").rows {
      let profile = try #require(NameConformanceTests.profiles[row["profile"]])
      let output: String?
      do { output = try profile.enforce(row["text"]) } catch { output = nil }
      let expected = row.isValid ? row["output"] : nil
      let isSame = output.map { Array($0.utf8) } == expected.map { Array($0.utf8) }
      #expect(row.expects(same: isSame), "\(row): \(output?.debugDescription ?? "refused")")
    }
  }
}
