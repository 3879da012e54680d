import TestSupport
import Testing
import TextPatterns

@testable import RulebookAuthoring

/// How much is compared, and what isn't compared again.
@Suite("The limit of a comparison")
struct ComparisonMemoryTests {
  /// What the old pattern means compared with the new one.
  static let rows = TextRow.rows(
    #"""
    more texts | [a-c]{2} | [a-z]{2} | looser
    fewer texts | [a-z]{2} | [a-c]{2} | stricter
    the same texts | (?:a|b)+ | [ab]+ | text
    other texts | a{1,3} | a{2,5} | unknown
    """#
  )

  @Test("Patterns are compared by their texts", arguments: rows)
  func effect(row: TextRow) throws {
    let memory = ComparisonMemory()
    let effect = memory.effect(try TextPattern(row[1]), try TextPattern(row[2]))
    #expect((effect?.rawValue ?? "unknown") == row[3])
    #expect(memory.uncomparedPatterns == 0)
  }

  @Test("Without steps, it isn't known what a pattern means", arguments: rows)
  func exhausted(row: TextRow) throws {
    let memory = ComparisonMemory(steps: 0)
    let (old, new) = (try TextPattern(row[1]), try TextPattern(row[2]))
    #expect(memory.effect(old, new) == nil)
    #expect(memory.effect(old, new) == nil)
    #expect(memory.uncomparedPatterns == 1)
  }

  @Test("All patterns share the steps, and the same pair takes them once")
  func shared() throws {
    // A comparison of these patterns takes more than 10,000 steps and fewer than a million.
    let memory = ComparisonMemory(steps: 1_000_000)
    let old = try TextPattern("[a-z]{2}")
    for _ in 0..<100 { #expect(memory.effect(old, try TextPattern("[a-c]{2}")) == .stricter) }
    for count in 3..<203 { _ = memory.effect(old, try TextPattern("[a-c]{\(count)}a*")) }
    #expect(memory.uncomparedPatterns > 0)
    #expect(memory.effect(old, try TextPattern("[a-c]{2}")) == .stricter)
  }
}
