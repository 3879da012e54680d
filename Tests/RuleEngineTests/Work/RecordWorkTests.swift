import RuleEngine
import Synchronization
import Testing
import Violations

/// A check that counts how often it runs, and accepts every text.
private struct Counting: MeasuredCheck {
  let counter: Counter
  var runningCost = RunningCost(call: 100, byte: 10)

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    counter.add()
  }
}

private final class Counter: Sendable {
  private let value = Mutex(0)
  var count: Int { value.withLock(\.self) }
  func add() { value.withLock { $0 += 1 } }
}

/// A check that counts how often it runs, and refuses every text with an example that it refuses,
/// too.
private struct Suggesting: MeasuredCheck {
  let counter: Counter
  var runningCost: RunningCost { RunningCost(call: 1_000_000, byte: 0) }

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    counter.add()
    findings.add("own.wrong", ["example": "other"])
  }
}

@Suite("The work for values and records")
struct RecordWorkTests {
  struct CostRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var cost: RunningCost
    var value: Value
    var units: Int
  }

  static let costs = [
    CostRow(testDescription: "a text", cost: .init(call: 200, byte: 40), value: "abc", units: 320),
    CostRow(testDescription: "a number", cost: .init(call: 200, byte: 40), value: 12, units: 280),
    CostRow(testDescription: "null", cost: .init(call: 200, byte: 40), value: .null, units: 200),
    CostRow(
      testDescription: "a list with itself and its elements",
      cost: .init(call: 200, byte: 40),
      value: ["a", "bc", []],
      units: 920
    ),
    CostRow(
      testDescription: "a record with its names",
      cost: .init(call: 200, byte: 40),
      value: ["ab": "c"],
      units: 520
    ),
    CostRow(
      testDescription: "more than can be counted",
      cost: .init(call: .max, byte: .max),
      value: "abc",
      units: 600_000_001
    ),
  ]

  @Test("The cost of a value", arguments: costs)
  func cost(row: CostRow) {
    #expect(row.cost.units(of: row.value) == row.units)
  }

  @Test(
    "A value that could cost too much is not checked",
    arguments: [(6_000, Outcome.valid, 1), (6_001, .inconclusive, 0)]
  )
  func value(bytes: Int, outcome: Outcome, count: Int) {
    let counter = Counter()
    let check = Counting(counter: counter, runningCost: RunningCost(call: 0, byte: 100_000))
    let rule = Rule(name: "r", checks: [RuleCheck(check)])
    let text = String(repeating: "a", count: bytes)
    let report = rule.report(on: .text(text), in: CheckContext())
    #expect(report.outcome == outcome)
    #expect(report.violations.map(\.code) == (outcome == .valid ? [] : ["limit.work"]))
    #expect(counter.count == count)
    #expect(rule.outcome(of: text, in: CheckContext()) == outcome)
  }

  private static func conditional(on field: String, _ counter: Counter) -> RuleTemplate {
    let counting = CheckDefinition("counting", "Counts.", codes: []) { _ in
      Counting(counter: counter, runningCost: RunningCost(call: 3_000, byte: 10))
    }
    let nothing = CheckDefinition("nothing", "Accepts.", codes: []) { _ in
      Counting(counter: Counter())
    }
    return RuleTemplate(
      name: "r",
      pack: "tests",
      checks: [
        CheckTemplate(
          WhenCheck.definition,
          settings: [
            "field": .constant(.field(FieldPath(field) ?? FieldPath())),
            "matches": .checks([CheckTemplate(counting)]),
            "then": .checks([CheckTemplate(nothing)]),
          ]
        )
      ]
    )
  }

  @Test(
    "A condition is judged once for each value that it looks at",
    arguments: [("note", 1), ("items[].y", 50)]
  )
  func judgedOnce(field: String, count: Int) throws {
    let counter = Counter()
    let open = RuleTemplate(name: "open", pack: "tests", checks: [])
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [
        FormField(path: "note", rule: open), FormField(path: "items[].y", rule: open),
        FormField(path: "items[].x", rule: Self.conditional(on: field, counter)),
      ]
    )
    let item: Value = ["x": "a", "y": "b"]
    let record: Value = ["note": "n", "items": .list(Array(repeating: item, count: 50))]
    #expect(form.report(on: record, surroundings: Surroundings()).outcome == .valid)
    #expect(counter.count == count)
  }

  @Test("A record with too many values says so once")
  func tooManyPlaces() throws {
    let open = RuleTemplate(name: "open", pack: "tests", checks: [])
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: ["x", "y"].map {
        FormField(path: FieldPath("a[].b[].\($0)") ?? FieldPath(), rule: open)
      }
    )
    let inner: Value = ["b": .list(Array(repeating: [:], count: 1_000))]
    let record: Value = ["a": .list(Array(repeating: inner, count: 200))]
    let report = form.report(on: record, surroundings: Surroundings())
    #expect(report.outcome == .inconclusive)
    #expect(report.violations.map(\.code) == ["limit.work"])
  }

  @Test(
    "Examples for messages have a limit of their own",
    arguments: [(100, 200), (101, 201), (500, 600)]
  )
  func examples(values: Int, count: Int) throws {
    let counter = Counter()
    let suggesting = CheckDefinition("suggesting", "Suggests.", codes: []) { _ in
      Suggesting(counter: counter)
    }
    let rule = RuleTemplate(name: "r", pack: "tests", checks: [CheckTemplate(suggesting)])
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [FormField(path: "a[]", rule: rule)]
    )
    let record: Value = ["a": .list(Array(repeating: "x", count: values))]
    let report = form.report(on: record, surroundings: Surroundings())
    // Each value is checked, and the first hundred have an example that is checked as well.
    #expect(report.violations.count == values)
    #expect(report.outcome == .invalid)
    #expect(counter.count == count)
  }
}
