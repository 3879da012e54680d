import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Compares verdicts with those of JSON Schema's test suite.
@Suite struct TimeConformanceTests {
  @Test(
    "All verdicts of the suite",
    .needsConformanceSuites,
    arguments: ["date-time", "time", "date", "duration"]
  )
  func suite(_ format: String) throws {
    let suite = "formats/misc-jsonschema-\(format)"
    let rows = try ConformanceSuites.rows(of: suite, as: VerdictRow.self)
    let check: any Check =
      switch format {
      case "date-time": DateTimeCheck()
      case "time": TimeCheck(hasOffset: true)
      case "date": DateCheck()
      default: try DurationCheck()
      }
    for row in rows where !row.input.isEmpty {
      let isValid = check.outcome(of: row.input) == .valid
      #expect(isValid == row.isValid, "\(row.id) \(row.input.debugDescription)")
    }
    print("\(format): \(rows.count) rows")
  }
}
