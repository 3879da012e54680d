import RuleEngine
import TestSupport
import Testing
import Violations

@Suite struct DateExpressionTests {
  // ISO 8601 durations; a day that the month does not have becomes its last one.
  @Test(
    "An expression means a day",
    arguments: [
      ("2026-11-20", "2020-01-01", "2026-11-20"), ("today", "2026-11-20", "2026-11-20"),
      ("today-P18Y", "2026-11-20", "2008-11-20"), ("today-P1Y", "2024-02-29", "2023-02-28"),
      ("today-P4Y", "2024-02-29", "2020-02-29"), ("today+P1Y", "2024-02-29", "2025-02-28"),
      ("today+P1M", "2026-01-31", "2026-02-28"), ("today+P1M", "2024-01-31", "2024-02-29"),
      ("today-P1M", "2026-03-31", "2026-02-28"), ("today-P1M", "2026-01-15", "2025-12-15"),
      ("today+P2M", "2026-12-31", "2027-02-28"), ("today+P1D", "2026-12-31", "2027-01-01"),
      ("today-P1D", "2024-03-01", "2024-02-29"), ("today-P1D", "2026-03-01", "2026-02-28"),
      ("today+P2W", "2026-11-20", "2026-12-04"), ("today+P1Y6M", "2026-11-20", "2028-05-20"),
      ("today+P1M1D", "2026-01-31", "2026-03-01"), ("today-P1M1D", "2026-03-31", "2026-02-27"),
      ("today+P0D", "2026-11-20", "2026-11-20"), ("today-P9999Y", "2026-11-20", "0001-01-01"),
      ("today+P9999Y", "2026-11-20", "9999-12-31"), ("today-P100000D", "0100-01-01", "0001-01-01"),
      ("today+P100000D", "9990-01-01", "9999-12-31"), ("today+P36525D", "1970-01-01", "2070-01-01"),
    ]
  )
  func means(text: String, today: String, expected: String) throws {
    let expression = try #require(DateExpression(text))
    let day = try #require(CivilDate(today))
    #expect(expression.date(today: day).description == expected)
  }

  @Test(
    "Other text is no expression",
    arguments: [
      "", "tomorrow", "today ", "Today", "today-", "today+P", "today-P1", "today-PY", "today-P1Y1Y",
      "today-P1M1Y", "today-P1DT1H", "today-PT1H", "today-P1.5Y", "today-P-1Y", "today P1Y",
      "today-P١Y", "today-p1y", "today-P100001D", "todayP1D", "2026-02-29", "2026-11-20-P1D",
      "today\u{301}", "today\u{301}-P1D", "today-P1D\u{301}",
    ]
  )
  func refuses(text: String) { #expect(DateExpression(text) == nil) }

  @Test(
    "An expression prints text that parses to the same expression",
    arguments: [
      ("2026-11-20", "2026-11-20"), ("today", "today"), ("today-P0D", "today"),
      ("today-P18Y", "today-P18Y"), ("today+P2W1D", "today+P15D"), ("today+P1M1D", "today+P1M1D"),
    ]
  )
  func description(text: String, expected: String) throws {
    let expression = try #require(DateExpression(text))
    #expect(expression.description == expected)
    #expect(DateExpression(expression.description) == expression)
  }

  @Test("Days are counted as by the days since 1970, on random dates")
  func daysAgree() throws {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<1_000 {
      let year = Int.random(in: 400...9000, using: &generator)
      let month = Int.random(in: 1...12, using: &generator)
      let day = Int.random(in: 1...28, using: &generator)
      let count = Int.random(in: 0...100_000, using: &generator)
      let date = try #require(CivilDate(year: year, month: month, day: day))
      let later = try #require(DateExpression("today+P\(count)D")).date(today: date)
      let earlier = try #require(DateExpression("today-P\(count)D")).date(today: date)
      #expect(later.daysSinceEpoch - date.daysSinceEpoch == count)
      #expect(date.daysSinceEpoch - earlier.daysSinceEpoch == count)
    }
  }
}
