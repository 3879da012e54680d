import RuleEngine
import TestSupport
import Testing
import TextRules
import ValueRules
import Violations

/// What the checks of lists and records report, with the paths of elements.
@Suite struct ListCheckTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var name: String
    var settings: [String: Value] = [:]
    var value: Value
    /// The codes, each followed by `@` and its path, if it has one.
    var found: [String]
  }

  private static func row(
    _ description: String,
    _ name: String,
    _ settings: [String: Value],
    _ value: Value,
    _ found: String...
  ) -> Row {
    Row(testDescription: description, name: name, settings: settings, value: value, found: found)
  }

  static let rows: [Row] = [
    row("enough", "count", ["minimum": 2], ["a", nil]),
    row("too few", "count", ["minimum": 2], ["a"], "count.too_few"),
    row("too many members", "count", ["maximum": 1], ["a": 1, "b": 2], "count.too_many"),
    row("not the one number", "count", ["exact": 2], ["a"], "count.wrong"),
    row("a text is no list", "count", ["exact": 2], "ab", "type.mismatch"),
    row("all differ", "distinct", [:], ["1", 1, true, nil, ["1"], ["a": 1]]),
    row("numbers by value", "distinct", [:], [1, 2, 1.0], "distinct.repeated@[2]"),
    row(
      "each that repeats",
      "distinct",
      [:],
      ["a", "a", "a"],
      "distinct.repeated@[1]",
      "distinct.repeated@[2]"
    ),
    row(
      "lists inside",
      "distinct",
      [:],
      [["a", "b"], ["ab"], ["a", "b"]],
      "distinct.repeated@[2]"
    ),
    row(
      "records inside",
      "distinct",
      [:],
      [["a": 1, "b": 2], ["b": 2, "a": 1.0]],
      "distinct.repeated@[1]"
    ),
    row("scalars, not characters", "distinct", [:], ["\u{E9}", "e\u{301}"]),
    row("case counts", "distinct", [:], ["a", "A"]),
    row(
      "case does not",
      "distinct",
      ["ignoring-case": true],
      ["straße", "STRASSE"],
      "distinct.repeated@[1]"
    ),
    row(
      "by members",
      "distinct",
      ["by": ["a", "b"]],
      [["a": 1, "b": 2], ["a": 1, "b": 3], ["a": 1, "b": 2, "c": 4]],
      "distinct.repeated@[2]"
    ),
    row("by members that are blank", "distinct", ["by": "a"], [["a": ""], ["b": 1], ["a": nil]]),
    row(
      "by members of no record",
      "distinct",
      ["by": "a"],
      [["a": 1], "x", ["a": 1]],
      "type.mismatch@[1]",
      "distinct.repeated@[2]"
    ),
    row("all there", "includes", ["values": ["a", "5"]], [5, "b", "a"]),
    row("one is missing", "includes", ["values": ["a", "b"]], ["b"], "includes.missing"),
    row("enough of them", "includes", ["values": ["a", "b", "c"], "minimum": 2], ["b", "c"]),
    row(
      "one twice is one",
      "includes",
      ["values": ["a", "b"], "minimum": 2],
      ["b", "b"],
      "includes.too_few.listed"
    ),
    row("folded", "includes", ["values": ["A"], "ignoring-case": true], ["a"]),
    row(
      "refused",
      "excludes",
      ["values": ["a", 7]],
      ["b", "7", "a"],
      "excludes.refused@[1]",
      "excludes.refused@[2]"
    ),
    row("a part", "subset-of", ["values": ["a", "b"]], ["b", "b"]),
    row(
      "not a part",
      "subset-of",
      ["values": ["a", "b"]],
      ["b", "c", 3],
      "one_of.missing@[1]",
      "one_of.missing@[2]"
    ),
    row("part of a field", "subset-of", ["field": "list"], ["a", "1", 1], "member_of.missing@[1]"),
    row(
      "no part of a blank field",
      "subset-of",
      ["field": "nothing"],
      ["a"],
      "member_of.missing@[0]"
    ),
    row("the other is no list", "subset-of", ["field": "text"], ["a"]),
    row("a member", "is-member-of", ["field": "list"], 1.0),
    row("no member", "is-member-of", ["field": "list"], "1", "member_of.missing"),
    row("ascending", "sorted", [:], [1, 1, 2.5, 10]),
    row("not ascending", "sorted", [:], [1, 3, 2, 1], "sorted.wrong@[2]"),
    row("texts by code points", "sorted", [:], ["10", "9", "é", "😀"]),
    row("dates", "sorted", ["order": "descending"], ["2026-11-24", "2026-02-28", "2025-12-31"]),
    row("strictly", "sorted", ["strictly": true], ["a", "a"], "sorted.wrong@[1]"),
    row("texts as numbers", "sorted", ["numbers": true], ["9", "10"]),
    row("no number", "sorted", ["numbers": true], ["9", "x", 10], "type.mismatch@[1]"),
    row("two kinds", "sorted", [:], ["9", 10], "type.mismatch@[1]"),
    row(
      "by a member",
      "sorted",
      ["by": "n"],
      [["n": 2], ["n": nil], ["n": 1]],
      "sorted.wrong@[2].n"
    ),
    row("members", "members", ["required": ["a", "b"]], ["a": 1, "b": "", "c": 1], "required@b"),
    row("any member", "members", ["any-of": ["a", "b"]], ["c": 1], "filled.too_few"),
    row(
      "others are refused",
      "members",
      ["required": "a", "optional": "b", "others": "refuse"],
      ["a": 1, "b": 1, "x.y": 1],
      "field.unknown@[\"x.y\"]"
    ),
    row("a list has no members", "members", ["required": "a"], ["a"], "type.mismatch"),
  ]

  private static let fields: FixedFields = ["list": ["a", 1], "text": "a"]

  @Test("A row gives its codes at its paths", arguments: rows)
  func findings(row: Row) throws {
    let definition = try #require(SubjectRegistry.builtIn.check(row.name))
    let check = try definition.check(row.settings)
    let found = check.findings(in: row.value, context: CheckContext(fields: Self.fields))
    let shown = found.violations.map { violation in
      violation.path.isEmpty ? "\(violation.code)" : "\(violation.code)@\(violation.path)"
    }
    #expect(shown == row.found)
  }

  @Test("Each element is checked, and nested lists too")
  func each() throws {
    let short = CheckList([RuleCheck(LengthCheck(1...2))])
    let inner = EachCheck(short)
    #expect(
      paths(inner, ["a", "abc", nil, 5]) == [
        "length.too_long@[1]", "required@[2]", "type.mismatch@[3]",
      ]
    )
    let nested = EachCheck(CheckList([RuleCheck(inner)]))
    #expect(
      paths(nested, [["abc"], "x", ["a", "bcd"]])
        == ["length.too_long@[0][0]", "type.mismatch@[1]", "length.too_long@[2][1]"]
    )
    let members = EachCheck(keys: short, values: short, acceptingBlank: true)
    #expect(
      paths(members, ["abc": "", "a": "xyz"]) == ["length.too_long@a", "length.too_long@abc"]
    )
    #expect(paths(members, ["a"]) == ["type.mismatch"])
  }

  @Test("Each hands elements of any kind to a rule")
  func eachByRule() {
    let rule = Rule(name: "pair", checks: [RuleCheck(CountCheck(2...2))])
    let each = EachCheck(CheckList([RuleCheck(RuleReferenceCheck(rule))]))
    #expect(
      paths(each, [[1, 2], [1], "ab"])
        == ["count.wrong@[1]", "type.mismatch@[2]"]
    )
  }

  @Test("What repeats tells where it stands and where the first is")
  func places() {
    let found = DistinctCheck().findings(in: ["a", "b", "b", "a"])
    #expect(
      found.violations.map(\.arguments) == [
        ["first": 2, "position": 3], ["first": 1, "position": 4],
      ]
    )
  }

  @Test("A list that is too long is not decided")
  func tooLong() {
    let list = Value.list(Array(repeating: "a", count: 1_001))
    for check in [DistinctCheck(), SortedCheck(), EachCheck(CheckList([]))] as [any Check] {
      let found = check.findings(in: list)
      #expect(found.outcome == .inconclusive)
      #expect(found.violations.map(\.code) == ["limit.list_size"])
    }
  }

  @Test("Repetitions are those of a slow, obvious search")
  func distinctAtRandom() {
    var generator = SplitMix64(seed: 11)
    let atoms: [Value] = ["a", "b", "", 1, 1.0, "1", true, nil, ["a"], ["a": 1], ["a": 1.0], [nil]]
    for _ in 0..<500 {
      let list = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        atoms.randomElement(using: &generator) ?? nil
      }
      let slow = list.indices.filter { list[..<$0].contains(list[$0]) }
      let found = DistinctCheck().findings(in: .list(list)).violations
      #expect(found.compactMap { $0.path.positions.first } == slow)
    }
  }

  private func paths(_ check: some Check, _ value: Value) -> [String] {
    check.findings(in: value).violations.map { violation in
      violation.path.isEmpty ? "\(violation.code)" : "\(violation.code)@\(violation.path)"
    }
  }
}
