import Rulebook
import Testing

/// The examples that messages show suit the parameters of the rule.
@Suite("Examples in messages")
struct PartsExamplesTests {
  private static let pack = """
    format: 1
    pack: acme
    rules:
      batch:
        title: batch
        parameters: { size: { type: integer, default: 2 }, plant: { type: text, default: A } }
        parts: { pattern: '(?<plant>[A-Z])(?<number>[0-9]*)' }
        checks:
          - { part: plant, equals: { parameter: plant }, code: identifier.not_issued }
          - { part: number, length: { exact: { parameter: size } }, code: identifier.length }
        examples:
          valid:
            - A12
            - { value: A123, with: { size: 3 } }
            - { value: A1234567890, with: { size: 10 } }
            - { value: B12, with: { plant: B } }
            - { value: B123, with: { plant: B, size: 3 } }
      heir: { extends: batch, title: heir }
    """

  private static let rulebook = Result { try PartsFixture.rulebook(pack) }

  @Test(
    "The example with most of the parameters, and no others, is shown",
    arguments: [
      ([:], "A12"), (["size": 3], "A123"), (["plant": "B"], "B12"),
      (["plant": "B", "size": 3], "B123"), (["size": 9], "A12"), (["size": 10], "A1234567890"),

      (["size": 3, "plant": "C"], "A123"),
    ] as [([String: Value], String)]
  )
  func example(parameters: [String: Value], expected: String) throws {
    let rulebook = try Self.rulebook.get()
    for name in ["batch", "heir"] {
      // Twice, since rules and checks are kept.
      for _ in 0..<2 {
        let violation = try rulebook.rule(name, with: parameters).check("?").violations.first
        #expect(violation?.code == "identifier.format")
        #expect(violation?.arguments["example"] == .text(expected), "\(name)")
        let short = try rulebook.rule(name, with: parameters).check("A1").violations.last
        #expect(short?.arguments["example"] == .text(expected), "\(name)")
      }
    }
  }
}
