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

  struct NameRow: Sendable, CustomTestStringConvertible {
    var title: String
    var line: String
    var sample: String
    var testDescription: String { title }
  }

  static let nameRows = [
    NameRow(
      title: "a field with names of its own",
      line: #"{"form": "people", "record": {"ages": {"ann@example.org": "abc"}}}"#,
      sample: "ages: length.too_long"
    ),
    NameRow(
      title: "an element of a list",
      line: #"{"form": "people", "record": {"list": [{"ann@example.org": "abc"}]}}"#,
      sample: "list[0]: length.too_long"
    ),
    NameRow(
      title: "a field inside a record",
      line: #"{"form": "people", "record": {"home": {"town": "abc"}}}"#,
      sample: "home.town: length.too_long"
    ),
    NameRow(
      title: "a personal value",
      line: #"{"rule": "ages", "value": {"ann@example.org": "abc"}}"#,
      sample: "length.too_long"
    ),
  ]

  @Test("A sample has no name that only a record has", arguments: nameRows)
  func names(_ row: NameRow) throws {
    func pack(_ maximum: Int) -> String {
      """
      rules:
        word: { checks: [length: { maximum: \(maximum) }] }
        ages: { personal: true, checks: [each: { values: { rule: word } }] }
      forms:
        people:
          fields: { ages: { rule: ages }, 'list[]': { rule: ages }, home.town: { rule: word } }
      """
    }
    let comparison = CorpusComparison(
      SourceText(row.line, name: "corpus"),
      from: try PackComparisonTests.rulebook(pack(4)),
      to: try PackComparisonTests.rulebook(pack(2))
    )
    let samples = comparison.samples.values.flatMap(\.self)
    #expect(samples.map(\.new) == [[row.sample]])
  }

  @Test("A line that can be a broken request is compared, but not shown")
  func broken() throws {
    let comparison = CorpusComparison(
      SourceText("abcdef\n{\"rule\": \"key\", \"value\": \"abc\"\n", name: "corpus"),
      from: try PackComparisonTests.rulebook(Self.pack(100)),
      to: try PackComparisonTests.rulebook(Self.pack(2)),
      defaults: CorpusComparison.Defaults(rule: "tag")
    )
    let samples = comparison.samples.values.flatMap(\.self).sorted { $0.line < $1.line }
    #expect(samples.map(\.line) == [1, 2])
    #expect(samples.map(\.value) == ["abcdef", nil])
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

  @Test(
    "A line that `rulebook batch` would refuse isn't compared",
    arguments: [
      #"{"rule": 1, "value": "abc"}"#,
      #"{"rule": "tag", "value": "abc", "form": "pair"}"#,
      #"{"rule": "tag", "form": "pair", "record": {}}"#,
      #"{"form": "pair", "record": {}, "with": {}}"#,
      #"{"rule": "tag", "value": "abc", "groups": "all"}"#,
      #"{"rule": "tag", "value": "abc", "now": "today"}"#,
      #"{"rule": "tag", "value": "abc", "color": "red"}"#,
      #"{"code": "required"}"#,
    ]
  )
  func refused(line: String) throws {
    let comparison = try comparison(line, rule: "tag")
    #expect(comparison.compared == 0)
    #expect(comparison.skipped == [1])
  }

  @Test("A member that is null counts as absent")
  func null() throws {
    let line = #"{"rule": null, "form": null, "now": null, "value": "abc"}"#
    #expect(try comparison(line, rule: "tag").changed == 1)
  }

  @Test("A line has its own day")
  func day() throws {
    func pack(_ latest: String) -> String {
      "rules: { day: { checks: [date: { latest: \(latest) }] } }"
    }
    let lines = ["2026-11-19", "2026-11-20", "2026-11-21"].map { day in
      #"{"rule": "day", "value": "2026-11-21", "now": "\#(day)"}"#
    }
    let comparison = CorpusComparison(
      SourceText(lines.joined(separator: "\n"), name: "corpus"),
      from: try PackComparisonTests.rulebook(pack("today")),
      to: try PackComparisonTests.rulebook(pack("today+P1D"))
    )
    #expect(comparison.compared == 3)
    #expect(comparison.samples.values.flatMap(\.self).map(\.line) == [2])
    #expect(comparison.hasLooser && !comparison.hasStricter)
  }

  @Test("A rule or form that neither version has is refused")
  func unknownNames() throws {
    let old = try PackComparisonTests.rulebook(Self.pack(4))
    let new = try PackComparisonTests.rulebook("rules: { other: { checks: [length: 4] } }")
    typealias Defaults = CorpusComparison.Defaults
    try Defaults(rule: "tag", form: "pair").validate(for: old, and: new)
    try Defaults(rule: "other").validate(for: old, and: new)
    let unknown = [
      Defaults(rule: "tags"), Defaults(form: "pairs"),
      Defaults(rule: "tag", parameters: ["most": .text("2")]),
    ]
    for defaults in unknown {
      #expect(throws: UsageError.self) { try defaults.validate(for: old, and: new) }
    }
  }

  @Test("The text shows the beginnings of long values, and the first of many codes")
  func long() throws {
    let pack = "rules: { tags: { checks: [each: { length: { maximum: 100 } }] } }"
    let element = "\"" + String(repeating: "b", count: 50) + "\""
    let values = [
      "[" + Array(repeating: element, count: 30).joined(separator: ",") + "]",
      "[\"" + String(repeating: "c", count: 90) + "\"]",
    ]
    let lines = values.map { "{\"rule\": \"tags\", \"value\": \($0)}" }
    let comparison = CorpusComparison(
      SourceText(lines.joined(separator: "\n"), name: "corpus"),
      from: try PackComparisonTests.rulebook(pack),
      to: try PackComparisonTests.rulebook(pack.replacing("100", with: "9"))
    )
    #expect(comparison.changed == 2)
    #expect(comparison.text.contains("[9]: length.too_long and 20 more\n"))
    #expect(comparison.text.contains(values[1]))
    #expect(comparison.text.split(separator: "\n").allSatisfy { $0.count < 500 })
  }

  @Test("No name in a secret record is shown")
  func secretNames() throws {
    let pack =
      "rules: { keys: { secret: true, checks: [each: { values: [length: { maximum: 5 }] }] } }"
    let comparison = CorpusComparison(
      SourceText(#"{"rule": "keys", "value": {"hunter": "abc"}}"#, name: "corpus"),
      from: try PackComparisonTests.rulebook(pack),
      to: try PackComparisonTests.rulebook(pack.replacing("5", with: "2"))
    )
    #expect(comparison.samples.values.flatMap(\.self).map(\.new) == [["length.too_long"]])
    #expect(!comparison.text.contains("hunter"))
  }

  @Test("A difference without a known cause is a change")
  func unknownCause() throws {
    var packs = try PackComparisonTests.comparison(Self.pack(4), Self.pack(4))
    packs.heed(try comparison("ab", rule: "tag"))
    #expect(packs.changes.isEmpty)
    packs.heed(try comparison("abc", rule: "tag"))
    #expect(packs.changes.map(\.effect) == [.stricter])
    #expect(packs.packs.map(\.next) == ["2.0.0"])
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
