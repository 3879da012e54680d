import RuleEngine
import Testing
import Violations

/// A form that takes the place of another is as strict as that one was.
@Suite struct ReplacedFormTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var replaced: [String: Confidentiality]
    var fields: [String: Confidentiality]
    var expected: [String: Confidentiality]
  }

  static let rows: [Row] = [
    Row(
      testDescription: "a field",
      replaced: ["a": .secret, "b": .personal, "c": .open],
      fields: ["a": .open, "b": .open, "c": .open],
      expected: ["a": .secret, "b": .personal, "c": .open]
    ),
    Row(
      testDescription: "a stricter field",
      replaced: ["a": .personal],
      fields: ["a": .sealed],
      expected: ["a": .sealed]
    ),
    Row(
      testDescription: "a record of which a part was strict",
      replaced: ["r.a": .secret],
      fields: ["r": .open],
      expected: ["r": .secret]
    ),
    Row(
      testDescription: "a part of a record that was strict",
      replaced: ["r": .secret],
      fields: ["r.a": .open],
      expected: ["r.a": .secret]
    ),
    Row(
      testDescription: "a part beside one that was strict",
      replaced: ["r": .open, "r.a": .secret, "r.b": .open],
      fields: ["r": .open, "r.a": .open, "r.b": .open],
      expected: ["r": .secret, "r.a": .secret, "r.b": .open]
    ),
    Row(
      testDescription: "an element of a list",
      replaced: ["r[].a": .secret],
      fields: ["r[0].a": .open, "r[1].b": .open],
      expected: ["r[0].a": .secret, "r[1].b": .open]
    ),
  ]

  @Test("Fields keep their confidentiality, also over two replacements", arguments: rows)
  func replacing(row: Row) throws {
    let lowest = try Self.form(row.replaced)
    let middle = try Self.form(row.fields, replacing: lowest)
    for form in [middle, try Self.form(row.fields, replacing: middle)] {
      let found = form.fields.map { ($0.path.description, $0.rule.confidentiality) }
      #expect(Dictionary(uniqueKeysWithValues: found) == row.expected)
    }
  }

  private static func form(
    _ fields: [String: Confidentiality],
    replacing replaced: FormDefinition? = nil
  ) throws -> FormDefinition {
    let fields = try fields.sorted { $0.key < $1.key }.map { name, confidentiality in
      FormField(
        path: try #require(FieldPath(name)),
        rule: RuleTemplate(name: "r", pack: "tests", checks: [], confidentiality: confidentiality)
      )
    }
    return try FormDefinition(
      name: "f",
      pack: "tests",
      fields: fields,
      replacing: replaced?.fieldsForUpperForms ?? LowerFields()
    )
  }
}
