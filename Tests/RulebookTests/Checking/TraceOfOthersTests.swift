import Rulebook
import Testing

/// What traces show about the value of a field that a condition of another field asks about.
@Suite("Traces of conditions on other fields")
struct TraceOfOthersTests {
  private static let pack = """
    format: 1
    pack: others
    rules:
      handle: { checks: [nickname] }
      member: { personal: true, checks: [length: { maximum: 100000 }] }
    forms:
      asks:
        fields:
          id: { rule: member }
          note: { checks: [when: { field: id, matches: { rule: handle }, then: { length: 4 } }] }
      requires:
        fields:
          id: { rule: member }
          note: { rule: handle, required-if: { field: id, matches: { rule: handle } } }
      looks:
        fields:
          id: { rule: member }
          note:
            checks:
              - when: { field: id, matches: { all: [rule: handle] }, then: { length: 4 } }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var form: String
    var note: Value
    /// The texts in the trace of the only violation, which is about the note.
    var texts: [String]
    var testDescription: String { title }
  }

  static let rows = [
    Row(title: "a condition of a check", form: "asks", note: "x", texts: ["x"]),
    Row(title: "a condition with a check in a check", form: "looks", note: "x", texts: ["x"]),
    Row(title: "a condition for a value", form: "requires", note: "", texts: []),
  ]

  @Test("A trace doesn't show the personal value that can't be judged", arguments: rows)
  func other(_ row: Row) throws {
    var configuration = Rulebook.Configuration(
      sources: [.text(Self.pack, name: "others.yaml")]
    )
    configuration.tracesViolations = true
    let rulebook = try Rulebook(configuration)
    // A nickname this long isn't looked at.
    let id = Value.text("Ann" + String(repeating: "n", count: 9_000))
    let report = try rulebook.check(["id": id, "note": row.note], form: row.form)
    #expect(report.violations.map(\.code) == ["limit.input_size"])
    let steps = report.violations.flatMap { rulebook.trace(of: $0).steps }
    #expect(steps.contains { $0.check == "nickname" })
    #expect(steps.compactMap(\.normalized) == row.texts)
  }
}
