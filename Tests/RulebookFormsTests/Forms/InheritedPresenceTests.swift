import Rulebook
import TestSupport
import Testing

/// A form that extends another can change only when an inherited field must be filled.
@Suite struct InheritedPresenceTests {
  private static let base = """
    format: 1
    pack: base
    groups: [publish]
    rules:
      word: { checks: [length: { minimum: 2 }] }
    forms:
      address: { fields: { street: { rule: word, required: true } } }
      order:
        fields:
          name: { rule: word, required: true }
          note: { rule: word }
          phone: { rule: word, required-if: { field: name } }
          home: { form: address, required: true }

    """

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fields: String
    var record: [String: Value]
    var groups: Set<String> = []
    var found: [String]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "what is inherited",
      fields: "more: { rule: word }",
      record: [:],
      found: ["name required", "home.street required"]
    ),
    Row(
      testDescription: "a field that is no longer required keeps its rule",
      fields: "name: { required: false }",
      record: ["name": "a", "home": ["street": "ab"], "phone": "ab"],
      found: ["name length.too_short"]
    ),
    Row(
      testDescription: "a field that is no longer required may be blank",
      fields: "name: { required: false }",
      record: ["home": ["street": "ab"]],
      found: []
    ),
    Row(
      testDescription: "a field that becomes required keeps its rule",
      fields: "note: { required: true }",
      record: ["name": "ab", "note": "a", "phone": "ab", "home": ["street": "ab"]],
      found: ["note length.too_short"]
    ),
    Row(
      testDescription: "conditions stay",
      fields: "phone: { required: false }",
      record: ["name": "ab", "home": ["street": "ab"]],
      found: ["phone required"]
    ),
    Row(
      testDescription: "a field that becomes required in a group",
      fields: "name: { required-in: publish }",
      record: ["home": ["street": "ab"]],
      groups: ["publish"],
      found: ["name required"]
    ),
    Row(
      testDescription: "the same without the group",
      fields: "name: { required-in: publish }",
      record: ["home": ["street": "ab"]],
      found: []
    ),
    Row(
      testDescription: "a record with its own form that may be missing",
      fields: "home: { required: false }",
      record: ["name": "ab", "phone": "ab"],
      found: []
    ),
    Row(
      testDescription: "a field of an inner record",
      fields: "home.street: { required: false }",
      record: ["name": "ab", "phone": "ab", "home": ["street": "a"]],
      found: ["home.street length.too_short"]
    ),
  ]

  @Test("Presence changes, and everything else stays", arguments: rows)
  func presence(row: Row) throws {
    let upper = """
      format: 1
      pack: upper
      groups: [publish]
      requires: { packs: [base] }
      forms: { f: { extends: order, fields: { \(row.fields) } } }

      """
    let rulebook = try Rulebook(
      .init(
        sources: [.text(Self.base, name: "base.yaml"), .text(upper, name: "upper.yaml")],
        resources: Fixtures.path("Lint/Sound")
      )
    )
    let report = try rulebook.form("f", groups: row.groups).check(row.record)
    #expect(report.places == row.found)
  }
}
