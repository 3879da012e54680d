import PackLoading
import RuleEngine
import Testing
import Violations

/// Branches that a constant makes unreachable are left out, and heirs still find them.
@Suite("Branches that constants make unreachable")
struct UnreachableBranchesTests {
  /// A rule, the codes that it reports, and the rules that it passes values to.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: String
    var codes: Set<String>
    var rules: Set<String>

    init(_ name: String, _ rule: String, _ codes: Set<String>, rules: Set<String> = []) {
      (testDescription, self.rule, self.codes, self.rules) = (name, rule, codes, rules)
    }
  }

  /// Each branch reports one code: `prefix` and `suffix` report `prefix.missing` and
  /// `suffix.missing`.
  private static let pack =
    PackText.header + #"""
      tables:
        kinds:
          kind: rows
          columns: { main: rule, more: rule, sub: text }
          rows: { A: { main: first }, B: { main: second, more: third, sub: X } }
        subs: { kind: rows, columns: { last: rule }, rows: { X: { last: third }, Y: { last: first } } }
      rules:
        first: { checks: [prefix: x] }
        second: { checks: [suffix: y] }
        third: { checks: [length: { maximum: 3 }] }
        chosen:
          parameters: { kind: { type: { choice: [a, b, c] }, default: a } }
          checks:
            - { name: choice, when: { if: { parameter: kind }, matches: { equals: a }, then: { prefix: x }, else: { suffix: y } } }
        chosen-a: { extends: chosen, with: { kind: a } }
        chosen-b: { extends: chosen, with: { kind: b } }
        renamed: { extends: chosen, parameters: { sort: { type: text, default: a } }, with: { kind: { parameter: sort } } }
        renamed-b: { extends: renamed, with: { sort: b } }
        more-b: { extends: chosen-b, checks: [length: { maximum: 3 }] }
        other-question: { extends: more-b, change: { choice: { matches: { equals: b } } } }
        without: { extends: more-b, drop: [choice] }
        only-then:
          parameters: { long: { type: boolean, default: false } }
          checks: [when: { if: { parameter: long }, then: { prefix: x } }]
        always: { extends: only-then, with: { long: true } }
        never: { extends: only-then, with: { long: false } }
        by-list:
          parameters: { kind: { type: text } }
          checks:
            - when:
                if: { parameter: kind }
                matches: { any: [ { one-of: [a, b] }, { length: { minimum: 3 } } ], code: x.y }
                then: { prefix: x }
                else: { suffix: y }
        by-list-b: { extends: by-list, with: { kind: b } }
        by-list-c: { extends: by-list, with: { kind: c } }
        by-day:
          parameters: { day: { type: text } }
          checks:
            - when: { if: { parameter: day }, matches: { date: { latest: today } }, then: { prefix: x }, else: { suffix: y } }
        by-day-fixed: { extends: by-day, with: { day: 2026-01-01 } }
        looked-up:
          parameters: { kind: { type: text } }
          stop: first
          example: x
          parts:
            pattern: '(?s)(?<all>.*)'
            look-up: [{ table: kinds, by: { parameter: kind, case: upper }, absent: skip }, { table: subs, by: { part: sub }, absent: skip }]
          checks:
            - { name: known, when: { part: main, else: { not: { pattern: '(?s).*' }, code: identifier.country } } }
            - name: number
              any:
                of:
                  - { rule: { column: main } }
                  - - { when: { part: more, else: { not: { pattern: '(?s).*' }, code: identifier.format } } }
                    - { rule: { column: more } }
                  - - { when: { part: last, else: { not: { pattern: '(?s).*' }, code: identifier.format } } }
                    - { rule: { column: last } }
                reports: first
        looked-up-a: { extends: looked-up, with: { kind: a } }
        looked-up-b: { extends: looked-up, with: { kind: b } }
        looked-up-c: { extends: looked-up, with: { kind: c } }
        all-reports: { extends: looked-up-a, stop: all }
        passing: { checks: [rule: { name: chosen, with: { kind: b } }] }
      codes: { x.y: {} }
      messages: { en: { x.y: x } }
      """#

  private static let library = Result { try PackText.library([pack]) }

  static let rows = [
    Row("nothing is known", "chosen", ["prefix.missing", "suffix.missing"]),
    Row("the condition holds", "chosen-a", ["prefix.missing"]),
    Row("the condition doesn't hold", "chosen-b", ["suffix.missing"]),
    Row("a parameter is renamed", "renamed", ["prefix.missing", "suffix.missing"]),
    Row("a renamed parameter is fixed", "renamed-b", ["suffix.missing"]),
    Row("an heir adds a check", "more-b", ["suffix.missing", "length.too_long"]),
    Row("an heir changes the condition", "other-question", ["prefix.missing", "length.too_long"]),
    Row("an heir drops the check", "without", ["length.too_long"]),
    Row("the only branch is reached", "always", ["prefix.missing"]),
    Row("the only branch isn't reached", "never", []),
    Row("a constant is in a list", "by-list-b", ["prefix.missing"]),
    Row("a constant isn't in a list", "by-list-c", ["suffix.missing"]),
    Row("the answer depends on the day", "by-day-fixed", ["prefix.missing", "suffix.missing"]),
    Row(
      "any row can be found",
      "looked-up",
      ["identifier.format", "identifier.country", "prefix.missing", "suffix.missing"],
      rules: ["first", "second", "third"]
    ),
    Row(
      "one row can be found",
      "looked-up-a",
      ["identifier.format", "prefix.missing"],
      rules: ["first"]
    ),
    Row(
      "one row leads to another one",
      "looked-up-b",
      ["identifier.format", "suffix.missing"],
      rules: ["second", "third"]
    ),
    Row("no row can be found", "looked-up-c", ["identifier.format", "identifier.country"]),
    Row(
      "a rule that doesn't stop keeps branches about parts",
      "all-reports",
      ["identifier.format", "identifier.country", "prefix.missing"],
      rules: ["first"]
    ),
  ]

  @Test("are left out", arguments: rows)
  func reports(_ row: Row) throws {
    let rule = try #require(try Self.library.get().template(row.rule))
    var reports = RuleReports()
    #expect(Set(reports.codes(of: rule).map(\.rawValue)) == row.codes)
    #expect(Set(rule.traits.rules.keys) == row.rules)
  }

  /// A rule with constants, and the rule that it extends with the same parameters.
  struct Pair: CustomTestStringConvertible, Sendable {
    var testDescription: String { heir }
    var heir: String
    var rule: String
    var parameters: [String: Value]
  }

  static let pairs = [
    Pair(heir: "chosen-a", rule: "chosen", parameters: ["kind": "a"]),
    Pair(heir: "chosen-b", rule: "chosen", parameters: ["kind": "b"]),
    Pair(heir: "renamed-b", rule: "chosen", parameters: ["kind": "b"]),
    Pair(heir: "always", rule: "only-then", parameters: ["long": true]),
    Pair(heir: "never", rule: "only-then", parameters: ["long": false]),
    Pair(heir: "by-list-b", rule: "by-list", parameters: ["kind": "b"]),
    Pair(heir: "by-list-c", rule: "by-list", parameters: ["kind": "c"]),
    Pair(heir: "by-day-fixed", rule: "by-day", parameters: ["day": "2026-01-01"]),
    Pair(heir: "looked-up-a", rule: "looked-up", parameters: ["kind": "a"]),
    Pair(heir: "looked-up-b", rule: "looked-up", parameters: ["kind": "b"]),
    Pair(heir: "looked-up-c", rule: "looked-up", parameters: ["kind": "c"]),
    Pair(heir: "passing", rule: "chosen", parameters: ["kind": "b"]),
  ]

  @Test("don't change what is reported", arguments: pairs)
  func verdicts(_ pair: Pair) throws {
    let library = try Self.library.get()
    let heir = try #require(try library.template(pair.heir)).bind()
    let rule = try #require(try library.template(pair.rule)).bind(pair.parameters)
    let values: [Value] = ["x", "y", "xy", "xyz", "longer", "x is y", 7, true, .list(["x"])]
    for value in values {
      let expected = rule.report(on: value, in: CheckContext())
      let actual = heir.report(on: value, in: CheckContext())
      #expect(actual.outcome == expected.outcome, "\(value)")
      #expect(actual.violations.map(\.code) == expected.violations.map(\.code), "\(value)")
      #expect(actual.normalized == expected.normalized, "\(value)")
    }
  }

  @Test func `rules that use no constant share their checks' branches`() throws {
    let rule = try #require(try Self.library.get().template("more-b"))
    let parent = try #require(try Self.library.get().template("chosen-b"))
    #expect(rule.base === parent)
    #expect(rule.checks.count == 2)
  }

  /// Rules that fix the kind, of a table with 200 kinds.
  ///
  /// A rule costs 80, its inherited check 5, its parent's parameter 1, and the one check that is
  /// made 15. What it can report costs less than a unit. All 200 checks would cost 3,000.
  @Test("aren't counted", arguments: [1, 10, 100])
  func cost(count: Int) throws {
    let rows = (0..<200).map { "      k\($0): { main: r\($0) }\n" }.joined()
    let rules = (0..<200).map { "  r\($0): { checks: [prefix: x] }\n" }.joined()
    let base =
      PackText.header
      + "tables:\n  kinds:\n    kind: rows\n    columns: { main: rule }\n    rows:\n"
      + rows + "rules:\n" + rules + #"""
          by-kind:
            parameters: { kind: { type: text } }
            example: x
            parts: { pattern: '.*', look-up: [{ table: kinds, by: { parameter: kind } }] }
            checks: [{ rule: { column: main } }]

        """#
    let heirs = (0..<count).map { "  h\($0): { extends: by-kind, with: { kind: k\($0) } }\n" }
    // The rules `r0` to `r199` cost 95 each. `by-kind` costs 80, its 200 checks 15 each, and each
    // row a quarter of a unit for the choice of the check, a quarter for what it can report, and an
    // eighth because it is searched for constants.
    let most = 200 * 95 + 80 + 3_000 + 50 + 50 + 25 + count * 101
    #expect(PackText.errors([base + heirs.joined()], budget: LoadingBudget(units: most)).isEmpty)
  }
}
