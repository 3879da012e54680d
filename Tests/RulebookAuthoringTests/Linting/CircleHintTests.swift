import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// What lint advises if fields of a form depend on each other.
@Suite("Fields in a circle")
struct CircleHintTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The declarations of the fields `a` and `b`, in this order.
    var fields: [String]
    var hasHint: Bool
  }

  static let rows = [
    Row(
      testDescription: "required with each other",
      fields: ["{ rule: email, required-with: [b] }", "{ rule: email, required-with: [a] }"],
      hasHint: true
    ),
    Row(
      testDescription: "with parameters from each other",
      fields: [
        "{ rule: phone, with: { region: { field: b } } }",
        "{ rule: phone, with: { region: { field: a } } }",
      ],
      hasHint: false
    ),
    Row(
      testDescription: "absent with each other",
      fields: ["{ rule: email, absent-with: [b] }", "{ rule: email, absent-with: [a] }"],
      hasHint: false
    ),
    Row(
      testDescription: "the same as each other",
      fields: ["{ same-as: b }", "{ same-as: a }"],
      hasHint: false
    ),
  ]

  @Test("Only fields that are required with each other can be required together", arguments: rows)
  func hint(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      format: 1
      pack: acme
      source-locale: en
      forms: { f: { fields: { a: \(row.fields[0]), b: \(row.fields[1]) } } }

      """,
      to: "acme.yaml"
    )
    let findings = try Linter(resources: Fixtures.path("Refusals/Data")).lint([folder.path])
      .findings
    let circles = findings.map(\.diagnostic).filter { $0.code == "pack.field_circle" }
    #expect(circles.count == 1)
    #expect(circles.first?.hint?.contains("all-or-none") ?? false == row.hasHint)
  }
}
