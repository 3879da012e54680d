import Foundation
import Rulebook
import TestSupport
import Testing

/// Arguments, messages and errors contain no text of a personal value; the normalized form, facts
/// and ranges stay.
@Suite struct PersonalValuesTests {
  private static let pack = #"""
    format: 1
    pack: registry
    rules:
      number:
        personal: true
        normalize: [trim, uppercase]
        checks:
          - characters: { allowed: '[A-Z0-9]' }
          - length: { minimum: 4, maximum: 9 }
      twin:
        personal: true
        parameters: { twin: { default: none } }
        checks: [equals: { parameter: twin }]
      limited:
        parameters: { least: { type: number, default: 1 } }
        checks: [number, number: { minimum: { parameter: least } }]
      mail: { extends: email, personal: true }
      line: { extends: phone, personal: true }
    forms:
      f:
        stop: all
        fields:
          id: { rule: number }
          id-again: { same-as: id }
          twin: { rule: twin, with: { twin: { field: id } } }
          open: { rule: address, with: { start: { field: id } } }
      g: { fields: { id: { rule: number }, note: { rule: limited, with: { least: { field: id } } } } }
    """#

  private static let open = #"""
    format: 1
    pack: open
    rules:
      address: { parameters: { start: { default: a } }, checks: [prefix: { parameter: start }] }
    """#

  private static let shared = Result {
    try Rulebook(.bundled, .text(pack, name: "registry.yaml"), .text(open, name: "open.yaml"))
  }

  private static func rulebook() throws -> Rulebook { try shared.get() }

  @Test("The normalised form, facts and ranges stay")
  func results() throws {
    let rulebook = try Self.rulebook()
    #expect(try rulebook.check(" zq7k ", as: "number").normalized == "ZQ7K")
    let mail = try rulebook.check("Zq7k@Example.org", as: "mail")
    #expect(mail.normalized == "Zq7k@example.org")
    #expect(mail.facts["domain"] == "example.org")
    let line = try rulebook.check("079 123 45 67", as: "line", with: ["region": "CH"])
    #expect(line.normalized == "+41791234567")
    #expect(line.facts["national"] == "079 123 45 67")
    let report = try rulebook.check("zq7-", as: "number")
    #expect(report.violations == [Violation("characters.not_allowed", at: 3..<4)])
  }

  @Test("Rules and fields say that they are personal")
  func classes() throws {
    let rulebook = try Self.rulebook()
    #expect(try rulebook.rule("number").isPersonal)
    #expect(try !rulebook.rule("number").isSecret)
    #expect(try !rulebook.rule("email").isPersonal)
    #expect(try !rulebook.rule("password").isPersonal)
    let fields = try rulebook.form("f").fields
    #expect(fields.map(\.isPersonal) == [true, true, true, true])
    #expect(fields.map(\.isSecret) == [false, false, false, false])
  }

  @Test("An example isn't chosen by a limit that comes from the value")
  func examples() throws {
    let record: [String: Value] = ["id": "4051", "note": "x"]
    let report = try Self.rulebook().check(record, form: "g")
    #expect(report.violations.map(\.code) == ["number.format"])
    #expect(report.violations.first?.arguments == ["example": "12.5"])
  }

  static let values = ["Zq7kWx0Jv!", "zq7k wx0jv", "Zq7kWx0JvZq7kWx0Jv", "ｚq7kwx0jv", "zq7kwx0jv"]

  @Test("No argument, message or problem repeats the value", arguments: values)
  func violations(value: String) throws {
    let rulebook = try Self.rulebook()
    for (rule, text) in [
      ("number", value), ("mail", value), ("mail", "\(value)@gmial.com"),
      ("mail", "ann@\(value)"), ("mail", "ann@\(value).example"), ("line", value),
    ] {
      try expectSilence(try rulebook.check(text, as: rule), rulebook)
    }
    let given = try rulebook.check("ABCD", as: "twin", with: ["twin": .text(value)])
    #expect(given.violations == [Violation("equals.different")])
    try expectSilence(given, rulebook)
    let record: [String: Value] = [
      "id": .text(value), "id-again": "ABCD", "twin": "ABCD", "open": "ABCD",
    ]
    let report = try rulebook.check(record, form: "f")
    let paths = ["id-again", "twin", "open"].map { FieldPath(field: $0) }
    #expect(paths.allSatisfy { !report.violations(at: $0).isEmpty })
    try expectSilence(report, rulebook)
  }

  @Test("Lines that go wrong", arguments: values)
  func lines(value: String) throws {
    let lines = Lines(try Self.rulebook())
    for line in [
      #"{"rule":"number","valeu":"\#(value)"}"#, #"{"rule":"\#(value)","value":"number"}"#,
      #"{"rule":"line","value":"1","with":{"region":"\#(value)"}}"#,
      #"{"rule":"line","value":"1","with":{"types":"\#(value)"}}"#,
      #"{"rule":"twin","value":"ABCD","with":{"twin":"\#(value)"},"locale":"en"}"#,
    ] {
      expectSilence(lines.answer(line).text)
    }
  }

  private func expectSilence(_ report: Report, _ rulebook: Rulebook) throws {
    var said = "\(report)" + String(reflecting: report.violations)
    said += String(decoding: try JSONEncoder().encode(report.violations), as: UTF8.self)
    for locale in DataFiles.languages {
      said += rulebook.messages(for: report, in: locale).map(\.text).joined()
      let problem = rulebook.problem(for: report, in: locale, includingArguments: true)
      if let problem { said += String(decoding: try problem.encoded(), as: UTF8.self) }
    }
    expectSilence(said)
  }

  private func expectSilence(_ said: String) {
    for piece in ["q7k", "Q7K", "x0j", "X0J", "ｚ"] {
      #expect(!said.contains(piece), "\(said)")
    }
  }
}
