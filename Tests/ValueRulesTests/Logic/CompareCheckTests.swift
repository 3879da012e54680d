import RuleEngine
import TestSupport
import Testing
import ValueRules
import Violations

@Suite struct CompareCheckTests {
  private static let other = FieldPath(field: "start")

  @Test(
    "Dates are ordered by the calendar, numbers by value",
    arguments: [
      ("2026-01-01", "2026-01-02", -1), ("2026-01-02", "2026-01-02", 0),
      ("2026-10-01", "2026-09-30", 1), ("0.1", "0.10", 0), ("9", "10", -1),
      ("9007199254740993", "9007199254740992", 1), (5, "5", 0), ("6", 5, 1), (-1, 0, -1),
    ] as [(Value, Value, Int)]
  )
  func relations(value: Value, start: Value, order: Int) {
    let context = CheckContext(fields: FixedFields(dictionaryLiteral: ("start", start)))
    let rows: [(CompareCheck.Relation, Bool, ViolationCode)] = [
      (.after, order > 0, "compare.not_after"), (.before, order < 0, "compare.not_before"),
      (.notBefore, order >= 0, "compare.before"), (.notAfter, order <= 0, "compare.after"),
    ]
    for (relation, holds, code) in rows {
      let check = CompareCheck(relation, Self.other)
      let kind = CivilDate(value.text ?? "") == nil ? "number" : "date"
      let failure = Violation(code, ["kind": .text(kind), "other": .field(Self.other)])
      #expect(check.violations(in: value, context: context) == (holds ? [] : [failure]))
      #expect(check.outcome(of: value, context: context) == (holds ? .valid : .invalid))
    }
  }

  @Test(
    "Points in time are ordered as instants, times by the clock, durations by their length",
    arguments: [
      ("2026-11-20T14:30:00Z", "2026-11-20T15:00:00+01:00", "date_time", 1),
      ("2026-11-20T14:30:00Z", "2026-11-20T15:30:00+01:00", "date_time", 0),
      ("2026-11-20 14:30", "2026-11-20T14:31", "date_time", -1),
      ("20261120T1430Z", "2026-11-20T14:30:00Z", "date_time", 0),
      ("9:30", "10:00", nil, 0), ("09:30", "10:00", "time", -1), ("10:00", "10:00:00", "time", 0),
      ("2026-W47", "2026-W48", "week", -1), ("2026-11", "2026-12", "month", -1),
      ("PT90M", "PT1H30M", "duration", 0), ("P1M", "P27D", "duration", 1), ("P1M", "P30D", nil, 0),
      ("2026-11-20T14:30:00Z", "2026-11-20T14:30", nil, 0), ("10:00", "PT1H", nil, 0),
    ] as [(Value, Value, String?, Int)]
  )
  func times(value: Value, start: Value, kind: String?, order: Int) {
    let context = CheckContext(fields: FixedFields(dictionaryLiteral: ("start", start)))
    let check = CompareCheck(.after, Self.other)
    var expected: [Violation] = []
    if let kind, order <= 0 {
      expected = [
        Violation("compare.not_after", ["kind": .text(kind), "other": .field(Self.other)])
      ]
    }
    #expect(check.violations(in: value, context: context) == expected)
  }

  @Test(
    "Values that cannot be compared are for their own rules to report",
    arguments: [
      ("2026-01-01", "5"), ("x", "y"), ("2026-01-01", "2026-02-30"), (true, false), (5, nil),
      ([1], [2]),
    ] as [(Value, Value)]
  )
  func incomparable(value: Value, start: Value) {
    let context = CheckContext(fields: FixedFields(dictionaryLiteral: ("start", start)))
    for relation in CompareCheck.Relation.allCases {
      let check = CompareCheck(relation, Self.other)
      #expect(check.violations(in: value, context: context) == [])
      #expect(check.violations(in: value) == [])
    }
  }

  @Test("Exactly one relation is given")
  func settings() throws {
    let definition = CompareCheck.definition
    #expect(throws: SettingError.self) { try definition.check(["field": "end"]) }
    #expect(throws: SettingError.self) {
      try definition.check(["field": "end", "after": "a", "before": "b"])
    }
    let check = try #require(
      definition.check(["field": "end", "not-before": "start"]) as? CompareCheck
    )
    #expect((check.relation, check.other) == (.notBefore, Self.other))
  }
}
