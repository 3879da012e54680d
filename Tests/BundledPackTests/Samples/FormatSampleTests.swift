import Rulebook
import TestSupport
import Testing

@Suite("Formats agree with the frozen samples of other programs")
struct FormatSampleTests {
  @Test(
    "Texts are accepted and refused alike",
    arguments: ["Web/uris", "Web/links", "Computers/formats"]
  )
  func formats(name: String) throws {
    let rulebook = try Rulebook()
    var rules: [String: RuleHandle] = [:]
    for row in try FrozenSample(name).rows {
      let rule = try rules[row["rule"]] ?? rulebook.rule(row["rule"])
      rules[row["rule"]] = rule
      let report = rule.check(row["text"])
      let codes = report.violations.map(\.code.rawValue)
      #expect(row.expects(same: report.isValid == row.isValid), "\(row): \(codes)")
      #expect(rule.accepts(row["text"]) == report.isValid, "\(row)")
    }
  }

  @Test("Regular expressions are accepted and refused as by V8")
  func expressions() throws {
    let rulebook = try Rulebook()
    for row in try FrozenSample("Computers/expressions").rows {
      let parameters: [String: Value] = ["syntax": .text(row["syntax"])]
      let report = try rulebook.check(row["text"], as: "regex", with: parameters)
      let codes = report.violations.map(\.code.rawValue)
      #expect(row.expects(same: report.isValid == row.isValid), "\(row): \(codes)")
    }
  }
}
