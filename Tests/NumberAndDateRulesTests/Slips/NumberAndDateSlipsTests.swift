import TestSupport
import Testing

@testable import NumberAndDateRules

@Suite("Values that may be meant in numbers and dates") struct NumberAndDateSlipsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var typed: String
    var meant: [String]
    var testDescription: String { typed }
  }

  private static func rows(_ table: String) -> [Row] {
    TextRow.rows(table).map { Row(typed: $0[0], meant: $0.list(1)) }
  }

  static let numbers = rows(
    """
    1,5 | 1.5
    -3,2 | -3.2
    12,50 | 12.50
    0,750 | 0.750
    1,234
    1,2345 | 1.2345
    1.234,56 | 1234.56
    1 234,5 | 1234.5
    1,234.56 | 1234.56
    1'234.50 | 1234.50
    2 500 | 2500
    2'500 | 2500
    2 50
    1.234.567
    1,5,5
    1,
    12.5 kg | 12.5
    180cm | 180
    €12.50 | 12.50
    CHF 12.50 | 12.50
    12.50 € | 12.50
    5 m
    5k
    2 million
    12%
    (12.5) | -12.5
    (12
    (-12)
    (1.2.3)
    3-4
    abc
    """
  )

  @Test("Numbers", arguments: numbers)
  func number(row: Row) {
    #expect(NumberSlips.meantNumbers(by: row.typed) == row.meant)
  }

  static let dates = rows(
    """
    20.11.2026 | 2026-11-20, 2026-20-11
    11/20/2026 | 2026-20-11, 2026-11-20
    2026/11/20 | 2026-11-20
    2026.1.2 | 2026-01-02
    2026-11-2
    7.11.2026 | 2026-11-07, 2026-07-11
    2026年11月20日 | 2026-11-20
    20261120 | 2026-11-20
    20.11.26
    26-11-20
    20 November 2026
    2026-11
    12345678901234567890
    """
  )

  @Test("Dates", arguments: dates)
  func date(row: Row) {
    #expect(DateSlips.meantDates(by: row.typed) == row.meant)
  }

  static let times = rows(
    """
    14.30 | 14:30
    9.05 | 09:05
    14,30 | 14:30
    14h30 | 14:30
    14 h 30 | 14:30
    14時30分 | 14:30
    14:30 Uhr | 14:30
    2:30 pm | 14:30
    2.30 p.m. | 14:30
    12 am | 00:00
    12 pm | 12:00
    2pm | 14:00
    13 pm
    14:3
    14
    14:00-15:30
    noon
    """
  )

  @Test("Times", arguments: times)
  func time(row: Row) {
    #expect(DateSlips.meantTimes(by: row.typed) == row.meant)
  }
}
