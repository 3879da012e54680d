import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// A record that changes value by value: what is checked again, and what is found.
@Suite("FormState")
struct FormStateTests {
  private static let pack = """
    format: 1
    pack: acme
    forms:
      home: { fields: { city: { required: true }, zip: { checks: [length: 4] } } }
      f:
        stop: all
        unknown-fields: warn
        fields:
          country: { checks: [one-of: [CH, US]] }
          phone: { rule: phone, with: { region: { field: country } } }
          state: { checks: [length: 2], required-if: { field: country, matches: { equals: US } } }
          pin: { checks: [length: 4] }
          pin-again: { same-as: pin, required: true }
          start: { checks: [date] }
          end: { checks: [date] }
          'people[].name': { required: true }
          'people[].alias': { checks: [different-from: 'people[].name'] }
          tags: { checks: [type: list] }
          home: { form: home }
        checks:
          - compare: { field: end, after: start }
          - filled: { fields: [phone, state], maximum: 1 }
    """

  private static func form() throws -> FormDefinition {
    let rulebook = try Rulebook(.bundled, .text(pack, name: "acme.yaml"))
    return try #require(try rulebook.library.form("f"))
  }

  private static func path(_ text: String) throws -> FieldPath { try #require(FieldPath(text)) }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var path: String
    var value: Value
    var checked: [String]

    init(_ name: String, _ path: String, _ value: Value, _ checked: [String]) {
      testDescription = name
      self.path = path
      self.value = value
      self.checked = checked
    }
  }

  static let rows: [Row] = [
    Row("one that nothing looks at", "tags", ["a"], ["tags"]),
    Row("one that a rule takes a parameter from", "country", "US", ["country", "phone", "state"]),
    Row("one that another repeats", "pin", "4321", ["pin", "pin-again"]),
    Row("one that repeats another", "pin-again", "4321", ["pin-again"]),
    Row("the same value once more", "country", "CH", ["country"]),
    Row("one that a check between fields looks at", "start", "2026-12-01", ["start", "end"]),
    Row("one that such a check blames", "end", "2026-12-01", ["end"]),
    Row("one that is counted", "state", "TX", ["phone", "state"]),
    Row(
      "one of a list, with the same element",
      "people[1].name",
      "Cid",
      ["people[1].name", "people[1].alias"]
    ),
    Row("a whole list", "people", [["name": "Dan"]], ["people[0].name", "people[0].alias"]),
    Row("the first of a record", "home.zip", "3000", ["home.city", "home.zip"]),
    Row("an unknown one", "other", "x", []),
    Row("a place that cannot be", "pin[0]", "x", []),
  ]

  private static let record: Value = [
    "country": "CH", "phone": "079 123 45 67", "pin": "1234", "pin-again": "1234",
    "start": "2026-01-01", "end": "2026-02-01",
    "people": [["name": "Ann", "alias": "A"], ["name": "Bob", "alias": "Cid"]],
  ]

  @Test("Only what looks at a value is checked anew", arguments: rows)
  func checked(row: Row) throws {
    let form = try Self.form()
    var state = FormState(of: form, record: Self.record, surroundings: .system)
    #expect(state.report.isValid)
    let checked = state.set(row.value, at: try Self.path(row.path))
    #expect(checked.map(\.description) == row.checked)
    #expect(state.report == form.report(on: state.record, surroundings: .system))
  }

  @Test("Any changes leave what checking from scratch finds")
  func random() throws {
    var generator = SplitMix64(seed: 20_261_121)
    let form = try Self.form()
    let paths = [
      "country", "phone", "state", "pin", "pin-again", "start", "end", "people", "tags", "other",
      "people[0].name", "people[1].name", "people[1].alias", "people[0]", "people[2].alias",
      "home", "home.city", "home.zip",
    ]
    let values: [Value] = [
      "CH", "US", "", " ", "079 123 45 67", "TX", "1234", "4321", "2026-01-01", "2026-03-01", .null,
      7, true, ["a"], [["name": "Ann"], ["alias": "Ann", "name": "Ann"]], ["name": "Bob"], [:],
    ]
    for _ in 0..<80 {
      var state = FormState(of: form, record: [:], surroundings: .system)
      for _ in 0..<30 {
        let path = try Self.path(try #require(paths.randomElement(using: &generator)))
        let value = try #require(values.randomElement(using: &generator))
        state.set(value, at: path)
        let fresh = FormState(of: form, record: state.record, surroundings: .system)
        try #require(state.report == fresh.report, "after \(path) = \(value)")
        try #require(state.paths == fresh.paths)
        for path in state.paths {
          try #require(state.report(at: path) == fresh.report(at: path))
        }
      }
    }
  }

  @Test("What other systems found stays until the value changes")
  func added() throws {
    let form = try Self.form()
    var state = FormState(of: form, record: Self.record, surroundings: .system)
    let pin = try Self.path("pin")
    let elsewhere = try Self.path("address")
    state.add([Violation("pin.stolen", path: pin), Violation("address.unknown", path: elsewhere)])
    #expect(state.report.outcome == .invalid)
    #expect(state.report.violations.map(\.code) == ["pin.stolen", "address.unknown"])
    #expect(state.report(at: pin)?.violations.first?.form == "f")
    state.set("TX", at: try Self.path("tags"))
    #expect(state.report.violations.map(\.code).contains("pin.stolen"))
    state.set("4321", at: pin)
    #expect(!state.report.violations.map(\.code).contains("pin.stolen"))
    state.removeAdded()
    #expect(!state.report.violations.map(\.code).contains("address.unknown"))
  }

  @Test("A record that is none has nothing to change")
  func noRecord() throws {
    var state = FormState(of: try Self.form(), record: 7, surroundings: .system)
    #expect(state.set("x", at: try Self.path("pin")) == [])
    #expect(state.report.violations.map(\.code) == ["type.mismatch"])
  }
}
