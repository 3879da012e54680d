import TestSupport
import Testing
import Violations

@Suite struct CivilDateTests {
  @Test("Every day of ten thousand years prints, parses, counts and follows the day before")
  func everyDay() {
    // By the rules of the calendar, day by day, from 0001-01-01, which is 719,162 days before 1970.
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var days = -719_162
    var faults: [String] = []
    var previous: CivilDate?
    for year in 1...9999 {
      let isLeap = year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)
      for month in 1...12 {
        let length = lengths[month - 1] + (month == 2 && isLeap ? 1 : 0)
        for day in 1...length {
          guard let date = CivilDate(year: year, month: month, day: day) else {
            faults.append("no \(year)-\(month)-\(day)")
            continue
          }
          if date.daysSinceEpoch != days { faults.append("\(date): \(date.daysSinceEpoch)") }
          if let previous, !(previous < date) { faults.append("\(previous) < \(date)") }
          // Texts are slow; every day of some years, and some days of all.
          if year % 100 < 2 || day == length || day == 1 {
            if CivilDate(date.description) != date { faults.append("\(date) as text") }
          }
          previous = date
          days += 1
        }
        if CivilDate(year: year, month: month, day: length + 1) != nil {
          faults.append("\(year)-\(month)-\(length + 1) is a day")
        }
      }
    }
    #expect(faults.prefix(5) == [])
    #expect(days == 2_932_897)
  }

  @Test("The epoch is day zero")
  func epoch() {
    #expect(CivilDate.epoch.daysSinceEpoch == 0)
    #expect(CivilDate.epoch.description == "1970-01-01")
    #expect(CivilDate("2000-03-01")?.daysSinceEpoch == 11_017)
    #expect(CivilDate("1969-12-31")?.daysSinceEpoch == -1)
  }

  @Test(
    "Leap days exist in leap years only",
    arguments: [
      ("2024-02-29", true), ("2000-02-29", true), ("0400-02-29", true), ("0004-02-29", true),
      ("2026-02-29", false), ("1900-02-29", false), ("2100-02-29", false), ("2024-02-30", false),
    ]
  )
  func leapDays(text: String, exists: Bool) { #expect((CivilDate(text) != nil) == exists) }

  @Test(
    "Other text is no date",
    arguments: [
      "", "2026", "2026-11", "2026-1-20", "26-11-20", "20261120", "2026/11/20", "2026-11-20 ",
      " 2026-11-20", "2026-11-20T00:00:00Z", "+2026-11-20", "-2026-11-20", "2026-00-10",
      "2026-13-10", "2026-11-00", "2026-11-31", "2026-11-32", "0000-01-01", "10000-01-01",
      "２026-11-20", "2026-11-2٠", "2026‐11‐20", "abcd-ef-gh", "2026-11-2\u{301}",
    ]
  )
  func refuses(text: String) { #expect(CivilDate(text) == nil) }

  @Test("Numbers beyond the calendar are refused")
  func numbersBeyond() {
    #expect(CivilDate(year: 0, month: 1, day: 1) == nil)
    #expect(CivilDate(year: 10_000, month: 1, day: 1) == nil)
    #expect(CivilDate(year: Int.min, month: Int.min, day: Int.min) == nil)
    #expect(CivilDate(year: Int.max, month: Int.max, day: Int.max) == nil)
    #expect(CivilDate("0001-01-01")?.description == "0001-01-01")
  }
}
