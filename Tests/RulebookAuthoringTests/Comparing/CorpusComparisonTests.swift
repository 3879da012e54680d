import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

@Suite("Comparing the results of a corpus")
struct CorpusComparisonTests {
  private static func pack(_ maximum: Int) -> String {
    """
    rules:
      tag: { checks: [{ length: { maximum: \(maximum) } }, { prefix: a }] }
      key: { secret: true, checks: [{ length: { maximum: \(maximum) } }] }
    forms: { pair: { fields: { one: { rule: tag }, two: { rule: tag } } } }
    """
  }

  private func comparison(_ lines: String, rule: String? = nil) throws -> CorpusComparison {
    CorpusComparison(
      SourceText(lines, name: "corpus"),
      from: try PackComparisonTests.rulebook(Self.pack(4)),
      to: try PackComparisonTests.rulebook(Self.pack(2)),
      defaults: CorpusComparison.Defaults(rule: rule)
    )
  }

  @Test("Lines are values of the rule, requests, or blank")
  func lines() throws {
    let lines = """
      ab
      abc

      bcd
      {"rule": "key", "value": "abc"}
      {"form": "pair", "record": {"one": "abc", "two": "a"}}
      {"rule": "tags", "value": "a"}
      {"rule": "tag"
      """
    let comparison = try comparison(lines, rule: "tag")
    #expect(comparison.compared == 6)
    #expect(comparison.skipped == [7])
    #expect(comparison.changed == 4)
    #expect(comparison.kinds.map(\.words) == ["valid → invalid", "invalid, other codes"])
    #expect(comparison.kinds.map { comparison.counts[$0] } == [3, 1])
    #expect(comparison.hasStricter && !comparison.hasLooser)
    let stricter = comparison.samples[comparison.kinds[0]] ?? []
    #expect(stricter.map(\.line) == [2, 5, 6])
    #expect(stricter.map(\.name) == ["tag", "key", "pair"])
    #expect(stricter.map(\.value) == ["abc", nil, nil])
    #expect(
      stricter.map(\.new) == [
        ["length.too_long"], ["length.too_long"], ["one: length.too_long"],
      ]
    )
  }

  @Test("Without a rule, a line that isn't a request is skipped")
  func noRule() throws {
    let comparison = try comparison("abc\n{\"rule\": \"tag\", \"value\": \"abc\"}\n")
    #expect(comparison.skipped == [1])
    #expect(comparison.compared == 1)
    #expect(comparison.changed == 1)
  }

  @Test("Twenty thousand lines are counted, and the first of each kind are kept")
  func many() throws {
    let lines = (0..<20_000).map { $0.isMultiple(of: 100) ? "abc" : "ab" }
    let comparison = try comparison(lines.joined(separator: "\n"), rule: "tag")
    #expect(comparison.compared == 20_000)
    #expect(comparison.changed == 200)
    let samples = comparison.samples.values.flatMap(\.self)
    #expect(samples.map(\.line) == [1, 101, 201, 301, 401])
  }

  @Test("A stricter result raises the next version")
  func version() throws {
    var packs = try PackComparisonTests.comparison(
      Self.pack(4),
      Self.pack(4) + "\nmessages: { en: { rule:tag: A tag } }"
    )
    let before = packs.packs.first?.next
    packs.heed(try comparison("abc", rule: "tag"))
    #expect(before == "1.1.0")
    #expect(packs.packs.first?.next == "2.0.0")
  }
}
