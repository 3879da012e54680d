import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

@testable import Violations

@Suite("ExampleRunner")
struct ExampleRunnerTests {
  @Test("reports each example that gives something else, with its position")
  func failures() throws {
    let report = try runner().run([Fixtures.path("Examples/failing.yaml")])
    #expect(report.passed == 3)
    #expect(report.failures.map(\.position.line) == [13, 14, 17, 18])
    #expect(
      report.failures.map(\.expectedCodes) == [[], [], ["length.too_long"], ["length.too_short"]]
    )
    #expect(
      report.failures.map(\.actualCodes) == [["length.too_long"], [], ["length.too_short"], []]
    )
    #expect(report.failures.map(\.expectedNormalized) == [nil, "ab", nil, nil])
    #expect(report.failures.map(\.actualNormalized) == [nil, "AB", nil, "ABC"])
  }

  @Test("reports each example whose facts are others, and what they are")
  func facts() throws {
    let report = try runner().run([Fixtures.path("Examples/facts.yaml")])
    #expect(report.passed == 3)
    #expect(report.failures.map(\.position.line) == [13, 14, 15, 18])
    #expect(
      report.failures.map(\.expectedFacts)
        == [["area": "B"], ["area": "A"], ["serial": .null], ["serial": "778"]]
    )
    #expect(
      report.failures.map(\.actualFacts)
        == [["area": "A"], ["area": .null], ["serial": "12"], ["serial": "777"]]
    )
  }

  @Test("reports forms that a rule makes of an example and does not accept")
  func forms() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      format: 1
      pack: acme
      rules:
        written:
          title: Written
          normalize: [{ remove: '[-]' }]
          parts: { pattern: '(?<a>[A-Z])(?<b>[0-9])?(?<c>X)' }
          write: '{a}-{b} {c}'
          examples: { valid: [AX, A1X], invalid: [{ value: '?', codes: [identifier.format] }] }
        stored:
          title: Stored
          parts: { pattern: '(?<a>[A-Z])(?<b>[0-9])' }
          canonical: '{b}{a}'
          examples: { valid: [A1], invalid: [{ value: '?', codes: [identifier.format] }] }
        fine:
          title: Fine
          normalize: [{ remove: '[-]' }]
          parts: { pattern: '(?<a>[A-Z])(?<b>[0-9])' }
          write: '{a}-{b}'
          examples: { valid: [A1], invalid: [{ value: '?', codes: [identifier.format] }] }

      """#,
      to: "acme/pack.yaml"
    )
    let report = try runner().run([folder.path])
    #expect(report.passed == 7)
    #expect(report.failures.map(\.rule) == ["written", "written", "stored"])
    #expect(report.failures.map(\.form) == ["A- X", "A-1 X", "1A"])
    for failure in report.failures {
      #expect(failure.actualCodes.areOrAreSlips(of: ["identifier.format"]))
    }
  }

  @Test("runs the examples of codes beside a pack, and reports those that do not give their code")
  func examplesOfCodes() throws {
    let report = try runner().run([Fixtures.path("Examples/with-codes")])
    #expect(report.passed == 2)
    #expect(report.failures.map(\.position.line) == [5, 9])
    #expect(report.failures.map(\.rule) == ["tag", "prefix.missing"])
    #expect(report.failures.map(\.expectedCodes) == [["length.too_short"], ["prefix.missing"]])
    #expect(report.failures.map(\.actualCodes) == [["length.too_long"], []])
    #expect(report.failures.allSatisfy { $0.file.hasSuffix("with-codes/code-examples.yaml") })
  }

  @Test("refuses an example of a code whose rule there is not")
  func exampleOfUnknownRule() throws {
    let folder = try TemporaryFolder()
    try folder.write("format: 1\npack: acme\n", to: "acme/pack.yaml")
    let text = "format: 1\nkind: code-examples\ncodes:\n  a.b: { rule: tagg, value: x }\n"
    try folder.write(text, to: "acme/code-examples.yaml")
    let error = try #require(throws: LoadingError.self) { try runner().run([folder.path]) }
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_rule"])
    #expect(error.diagnostics.map(\.line) == [4])
  }

  @Test("refuses a pack with a rule that cannot be made, though its examples hold")
  func brokenRule() throws {
    let error = try #require(throws: LoadingError.self) {
      try runner().run([Fixtures.path("Examples/cannot-be-made.yaml")])
    }
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_rule"])
    #expect(error.diagnostics.map(\.line) == [10])
  }

  @Test(
    "uses the day that it is given",
    arguments: [("2029-12-31", 1), ("2030-01-01", 0), ("2030-01-02", 0)]
  )
  func day(today: String, failures: Int) throws {
    let date = try #require(CivilDate(today))
    let report = try runner(Surroundings { date }).run([Fixtures.path("Examples/dated.yaml")])
    #expect(report.failures.count == failures)
  }

  @Test("An example can name its own day or time", arguments: ["2026-11-20", "2040-01-01"])
  func ownDay(today: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      format: 1
      pack: dated
      rules:
        past:
          checks: [date: { latest: today }]
          examples:
            valid: [{ value: 2030-01-01, now: 2030-01-01 }]
            invalid: [{ value: 2030-01-02, now: '2030-01-01T23:59:59Z', codes: [date.too_late] }]
      forms:
        f:
          fields: { day: { rule: past } }
          examples:
            valid: [{ record: { day: 2030-01-01 }, now: 2030-01-01 }]
            invalid: [{ record: { day: 2030-01-02 }, now: 2030-01-01, codes: { day: date.too_late } }]

      """,
      to: "dated/pack.yaml"
    )
    try folder.write(
      """
      format: 1
      kind: code-examples
      codes:
        date.too_early: { rule: { checks: [date: { earliest: today }] }, value: 2039-12-31, now: 2040-01-01 }
        date.too_late: { rule: past, value: 2030-01-02, now: 2030-01-01 }

      """,
      to: "dated/code-examples.yaml"
    )
    let date = try #require(CivilDate(today))
    let report = try runner(Surroundings { date }).run([folder.path])
    #expect(report.passed == 6)
    #expect(report.failures == [])
  }

  private func runner(_ surroundings: Surroundings = .system) -> ExampleRunner {
    ExampleRunner(surroundings: surroundings, resources: Fixtures.path("Lint/Sound"))
  }
}
