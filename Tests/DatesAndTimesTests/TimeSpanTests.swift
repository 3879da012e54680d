import Testing

@testable import DatesAndTimes

/// Durations and stretches of time.
@Suite struct TimeSpanTests {
  private static func span(_ text: String, _ style: TimeSpan.Style = .iso8601) -> TimeSpan? {
    do throws(TimeFault) {
      return try TimeSpan(text.utf8Span.span, style: style)
    } catch {
      return nil
    }
  }

  @Test(
    "What durations come to",
    arguments: [
      ("P1Y6M", 18, 0, 0), ("P2W", 0, 1_209_600, 0), ("P1DT12H30M5S", 0, 131_405, 0),
      ("PT0.25S", 0, 0, 250_000_000), ("PT1,5H", 0, 5400, 0), ("P01D", 0, 86_400, 0),
    ]
  )
  func lengths(_ text: String, months: Int, seconds: Int, nanosecond: Int) {
    #expect(Self.span(text) == TimeSpan(months: months, seconds: seconds, nanosecond: nanosecond))
  }

  @Test(
    "Where texts stop being durations of RFC 3339",
    arguments: [
      ("P", 1), ("PT", 2), ("1D", 0), ("P1", 2), ("PT1D", 3), ("P2D1Y", 3), ("P1Y2D", 4),
      ("P1Y2W", 4), ("P1WT1H", 3), ("PT0.5S", 3), ("-P1D", 0), ("P1D2H", 3), ("P2S", 2),
      ("PT1H2S", 5), ("P1YT", 4), ("P1D ", 3), ("p1d", 0),
    ]
  )
  func faults(_ text: String, offset: Int) {
    do throws(TimeFault) {
      _ = try TimeSpan(text.utf8Span.span)
      Issue.record("\(text) is no duration")
    } catch {
      #expect(error.offset == offset)
    }
  }

  @Test(
    "Order, where months do not make it unsure",
    arguments: [
      // The table of XML Schema part 2, §3.2.6.2.
      ("P1Y", "P364D", 1), ("P1Y", "P365D", nil), ("P1Y", "P366D", nil), ("P1Y", "P367D", -1),
      ("P1M", "P27D", 1), ("P1M", "P28D", nil), ("P1M", "P31D", nil), ("P1M", "P32D", -1),
      ("P5M", "P149D", 1), ("P5M", "P150D", nil), ("P5M", "P153D", nil), ("P5M", "P154D", -1),
      ("P1D", "PT24H", 0), ("P12M", "P1Y", 0), ("PT1.5S", "PT1S", 1), ("P0.5Y", "P6M", 0),
      ("P1.9Y", "P1Y", 1), ("P1.5M", "P1M", 1),
      ("P1.5M", "P2M", -1), ("P1.5M", "P45D", nil),
      ("P999999999999999999D", "P1000000000D", 1),
    ] as [(String, String, Int?)]
  )
  func order(_ left: String, _ right: String, expected: Int?) {
    guard let left = Self.span(left), let right = Self.span(right) else {
      Issue.record("both are durations")
      return
    }
    #expect(left.order(to: right) == expected)
    #expect(right.order(to: left) == expected.map { -$0 })
  }

  @Test(
    "Stretches of time",
    arguments: [
      ("2026-11-20T10:00Z/2026-11-20T11:30Z", nil),
      ("2026-11-20T10:00+01:00/2026-11-20T10:30", nil),
      ("2026-11-20T10:00Z/PT90M", nil), ("P1M/2026-11-20", nil), ("2026-11-20/2026-11-20", nil),
      ("20261120T1000/20261120T1130", nil), ("2026324/2026325", nil), ("PT1.5H/20261120T10", nil),
      ("2026-11-20/2026-11-19", .order), ("2026-11-20T10:00Z/2026-11-20T11:00+01:00", .order),
      ("2026-11-20/P0D", .order), ("2026-11-20/20261121", .form),
      ("2026-11-20/2026-11-21T10", .form),
      ("2026-11-20T10/2026-11-21", .form), ("P1D/P1D", .form), ("2026-11-20", .form),
      ("2026-11-20T10/2026-11-20T11Z", .offset), ("2026-11-31/P1D", .day),
    ] as [(String, TimeFault.Reason?)]
  )
  func ranges(_ text: String, fault: TimeFault.Reason?) {
    do throws(TimeFault) {
      _ = try TimeRange(text.utf8Span.span)
      #expect(fault == nil)
    } catch {
      #expect(error.reason == fault)
    }
  }
}
