import Testing

@testable import DatesAndTimes

/// Times and points in time, by the letter of RFC 3339, HTML and ISO 8601.
@Suite struct PointInTimeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    /// The point as it reads, or nil if the text is none.
    var point: String?
    /// The instant in UTC.
    var instant: String?
    var fault: TimeFault.Reason?
    /// The first byte that no such text has there.
    var offset: Int?

    init(_ text: String, _ point: String, utc: String? = nil) {
      (self.text, self.point, instant) = (text, point, utc)
    }

    init(_ text: String, _ fault: TimeFault.Reason, at offset: Int) {
      (self.text, self.fault, self.offset) = (text, fault, offset)
    }

    var testDescription: String { text }

    func expect(_ read: (borrowing Span<UInt8>) throws(TimeFault) -> PointInTime) {
      do throws(TimeFault) {
        let found = try read(text.utf8Span.span)
        #expect(found.description == point)
        #expect(found.instant?.description == instant)
      } catch {
        #expect(error.reason == fault)
        #expect(error.offset == offset)
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
      }
    }
  }

  @Test(
    "RFC 3339",
    arguments: [
      // The examples of RFC 3339 §5.8.
      Row("1985-04-12T23:20:50.52Z", "1985-04-12T23:20:50.52Z", utc: "1985-04-12T23:20:50.52Z"),
      Row("1996-12-19T16:39:57-08:00", "1996-12-19T16:39:57-08:00", utc: "1996-12-20T00:39:57Z"),
      Row("1990-12-31T23:59:60Z", "1990-12-31T23:59:60Z", utc: "1991-01-01T00:00:00Z"),
      Row("1990-12-31T15:59:60-08:00", "1990-12-31T15:59:60-08:00", utc: "1991-01-01T00:00:00Z"),
      Row(
        "1937-01-01T12:00:27.87+00:20",
        "1937-01-01T12:00:27.87+00:20",
        utc: "1937-01-01T11:40:27.87Z"
      ),
      Row("2026-07-01t05:29:60+05:30", "2026-07-01T05:29:60+05:30", utc: "2026-07-01T00:00:00Z"),
      Row("0000-03-01T00:00:00Z", "0000-03-01T00:00:00Z", utc: "0000-03-01T00:00:00Z"),
      Row("2024-02-29T00:00:00-00:00", "2024-02-29T00:00:00Z", utc: "2024-02-29T00:00:00Z"),
      Row("2026-02-29T00:00:00Z", .day, at: 9),
      Row("2026-04-31T00:00:00Z", .day, at: 9),
      Row("2026-13-01T00:00:00Z", .day, at: 6),
      Row("2026-11-20T25:00:00Z", .time, at: 12),
      Row("2026-11-20T23:60:00Z", .time, at: 14),
      Row("2026-11-20T23:59:60Z", .time, at: 17),
      Row("1971-12-31T23:59:60Z", .time, at: 17),
      Row("2016-12-31T22:59:60Z", .time, at: 19),
      Row("2016-12-31T22:59:60-01:01", .time, at: 24),
      Row("2017-01-01T22:59:60-01:00", .time, at: 19),
      Row("2026-11-20T14:30:00+24:00", .offset, at: 21),
      Row("2026-11-20T14:30:00+10:60", .offset, at: 23),
      Row("2026-11-20T14:30:00", .offset, at: 19),
      Row("2026-11-20T14:30:00.Z", .form, at: 20),
      Row("2026-11-20T14:30Z", .form, at: 16),
      Row("2026-11-20 14:30:00Z", .form, at: 10),
      Row("2026-11-20T14:30:00Zz", .form, at: 20),
      Row("", .form, at: 0),
    ]
  )
  func rfc3339(_ row: Row) {
    row.expect { span throws(TimeFault) in try PointInTime(rfc3339: span) }
  }

  @Test(
    "HTML's local dates and times",
    arguments: [
      Row("2026-11-20T14:30", "2026-11-20T14:30:00"),
      Row("2026-11-20 14:30:15", "2026-11-20T14:30:15"),
      Row("9999-12-31T23:59:59.999", "9999-12-31T23:59:59.999"),
      Row("0000-01-01T00:00", .day, at: 3),
      Row("2026-11-20t14:30", .form, at: 10),
      Row("2026-11-20  14:30", .form, at: 11),
      Row("2026-11-20T14:30Z", .form, at: 16),
      Row("2026-11-20T14:30:60", .time, at: 17),
    ]
  )
  func local(_ row: Row) {
    row.expect { span throws(TimeFault) in try PointInTime(local: span) }
  }

  @Test(
    "ISO 8601",
    arguments: [
      Row("20261120T143000Z", "2026-11-20T14:30:00Z", utc: "2026-11-20T14:30:00Z"),
      Row("2026-W47-5T14", "2026-11-20T14:00:00"),
      Row("2026W475T1430,5+01", "2026-11-20T14:30:30+01:00", utc: "2026-11-20T13:30:30Z"),
      Row("2026-324T14.25", "2026-11-20T14:15:00"),
      Row("2026324T1430-0330", "2026-11-20T14:30:00-03:30", utc: "2026-11-20T18:00:00Z"),
      Row("2026-W53-7T00:00", "2027-01-03T00:00:00"),
      Row("2026-11T14:30", .form, at: 7),
      Row("2026T14:30", .form, at: 4),
      Row("2026-11-20T1430", .form, at: 13),
      Row("20261120T14:30", .form, at: 11),
      Row("2026-11-20T14:30+0100", .form, at: 19),
      Row("2026-11-20T14:30-00:00", .offset, at: 21),
      // The end of the day, ISO 8601-1:2019/Amd 1:2022.
      Row("2026-12-31T24:00", "2026-12-31T24:00:00"),
      Row("20261231T24Z", "2026-12-31T24:00:00Z", utc: "2027-01-01T00:00:00Z"),
      Row("2026-12-31T24:00:00,00+01", "2026-12-31T24:00:00+01:00", utc: "2026-12-31T23:00:00Z"),
      Row("2026-12-31T24:01", .time, at: 15),
      Row("2026-12-31T24:00:01", .time, at: 18),
      Row("2026-12-31T24:00:00.01", .time, at: 21),
      Row("2026-12-31T24,1", .time, at: 14),
      Row("2026-11-20T25:00", .time, at: 12),
      Row("2025-W53-1T00:00", .day, at: 7),
      Row("2026-366T00:00", .day, at: 7),
      Row("2026-W47-8T00:00", .day, at: 9),
    ]
  )
  func iso8601(_ row: Row) {
    row.expect { span throws(TimeFault) in try PointInTime(iso8601: span) }
  }

  @Test(
    "Dates of HTTP",
    arguments: [
      // RFC 9110 §5.6.7.
      Row("Sun, 06 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z", utc: "1994-11-06T08:49:37Z"),
      Row("Sunday, 06-Nov-94 08:49:37 GMT", .form, at: 3),
      Row("Sun Nov  6 08:49:37 1994", .form, at: 3),
      Row("Mon, 06 Nov 1994 08:49:37 GMT", .weekday, at: 15),
      Row("Sun, 6 Nov 1994 08:49:37 GMT", .form, at: 5),
      Row("Fri, 20 Nov 2026 14:30:60 GMT", .time, at: 29),
      Row("Sun, 06 Nov 1994 08:49:37 UTC", .form, at: 26),
    ]
  )
  func http(_ row: Row) {
    row.expect { span throws(TimeFault) in try PointInTime(header: span, .http) }
  }

  @Test(
    "Dates of e-mail",
    arguments: [
      // RFC 5322, appendix A.1.1.
      Row(
        "Fri, 21 Nov 1997 09:55:06 -0600",
        "1997-11-21T09:55:06-06:00",
        utc: "1997-11-21T15:55:06Z"
      ),
      Row("1 apr 2026 23:32 +0200", "2026-04-01T23:32:00+02:00", utc: "2026-04-01T21:32:00Z"),
      Row(
        "Fri,21 Nov 1997 09:55:06\t-0600",
        "1997-11-21T09:55:06-06:00",
        utc: "1997-11-21T15:55:06Z"
      ),
      Row("0 Nov 1997 09:55 -0600", .form, at: 1),
      Row("31 Nov 1997 09:55 -0600", .day, at: 5),
      Row("29 Feb 1997 09:55 -0600", .day, at: 10),
      Row("21 Nov 1899 09:55 -0600", .day, at: 8),
      Row("21 Nov 97 09:55:06 GMT", .form, at: 9),
      Row("21 Nov 1997 09:55:06 GMT", .form, at: 21),
    ]
  )
  func email(_ row: Row) {
    row.expect { span throws(TimeFault) in try PointInTime(header: span, .email) }
  }

  @Test("Years of weeks that have 53, as the calendar has them")
  func longYears() {
    // ISO 8601: years that begin on a Thursday, and leap years that begin on a Wednesday.
    let expected = [2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048]
    #expect((2000...2050).filter { ISODate.numberOfWeeks(of: $0) == 53 } == expected)
  }
}
