import DatesAndTimes
import NumberAndDateRules
import RuleEngine
import Testing
import Violations

/// What `--now` and the `now` of a line accept, by RFC 3339 §5.6 and §5.7.
@Suite struct MomentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    var day: String?
    var instant: String?
    var secondsFromUTC: Int

    init(_ text: String, _ day: String?, _ instant: String? = nil, east secondsFromUTC: Int = 0) {
      (self.text, self.day, self.instant) = (text, day, instant)
      self.secondsFromUTC = secondsFromUTC
    }

    var testDescription: String { text }
  }

  static let rows = [
    Row("2026-11-20", "2026-11-20", "2026-11-20T00:00:00Z"),
    Row("0001-01-01", "0001-01-01", "0001-01-01T00:00:00Z"),
    Row("2026-11-20T14:30:00Z", "2026-11-20", "2026-11-20T14:30:00Z"),
    Row("2026-11-20T14:30:00+01:00", "2026-11-20", "2026-11-20T13:30:00Z", east: 3600),
    Row("2026-11-20T23:30:00-05:00", "2026-11-20", "2026-11-21T04:30:00Z", east: -18_000),
    Row("2026-11-20T14:30:00-00:00", "2026-11-20", "2026-11-20T14:30:00Z"),
    Row("2026-11-20T14:30:00+23:59", "2026-11-20", "2026-11-19T14:31:00Z", east: 86_340),
    // The notes of §5.6 allow lowercase letters and a space.
    Row("2026-11-20t14:30:00z", "2026-11-20", "2026-11-20T14:30:00Z"),
    Row("2026-11-20 14:30:00Z", "2026-11-20", "2026-11-20T14:30:00Z"),
    Row("2026-11-20  14:30:00Z", nil), Row("2026-11-20_14:30:00Z", nil),
    // A fraction has any number of digits, but at least one.
    Row("2026-11-20T14:30:00.5Z", "2026-11-20", "2026-11-20T14:30:00.5Z"),
    Row("2026-11-20T14:30:00.1234567890123Z", "2026-11-20", "2026-11-20T14:30:00.123456789Z"),
    Row("2026-11-20T14:30:00.Z", nil), Row("2026-11-20T14:30:00,5Z", nil),
    // A leap second is the last second of a month in UTC (§5.7).
    Row("2016-12-31T23:59:60Z", "2016-12-31", "2017-01-01T00:00:00Z"),
    Row("2017-01-01T00:59:60+01:00", "2017-01-01", "2017-01-01T00:00:00Z", east: 3600),
    Row("2026-11-20T14:30:60Z", nil), Row("2016-12-31T22:59:60Z", nil),
    Row("2016-12-31T23:59:61Z", nil),
    // Hours are 00 to 23.
    Row("2026-11-20T24:00:00Z", nil), Row("2026-11-20T23:60:00Z", nil),
    Row("2026-11-20T14:30:00+24:00", nil), Row("2026-11-20T14:30:00+01:60", nil),
    Row("2026-11-20T14:30:00+0100", nil), Row("2026-11-20T14:30:00+01", nil),
    Row("2026-11-20T14:30:00", nil), Row("2026-11-20T14:30Z", nil),
    Row("2026-11-20T14:30:00Zulu", nil), Row("2026-11-20T", nil),
    // The calendar of rules begins with the year 1.
    Row("0000-01-01", nil), Row("0000-01-01T00:00:00Z", nil),
    Row("2026-02-29", nil), Row("2026-02-29T00:00:00Z", nil), Row("20261120", nil),
    Row("2026-11-2０T09:30:00Z", nil), Row("", nil),
  ]

  @Test("Days and time stamps of RFC 3339 say what day and what time it is", arguments: rows)
  func moments(row: Row) throws {
    guard let moment = Moment(row.text) else {
      #expect(row.day == nil)
      return
    }
    var surroundings = Surroundings(now: { (0, 0) }, secondsFromUTC: { _ in 0 })
    surroundings.set(moment)
    let now = surroundings.now()

    #expect(moment.day.description == row.day)
    #expect(surroundings.today() == moment.day)
    #expect(Instant(seconds: now.seconds, nanosecond: now.nanosecond).description == row.instant)
    #expect(surroundings.secondsFromUTC(now.seconds) == row.secondsFromUTC)
  }

  @Test(
    "A moment is described as RFC 3339 writes it",
    arguments: [
      ("2026-11-20", "2026-11-20"), ("2026-11-20 14:30:00z", "2026-11-20T14:30:00Z"),
      ("2026-11-20T14:30:00.5+01:00", "2026-11-20T14:30:00.5+01:00"),
    ]
  )
  func description(text: String, written: String) {
    #expect(Moment(text)?.description == written)
  }
}
