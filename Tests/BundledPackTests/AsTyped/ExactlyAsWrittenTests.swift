import PackLoading
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// The parameter that comes with the step `as-typed`.
@Suite("Exactly as written")
struct ExactlyAsWrittenTests {
  private static let pack = #"""
    format: 1
    pack: acme
    source-locale: en
    rules:
      ticket:
        title: Ticket
        labels: [Fahrschein]
        normalize: [as-typed, trim, uppercase, { remove: '[\ \-]' }]
        checks: [pattern: '[A-Z]{2}[0-9]{3}']
      coat:
        normalize: [as-typed, trim, uppercase, { remove: '[\ \-]' }]
        parts: { pattern: '(?<row>[A-Z])(?<hook>[0-9]{2})' }
        canonical: '{row}{hook}'
        example: A-12
      exact: { extends: ticket, with: { exactly-as-written: true } }
      typed: { extends: ticket, with: { exactly-as-written: false } }
      usually-exact: { extends: ticket, parameters: { exactly-as-written: { default: true } } }
      strict:
        extends: ticket
        parameters: { strict: { type: boolean, default: false } }
        with: { exactly-as-written: { parameter: strict } }
      plain: { extends: ticket, normalize: [trim] }
      retitled: { extends: ticket, title: Karte }
      relabeled: { extends: ticket, labels: [切符] }
      unrelated:
        parameters: { exactly-as-written: { type: boolean, default: true } }
        normalize: [trim]
        checks: [when: { if: { parameter: exactly-as-written }, then: { length: 3 } }]
      handing: { normalize: [as-typed, trim], checks: [rule: ticket] }
      handing-exactly: { checks: [rule: { name: ticket, with: { exactly-as-written: true } }] }
    forms:
      order:
        fields:
          ticket: { rule: ticket }
          ticket-again: { same-as: ticket }
          sent: { rule: ticket, with: { exactly-as-written: true } }
    """#

  private static let rulebook = Result { try PartsFixture.rulebook(pack, beside: []) }

  // A rule, a parameter that is true, a value, and its normalized form if it is valid.
  static let rows = TextRow.rows(
    """
    ticket |  | ab-123 | AB123
    ticket |  | Ticket: ab-123 | AB123
    ticket |  | Fahrschein ＡＢ１２３ | AB123
    ticket | exactly-as-written | AB123 | AB123
    ticket | exactly-as-written | ab123
    ticket | exactly-as-written | AB-123
    ticket | exactly-as-written | AB123␠
    ticket | exactly-as-written | Ticket: AB123
    ticket | exactly-as-written | ＡＢ１２３
    exact |  | AB123 | AB123
    exact |  | ab123
    typed |  | ab 123 | AB123
    usually-exact |  | ab123
    usually-exact |  | AB123 | AB123
    strict |  | ab123 | AB123
    strict | strict | ab123
    unrelated |  | abc␠ | abc
    plain |  | AB123␠ | AB123
    plain |  | ab123
    plain |  | Ticket: AB123
    retitled |  | Karte: AB123 | AB123
    retitled |  | Fahrschein: AB123 | AB123
    retitled |  | Ticket: AB123
    relabeled |  | 切符 AB123 | AB123
    relabeled |  | Ticket AB123 | AB123
    relabeled |  | Fahrschein AB123
    handing |  | “ab 123” | AB123
    handing |  | Ticket: ab 123 | AB123
    handing | exactly-as-written | ab 123
    handing | exactly-as-written | AB123 | AB123
    handing-exactly |  | AB123 | AB123
    handing-exactly |  | ab123
    """
  )

  @Test("means that no step changes a value", arguments: rows)
  func values(row: TextRow) throws {
    let parameters: [String: Value] = row[1].isEmpty ? [:] : [row[1]: true]
    let rule = try Self.rulebook.get().rule(row[0], with: parameters)
    let report = rule.check(row[2])
    #expect(report.normalized?.text ?? "" == row[3])
    #expect(report.isValid == !row[3].isEmpty)
    #expect(rule.accepts(row[2]) == report.isValid)
    if !report.isValid { #expect(rule.progress(of: row[2]) != .valid) }
  }

  static let spellings: [Value] = [true, "true"]

  @Test("is true as a boolean and as a text", arguments: spellings)
  func spelling(value: Value) throws {
    let rulebook = try Self.rulebook.get()
    #expect(try !rulebook.rule("ticket", with: ["exactly-as-written": value]).accepts("ab123"))
    #expect(throws: UsageError.self) {
      _ = try rulebook.rule("ticket", with: ["exactly-as-written": "perhaps"])
    }
  }

  static let parameters: [(rule: String, hasParameter: Bool)] = [
    ("ticket", true), ("exact", false), ("typed", false), ("usually-exact", true),
    ("strict", false), ("plain", false), ("retitled", true), ("handing", true),
    ("handing-exactly", false),
  ]

  @Test("is a parameter of rules with the step, until it is set", arguments: parameters)
  func parameter(rule: String, hasParameter: Bool) throws {
    let template = try #require(try Self.rulebook.get().library.template(rule))
    #expect(template.parameters.contains { $0.name == "exactly-as-written" } == hasParameter)
  }

  static let examples: [(parameters: [String: Value], example: String)] = [
    ([:], "A-12"), (["exactly-as-written": true], "A12"),
  ]

  @Test("shows an example that is accepted without the steps", arguments: examples)
  func example(parameters: [String: Value], example: String) throws {
    let rule = try Self.rulebook.get().rule("coat", with: parameters)
    let violation = try #require(rule.check("12").violations.first)
    #expect(violation.arguments["example"] == .text(example))
  }

  @Test("is for one field of a form, and fields are compared without what is around values")
  func forms() throws {
    let form = try Self.rulebook.get().form("order")
    let same: Value = ["ticket": "Ticket: ab123", "ticket-again": "AB 123", "sent": "AB123"]
    let report = form.check(same)
    #expect(report.violations.filter { $0.severity == .error } == [])
    let other: Value = ["ticket": "AB123", "ticket-again": "“AB124”", "sent": "ab123"]
    let codes = form.check(other).violations.filter { $0.severity == .error }
    #expect(codes.map(\.path.description) == ["ticket-again", "sent"])
  }
}
