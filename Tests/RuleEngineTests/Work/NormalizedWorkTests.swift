import RuleEngine
import Testing
import Violations

/// A check that costs 100,000 units for each byte, and requires what no text has.
private struct Costly: MeasuredCheck {
  var runningCost: RunningCost { RunningCost(call: 0, byte: 100_000) }
  var isMet = true

  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings) {
    if !isMet { findings.add("unmet") }
  }

  func requirements(in context: borrowing CheckContext) -> [Violation] { [Violation("unmet")] }
}

@Suite("The work for normalized texts")
struct NormalizedWorkTests {
  private static let normalization = Normalization([.nfkc])

  /// A letter of 3 bytes, and its compatibility form of 33 bytes.
  private static let letter = "\u{FDFA}"
  private static let form = "صلى الله عليه وسلم"

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text = NormalizedWorkTests.letter

    /// How often each field repeats the text.
    var counts: [Int]

    /// Whether another rule normalizes the text.
    var isNested = false
    var outcome = Outcome.valid
  }

  // A byte costs 100,030 units with the normalization. So 5,998 bytes fit into a record, and these
  // fields have 33 bytes for each letter.
  static let rows = [
    Row(testDescription: "as much as fits", counts: [90, 90, 1]),
    Row(testDescription: "more than fits", counts: [90, 90, 2], outcome: .inconclusive),
    Row(testDescription: "as much as fits, normalized", text: form, counts: [90, 90, 1]),
    Row(
      testDescription: "more than fits, normalized",
      text: form,
      counts: [90, 90, 2],
      outcome: .inconclusive
    ),
    Row(testDescription: "as much as fits, in another rule", counts: [90, 90, 1], isNested: true),
    Row(
      testDescription: "more than fits, in another rule",
      counts: [90, 90, 2],
      isNested: true,
      outcome: .inconclusive
    ),
  ]

  @Test("A record counts the texts that checks see", arguments: rows)
  func growth(row: Row) throws {
    let rule = row.isNested ? Self.nestedRule : Self.rule
    let fields = row.counts.indices.map { FieldPath(field: "f\($0)") }
    let form = try FormDefinition(
      name: "f",
      pack: "tests",
      fields: fields.map { FormField(path: $0, rule: rule) }
    )
    var record: Value = [:]
    for (path, count) in zip(fields, row.counts) {
      record.set(.text(String(repeating: row.text, count: count)), at: path)
    }
    let inOnePass = form.report(on: record, surroundings: Surroundings())
    let inSession = FormState(of: form, record: record, surroundings: Surroundings()).report
    for report in [inOnePass, inSession] {
      #expect(report.outcome == row.outcome)
      let expected = row.outcome == .valid ? [] : ["f2 limit.work"]
      #expect(report.violations.map { "\($0.path) \($0.code)" } == expected)
    }
  }

  private static let rule = RuleTemplate(
    name: "r",
    pack: "tests",
    normalization: normalization,
    checks: [CheckTemplate(CheckDefinition("costly", "Accepts.", codes: []) { _ in Costly() })]
  )

  private static let nestedRule = RuleTemplate(
    name: "r",
    pack: "tests",
    checks: [
      CheckTemplate(
        CheckDefinition("nested", "Accepts.", codes: []) { _ in
          RuleReferenceCheck(
            Rule(name: "inner", normalization: normalization, checks: [RuleCheck(Costly())])
          )
        }
      )
    ]
  )

  @Test(
    "A checklist doesn't judge a text whose compatibility form is too long",
    arguments: [(3, Requirement.State.unmet), (4, .open)]
  )
  func checklist(count: Int, state: Requirement.State) {
    let rule = Rule(
      name: "r",
      normalization: Self.normalization,
      checks: [RuleCheck(Costly(isMet: false))]
    )
    var surroundings = Surroundings()
    surroundings.limits.inputBytes = 100
    let text = String(repeating: Self.letter, count: count)
    let context = CheckContext(surroundings: surroundings)
    #expect(rule.checklist(for: text, in: context).map(\.state) == [state])
  }
}
