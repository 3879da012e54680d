import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

@Suite struct DomainCheckTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var codes: [String]

    init(_ name: String, _ text: String, _ codes: [String] = []) {
      testDescription = name
      self.text = text
      self.codes = codes
    }
  }

  static let allowed = [
    Row("the domain itself", "ann@acme.example"),
    Row("in capitals", "ann@ACME.Example"),
    Row("a domain below", "ann@mail.corp.example"),
    Row("two below", "ann@a.b.corp.example"),
    Row("on its own", "acme.example"),
    Row("in Unicode", "ann@bücher.example"),
    Row("in ASCII", "ann@xn--bcher-kva.example"),
    Row("quoted local part", #""a@b"@acme.example"#),
    Row("with a name", "Ann <ann@acme.example>"),
    Row("below, not covered", "ann@mail.acme.example", ["domain.not_allowed"]),
    Row("above, not covered", "ann@corp.example", ["domain.not_allowed"]),
    Row("same ending", "ann@notacme.example", ["domain.not_allowed"]),
    Row("same ending as a wildcard", "ann@xcorp.example", ["domain.not_allowed"]),
    Row("another", "ann@other.example", ["domain.not_allowed"]),
    Row("another on its own", "other.example", ["domain.not_allowed"]),
    Row("the domain before the at", "acme.example@other.example", ["domain.not_allowed"]),
    Row("no domain", "ann@", ["domain.malformed"]),
    Row("no domain at all", "ann lee", ["domain.malformed"]),
    Row("false domain", "ann@-acme.example", ["domain.malformed"]),
  ]

  @Test("A list of allowed domains accepts nothing else", arguments: allowed)
  func allow(row: Row) throws {
    let check = try DomainCheck(allow: ["acme.example", "*.corp.example", "Bücher.example"])
    #expect(check.violations(in: row.text).map(\.code.rawValue) == row.codes)
    #expect(check.outcome(of: row.text) == (row.codes.isEmpty ? .valid : .invalid))
  }

  @Test("A list of denied domains refuses these alone")
  func deny() throws {
    let check = try DomainCheck(deny: ["spam.example", "*.spam.example"])

    #expect(check.violations(in: "ann@acme.example") == [])
    #expect(
      check.violations(in: "ann@A.Spam.example") == [
        Violation("domain.denied", ["domain": "a.spam.example"], at: 4..<18)
      ]
    )
    #expect(
      check.violations(in: "spam.example") == [
        Violation("domain.denied", ["domain": "spam.example"], at: 0..<12)
      ]
    )
  }

  @Test("A list's entry that is no domain is an error", arguments: ["", "*.", "a b", "a..b", "*"])
  func malformed(entry: String) {
    #expect(throws: SettingError.self) { try DomainCheck(allow: [entry]) }
  }

  @Test("The check needs a list")
  func noList() {
    #expect(throws: SettingError.self) { try DomainCheck.definition.make(Settings()) }
  }
}
