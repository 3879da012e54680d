import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// A report on a whole record is made in one pass where fields allow it; a state keeps all of them.
@Suite("One pass over a record")
struct RecordPassTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fields: String
    var checks = ""

    init(_ name: String, _ fields: String, checks: String = "") {
      testDescription = name
      self.fields = fields
      self.checks = checks
    }

    /// The form of the row.
    func form() throws -> FormDefinition {
      let fields = fields.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
      let pack = """
        format: 1
        pack: acme
        rules:
          within:
            parameters: { least: { type: number }, most: { type: number } }
            checks: [number: { minimum: { parameter: least }, maximum: { parameter: most } }]
          token: { secret: true, checks: [one-of: [CH, US, a]] }
        forms:
          f:
            stop: all
            fields:
        \(fields)
        \(checks.isEmpty ? "" : "    checks: \(checks)")
        """
      let rulebook = try Rulebook(.bundled, .text(pack, name: "acme.yaml"))
      return try #require(try rulebook.library.form("f"))
    }
  }

  static let rows: [Row] = [
    Row(
      "a parameter from a field before",
      """
      a: { checks: [one-of: [CH, US]] }
      b: { rule: phone, required: true, with: { region: { field: a } } }
      c: { rule: phone, with: { region: { field: a } } }
      """
    ),
    Row(
      "a parameter from a field behind",
      """
      b: { rule: phone, with: { region: { field: a } } }
      a: { checks: [one-of: [CH, US]] }
      """
    ),
    Row(
      "parameters in a row",
      """
      a: { rule: within }
      b: { rule: within, with: { least: { field: a } } }
      c: { rule: within, with: { least: { field: a }, most: { field: b } } }
      """
    ),
    Row(
      "a parameter from a field of which a part is a field",
      """
      a: { checks: [type: record] }
      a.b: { rule: country-code }
      b: { rule: phone, with: { region: { field: a } } }
      """
    ),
    Row(
      "a parameter from a field inside a record",
      """
      a.b: { rule: country-code }
      b: { rule: phone, with: { region: { field: a.b } } }
      """
    ),
    Row(
      "a parameter from a secret field",
      """
      a: { rule: token }
      b: { rule: phone, with: { region: { field: a } } }
      """
    ),
    Row(
      "a parameter from a field that a condition looks at",
      """
      a: { checks: [one-of: [CH, US]] }
      b: { rule: phone, with: { region: { field: a } } }
      c: { rule: alphabetic, required-if: { field: a, matches: { equals: US } } }
      """
    ),
    Row(
      "a parameter from a field that another repeats",
      """
      a: { rule: country-code }
      b: { rule: phone, with: { region: { field: a } } }
      c: { same-as: a }
      """
    ),
    Row(
      "a parameter from a field that is blamed",
      """
      a: { rule: within }
      b: { rule: within, with: { least: { field: a } } }
      c: { rule: within }
      """,
      checks: "[compare: { field: a, before: c }]"
    ),
    Row(
      "fields that must be there or not because of others",
      """
      a: { rule: country-code, absent-with: [c] }
      b: { rule: phone, required-without: [a], missing-if: { field: a, matches: { equals: CH } } }
      c: { rule: token }
      """
    ),
    Row(
      "a field that must be blank, and a sum",
      """
      a: { rule: decimal }
      b: { rule: decimal }
      c: { absent: true }
      """,
      checks: "[sum: { field: a, of: b }]"
    ),
    Row(
      "a list in which another must be",
      """
      a: { checks: [{ each: { one-of: [CH, US] } }, distinct, { count: { maximum: 2 } }] }
      b: { checks: [is-member-of: a] }
      c: { checks: [members: { required: b, others: refuse }] }
      """
    ),
  ]

  private static let values: [Value] = [
    "CH", "US", "ch", "", " ", "079 123 45 67", "+41 79 123 45 67", "202-555-0143", "a", "7", "3.5",
    .null, 5, true, ["b": "CH"], ["b": 1], ["CH"], .text(String(repeating: "7", count: 70_000)),
  ]

  @Test("finds what a state finds", arguments: rows)
  func agreement(row: Row) throws {
    let form = try row.form()
    var generator = SplitMix64(seed: 7)
    for _ in 0..<400 {
      var entries: [String: Value] = [:]
      for name in ["a", "b", "c"] {
        if Int.random(in: 0..<8, using: &generator) == 0 { continue }
        entries[name] = Self.values.randomElement(using: &generator)
      }
      let record = Value.record(entries)
      let kept = FormState(of: form, record: record, surroundings: .system).report
      try #require(form.report(on: record, surroundings: .system) == kept, "\(entries.keys)")
    }
  }

  /// Fields with facts and without, one of them secret, and what each can be given.
  private static let rules: [(name: String, values: [Value])] = [
    ("email", ["ann@Example.org", "ann@", " ", .null]),
    ("phone", ["+41 79 123 45 67", "079", "", .null]),
    ("payment-card", ["4111 1111 1111 1111", "4111", "", .null]),
    ("alphabetic", ["abc", "1", "", .null]),
    ("password", ["correct horse battery", "a", "", .null]),
  ]

  @Test("gives the facts and normalised values of the rules by themselves")
  func likeRules() throws {
    let fields = Self.rules.map { "\($0.name): { rule: \($0.name) }" }.joined(separator: ", ")
    let pack = "format: 1\npack: acme\nforms: { f: { fields: { \(fields) } } }\n"
    let rulebook = try Rulebook(.bundled, .text(pack, name: "acme.yaml"))
    var generator = SplitMix64(seed: 8)
    var withFacts = 0
    for _ in 0..<200 {
      var record: [String: Value] = [:]
      var facts: [String: Value] = [:]
      var normalized: [String: Value] = [:]
      for (name, values) in Self.rules {
        let value = try #require(values.randomElement(using: &generator))
        record[name] = value == .null ? nil : value
        let alone = try rulebook.check(value, as: name)
        if !alone.facts.isEmpty { facts[name] = .record(alone.facts) }
        normalized[name] = alone.normalized
      }
      let report = try rulebook.check(record, form: "f")
      #expect(report.facts == facts, "\(record)")
      #expect(report.normalized == (report.outcome == .valid ? .record(normalized) : nil))
      withFacts += facts.count
    }
    #expect(withFacts > 200)
  }

  struct Example: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var record: Value
    var codes: [String]
    var normalized: String?
  }

  static let examples: [Example] = [
    Example(
      testDescription: "the country is known",
      record: ["a": "CH", "b": "079 123 45 67"],
      codes: [],
      normalized: "+41791234567"
    ),
    Example(
      testDescription: "the country is another",
      record: ["a": "US", "b": "079 123 45 67"],
      codes: ["phone.invalid_for_region"]
    ),
    Example(
      testDescription: "the country is blank",
      record: ["a": " ", "b": "079 123 45 67"],
      codes: ["phone.international_required"]
    ),
    Example(
      testDescription: "the country is refused, and still used",
      record: ["a": "DE", "b": "030 901820"],
      codes: ["one_of.missing"]
    ),
  ]

  @Test("gives a parameter from the field before", arguments: examples)
  func parameter(example: Example) throws {
    let report = try Self.rows[0].form().report(on: example.record, surroundings: .system)
    #expect(report.violations.map(\.code.description) == example.codes)
    guard let expected = example.normalized else { return }
    #expect(report.normalized == ["a": "CH", "b": .text(expected)])
  }
}
