import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

@Suite("Coverage of checks by examples")
struct ExampleCoverageTests {
  private static let pack = """
    format: 1
    pack: acme
    source-locale: en
    rules:
      tag:
        checks:
          - length: { maximum: 3 }
          - suffix: z
          - any:
              - prefix: a
              - prefix: b
            code: tag.start
          - when:
              matches: { prefix: b }
              then: { suffix: x }
              else: { length: { minimum: 2 } }
        examples:
          valid: [az]
          invalid:
            - { value: abcz, codes: [length.too_long] }
            - { value: cz, codes: [tag.start] }
            - { value: a, codes: [suffix.missing, length.too_short] }
      other:
        extends: tag
        checks: [characters: { allowed: '[a-z]' }]
        examples: { valid: [az] }
    forms:
      pair:
        fields: { first: { rule: tag }, second: { rule: tag, checks: [prefix: a] } }
        checks:
          - filled: { fields: [first, second], minimum: 1 }
        examples:
          valid: [{ record: { first: az, second: az } }]
    codes: { tag.start: {} }
    messages: { en: { tag.start: 'Begin with a or b.' } }

    """

  @Test("The checks that no example fails, reaches or passes are listed at their places")
  func gaps() throws {
    let coverage = try #require(try run().coverage)
    #expect(
      coverage.gaps.map(\.reason) == [
        "no example passes the check `prefix` of `tag`",
        "no example reaches the check `suffix` of `tag`",
        "no example fails the check `characters` of `other`",
        "no example fails the check `prefix` of `pair`",
        "no example fails the check `filled` of `pair`",
      ]
    )
    #expect(coverage.gaps.map(\.position.line) == [11, 15, 25, 29, 31])
    #expect(coverage.total == 10)
    #expect(coverage.covered == 5)
  }

  @Test("Watching the checks changes no result")
  func results() throws {
    let report = try run()
    #expect(report.passed == 6)
    #expect(report.failures == [])
    #expect(try run(measuresCoverage: false).coverage == nil)
  }

  static let filters: [(name: String, texts: [String], passed: Int)] = [
    ("everything", [], 6), ("a name", ["tag"], 4), ("a part of a name", ["ot"], 1),
    ("several", ["tag", "pair"], 5), ("nothing", ["gat"], 0),
  ]

  @Test("Only the examples whose rule or form has a text in its name run", arguments: filters)
  func filter(name: String, texts: [String], passed: Int) throws {
    let report = try run(filter: texts)
    #expect(report.passed == passed)
    #expect(report.failures == [])
  }

  @Test(
    "An example of a code runs for its rule, and for the code",
    arguments: [("tag", 5), ("length.too_short", 1), ("length", 1), ("too_long", 0)]
  )
  func codes(filter: String, passed: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.pack, to: "pack.yaml")
    try folder.write(
      """
      format: 1
      kind: code-examples
      codes:
        length.too_short: { rule: tag, value: a }

      """,
      to: "code-examples.yaml"
    )
    let report = try ExampleRunner(surroundings: .system).run([folder.path], filter: [filter])
    #expect(report.passed == passed)
    #expect(report.failures == [])
  }

  private func run(
    filter: [String] = [],
    measuresCoverage: Bool = true
  ) throws -> ExampleReport {
    let folder = try TemporaryFolder()
    try folder.write(Self.pack, to: "pack.yaml")
    return try ExampleRunner(surroundings: .system)
      .run([folder.path], filter: filter, measuresCoverage: measuresCoverage)
  }
}
