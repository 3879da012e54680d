import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// The examples that checks of numbers, dates and times give suit their settings.
@Suite struct ExampleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var check: String
    var settings: [String: Value]
    var example: String
    var testDescription: String { "\(check) \(settings.mapValues { $0.text ?? "" }) \(example)" }

    init(_ check: String, _ settings: [String: Value], _ example: String) {
      (self.check, self.settings, self.example) = (check, settings, example)
    }
  }

  /// 2026-03-28 at 13:00 in UTC, which is 14:00 in central Europe.
  private static let context = CheckContext(
    surroundings: Surroundings(
      now: { (1_774_702_800, 0) },
      secondsFromUTC: { $0 < 1_774_746_000 ? 3600 : 7200 }
    )
  )

  static let rows = [
    Row("number", [:], "12.5"), Row("number", ["whole": "true"], "12"),
    Row("number", ["fraction-digits": "2"], "12.5"), Row("number", ["fraction-digits": "0"], "12"),
    Row("number", ["minimum": "50"], "100"), Row("number", ["maximum": "10"], "1"),
    Row("number", ["above": "12.5", "whole": "true"], "100"),
    Row("number", ["below": "-2"], "-3"), Row("number", ["minimum": "1e30"], "1e30"),
    Row("number", ["minimum": "9007199254740993"], "9007199254740993"),
    Row("number", ["minimum": "0.2", "maximum": "0.3"], "0.3"),
    Row("number", ["above": "0.2", "below": "0.3"], "0.29"),
    Row("number", ["minimum": "12.7", "maximum": "14.2", "whole": "true"], "13"),
    Row("number", ["multiple-of": "7"], "7"), Row("number", ["multiple-of": "0.05"], "12.5"),
    Row("number", ["multiple-of": "7", "minimum": "15", "maximum": "22"], "21"),
    Row("date", [:], "2026-11-20"), Row("date", ["latest": "2000-12-31"], "2000-12-31"),
    Row("date", ["earliest": "2030-01-01"], "2030-01-01"),
    Row("date", ["earliest": "2000-01-01", "latest": "2000-01-03"], "2000-01-02"),
    Row("date", ["latest": "today-P18Y"], "2008-03-28"),
    Row("date", ["format": "dd.MM.yyyy"], "20.11.2026"),
    Row("date", ["format": "yyMMdd"], "261120"),
    Row("date", ["format": "MM/yy", "latest": "2024-06-30"], "06/24"),
    Row("age", [:], "1991-02-28"), Row("age", ["minimum": 50], "1976-02-28"),
    Row("age", ["maximum": 17], "2018-02-28"),
    Row("age", ["minimum": 4, "maximum": 4], "2022-02-28"),
    Row("time", [:], "14:30"), Row("time", ["offset": true], "14:30:00Z"),
    Row("time", ["latest": "12:00"], "12:00"), Row("time", ["latest": "now"], "14:00"),
    Row("time", ["earliest": "22:00", "latest": "06:00"], "22:00"),
    Row("time", ["earliest": "14:30:15"], "14:31"),
    Row("date-time", [:], "2026-11-20T14:30:00Z"),
    Row("date-time", ["latest": "now"], "2026-03-28T13:00:00Z"),
    Row("date-time", ["earliest": "2027-01-01"], "2026-12-31T22:00:00Z"),
    Row("date-time", ["format": "local"], "2026-11-20 14:30"),
    Row("date-time", ["format": "local", "latest": "now"], "2026-03-28 14:00"),
    Row("date-time", ["format": "iso8601", "latest": "now"], "2026-03-28T14:00"),
    Row("date-time", ["format": "http"], "Fri, 20 Nov 2026 14:30:00 GMT"),
    Row("date-time", ["format": "http", "latest": "now"], "Sat, 28 Mar 2026 13:00:00 GMT"),
    Row("date-time", ["format": "email", "latest": "now"], "Sat, 28 Mar 2026 13:00:00 +0000"),
    Row("duration", [:], "PT90M"), Row("duration", ["style": "iso8601"], "PT90M"),
    Row("duration", ["maximum": "PT30M"], "PT30M"), Row("duration", ["minimum": "P1M"], "P1M"),
    // The limit isn't written in the accepted style.
    Row("duration", ["minimum": "P1Y2D"], "P10Y"),
    Row("cron", [:], "0 9 * * 1-5"), Row("cron", ["names": true], "0 9 * * 1-5"),
    Row("cron", ["macros": true], "0 9 * * 1-5"), Row("cron", ["seconds": true], "0 0 9 * * 1-5"),
    Row("cron", ["quartz": true, "seconds": true, "years": true], "0 0 9 ? * 2-6"),
    Row("iso-date", ["forms": ["week"]], "2026-W47"), Row("iso-date", ["forms": ["year"]], "2026"),
    Row("iso-date", ["forms": ["month"]], "2026-11"),
    Row("interval", [:], "2026-11-20T10:00Z/2026-11-20T11:30Z"),
  ]

  @Test("The check accepts its examples, and reports the first one", arguments: rows)
  func accepts(row: Row) throws {
    let definitions = [Subject.numbers, .dates, .times].flatMap(\.checks)
      .filter { $0.name == row.check }
    let check = try #require(definitions.first).check(row.settings)
    let examples = check.examples(in: Self.context)
    #expect(examples.first == row.example)
    #expect(Set(examples).count == examples.count)
    for example in examples {
      #expect(check.outcome(of: example, context: Self.context) == .valid, "\(example)")
    }
    let violation = try #require(check.violations(in: "?", context: Self.context).first)
    // The codes of identifiers get the example of the rule.
    if !violation.code.rawValue.hasPrefix("identifier.") {
      #expect(violation.arguments["example"] == .text(row.example))
    }
  }

  @Test("Limits that no person reaches don't stop a program")
  func ages() {
    #expect(AgeCheck(minimum: .max).examples(in: Self.context).isEmpty)
    #expect(AgeCheck(maximum: .min).examples(in: Self.context).isEmpty)
    #expect(AgeCheck(minimum: .min, maximum: .max).examples(in: Self.context).first == "1991-02-28")
  }

  @Test("A check that refuses texts doesn't have examples")
  func strict() throws {
    let check = try NumberCheck.definition.check(["type": "number"])
    #expect(check.examples(in: Self.context).isEmpty)
  }
}
