import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// Checks that forms add to fields, where these, or the fields' rules, hand values to other rules.
@Suite("Rules that checks of forms hand values to")
struct HandedRuleFormTests {
  static let pack = """
    format: 1
    pack: acme
    groups: { publish: Before all see it }
    rules:
      pin: { secret: true, checks: [{ length: { exact: 4 } }] }
    forms:
      places:
        stop: all
        fields:
          tags: { checks: [each: { rule: hex-color }] }
          account: { rule: iban, checks: [length: { maximum: 22 }] }
          again: { same-as: account }
          kind: { checks: [length: { maximum: 9 }] }
          site: { rule: url, required-if: { field: kind, matches: { rule: hostname } } }
      outer:
        stop: all
        fields: { at: { form: places } }
      secret:
        fields: { number: { checks: [rule: pin] } }
      drafts:
        fields: { site: { checks: [{ rule: url, groups: [publish] }] } }
    """

  typealias Row = (name: String, form: String, record: [String: Value], found: [String])

  static let rows: [Row] = [
    ("each", "places", ["tags": ["#fff", "x"]], ["color.format.character@tags[1]"]),
    ("a check beside a rule of parts", "places", ["account": "DE89 3704 0044 0532 0130 00"], []),
    (
      "the rule of parts beside the check", "places", ["account": "DE88370400440532013000"],
      ["identifier.check_digit@account"]
    ),
    (
      "the check beside the rule", "places", ["account": "FR14 2004 1010 0505 0001 3M02 606"],
      ["length.too_long@account"]
    ),
    ("a condition that holds", "places", ["kind": "a.example"], ["required@site"]),
    ("a condition that does not", "places", ["kind": "a b"], []),
    (
      "in a form inside", "outer", ["at": ["tags": ["red?"]]],
      ["color.format.character@at.tags[0]"]
    ),
    ("a secret rule", "secret", ["number": "123"], ["length.wrong@number"]),
    ("a group that is not chosen", "drafts", ["site": "x"], []),
  ]

  @Test("A record gives its codes at its paths, in both ways of checking", arguments: rows.indices)
  func findings(index: Int) throws {
    let row = Self.rows[index]
    let rulebook = try Rulebook(.bundled, .text(Self.pack, name: "acme.yaml"))
    let report = try rulebook.check(row.record, form: row.form)
    #expect(report.violations.map { "\($0.code)@\($0.path)" } == row.found, "\(row.name)")
    let form = try #require(try rulebook.library.form(row.form))
    let state = FormState(of: form, record: .record(row.record), surroundings: .system)
    #expect(state.report == report, "\(row.name)")
  }

  @Test("A field whose check hands values to a secret rule is secret")
  func secret() throws {
    let rulebook = try Rulebook(.bundled, .text(Self.pack, name: "acme.yaml"))
    #expect(try rulebook.check(["number": "1234"], form: "secret").normalized?["number"] == nil)
  }

  @Test("A rule that there is not is told where it is named")
  func unknown() throws {
    let text = """
      format: 1
      pack: acme
      forms:
        f:
          fields:
            tags: { checks: [each: { rule: hex-colour }] }
      """
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(.bundled, .text(text, name: "acme.yaml"))
    }
    let diagnostic = try #require(error.diagnostics.first)
    #expect(error.diagnostics.count == 1)
    #expect(diagnostic.code == "pack.unknown_rule")
    #expect(diagnostic.position.line == 6)
    #expect(diagnostic.hint == "did you mean `hex-color`?")
  }

  @Test("A field that hands a value on too often is refused")
  func tooCostly() throws {
    let text = """
      format: 1
      pack: acme
      rules: { many: { checks: [\(Array(repeating: "number", count: 150).joined(separator: ", "))] } }
      forms:
        f:
          fields:
            a: { checks: [\(Array(repeating: "rule: many", count: 80).joined(separator: ", "))] }
      """
    let error = try #require(throws: LoadingError.self) {
      try Rulebook(.bundled, .text(text, name: "acme.yaml"))
    }
    #expect(error.diagnostics.map(\.code) == ["pack.too_costly"])
  }

  private struct Payment: Sendable {
    var account = ""
  }

  private static let typed = TypedForm<Payment>("payment") {
    Field(
      \.account,
      "iban",
      required: true,
      code: "account.wrong",
      messages: ["account.wrong": "Check the account."]
    )
  }

  @Test("A code in place of all others leaves what a rule says of parts")
  func code() throws {
    let rulebook = try Rulebook(.bundled)
    func codes(_ account: String) throws -> [ViolationCode] {
      let report = try Self.typed.bound(to: rulebook).check(Payment(account: account))
      return report.violations.map(\.code)
    }
    #expect(try codes("DE89370400440532013000").isEmpty)
    #expect(try codes("DE88370400440532013000") == ["account.wrong"])
  }
}
