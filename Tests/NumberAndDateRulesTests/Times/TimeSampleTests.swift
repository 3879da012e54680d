import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Compares verdicts with a frozen sample of a validator of JSON Schema.
@Suite struct TimeSampleTests {
  @Test("Dates, times and durations are accepted and refused alike")
  func times() throws {
    let checks: [String: any Check] = [
      "date": DateCheck(), "time": TimeCheck(hasOffset: true), "date-time": DateTimeCheck(),
      "duration": try DurationCheck(),
    ]
    for row in try FrozenSample("Times/times").rows {
      let check = try #require(checks[row["format"]])
      let isValid = check.outcome(of: row["text"]) == .valid
      #expect(row.expects(same: isValid == row.isValid), "\(row)")
    }
  }
}
