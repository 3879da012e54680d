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
      let rule = try rules[row["rule"]] ?? Self.exact(row["rule"], in: rulebook)
      rules[row["rule"]] = rule
      let report = rule.check(row["text"])
      let codes = report.violations.map(\.code.rawValue)
      #expect(row.expects(same: report.isValid == row.isValid), "\(row): \(codes)")
      #expect(rule.accepts(row["text"]) == report.isValid, "\(row)")
    }
  }

  /// Returns a rule that compares values exactly as they are written, as the other programs do.
  private static func exact(_ name: String, in rulebook: Rulebook) throws -> RuleHandle {
    // The other programs ignore case in these values, which a step of the rule does.
    if name == "mac-address" { return try rulebook.rule(name) }
    // Rules without the step `as-typed` don't have the parameter.
    return try (try? rulebook.rule(name, with: ["exactly-as-written": true])) ?? rulebook.rule(name)
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
