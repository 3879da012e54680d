import Documents
import Rulebook
import TestSupport
import Testing

/// Conditions that packs write and that once held for no value, or for every one.
@Suite("Conditions")
struct ConditionTests {
  private static let pack = """
    format: 1
    pack: conditions
    rules:
      land: { normalize: [uppercase], checks: [length: 2] }
      given:
        parameters: { c: { type: text } }
        checks:
          - when: { if: { parameter: c }, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
      named:
        parameters: { f: { type: text } }
        checks:
          - when: { field: { parameter: f }, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
      fixed: { extends: named, with: { f: land } }
      defaulted:
        parameters: { f: { type: text, default: land } }
        checks:
          - when: { field: { parameter: f }, matches: { equals: CH }, then: { length: 4 }, else: { length: 5 } }
      flag: { checks: [equals: true] }
      price: { checks: [one-of: [472.5, free, false]] }
      code: { checks: [characters: '[\\d\\x{41}\\s]'] }
    forms:
      f:
        fields:
          land: { rule: land }
          value: { rule: given, with: { c: { field: land } } }
          constant: { rule: named, with: { f: land } }
          field: { rule: named, with: { f: { field: land } } }
          fixed: { rule: fixed }
          defaulted: { rule: defaulted }
          unset: { rule: named }
      g:
        fields:
          agreed: { checks: [type: boolean] }
          email: { rule: email, required-if: { field: agreed, matches: { equals: true } } }
    """

  private static let rulebook = Result {
    try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "conditions.yaml")], resources: DataFiles.root)
    )
  }

  @Test("A parameter is matched, and matches nothing without a value")
  func parameter() throws {
    let rulebook = try Self.rulebook.get()
    for (value, country, isValid) in [
      ("1234", "CH", true), ("12345", "CH", false), ("1234", "DE", false), ("12345", "DE", true),
    ] {
      let report = try rulebook.check(.text(value), as: "given", with: ["c": .text(country)])
      #expect(report.isValid == isValid, "\(value) \(country)")
    }
    #expect(try !rulebook.check("1234", as: "given").isValid)
    #expect(try rulebook.check("12345", as: "given").isValid)
  }

  @Test(
    "The name of a field may come from a parameter",
    arguments: ["value", "constant", "field", "fixed", "defaulted"]
  )
  func field(name: String) throws {
    let rulebook = try Self.rulebook.get()
    for (value, land, isValid) in [
      ("1234", "ch", true), ("12345", "CH", false), ("1234", "DE", false), ("12345", "DE", true),
      ("12345", "", true), ("1234", "", false),
    ] {
      let record: [String: Value] = ["land": .text(land), name: .text(value)]
      let report = try rulebook.check(record, form: "f")
      #expect(report.isValid == isValid, "\(name) \(value) \(land)")
    }
  }

  @Test("No field is asked where the parameter that names it has no value")
  func unset() throws {
    let rulebook = try Self.rulebook.get()
    #expect(try rulebook.check(["land": "CH", "unset": "12345"], form: "f").isValid)
    #expect(try !rulebook.check(["land": "CH", "unset": "1234"], form: "f").isValid)
  }

  @Test("Constants equal values of any kind that are written so")
  func constants() throws {
    let rulebook = try Self.rulebook.get()
    let rows: [(rule: String, value: Value, isValid: Bool)] = [
      ("flag", true, true), ("flag", "true", true), ("flag", false, false), ("flag", 1, false),
      ("price", .decimal(ExactDecimal("472.50") ?? 0), true), ("price", "472.5", true),
      ("price", "472.50", false), ("price", "free", true), ("price", false, true),
      ("price", true, false), ("price", 473, false), ("code", "1A 2", true), ("code", "d", false),
      ("code", "x", false),
    ]
    for (rule, value, isValid) in rows {
      #expect(try rulebook.check(value, as: rule).isValid == isValid, "\(rule) \(value)")
    }
  }

  @Test("A field is required under a condition on true or false")
  func booleans() throws {
    let rulebook = try Self.rulebook.get()
    #expect(try rulebook.check(["agreed": true], form: "g").violations.map(\.code) == ["required"])
    #expect(try rulebook.check(["agreed": false], form: "g").isValid)
  }

  @Test("A value of the wrong kind for `if` alone is an error of the caller")
  func answers() throws {
    let pack = """
      format: 1
      pack: answers
      rules:
        r:
          parameters: { short: { type: text, default: 'true' } }
          checks: [when: { if: { parameter: short }, then: { length: 2 } }]
      """
    let rulebook = try Rulebook(
      .init(sources: [.text(pack, name: "answers.yaml")], resources: DataFiles.root)
    )
    #expect(try rulebook.check("abc", as: "r", with: ["short": "false"]).isValid)
    #expect(try !rulebook.check("abc", as: "r", with: ["short": true]).isValid)
    #expect(throws: UsageError.self) { try rulebook.check("abc", as: "r", with: ["short": "CH"]) }
  }
}
