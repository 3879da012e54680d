import Rulebook
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// What a signed pack says about codes and texts that aren't its own needs permission.
@Suite("A signed pack that names codes of others")
struct ForeignCodeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String

    /// More entries of the pack's `codes`.
    let codes: String

    /// More lines of the pack's messages.
    var messages = ""

    /// What allows it, as in the policy; nil if it needs no permission.
    var may: String?

    var testDescription: String { name }

    var pack: String {
      SigningFixture.pack.replacing("format: {} }", with: "format: {}, \(codes) }") + messages
    }
  }

  static let rows = [
    Row(
      name: "retires one",
      codes: "email.missing_at: { retired: { since: '1' } }",
      may: "replace: [email.missing_at]"
    ),
    Row(
      name: "deprecates one",
      codes: "required: { deprecated: { since: '1', replaced-by: acme_badge.format } }",
      may: "replace: [required]"
    ),
    Row(
      name: "says what one means",
      codes: "required: { summary: Whatever }",
      may: "replace: [required]"
    ),
    Row(
      name: "has a help page for one",
      codes: "required: { help: 'https://acme.example/{code}' }",
      may: "replace: [required]"
    ),
    Row(
      name: "takes the text of a report, which isn't a code",
      codes: "report.summary: {}",
      messages: "\n    report.summary: Fine.",
      may: "messages: all"
    ),
    Row(
      name: "takes the text of one in checklists",
      codes: "length.too_short.requirement: {}",
      messages: "\n    length.too_short.requirement: Enter anything.",
      may: "messages: all"
    ),
    Row(
      name: "takes the name of a severity",
      codes: "severity.error: {}",
      messages: "\n    severity.error: Advice",
      may: "messages: all"
    ),
    Row(
      name: "takes a word for screen readers",
      codes: "accessibility.required: {}",
      messages: "\n    accessibility.required: optional",
      may: "messages: all"
    ),
    Row(
      name: "says how severe one is in its own rules",
      codes: "required: { severity: warning }, length: { number: 7 }"
    ),
  ]

  @Test("changes them for others only with permission", arguments: rows)
  func change(_ row: Row) throws {
    let fixture = try SigningFixture(pack: row.pack)
    guard let may = row.may else {
      #expect(fixture.loadingCodes() == [])
      return
    }
    #expect(fixture.loadingCodes() == ["signature.not_allowed"])
    try fixture.files.write(SigningFixture.policy("may: { \(may) }"), to: "policy.yaml")
    #expect(fixture.loadingCodes() == [])
  }

  @Test("can't hide a name in a catalog next to it")
  func names() throws {
    let row = Row(name: "", codes: "zzz.format: {}")
    let fixture = try SigningFixture(
      pack: row.pack,
      more: ["Localizations/en.arb": #"{ "@@locale": "en", "zzz.format": "Enter a number." }"#],
      policy: SigningFixture.policy("may: { name-prefix: acme }")
    )
    #expect(fixture.loadingCodes() == ["signature.not_allowed"])
    try fixture.files.write(SigningFixture.policy(), to: "policy.yaml")
    #expect(fixture.loadingCodes() == [])
  }

  @Test("doesn't make the pack that owns them need permission")
  func owner() throws {
    let fixture = try SigningFixture()
    let other = try fixture.signOther(
      """
      format: 1
      pack: other
      version: 1.0.0
      summary: Reports the code of another pack
      source-locale: en
      rules:
        other-badge:
          summary: The number on another badge
          checks: [{ pattern: 'A+', code: acme_badge.format }]
      codes: { acme_badge.format: { severity: warning } }
      """
    )
    #expect(fixture.loadingCodes(more: [.folder(other)]) == [])
  }
}
