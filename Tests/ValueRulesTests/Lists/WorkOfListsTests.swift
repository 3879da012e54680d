import RuleEngine
import Testing
import ValueRules
import Violations

@Suite("Work inside lists")
struct WorkOfListsTests {
  private static let open = RuleTemplate(name: "open", pack: "tests", checks: [])

  private static func rule(each checks: [CheckTemplate]) -> RuleTemplate {
    let each = CheckTemplate(EachCheck.definition, settings: ["of": .checks(checks)])
    return RuleTemplate(name: "list", pack: "tests", checks: [each])
  }

  private static func member(of field: FieldPath) -> CheckTemplate {
    CheckTemplate(MemberOfCheck.definition, settings: ["field": .constant(.field(field))])
  }

  /// A condition on a field that costs 400,000 units for a text of 10,000 bytes.
  private static func conditional(on field: FieldPath) -> CheckTemplate {
    let condition = CheckTemplate(
      EqualityCheck.notEquals,
      settings: ["value": .constant(.value("x"))]
    )
    return CheckTemplate(
      WhenCheck.definition,
      settings: [
        "field": .constant(.field(field)), "matches": .checks([condition]),
        "then": .checks([condition]),
      ]
    )
  }

  /// Returns a form with fields outside and inside of `rows`, whose lists `rows[].list` have a
  /// check for each element.
  private static func form(_ check: CheckTemplate) throws -> FormDefinition {
    try FormDefinition(
      name: "f",
      pack: "tests",
      fields: [
        FormField(path: "outside", rule: open), FormField(path: "rows[].inside", rule: open),
        FormField(path: "rows[].list", rule: rule(each: [check])),
      ]
    )
  }

  private static let words = (0..<1_000).map { Value.text("the word with number \($0)") }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var check: CheckTemplate

    /// The value of `outside` and of `inside`.
    var seen: Value

    /// The number of rows, and of elements in each.
    var rows: Int
    var elements: Int
    var codes: [ViolationCode] = []
  }

  static let rows = [
    Row(
      testDescription: "a list outside is prepared once",
      check: member(of: "outside"),
      seen: .list(words),
      rows: 3,
      elements: 800
    ),
    Row(
      testDescription: "a list beside is prepared once for all elements",
      check: member(of: "rows[].inside"),
      seen: .list(words),
      rows: 3,
      elements: 800
    ),
    Row(
      testDescription: "too many lists beside",
      check: member(of: "rows[].inside"),
      seen: .list(words),
      rows: 900,
      elements: 1,
      codes: ["limit.other_field"]
    ),
    Row(
      testDescription: "a text outside is judged once",
      check: conditional(on: "outside"),
      seen: .text(String(repeating: "a", count: 10_000)),
      rows: 3,
      elements: 900
    ),
    Row(
      testDescription: "a text beside is judged once for all elements",
      check: conditional(on: "rows[].inside"),
      seen: .text(String(repeating: "a", count: 10_000)),
      rows: 3,
      elements: 900
    ),
  ]

  @Test("What elements see is looked at once for each value", arguments: rows)
  func once(row: Row) throws {
    let element: Value = "the word with number 1"
    let one: Value = [
      "inside": row.seen, "list": .list(Array(repeating: element, count: row.elements)),
    ]
    let record: Value = [
      "outside": row.seen, "rows": .list(Array(repeating: one, count: row.rows)),
    ]
    let report = try Self.form(row.check).report(on: record, surroundings: Surroundings())
    #expect(report.violations.map(\.code) == row.codes)
    #expect(report.outcome == (row.codes.isEmpty ? .valid : .inconclusive))
  }
}
