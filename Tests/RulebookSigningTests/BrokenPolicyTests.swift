import Foundation
import TestSupport
import Testing

@testable import RulebookSigning

/// A policy that can't be understood accepts nothing, and a policy that can is followed.
@Suite("A policy")
struct BrokenPolicyTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    var testDescription: String { name }
  }

  /// Returns a sound policy with one text replaced.
  private static func row(_ name: String, _ old: String, _ new: String) -> Row {
    Row(name, sound.replacing(old, with: new))
  }

  private static let sound = """
    format: 1
    state: none
    packs:
      acme:
        keys: [{ public-key: 'ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', valid-from: 2026-01-01, valid-until: 2027-01-01 }]
        least-revision: 1
        expires: 2027-06-30
        most-days: 90
        may: { replace: [email], no-checks: [pattern], tables: [words], messages: own }
    required-packs: [acme]
    revoked-keys: [00000000000000ff]
    """

  static let rows = [
    Row("nothing", ""),
    Row("a list", "[acme]"),
    Row("no YAML", "format: [1"),
    row("no format", "format: 1\n", ""),
    row("another format", "format: 1", "format: 2"),
    row("no state", "state: none\n", ""),
    row("no path of a state", "state: none", "state: ''"),
    row("a folder as the state", "state: none", "state: state/"),
    row("packs that aren't records", "  acme:\n", "  acme:\n  other: more\n  acmee:\n"),
    row("a key twice", "state: none", "state: none\nstate: none"),
    row("an unknown key", "state: none", "state: none\nstat: none"),
    row("an alias", "expires: 2027-06-30", "expires: *day"),
    Row("no packs", "format: 1\nstate: none\npacks: {}"),
    Row("packs that are missing", "format: 1\nstate: none"),
    Row("a pack without keys", "format: 1\nstate: none\npacks: { acme: { least-revision: 1 } }"),
    Row("no key in the list", "format: 1\nstate: none\npacks: { acme: { keys: [] } }"),
    row("a pack with another kind of name", "  acme:", "  Acme_Staff:"),
    row("an unknown key of a pack", "least-revision: 1", "lowest-revision: 1"),
    row("a key of another kind", "ed25519:", "rsa:"),
    row("a key that is too short", "11qYAYKxCrfV", "11qYAYKx"),
    row("a key in another form", "URo=", "URp="),
    row("a key without its padding", "URo=", "URo"),
    row(
      "a key that anyone can sign with",
      "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
      "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
    ),
    row(
      "a key that is listed twice, once without its days",
      "keys: [",
      "keys: ['ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=', "
    ),
    row("an unknown key of a key", "valid-from:", "valid-since:"),
    row("a day that doesn't exist", "2026-01-01", "2026-02-30"),
    row("a last day before the first", "valid-until: 2027-01-01", "valid-until: 2025-01-01"),
    row("a last day that isn't one", "expires: 2027-06-30", "expires: never"),
    row("revision 0", "least-revision: 1", "least-revision: 0"),
    row("a revision that isn't a number", "least-revision: 1", "least-revision: one"),
    row("no days", "most-days: 90", "most-days: 0"),
    row("an unknown permission", "replace: [email]", "replaces: [email]"),
    row("a permission that isn't a list", "replace: [email]", "replace: email"),
    row("a check that doesn't exist", "no-checks: [pattern]", "no-checks: [patern]"),
    row("a check that isn't in a list", "no-checks: [pattern]", "no-checks: pattern"),
    row("a table that doesn't exist", "tables: [words]", "tables: [wordlists]"),
    row("a beginning of names with a hyphen", "messages: own", "name-prefix: acme-"),
    row("no beginning of names", "messages: own", "name-prefix: ''"),
    row("other texts", "messages: own", "messages: some"),
    row("a required pack that isn't listed", "required-packs: [acme]", "required-packs: [acmee]"),
    row("a revoked key that isn't one", "00000000000000ff", "00000000000000FG"),
  ]

  @Test("with a mistake is refused", arguments: rows)
  func refused(_ row: Row) throws {
    let fixture = try SigningFixture()
    try fixture.files.write(row.text, to: "policy.yaml")
    let codes = try fixture.codes([])
    #expect(!codes.isEmpty)
    #expect(codes.allSatisfy { $0 == "signature.bad_policy" }, "\(codes)")
  }

  @Test("without mistakes is read")
  func sound() throws {
    let fixture = try SigningFixture()
    try fixture.files.write(
      Self.sound.replacing("required-packs: [acme]\n", with: ""),
      to: "policy.yaml"
    )
    #expect(try fixture.codes([]) == [])
    let policy = try SigningPolicy(contentsOfFile: fixture.files.path(of: "policy.yaml"))
    #expect(policy.packs == ["acme"])
  }

  @Test("that doesn't exist refuses everything")
  func missing() throws {
    let fixture = try SigningFixture()
    try FileManager.default.removeItem(atPath: fixture.files.path(of: "policy.yaml"))
    #expect(try fixture.codes() == ["file.not_found"])
    #expect(fixture.loadingCodes() == ["file.not_found"])
  }

  /// What a policy says, and the code of the refusal of a folder in revision 5 that was signed on
  /// 2026-11-20 and is loaded then.
  static let limits: [(pack: String, more: String, code: String)] = [
    ("least-revision: 6", "", "signature.old_revision"),
    ("expires: 2026-11-19", "", "signature.expired"),
    ("", "revoked-keys: [KEY]", "signature.revoked_key"),
    ("", "revoked-keys: [ID]", "signature.revoked_key"),
    ("", "required-packs: [other]", "signature.missing_pack"),
  ]

  @Test("limits what is accepted", arguments: limits)
  func limited(pack: String, more: String, code: String) throws {
    let key = try SigningFixture.key(1).verificationKey
    let more = more.replacing("KEY", with: "'\(key.text)'").replacing("ID", with: "'\(key.id)'")
    let fixture = try SigningFixture(policy: SigningFixture.policy(pack, more: more))
    #expect(try fixture.codes() == [code])
  }

  /// The days of a key, the day of loading, and the code of the refusal.
  static let days: [(key: String, pack: String, day: String, code: String?)] = [
    ("valid-from: 2026-11-21", "", "2026-11-20", "signature.key_not_yet_valid"),
    ("valid-from: 2026-11-20", "", "2026-11-20", nil),
    ("valid-until: 2026-11-20", "", "2026-11-20", nil),
    ("valid-until: 2026-11-20", "", "2026-11-21", "signature.key_expired"),
    ("valid-until: 2027-11-20", "expires: 2026-11-30", "2026-11-30", nil),
    ("valid-until: 2027-11-20", "expires: 2026-11-30", "2026-12-01", "signature.expired"),
    ("valid-until: 2027-11-20", "most-days: 30", "2026-12-20", nil),
    ("valid-until: 2027-11-20", "most-days: 30", "2026-12-21", "signature.too_old"),
    ("valid-until: 2027-11-20", "", "2026-11-19", nil),
    ("valid-until: 2027-11-20", "", "2026-11-18", "signature.from_future"),
  ]

  @Test("ends on its days", arguments: days)
  func ends(key: String, pack: String, day: String, code: String?) throws {
    let text = try SigningFixture.key(1).verificationKey.text
    let policy = try SigningFixture.policy(keys: "{ public-key: '\(text)', \(key) }", pack)
    let fixture = try SigningFixture(policy: policy)
    #expect(try fixture.codes(on: day) == [code].compactMap(\.self))
  }
}
