import RuleEngine
import TestSupport
import Testing
import ValueRules
import Violations

@Suite struct PointsCheckTests {
  private static func list(_ outcomes: Outcome...) -> CheckList {
    CheckList(outcomes.map { RuleCheck(FixedCheck($0, "x.failure", facts: ["inner": 1])) })
  }

  private static func tooFew(_ points: Int, _ minimum: Int, _ level: String) -> Violation {
    Violation(
      "points.too_few",
      ["points": .integer(points), "minimum": .integer(minimum), "level": .text(level)]
    )
  }

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var settings: [String: Value]
    var outcomes: [Outcome]
    var points: Int
    var level: Value?
    var expected: [Violation]
  }

  private static let levels: Value = ["weak": 2, "fair": 3, "strong": 5]

  static let rows = [
    Row(
      testDescription: "valid/nothing is required",
      settings: [:],
      outcomes: [.invalid, .invalid],
      points: 0,
      expected: []
    ),
    Row(
      testDescription: "valid/one point for each check",
      settings: ["minimum": 2],
      outcomes: [.valid, .invalid, .valid],
      points: 2,
      expected: []
    ),
    Row(
      testDescription: "invalid/one too few",
      settings: ["minimum": 2],
      outcomes: [.invalid, .invalid, .valid],
      points: 1,
      expected: [tooFew(1, 2, "none")]
    ),
    Row(
      testDescription: "valid/weights in the order of the checks",
      settings: ["weights": [4, 2, 0], "minimum": 4],
      outcomes: [.valid, .invalid, .valid],
      points: 4,
      expected: []
    ),
    Row(
      testDescription: "invalid/below the first level",
      settings: ["weights": [1, 4], "levels": levels, "minimum-level": "weak"],
      outcomes: [.valid, .invalid],
      points: 1,
      expected: [tooFew(1, 2, "weak")]
    ),
    Row(
      testDescription: "invalid/a level below the one wanted",
      settings: ["weights": [1, 4], "levels": levels, "minimum-level": "strong"],
      outcomes: [.invalid, .valid],
      points: 4,
      level: "fair",
      expected: [tooFew(4, 5, "strong")]
    ),
    Row(
      testDescription: "valid/exactly the level wanted",
      settings: ["weights": [1, 4], "levels": levels, "minimum-level": "strong"],
      outcomes: [.valid, .valid],
      points: 5,
      level: "strong",
      expected: []
    ),
    Row(
      testDescription: "invalid/a number between levels belongs to the one that it reaches",
      settings: ["weights": [3, 4], "levels": levels, "minimum": 4],
      outcomes: [.valid, .invalid],
      points: 3,
      level: "fair",
      expected: [tooFew(3, 4, "fair")]
    ),
  ]

  @Test("Points are counted for texts and other values", arguments: rows)
  func points(row: Row) throws {
    let checks = CheckList(
      row.outcomes.map { RuleCheck(FixedCheck($0, "x.failure", facts: ["inner": 1])) }
    )
    let check = try PointsCheck.definition.check(row.settings, prepared: ["of": .checks(checks)])
    var facts: [String: Value] = ["points": .decimal(ExactDecimal(row.points))]
    facts["level"] = row.level
    for value in ["text", 5, ["list"]] as [Value] {
      let found = check.findings(in: value)
      #expect(found.violations == row.expected)
      #expect(found.facts == facts)
      #expect(check.outcome(of: value) == (row.expected.isEmpty ? .valid : .invalid))
    }
  }

  @Test("A check that cannot be decided leaves the whole undecided, whatever the others say")
  func undecided() {
    let limit = Violation("limit.time")
    for (minimum, checks) in [
      (0, Self.list(.inconclusive)), (1, Self.list(.valid, .inconclusive)),
      (2, Self.list(.inconclusive, .invalid)),
    ] {
      let check = PointsCheck(checks, minimum: minimum)
      for value in ["text", 5] as [Value] {
        let found = check.findings(in: value)
        #expect(found.outcome == .inconclusive)
        #expect(found.violations == [limit])
        #expect(found.facts == [:])
        #expect(check.outcome(of: value) == .inconclusive)
      }
    }
  }

  @Test("A check whose failure is a warning holds, as everywhere")
  func warnings() {
    let warning = CheckList([RuleCheck(FixedCheck(.invalid, severity: .warning))])
    let found = PointsCheck(warning, minimum: 1).findings(in: "text")
    #expect(found.violations == [])
    #expect(found.facts == ["points": 1])
  }

  @Test(
    "Settings that do not go together are refused",
    arguments: [
      (["weights": [1]], "weights"), (["weights": [1, 2, 3]], "weights"),
      (["minimum": 3], "minimum"),
      (["minimum-level": "weak"], "minimum-level"), (["levels": ["a": 1, "b": 1]], "levels"),
      (["levels": ["a": 3]], "levels"),
      (["levels": ["a": 1], "minimum": 1, "minimum-level": "a"], "minimum-level"),
    ] as [([String: Value], String)]
  )
  func refusedSettings(settings: [String: Value], setting: String) {
    let error = #expect(throws: SettingError.self) {
      try PointsCheck.definition.check(
        settings,
        prepared: ["of": .checks(Self.list(.valid, .valid))]
      )
    }
    #expect(error?.setting == setting)
  }

  @Test("An unknown level is answered with those that there are, and no check with an error")
  func unknownLevel() {
    let error = #expect(throws: SettingError.self) {
      try PointsCheck.definition.check(
        ["levels": ["strong": 2, "weak": 1], "minimum-level": "week"],
        prepared: ["of": .checks(Self.list(.valid, .valid))]
      )
    }
    #expect(error?.reason == "there is no level `week`")
    #expect(error?.hint == "the levels are weak, strong")
    #expect(throws: SettingError.self) {
      try PointsCheck.definition.check(prepared: ["of": .checks(CheckList([]))])
    }
  }
}
