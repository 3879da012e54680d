import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Rules for secrets that take words of other fields and choose between limits.
@Suite("Policies in forms")
struct FormPolicyTests {
  private static let rules = """
    format: 1
    pack: policy
    rules:
      address: { normalize: [trim, lowercase], checks: [contains: '@'] }
      phrase:
        secret: true
        parameters:
          context: { type: { list: text }, default: [] }
          second-factor: { type: boolean, default: false }
        checks:
          - context-words: { words: { parameter: context } }
          - when:
              if: { parameter: second-factor }
              then: { length: { minimum: 4 } }
              else: { length: { minimum: 8 } }
          - runs: { maximum-repeat: 2, maximum-sequence: 3 }
      level:
        checks:
          - points:
              of:
                - length: { minimum: 8 }
                - characters: { counted: '[0-9]', minimum: 1 }
                - points: { of: [ { length: { minimum: 12 } } ], minimum: 1 }
              levels: { weak: 1, strong: 2 }
              minimum-level: weak
    forms:
      f:
        fields:
          email: { rule: address }
          id: { checks: [ { length: { minimum: 4 } } ] }
          factor: { checks: [ { one-of: ['true', 'false'] } ] }
          phrase:
            rule: phrase
            with:
              context: [ { field: email }, { field: id }, acmecorp ]
              second-factor: { field: factor }
          other: { rule: phrase, with: { context: { field: email } } }
          level: { rule: level }

    """

  private static func report(_ record: [String: Value]) throws -> Report {
    let rulebook = try Rulebook(
      .init(sources: [.text(rules, name: "policy.yaml")], resources: Fixtures.path("Lint/Sound"))
    )
    return try rulebook.check(record, form: "f")
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var record: [String: Value]
    var places: [String]

    init(_ name: String, _ record: [String: Value], _ places: [String] = []) {
      (testDescription, self.record, self.places) = (name, record, places)
    }
  }

  static let rows = [
    Row("a constant of the list", ["phrase": "acmecorp1"], ["phrase context_words.contained"]),
    Row("blank fields are left out", ["email": " ", "phrase": "xsmithx1"]),
    Row(
      "a field of the list",
      ["email": " Ann.Smith@acme.example ", "phrase": "smithann1"],
      ["phrase context_words.contained"]
    ),
    Row(
      "the second field of the list, beside one that is blank",
      ["id": "AB-77341", "phrase": "AB-77341"],
      ["phrase context_words.contained"]
    ),
    Row(
      "a field that is invalid counts as it was given",
      ["email": "annsmith", "phrase": "annsmith1"],
      ["email contains.missing", "phrase context_words.contained"]
    ),
    Row(
      "one field for a list",
      ["email": "ann@smith.example", "other": "htimsann"],
      ["other context_words.contained"]
    ),
    Row("enough besides", ["email": "ann@smith.example", "phrase": "smith and wesson"]),
    Row("the condition is false by default", ["phrase": "pqmv"], ["phrase length.too_short"]),
    Row("the condition is true by a field", ["factor": "true", "phrase": "pqmv"]),
    Row(
      "the condition is false by a field",
      ["factor": "false", "phrase": "pqmv"],
      ["phrase length.too_short"]
    ),
    Row(
      "a field that suits no condition",
      ["factor": "maybe", "phrase": "pqmv"],
      ["factor one_of.missing", "phrase length.too_short"]
    ),
    Row("runs", ["phrase": "pqmv1234zz"], ["phrase runs.sequence"]),
    Row("too few points", ["level": "abc"], ["level points.too_few"]),
    Row("enough points", ["level": "abc1"]),
  ]

  @Test("A record gives its report", arguments: rows)
  func places(row: Row) throws {
    let report = try Self.report(row.record)
    #expect(report.places == row.places)
    #expect(report.outcome == (row.places.isEmpty ? .valid : .invalid))
  }

  @Test("Points and their level are facts, without those of the checks inside")
  func facts() throws {
    #expect(try Self.report(["level": "abc"]).facts["level"] == ["points": 0])
    #expect(
      try Self.report(["level": "abcdefgh1"]).facts["level"] == ["points": 2, "level": "strong"]
    )
  }

  @Test("Nothing of the context is in the report of a secret")
  func noWords() throws {
    let report = try Self.report(["email": "ann.smith@acme.example", "phrase": "xsmithx"])
    #expect(report.violations.map(\.code).contains("context_words.contained"))
    #expect(report.violations.allSatisfy { !"\($0)".contains("smith") })
  }

  @Test("What checks inside points report is not what the rule reports")
  func explanation() throws {
    let rulebook = try Rulebook(
      .init(
        sources: [.text(Self.rules, name: "policy.yaml")],
        resources: Fixtures.path("Lint/Sound")
      )
    )
    #expect(try rulebook.explanation(of: "points.too_few").rules == ["level"])
    #expect(try rulebook.explanation(of: "length.too_short").rules == ["phrase"])
    #expect(try rulebook.explanation(of: "characters.too_few").rules == [])
  }
}
