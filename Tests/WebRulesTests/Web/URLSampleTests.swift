import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Compares the check of URLs with a frozen sample of another implementation of the URL Standard.
@Suite struct URLSampleTests {
  @Test("The lenient profile accepts what browsers read, and the strict one no more")
  func profiles() throws {
    let strict = try URLCheck.definition.check(["schemes": ["*"], "single-label-host": true])
    var strictlyValid = 0
    for row in try FrozenSample("Web/urls").rows {
      var settings: [String: Value] = ["profile": "lenient"]
      if !row["base"].isEmpty { settings["base"] = .text(row["base"]) }
      let findings = try URLCheck.definition.check(settings).findings(in: row["text"])
      let isValid = findings.outcome == .valid
      let isSame = isValid == row.isValid && (!isValid || findings.canonicalForm == row["href"])
      #expect(row.expects(same: isSame), "\(row): \(findings.violations)")
      if row["base"].isEmpty, strict.outcome(of: row["text"]) == .valid {
        strictlyValid += 1
        #expect(row.isValid, "\(row)")
      }
    }
    #expect(strictlyValid > 20)
  }
}
