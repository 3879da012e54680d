import DatesAndTimes
import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Limits of times and of points in time, with a clock that doesn't advance.
@Suite struct TimeCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var check: String
    var settings: [String: Value]
    var text: String
    var violation: Violation?
    var testDescription: String { "\(check) \(text) \(settings.mapValues { $0.text ?? "" })" }

    init(
      _ check: String,
      _ settings: [String: Value],
      _ text: String,
      _ code: ViolationCode? = nil,
      _ arguments: [String: Argument] = [:],
      at range: Range<Int>? = nil
    ) {
      (self.check, self.settings, self.text) = (check, settings, text)
      violation = code.map { Violation($0, arguments, at: range) }
    }
  }

  /// 2026-03-28 at 13:00 in UTC, which is 14:00 in central Europe.
  ///
  /// Clocks there go forward on the 29th at 01:00 UTC.
  private static let surroundings = Surroundings(
    now: { (1_774_702_800, 0) },
    secondsFromUTC: { $0 < 1_774_746_000 ? 3600 : 7200 }
  )

  static let rows = [
    Row("time", [:], "14:30"),
    Row("time", [:], "9:30", "time.format.notation", ["example": "09:30"], at: 0..<4),
    Row("time", [:], "25:00", "time.no_such_time", at: 0..<2),
    Row("time", [:], "14:75", "time.no_such_time", at: 3..<5),
    Row("time", [:], "99999999", "time.format", ["example": "14:30"]),
    Row("time", ["earliest": "08:00"], "08:00"),
    Row("time", ["earliest": "08:00"], "07:59:59.9", "time.too_early", ["earliest": "08:00"]),
    Row("time", ["latest": "now"], "14:00"),
    Row("time", ["latest": "now"], "14:00:01", "time.too_late", ["latest": "14:00"]),
    Row("time", ["earliest": "now-PT15M"], "13:44", "time.too_early", ["earliest": "13:45"]),
    Row("time", ["latest": "now+PT12H"], "23:59:59"),
    Row("time", ["earliest": "22:00", "latest": "06:00"], "23:00"),
    Row("time", ["earliest": "22:00", "latest": "06:00"], "06:00"),
    Row(
      "time",
      ["earliest": "22:00", "latest": "06:00"],
      "12:00",
      "time.too_early",
      ["earliest": "22:00"]
    ),
    Row("time", ["offset": true], "23:59:60Z"),
    Row("date-time", [:], "2026-03-28", "date_time.format", ["example": "2026-11-20T14:30:00Z"]),
    Row("date-time", [:], "2026-02-30T10:00:00Z", "date.no_such_day", at: 8..<10),
    // What doesn't exist is named even if the text isn't written as required, too.
    Row("date-time", [:], "2026-11-20 25:10", "time.no_such_time", at: 11..<13),
    Row("date-time", [:], "2026-11-20 14:75:00Z", "time.no_such_time", at: 14..<16),
    Row("date-time", [:], "2026-11-20t25:10:00Z", "time.no_such_time", at: 11..<13),
    Row("date-time", [:], "2026-02-30 14:30", "date.no_such_day", at: 8..<10),
    Row("date-time", ["format": "local"], "2026-11-20t25:10", "time.no_such_time", at: 11..<13),
    Row("date-time", ["format": "iso8601"], "2026-11-20 25:10", "time.no_such_time", at: 11..<13),
    Row(
      "date-time",
      [:],
      "2026-11-20 14:30",
      "date_time.format",
      ["example": "2026-11-20T14:30:00Z"]
    ),
    Row("date-time", ["latest": "now"], "2026-03-28T14:00:00+01:00"),
    Row(
      "date-time",
      ["latest": "now"],
      "2026-03-28T14:00:01+01:00",
      "date_time.too_late",
      ["latest": "2026-03-28T14:00:00+01:00"]
    ),
    Row("date-time", ["earliest": "now-PT15M"], "2026-03-28T12:45:00Z"),
    // A day later by the calendar is 23 hours later by the clock, because clocks go forward that
    // night.
    Row("date-time", ["latest": "now+P1D"], "2026-03-29T12:00:00Z"),
    Row(
      "date-time",
      ["latest": "now+P1D"],
      "2026-03-29T12:00:01Z",
      "date_time.too_late",
      ["latest": "2026-03-29T12:00:00Z"]
    ),
    Row("date-time", ["latest": "now+PT24H"], "2026-03-29T13:00:00Z"),
    Row(
      "date-time",
      ["earliest": "today"],
      "2026-03-27T22:59:59Z",
      "date_time.too_early",
      ["earliest": "2026-03-27T23:00:00Z"]
    ),
    Row("date-time", ["format": "local", "latest": "now+P1D"], "2026-03-29T14:00"),
    Row(
      "date-time",
      ["format": "local", "latest": "now+P1D"],
      "2026-03-29T14:00:01",
      "date_time.too_late",
      ["latest": "2026-03-29 14:00"]
    ),
    Row(
      "date-time",
      ["format": "local", "earliest": "2026-11-20T14:30"],
      "2026-11-20 14:29",
      "date_time.too_early",
      ["earliest": "2026-11-20 14:30"]
    ),
    Row("date-time", ["latest": "today-P18Y"], "2008-03-27T23:00:00Z"),
    Row(
      "date-time",
      ["format": "http", "latest": "now"],
      "Sat, 28 Mar 2026 13:00:01 GMT",
      "date_time.too_late",
      ["latest": "Sat, 28 Mar 2026 13:00:00 GMT"]
    ),
    Row(
      "date-time",
      ["format": "email", "earliest": "now"],
      "Sat, 28 Mar 2026 13:59:59 +0100",
      "date_time.too_early",
      ["earliest": "Sat, 28 Mar 2026 13:00:00 +0000"]
    ),
    Row(
      "date-time",
      ["format": "http"],
      "Sun, 28 Mar 2026 13:00:00 GMT",
      "date.no_such_day.weekday",
      at: 0..<16
    ),
    Row("duration", ["maximum": "P1D"], "PT24H0M1S", "duration.too_long", ["maximum": "P1D"]),
    Row("duration", ["minimum": "P1M"], "P30D"),
    Row("duration", ["minimum": "P1M"], "P27D", "duration.too_short", ["minimum": "P1M"]),
    Row("age", ["minimum": 18], "2008-03-28"),
    Row("age", ["minimum": 18], "2008-03-29", "age.too_young", ["minimum": 18]),
    Row("age", ["maximum": 17], "2008-03-28", "age.too_old", ["maximum": 17]),
    Row(
      "age",
      [:],
      "2026-03-29",
      "date.too_late",
      ["latest": .date(CivilDate("2026-03-28") ?? .epoch)]
    ),
    Row("cron", [:], "0 24 * * *", "cron.field", ["field": "hour"], at: 2..<4),
    Row("cron", [:], "0 9 31 2 *", "cron.never", at: 0..<10),
    Row("cron", ["seconds": true], "0 9 * * 1", "cron.format", ["example": "0 0 9 * * 1-5"]),
    Row("cron", [:], "every day", "cron.format", ["example": "0 9 * * 1-5"]),
    Row("cron", [:], "60 25 * * * *", "cron.format", ["example": "0 9 * * 1-5"]),
    Row("cron", ["quartz": true], "0 9 * * *", "cron.open_day", at: 8..<9),
    Row("cron", ["quartz": true], "0 9 ? * ?", "cron.open_day", at: 8..<9),
    Row("iso-date", ["forms": ["week"]], "2025-W53", "iso_date.no_such_week", at: 6..<8),
    Row("iso-date", ["forms": ["day-of-week"]], "2026-W47-8", "date.no_such_day", at: 9..<10),
    Row("iso-date", ["forms": ["day"]], "2026-02-29", "date.no_such_day", at: 8..<10),
  ]

  @Test("Texts are held against limits", arguments: rows)
  func reports(row: Row) throws {
    let definitions = (Subject.times.checks + Subject.dates.checks).filter { $0.name == row.check }
    let check = try #require(definitions.first).check(row.settings)
    let context = CheckContext(surroundings: Self.surroundings)
    #expect(check.violations(in: row.text, context: context) == (row.violation.map { [$0] } ?? []))
    let outcome = check.outcome(of: row.text, context: context)
    #expect(outcome == (row.violation == nil ? .valid : .invalid))
  }

  @Test("Today is the day of the clock in its time zone")
  func today() {
    let late = Surroundings(now: { (1_774_741_500, 0) }, secondsFromUTC: { _ in 3600 })
    // 23:45 in UTC is 00:45 of the next day.
    #expect(late.today() == CivilDate("2026-03-29"))
    let early = Surroundings(now: { (-1, 0) }, secondsFromUTC: { _ in 0 })
    #expect(early.today() == CivilDate("1969-12-31"))
  }

  @Test(
    "Texts that are no limits are refused",
    arguments: [
      ("time", "2026-11-20"), ("time", "8:00"), ("time", "now-15M"), ("time", "later"),
      ("date-time", "14:30"), ("date-time", "now+P1Y2D"), ("date-time", "tomorrow"),
      ("date-time", ""),
    ]
  )
  func refused(_ name: String, limit: String) throws {
    let definition = try #require(Subject.times.checks.first { $0.name == name })
    #expect(throws: SettingError.self) { try definition.check(["latest": .text(limit)]) }
  }

  @Test("Facts of a point in time")
  func facts() {
    let facts = DateTimeCheck().findings(in: "2026-11-20T14:30:00.5+01:00").facts
    #expect(
      facts == [
        "date": "2026-11-20", "time": "14:30:00.5", "offset": "+01:00",
        "instant": "2026-11-20T13:30:00.5Z",
      ]
    )
  }
}
