import RuleEngine
import Testing
import Violations

/// A check that accepts every value, at a given cost.
private struct Costly: MeasuredCheck {
  let runningCost: RunningCost

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {}

  /// The settings of a check that costs too much for a text of ten bytes or more.
  static func template(perByte: Int = 60_000_001) -> CheckTemplate {
    CheckTemplate(
      CheckDefinition("costly", "Accepts.", codes: []) { _ in
        Costly(runningCost: RunningCost(call: 0, byte: perByte))
      }
    )
  }
}

@Suite("Conditions that cost too much to decide")
struct UndecidedConditionTests {
  private static let note: FieldPath = "note"
  private static let open = RuleTemplate(name: "open", pack: "tests", checks: [])

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var demand: PresenceDemand.Demand
    var quantifier = PresenceDemand.Quantifier.all

    /// Whether there is a second condition, and whether it holds.
    var second: Bool?
    var note = "0123456789"
    var value: Value
    var codes: [ViolationCode]
    var outcome: Outcome
  }

  static let rows = [
    Row(
      testDescription: "required, blank",
      demand: .filled,
      value: "",
      codes: ["limit.other_field"],
      outcome: .inconclusive
    ),
    Row(
      testDescription: "required, null",
      demand: .filled,
      value: .null,
      codes: ["limit.other_field"],
      outcome: .inconclusive
    ),
    Row(
      testDescription: "required, filled",
      demand: .filled,
      value: "x",
      codes: [],
      outcome: .valid
    ),
    Row(
      testDescription: "required, cheap enough",
      demand: .filled,
      note: "012345678",
      value: "",
      codes: ["required"],
      outcome: .invalid
    ),
    Row(
      testDescription: "required, and the other condition doesn't hold",
      demand: .filled,
      second: false,
      value: "",
      codes: [],
      outcome: .valid
    ),
    Row(
      testDescription: "required, and the other of all conditions holds",
      demand: .filled,
      second: true,
      value: "",
      codes: ["limit.other_field"],
      outcome: .inconclusive
    ),
    Row(
      testDescription: "required, and the other of several conditions holds",
      demand: .filled,
      quantifier: .any,
      second: true,
      value: "",
      codes: ["required"],
      outcome: .invalid
    ),
    Row(
      testDescription: "required unless all hold, and the other one doesn't",
      demand: .filled,
      quantifier: .notAll,
      second: false,
      value: "",
      codes: ["required"],
      outcome: .invalid
    ),
    Row(
      testDescription: "absent, filled",
      demand: .blank,
      value: "x",
      codes: ["limit.other_field"],
      outcome: .inconclusive
    ),
    Row(testDescription: "absent, blank", demand: .blank, value: "", codes: [], outcome: .valid),
    Row(
      testDescription: "missing, blank",
      demand: .missing,
      value: "",
      codes: ["limit.other_field"],
      outcome: .inconclusive
    ),
    Row(
      testDescription: "missing, null",
      demand: .missing,
      value: .null,
      codes: [],
      outcome: .valid
    ),
  ]

  @Test("What depends on one is inconclusive, never valid", arguments: rows)
  func demand(row: Row) throws {
    var conditions = [FieldCondition(field: Self.note, checks: [Costly.template()])]
    if let second = row.second {
      conditions.append(FieldCondition(field: "other", isFilled: second))
    }
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [
        FormField(path: Self.note, rule: Self.open), FormField(path: "other", rule: Self.open),
        FormField(
          path: "value",
          rule: Self.open,
          demands: [PresenceDemand(row.demand, if: row.quantifier, conditions)]
        ),
      ]
    )
    let record: Value = ["note": .text(row.note), "other": "o", "value": row.value]
    let inOnePass = form.report(on: record, surroundings: Surroundings())
    let inSession = FormState(of: form, record: record, surroundings: Surroundings()).report
    for report in [inOnePass, inSession] {
      #expect(report.violations.map(\.code) == row.codes)
      // The field that must be shortened is the one that the condition looks at.
      let other = report.violations.compactMap { $0.arguments["other"] }
      #expect(other == (row.outcome == .inconclusive ? [.field(Self.note)] : []))
      #expect(report.violations.allSatisfy { $0.path == "value" })
      #expect(report.outcome == row.outcome)
    }
  }

  @Test(
    "A severity doesn't turn it into a valid value",
    arguments: [nil, Severity.warning, .error]
  )
  func severity(_ severity: Severity?) throws {
    let conditional = CheckTemplate(
      WhenCheck.definition,
      settings: [
        "field": .constant(.field(Self.note)), "matches": .checks([Costly.template()]),
        "then": .checks([Costly.template(perByte: 1)]),
      ],
      codes: CodeMapping(severity: severity)
    )
    let rule = RuleTemplate(name: "r", pack: "tests", checks: [conditional])
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [
        FormField(path: Self.note, rule: Self.open), FormField(path: "a", rule: rule),
        FormField(path: "b", rule: rule),
      ]
    )
    let record: Value = ["note": "0123456789", "a": "x", "b": "y"]
    let report = form.report(on: record, surroundings: Surroundings())
    #expect(report.outcome == .inconclusive)
    #expect(report.violations.map(\.code) == ["limit.other_field"])
    #expect(report.violations.map(\.arguments) == [["other": .field(Self.note)]])
    #expect(report.violations.map(\.path) == ["a"])
  }

  @Test("A field whose own value costs too much is named only by those that look at it")
  func ownCost() throws {
    let costly = RuleTemplate(name: "costly", pack: "tests", checks: [Costly.template()])
    let condition = FieldCondition(field: Self.note, checks: [Costly.template()])
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [
        FormField(path: Self.note, rule: costly),
        FormField(
          path: "value",
          rule: Self.open,
          demands: [PresenceDemand(.filled, if: .all, [condition])]
        ),
      ],
      stop: .all
    )
    for (note, expected) in [("0123456789", "note limit.work"), ("01", "value required")] {
      let report = form.report(on: ["note": .text(note)], surroundings: Surroundings())
      #expect(report.violations.map { "\($0.path) \($0.code)" } == [expected])
    }
  }

  @Test("A text above the limit costs nothing, because it isn't read")
  func longText() throws {
    let costly = RuleTemplate(name: "costly", pack: "tests", checks: [Costly.template()])
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [
        FormField(path: "a", rule: costly), FormField(path: "b", rule: Self.open, isRequired: true),
      ]
    )
    var surroundings = Surroundings()
    surroundings.limits.inputBytes = 10
    let report = form.report(on: ["a": "0123456789a"], surroundings: surroundings)
    #expect(report.violations.map(\.code) == ["limit.input_size", "required"])
  }
}
