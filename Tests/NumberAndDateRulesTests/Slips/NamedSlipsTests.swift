import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import Violations

/// Slips in numbers, dates and times that a message names.
@Suite("Named slips in numbers, dates and times") struct NamedSlipsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var typed: String
    var code: String

    /// The texts in the arguments of the slip itself, in the order of their names.
    var texts: [String]
    var testDescription: String { typed }
  }

  private static func rows(_ table: String) -> [Row] {
    TextRow.rows(table).map { Row(typed: $0[0], code: $0[1], texts: $0.list(2)) }
  }

  private func expect(_ row: Row, of check: some Check, _ context: CheckContext) {
    let violations = check.violations(in: row.typed, context: context)
    #expect(violations.map(\.code.rawValue) == [row.code])
    let texts = (violations.first?.arguments ?? [:]).sorted { $0.key < $1.key }.map { argument in
      if case .text(let text) = argument.value { text } else { "?" }
    }
    // The example of the general code comes first if the slip has none.
    if !row.texts.isEmpty { #expect(texts.suffix(row.texts.count) == row.texts[...]) }
  }

  static let numbers = rows(
    """
    1,5 | number.format.comma | 1.5
    -0,75 | number.format.comma | -0.75
    1,234 | number.format.ambiguous | 1.234, 1234
    0,750 | number.format.comma | 0.750
    1.234,50 | number.format.grouping | 1234.50
    1 234 | number.format.grouping | 1234
    12.5 kg | number.format.unit | kg
    € 12.50 | number.format.unit | €
    (12.5) | number.format.brackets | -12.5
    (twelve) | number.format
    5k | number.format
    5 million | number.format
    1O.5 | number.format.letter_for_digit
    12 - 15 | number.format.several
    3, 4 | number.format.several
    1.2.3 | number.format
    twelve | number.format
    """
  )

  @Test("Numbers", arguments: numbers)
  func number(row: Row) { expect(row, of: NumberCheck(), CheckContext()) }

  static let durations = rows(
    """
    90 min | duration.format.words | PT90M
    2 h | duration.format.words | PT2H
    1h30 | duration.format.words | PT1H30M
    1 h 30 min. | duration.format.words | PT1H30M
    2 Tage | duration.format.words | P2D
    2 Tage, 3 Std. | duration.format.words | P2DT3H
    2週間 | duration.format.words | P2W
    Pt90m | duration.format.words | PT90M
    90 | duration.format
    1:30 | duration.format
    2 m | duration.format
    30 min 2 h | duration.format
    1 day 30 min | duration.format.words | P1DT30M
    1 h 30 s | duration.format
    half an hour | duration.format
    """
  )

  @Test("Durations", arguments: durations)
  func duration(row: Row) throws { expect(row, of: try DurationCheck(), CheckContext()) }

  @Test("A comma can only separate thousands in a whole number")
  func wholeNumber() {
    let check = NumberCheck(maximumFractionDigits: 0)
    #expect(check.violations(in: "1,234").map(\.code) == ["number.format.grouping"])
  }

  @Test("A percent sign is a unit of percentages only")
  func percentSign() {
    let percentage = NumberCheck(lower: .init(0), upper: .init(100))
    #expect(percentage.violations(in: "12 %").map(\.code) == ["number.format.unit"])
    #expect(NumberCheck().violations(in: "12 %").map(\.code) == ["number.format"])
  }

  static let dates = rows(
    """
    20.11.2026 | date.format.order | 2026-11-20
    11/20/2026 | date.format.order | 2026-11-20
    2026/11/20 | date.format.order | 2026-11-20
    2026-1-5 | date.format.order | 2026-01-05
    03/04/2026 | date.format.ambiguous | 2026-04-03, 2026-03-04
    20.11.26 | date.format.two_digit_year | 2026-11-20
    20 November 2026 | date.format.month_name | 2026-11-20
    20-lis-2026 | date.format.month_name | 2026-11-20
    2O26-11-20 | date.format.letter_for_digit
    2026-11-20 (Friday) | date.format.text_after
    Friday 2026-11-20 | date.format.text_before
    2026-11-20 / 2026-11-25 | date.format.several
    2026-11 | date.format | 2026-11-20
    ␠2026-11-20 | date.format | 2026-11-20
    2026-11-20␠ | date.format | 2026-11-20
    tomorrow | date.format | 2026-11-20
    """
  )

  @Test("Dates", arguments: dates)
  func date(row: Row) { expect(row, of: DateCheck(), CheckContext()) }

  @Test("Limits decide which of two dates is meant")
  func limits() throws {
    let check = try DateCheck.definition.check(["latest": "2026-03-31"])
    #expect(check.violations(in: "03/04/2026").map(\.code) == ["date.format.order"])
  }

  @Test("Another format has no slips of ISO 8601")
  func otherFormat() throws {
    let check = try DateCheck.definition.check(["format": "dd.MM.yyyy"])
    #expect(check.violations(in: "2026-11-20").map(\.code) == ["date.format"])
  }

  static let times = rows(
    """
    14.30 | time.format.notation | 14:30
    2:30 pm | time.format.notation | 14:30
    14h30 | time.format.notation | 14:30
    9:05 | time.format.notation | 09:05
    14:3O | time.format.letter_for_digit
    14:00 - 15:30 | time.format.several
    14:00 - 25:00 | time.format | 14:30
    half past two | time.format | 14:30
    """
  )

  @Test("Times", arguments: times)
  func time(row: Row) { expect(row, of: TimeCheck(), CheckContext()) }
}
