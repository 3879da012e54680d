import Rulebook
import TestSupport
import Testing

/// Fields that are calculated from others, or that keep a distance from them.
@Suite("Calculations in forms")
struct CalculationFormTests {
  static let distances = FormRow.rows(
    #"""
    a night | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1D, at-most: P30D }] | {"from": "2026-11-20", "to": "2026-11-21"} | valid
    no night | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1D, at-most: P30D }] | {"from": "2026-11-20", "to": "2026-11-20"} | invalid | to compare.too_early
    thirty nights | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1D, at-most: P30D }] | {"from": "2026-11-20", "to": "2026-12-20"} | valid
    thirty-one nights | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1D, at-most: P30D }] | {"from": "2026-11-20", "to": "2026-12-21"} | invalid | to compare.too_late
    only one of the two | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1D, at-most: P30D }] | {"to": "2026-12-21"} | valid
    not after, without a smallest distance | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-most: P30D }] | {"from": "2026-11-20", "to": "2026-11-20"} | invalid | to compare.not_after
    a month ends on its last day | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, not-before: from, at-most: P1M }] | {"from": "2026-01-31", "to": "2026-03-01"} | invalid | to compare.too_late
    two weeks before another date | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: from, before: to, at-least: P2W }] | {"from": "2026-11-07", "to": "2026-11-20"} | invalid | from compare.too_late
    too long before another date | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: from, before: to, at-most: P2W }] | {"from": "2026-11-05", "to": "2026-11-20"} | invalid | from compare.too_early
    hours between points in time | fields: { from: { checks: [date-time] }, to: { checks: [date-time] } }¶    checks: [compare: { field: to, after: from, at-least: PT8H }] | {"from": "2026-11-20T22:00:00Z", "to": "2026-11-21T06:59:00+01:00"} | invalid | to date_time.too_early
    enough hours between points in time | fields: { from: { checks: [date-time] }, to: { checks: [date-time] } }¶    checks: [compare: { field: to, after: from, at-least: PT8H }] | {"from": "2026-11-20T22:00:00Z", "to": "2026-11-21T07:00:00+01:00"} | valid
    hours don't separate days | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: PT8H }] | {"from": "2026-11-20", "to": "2026-11-20"} | valid
    no day is after the last one | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1D }] | {"from": "9999-12-31", "to": "2026-11-20"} | invalid | to compare.too_early
    the last day isn't after itself | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-least: P1M1D }] | {"from": "9999-12-31", "to": "9999-12-31"} | invalid | to compare.too_early
    no day is before the first one | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, before: from, at-least: P1D }] | {"from": "0001-01-01", "to": "0001-01-01"} | invalid | to compare.too_late
    the last day is at most a month later | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, at-most: P1M1D }] | {"from": "9999-12-15", "to": "9999-12-31"} | valid
    no point in time is after the last day | fields: { from: { checks: [date-time] }, to: { checks: [date-time] } }¶    checks: [compare: { field: to, after: from, at-least: P1D }] | {"from": "9999-12-31T10:00:00Z", "to": "2026-11-20T10:00:00Z"} | invalid | to date_time.too_early
    hours in the year 0 | fields: { from: { checks: [date-time] }, to: { checks: [date-time] } }¶    checks: [compare: { field: to, after: from, at-least: PT8H }] | {"from": "0000-02-29T20:00:00Z", "to": "0000-03-01T03:59:59Z"} | invalid | to date_time.too_early
    a month before March in a leap year | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, before: from, at-least: P1M }] | {"from": "2024-03-31", "to": "2024-02-29"} | valid
    months that are too close | fields: { from: { checks: [length: 7] }, to: { checks: [length: 7] } }¶    checks: [compare: { field: to, after: from, at-least: P2M }] | {"from": "2026-01", "to": "2026-02"} | invalid | to compare.too_early
    months at the exact distance | fields: { from: { checks: [length: 7] }, to: { checks: [length: 7] } }¶    checks: [compare: { field: to, after: from, at-least: P2M }] | {"from": "2026-01", "to": "2026-03"} | valid
    weeks that are too close | fields: { from: { checks: [length: 8] }, to: { checks: [length: 8] } }¶    checks: [compare: { field: to, after: from, at-least: P1W }] | {"from": "2026-W53", "to": "2026-W53"} | invalid | to compare.too_early
    years that are too close | fields: { from: { checks: [length: 4] }, to: { checks: [length: 4] } }¶    checks: [compare: { field: to, after: from, at-least: P1Y }] | {"from": "2026", "to": "2026"} | invalid | to compare.too_early
    numbers that are too close | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [compare: { field: b, after: a, at-least: 0.1 }] | {"a": "0.2", "b": "0.29"} | invalid | b compare.too_small
    numbers at the exact distance | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [compare: { field: b, after: a, at-least: 0.1 }] | {"a": "0.2", "b": "0.3"} | valid
    a number too far below another | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [compare: { field: a, not-after: b, at-most: 5 }] | {"a": "4", "b": "10"} | invalid | a compare.too_small
    constant numbers | fields: { a: { checks: [number] } }¶    checks: [compare: { field: a, minimum: 2, maximum: 4 }] | {"a": "5"} | invalid | a compare.too_large
    constant days, and a field | fields: { from: { checks: [date] }, to: { checks: [date] } }¶    checks: [compare: { field: to, after: from, earliest: 2026-06-01, latest: 2026-12-31 }] | {"from": "2027-01-02", "to": "2027-01-01"} | invalid | to compare.too_late
    """#
  )

  static let sums = FormRow.rows(
    #"""
    a third to the cent | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 1/3, places: 2 }] | {"a": "100", "b": "33.33"} | valid
    a third, not to the cent | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 1/3, places: 2 }] | {"a": "100", "b": "33.34"} | invalid | b sum.different_share
    two thirds are rounded up | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 2/3, places: 2 }] | {"a": "100", "b": "66.67"} | valid
    two thirds are rounded down | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 2/3, places: 2, rounding: down }] | {"a": "100", "b": "66.66"} | valid
    a third of a negative number | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 2/3, places: 1 }] | {"a": "-1", "b": "-0.7"} | valid
    a half to the even digit | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 1/2, places: 0, rounding: half-even }] | {"a": "5", "b": "2"} | valid
    a half away from zero | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 1/2, places: 0 }] | {"a": "5", "b": "3"} | valid
    a tax within a cent | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 0.077, places: 2, tolerance: 0.01 }] | {"a": "100.07", "b": "7.72"} | valid
    a tax beyond a cent | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 0.077, places: 2, tolerance: 0.01 }] | {"a": "100.07", "b": "7.69"} | invalid | b sum.different_share
    a sum beyond a tolerance | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, tolerance: 0.5 }] | {"a": "10", "b": "10.51"} | invalid | b sum.different
    a share within limits | fields: { a: { checks: [number] }, b: { checks: [number] } }¶    checks: [sum: { field: b, of: a, factor: 0.5, maximum: 10 }] | {"a": "20.1", "b": "1"} | invalid | b sum.too_large
    """#
  )

  static let sources = FormRow.rows(
    #"""
    the first field | fields: { a: {checks: [number]}, b: {checks: [number]}, w: { rule: word, with: { maximum: { first: [{ field: a }, { field: b }, 3] } } } } | {"a": "5", "b": "2", "w": "abcde"} | valid
    the second field, if the first is blank | fields: { a: {checks: [number]}, b: {checks: [number]}, w: { rule: word, with: { maximum: { first: [{ field: a }, { field: b }, 9] } } } } | {"b": "4", "w": "abcde"} | invalid | w length.too_long
    the constant, if both are blank | fields: { a: {checks: [number]}, b: {checks: [number]}, w: { rule: word, with: { maximum: { first: [{ field: a }, { field: b }, 4] } } } } | {"w": "abcde"} | invalid | w length.too_long
    a value of another type counts as blank | fields: { a: { checks: [length: 1] }, b: {checks: [number]}, w: { rule: word, with: { maximum: { first: [{ field: a }, { field: b }] } } } } | {"a": "x", "b": "4", "w": "abcde"} | invalid | w length.too_long
    the first list with a filled field | fields: { a: {checks: [length: 2]}, b: {checks: [length: 2]}, w: { rule: listed-of, with: { words: { first: [[{ field: a }], [{ field: b }], [CH]] } } } }¶rules: { listed-of: { parameters: { words: { type: { list: text }, default: [z] } }, checks: [one-of: { values: { parameter: words } }] } } | {"b": "DE", "w": "DE"} | valid
    the constant list, if all fields are blank | fields: { a: {checks: [length: 2]}, w: { rule: listed-of, with: { words: { first: [[{ field: a }], [CH]] } } } }¶rules: { listed-of: { parameters: { words: { type: { list: text }, default: [z] } }, checks: [one-of: { values: { parameter: words } }] } } | {"w": "CH"} | valid
    the first field of the same element | fields: { 'c[].a': {checks: [number]}, b: {checks: [number]}, 'c[].w': { rule: word, with: { maximum: { first: [{ field: 'c[].a' }, { field: b }] } } } } | {"b": "4", "c": [{"a": "5", "w": "abcde"}, {"w": "abcde"}]} | invalid | c[1].w length.too_long
    """#
  )

  @Test("Records", arguments: distances + sums + sources)
  func findings(row: FormRow) throws {
    let report = try row.report()
    #expect(report.places == row.found)
    #expect(report.outcome == row.outcome)
  }

  @Test("The limit is told, unless the other field is secret", arguments: [false, true])
  func arguments(isSecret: Bool) throws {
    let row = FormRow(
      "a limit",
      """
          fields: { a: { rule: number-of-ours }, b: { checks: [number] } }
          checks: [compare: { field: b, after: a, at-least: 10 }]
      rules: { number-of-ours: { secret: \(isSecret), checks: [number] } }

      """,
      #"{"a": "1234", "b": "1243"}"#,
      .invalid
    )
    let report = try row.report()
    #expect(report.places == ["b compare.too_small"])
    #expect(report.violations.map(\.arguments) == [isSecret ? [:] : ["bound": .integer(1244)]])
  }
}
