import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// Lists, sums, and what must be there or not, in forms that packs define.
@Suite("Lists and presence in forms")
struct ListFormTests {
  static let pack = """
    format: 1
    pack: acme
    rules:
      pin: { secret: true, checks: [number] }
      some: { checks: [length: { maximum: 9 }] }
      tags: { checks: [{ count: { maximum: 3 } }, { each: { rule: slug } }, distinct] }
      addresses: { checks: [{ each: { rule: email } }, distinct] }
    forms:
      lists:
        stop: all
        fields:
          tags: { rule: tags }
          mails: { rule: addresses }
          chosen: { checks: [is-member-of: tags] }
      order:
        stop: all
        fields:
          'items[].price': { rule: decimal }
          'items[].count': { rule: integer }
          total: { rule: decimal }
          'periods[].start': { rule: date }
          'periods[].end': { rule: date }
        checks:
          - sum: { field: total, of: 'items[].price', times: 'items[].count' }
          - compare: { field: 'periods[].end', after: 'periods[].start' }
      orders:
        stop: all
        fields: { 'o[].sum': { rule: decimal }, 'o[].p[]': { rule: decimal } }
        checks: [sum: { field: 'o[].sum', of: 'o[].p[]' }]
      limited:
        fields: { a: { rule: decimal }, b: { rule: decimal }, c: { rule: decimal } }
        checks: [sum: { field: c, of: [a, b], minimum: 1 }]
      secret:
        fields: { a: { rule: pin }, b: { rule: decimal }, c: { rule: decimal } }
        checks: [sum: { field: c, of: [a, b] }]
      presence:
        stop: all
        fields:
          a: { rule: some }
          b: { rule: some }
          never: { absent: true }
          gone: { missing: true }
          with: { rule: some, required-with: [a, b] }
          with-all: { rule: some, required-with-all: [a, b] }
          without: { rule: some, required-without: [a, b] }
          without-all: { rule: some, required-without-all: [a, b] }
          unless: { rule: some, required-unless: { field: a, matches: { equals: x } } }
          off: { rule: decimal, absent-if: { field: a, matches: { equals: x } } }
          off-with: { rule: some, absent-with: [b] }
      group:
        fields: { a: { rule: some }, b: { rule: some }, c: { rule: some } }
        checks: [filled: { fields: [a, b, c], all-or-none: true }]
    """

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var form: String
    var record: [String: Value]
    var found: [String]
  }

  private static func row(
    _ description: String,
    _ form: String,
    _ record: [String: Value],
    _ found: String...
  ) -> Row {
    Row(testDescription: description, form: form, record: record, found: found)
  }

  private static let items: Value = [
    ["price": "0.1", "count": "3"], ["price": "19.95", "count": 2],
  ]

  static let rows: [Row] = [
    row(
      "elements by path",
      "lists",
      ["tags": ["a", "B!", "a"], "chosen": "a"],
      "slug.format@tags[1]",
      "distinct.repeated@tags[2]"
    ),
    row(
      "elements by a rule",
      "lists",
      ["mails": ["ann@example.org", "ann@"]],
      "email.domain.missing@mails[1]"
    ),
    row(
      "no element of the list",
      "lists",
      ["tags": ["a"], "chosen": "b"],
      "member_of.missing@chosen"
    ),
    row("the sum", "order", ["items": items, "total": "40.20"]),
    row("not the sum", "order", ["items": items, "total": "40.2000001"], "sum.different@total"),
    row(
      "a blank term is left out",
      "order",
      ["items": [["price": "", "count": ""], ["price": 2, "count": 2]], "total": 5],
      "sum.different@total"
    ),
    row(
      "a term that is half blank, so that there is no sum",
      "order",
      ["items": [["price": "5"], ["price": 2, "count": 2]], "total": 5]
    ),
    row("no terms", "order", ["total": "1"]),
    row("blank terms", "order", ["items": [["price": "", "count": ""]], "total": "1"]),
    row("no terms in a sum with a limit", "limited", ["c": "1"], "sum.too_small@c"),
    row(
      "a term that is no number",
      "order",
      ["items": [["price": "x", "count": 1]], "total": 4],
      "number.format@items[0].price"
    ),
    row(
      "the same element",
      "order",
      [
        "periods": [
          ["start": "2026-01-01", "end": "2026-01-02"],
          ["start": "2026-01-03", "end": "2026-01-02"],
        ]
      ],
      "compare.not_after@periods[1].end"
    ),
    row(
      "sums of each element",
      "orders",
      ["o": [["sum": 3, "p": [1, 2]], ["sum": 3, "p": [1]], ["sum": 7, "p": [3, 4]]]],
      "sum.different@o[1].sum"
    ),
    row(
      "nothing may be there",
      "presence",
      ["never": "x", "gone": "", "a": "y", "b": "y", "with": "1", "with-all": "1", "unless": "1"],
      "absent@never",
      "absent@gone"
    ),
    row(
      "blank is absent, not missing",
      "presence",
      ["never": " ", "a": "x", "b": "y", "with": "1", "with-all": "1"]
    ),
    row("with one", "presence", ["a": "x"], "required@with", "required@without"),
    row("with all", "presence", ["a": "x", "b": "y"], "required@with", "required@with-all"),
    row(
      "with none",
      "presence",
      [:],
      "required@without",
      "required@without-all",
      "required@unless"
    ),
    row(
      "absent under conditions",
      "presence",
      ["a": "x", "b": "y", "with": "1", "with-all": "1", "off": "no number", "off-with": "z"],
      "absent@off",
      "absent@off-with"
    ),
    row("all of a group", "group", ["a": "1", "b": "2", "c": "3"]),
    row("none of a group", "group", [:]),
    row("some of a group", "group", ["b": "2"], "filled.all_or_none@a"),
  ]

  @Test("A record gives its codes at its paths, in both ways of checking", arguments: rows)
  func findings(row: Row) throws {
    let rulebook = try Rulebook(.bundled, .text(Self.pack, name: "acme.yaml"))
    let report = try rulebook.check(row.record, form: row.form)
    #expect(report.violations.map { "\($0.code)@\($0.path)" } == row.found)
    let form = try #require(try rulebook.library.form(row.form))
    let state = FormState(of: form, record: .record(row.record), surroundings: .system)
    #expect(state.report == report)
  }

  @Test("A sum of secret numbers is not told")
  func secretSum() throws {
    let rulebook = try Rulebook(.bundled, .text(Self.pack, name: "acme.yaml"))
    let report = try rulebook.check(["a": 3, "b": 4, "c": 8], form: "secret")
    let violation = try #require(report.violations.first)
    #expect(violation.code == "sum.different")
    #expect(violation.arguments.isEmpty)
    #expect(try rulebook.check(["a": 3, "b": 4, "c": 7], form: "secret").normalized?["c"] == nil)
  }
}
