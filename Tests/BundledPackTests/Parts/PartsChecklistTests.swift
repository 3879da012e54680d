import Rulebook
import TestSupport
import Testing

/// What a checklist says of values made of parts: only what a check would say of the same text.
@Suite("Checklists of values made of parts")
struct PartsChecklistTests {
  private static let pack = #"""
    format: 1
    pack: acme
    tables:
      lines: { kind: rows, columns: { shape: pattern }, rows: { A: { shape: '[1-4]' }, B: { shape: '[A-Z]' } } }
    rules:
      batch:
        title: Batch code
        normalize: [{ remove: '[\ ]' }]
        parts:
          pattern: '(?<plant>[A-Z])(?<line>.)(?<year>[0-9]{2})(?<check>[0-9])'
          look-up: [{ table: lines, by: { part: plant } }]
        checks:
          - { part: line, pattern: { column: shape }, code: identifier.not_issued }
          - { part: check, not: { one-of: { values: ['9'] } }, code: identifier.check_digit }
          - checksum: { of: [year], modulus: 9, check: check }
        example: A1 26 8
      stopping: { extends: batch, stop: first }
      either:
        title: Either
        parts: { pattern: '(?<batch>[A-Z].*)|(?<number>[0-9]+)' }
        checks:
          - { part: batch, rule: batch }
          - { part: number, length: 3, code: identifier.length }
        example: '123'
      named:
        title: Named
        parts: { pattern: '(?s)(?<whole>.*)' }
        checks: [one-of: [a, b]]
        example: a
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack) }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var text: String
    var states: [String]

    init(_ name: String, _ text: String, _ states: String..., of rule: String = "batch") {
      (testDescription, self.rule, self.text, self.states) = (name, rule, text, states)
    }
  }

  static let rows: [Row] = [
    Row("nothing yet", "", "open format", "open check_digit"),
    Row("a pattern that every text has", "b", of: "named"),
    Row("a valid value", "A1 26 8", "met format", "met check_digit"),
    Row("what cannot be taken apart", "A1 2", "unmet format", "open check_digit"),
    Row("a wrong check digit", "A1 26 7", "met format", "unmet check_digit"),
    Row(
      "a check digit that one of two checks refuses",
      "A1 27 9",
      "met format",
      "unmet check_digit"
    ),
    Row("no such row", "X1 26 8", "met format", "unmet unknown_part", "met check_digit"),
    Row(
      "not what the row asks for",
      "A5 26 8",
      "met format",
      "unmet not_issued",
      "met check_digit"
    ),
    Row(
      "what stops",
      "A5 26 7",
      "met format",
      "unmet not_issued",
      "open check_digit",
      of: "stopping"
    ),
  ]

  @Test("say what is met, what is not, and what nobody can say yet", arguments: rows)
  func states(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule)
    let checklist = rule.checklist(for: row.text)
    let states = checklist.map {
      "\($0.state) \($0.violation.code.rawValue.dropFirst("identifier.".count))"
    }
    #expect(states == row.states)
    #expect(checklist.allSatisfy { $0.violation.range == nil })
    #expect(checklist.allSatisfy { $0.state == .met } == rule.accepts(row.text))
  }
}
