import LocalizedRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Times, durations and percentages as people write them.
@Suite struct LocalizedTimeCheckTests {
  @Test(
    "A time of day is read in the notation of its locale",
    arguments: TextRow.rows(
      """
      en-US | 9:05 | 09:05
      en-US | 2:30 pm | 14:30
      en-US | 2:30PM | 14:30
      en-US | 12 am | 00:00
      en-US | 12:30 p.m. | 12:30
      en-US | 14:30 pm | 14:30
      de | 14.30 | 14:30
      de | 14.30 Uhr | 14:30
      de | 14 Uhr 30 | 14:30
      de | um 9 Uhr | 09:00
      fr | 14h30 | 14:30
      fr | 14 h 30 | 14:30
      fr | 9h | 09:00
      es | 14:30 h | 14:30
      es | 2:30 p. m. | 14:30
      da | kl. 14.30 | 14:30
      fi | klo 14.30 | 14:30
      nl | 14u30 | 14:30
      ja | 午後2時30分 | 14:30
      zh | 下午2:30 | 14:30
      ko | 오후 2시 30분 | 14:30
      ar | ٢:٣٠ م | 14:30
      de | 14:30:15 | 14:30:15
      de | 14:30:00 | 14:30
      fr | 14h30m15s | 14:30:15
      """
    )
  )
  func times(row: TextRow) throws {
    let check = try LocalizedTimeCheck.definition.check(["locale": .text(row[0])])
    let findings = check.findings(in: row[1])

    #expect(findings.violations == [])
    #expect(findings.canonicalForm == row[2])
    #expect(check.outcome(of: row[1]) == .valid)
  }

  @Test(
    "A text that isn't a time is answered with one of the locale",
    arguments: TextRow.rows(
      """
      en-US | noon | localized_time.format | 2:30 PM
      de | 14 | localized_time.format | 14:30
      da | 9:5 | localized_time.format | 14.30
      zh-Hant | x | localized_time.format | 下午2:30
      en-US | 14:30. | localized_time.format | 2:30 PM
      en-US | 1430 | localized_time.format | 2:30 PM
      de | 25:00 | time.no_such_time
      de | 24:00 | time.no_such_time
      de | 12:60 | time.no_such_time
      en-US | 14:30 am | time.no_such_time
      """
    )
  )
  func refusedTimes(row: TextRow) throws {
    let check = try LocalizedTimeCheck.definition.check(["locale": .text(row[0])])
    let violation = try #require(check.violations(in: row[1]).first)

    #expect(violation.code.rawValue == row[2])
    #expect(violation.arguments["example"] == row.optional(3).map { .text($0) })
    #expect(check.outcome(of: row[1]) == .invalid)
  }

  @Test(
    "A duration is read in the notation of its locale",
    arguments: TextRow.rows(
      """
      en | 2 hours 30 minutes | PT2H30M
      en | 2 hours and 30 minutes | PT2H30M
      en | 2h 30m | PT2H30M
      en | 2 hr, 30 min | PT2H30M
      de | 2 Std. 30 Min. | PT2H30M
      de | 2 Stunden und 30 Minuten | PT2H30M
      de | 1,5 h | PT1H30M
      de | 0,5 Tage | PT12H
      fr | 1h30 | PT1H30M
      fr | 2 heures | PT2H
      ja | 2時間30分 | PT2H30M
      pl | 5 godzin | PT5H
      ar | ٣ أيام | P3D
      en | 90 min | PT90M
      en | 1:30:00 | PT1H30M
      en | 2 weeks | P2W
      en | 1 week 2 days | P9D
      en | 1 year 2 months | P1Y2M
      en | 0 s | PT0S
      """
    )
  )
  func durations(row: TextRow) throws {
    let check = try LocalizedDurationCheck.definition.check(["locale": .text(row[0])])
    let findings = check.findings(in: row[1])

    #expect(findings.violations == [])
    #expect(findings.canonicalForm == row[2])
    #expect(check.outcome(of: row[1]) == .valid)
  }

  @Test(
    "A text that isn't a duration is refused",
    arguments: [
      "1:30", "90", "30 minutes 2 hours", "2 hours 3 hours", "1.5 months", "half an hour",
      "1.250 h",
      "2 apples", "h", "",
    ]
  )
  func refusedDurations(text: String) throws {
    let check = try LocalizedDurationCheck.definition.check(["locale": "en"])
    #expect(check.violations(in: text).map(\.code.rawValue) == ["localized_duration.format"])
    #expect(check.outcome(of: text) == .invalid)
  }

  @Test("Limits are shown as people write them")
  func limits() throws {
    let settings: [String: Value] = ["locale": "de", "minimum": "PT15M", "maximum": "PT2H"]
    let check = try LocalizedDurationCheck.definition.check(settings)

    #expect(check.outcome(of: "15 Min.") == .valid)
    #expect(
      check.violations(in: "10 Min.") == [
        Violation("duration.too_short", ["minimum": "15 Min."])
      ]
    )
    #expect(
      check.violations(in: "3 Std.") == [Violation("duration.too_long", ["maximum": "2 Std."])]
    )
  }

  @Test("A limit with a fraction is shown as in ISO 8601")
  func limitWithFraction() throws {
    let check = try LocalizedDurationCheck.definition.check(["locale": "de", "minimum": "PT1.5S"])

    #expect(
      check.violations(in: "1 s") == [Violation("duration.too_short", ["minimum": "PT1.5S"])]
    )
  }

  @Test(
    "A percent sign can come before or after a number",
    arguments: TextRow.rows(
      """
      de | 12 % | 12
      de | 12,5% | 12.5
      fr | 12,5\u{202F}% | 12.5
      fr | 12.5 % | 12.5
      tr | %12,5 | 12.5
      ar-EG | ١٢٫٥٪ | 12.5
      ja | １２％ | 12
      en | 12 | 12
      en | -3 % | -3
      """
    )
  )
  func percentages(row: TextRow) throws {
    let settings: [String: Value] = ["locale": .text(row[0]), "percent": true]
    let findings = try LocalizedNumberCheck.definition.check(settings).findings(in: row[1])

    #expect(findings.violations == [])
    #expect(findings.canonicalForm == row[2])
  }

  @Test("Two percent signs aren't a percentage", arguments: ["12 %%", "%12%", "%", "12 % x"])
  func twoSigns(text: String) throws {
    let check = try LocalizedNumberCheck.definition.check(["locale": "en", "percent": true])
    #expect(check.outcome(of: text) == .invalid)
  }
}
