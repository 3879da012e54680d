import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// What a signed pack may do is what the policy lets it do.
@Suite("A signed pack")
struct PermissionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String

    /// Lines that are added to the pack.
    let pack: String

    /// What allows it, as in the policy.
    let may: String

    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "replaces a rule",
      pack: "  acme-id: { replaces: [uuid], checks: [length: { maximum: 9 }] }",
      may: "replace: [uuid]"
    ),
    Row(
      name: "takes the name of one of the library's rules",
      pack: "  email: { checks: [length: { maximum: 9 }] }",
      may: "replace: [email]"
    ),
    Row(name: "disables a rule", pack: "disable: email.html", may: "disable: [email.html]"),
    Row(
      name: "disables a pack",
      pack: "disable: { packs: [devices] }",
      may: "disable: [devices]"
    ),
    Row(
      name: "adds rows to a table",
      pack: "rows-of: { banking.iban-countries: { ZZ: { length: 8, shape: '[0-9]{4}' } } }",
      may: "add-rows: [banking.iban-countries]"
    ),
    Row(
      name: "has a text for a group of the library's codes",
      pack: "    email.domain: Correct the part after the @.",
      may: "messages: all"
    ),
  ]

  /// Returns a pack with more keys, more rules or more texts, by their indentation.
  static func pack(with more: String) -> String {
    let pack = SigningFixture.pack
    if more.hasPrefix("    ") {
      return pack.replacing("format: {} }", with: "format: {}, email.domain: {} }") + "\n" + more
    }
    if more.hasPrefix("  ") { return pack.replacing("codes:", with: more + "\ncodes:") }
    return pack + "\n" + more
  }

  @Test("changes others only with permission", arguments: rows)
  func change(_ row: Row) throws {
    let fixture = try SigningFixture(pack: Self.pack(with: row.pack))
    let refused = ["signature.not_allowed"]
    #expect(fixture.loadingCodes() == refused)
    let (key, name) = try #require(
      row.may.firstRange(of: ": ").map {
        (row.may[..<$0.lowerBound], row.may[$0.upperBound...])
      }
    )
    for names in [String(name), "all"] {
      try fixture.files.write(
        SigningFixture.policy("may: { \(key): \(names) }"),
        to: "policy.yaml"
      )
      #expect(fixture.loadingCodes() == [], "\(names)")
    }
    for names in [key == "messages" ? "own" : "[other]", "none"] {
      try fixture.files.write(
        SigningFixture.policy("may: { \(key): \(names) }"),
        to: "policy.yaml"
      )
      #expect(fixture.loadingCodes().first == refused[0], "\(names)")
    }
  }

  /// A pack with a table, a name, a check and a text of its own; what the policy says, and whether
  /// it is accepted.
  static let own: [(may: String, isAccepted: Bool)] = [
    ("", true),
    ("tables: [words]", true),
    ("tables: [rows]", false),
    ("tables: none", false),
    ("checks: [pattern, one-of]", true),
    ("checks: [one-of]", false),
    ("no-checks: [pattern]", false),
    ("no-checks: [email]", true),
    ("no-checks: all", false),
    ("no-checks: none", true),
    ("messages: own", true),
    ("messages: none", false),
    ("name-prefix: acme", true),
    ("name-prefix: acme-badge", false),
    ("name-prefix: acm", false),
    ("name-prefix: other", false),
  ]

  @Test("uses only the means that it may", arguments: own)
  func means(may: String, isAccepted: Bool) throws {
    let pack = Self.pack(with: "tables:\n  sites: { kind: words, file: sites.txt }")
    let fixture = try SigningFixture(
      pack: pack.replacing("checks: [", with: "checks: [one-of: sites, "),
      policy: SigningFixture.policy(may.isEmpty ? "" : "may: { \(may) }")
    )
    let codes = fixture.loadingCodes()
    #expect(codes.allSatisfy { $0 == "signature.not_allowed" }, "\(codes)")
    #expect(codes.isEmpty == isAccepted, "\(codes)")
  }

  @Test("doesn't hide a check inside another one, or in a changed one")
  func hiddenChecks() throws {
    for rule in [
      "  acme-door: { checks: [{ not: { pattern: 'A' }, code: acme_badge.format }] }",
      "  acme-door: { extends: acme-badge, change: { form: { matches: '[A-Z]{3}' } } }",
    ] {
      let pack = Self.pack(with: rule).replacing(
        "[{ pattern:",
        with: "[{ name: form, pattern:"
      )
      let fixture = try SigningFixture(
        pack: pack,
        policy: SigningFixture.policy("may: { no-checks: [pattern] }")
      )
      #expect(fixture.loadingCodes().count == 2, "\(rule)")
    }
  }

  @Test("has titles only if it can have texts", arguments: ["none", "own"])
  func titles(messages: String) throws {
    let fixture = try SigningFixture(
      pack: """
        format: 1
        pack: acme
        version: 1.2.0
        summary: What Acme asks of its staff records
        rules: { acme-badge: { title: Badge number, checks: [length: { maximum: 7 }] } }
        """,
      policy: SigningFixture.policy("may: { messages: \(messages) }")
    )
    #expect(fixture.loadingCodes() == (messages == "none" ? ["signature.not_allowed"] : []))
  }

  @Test("doesn't hide a check in a condition, or in a form")
  func hiddenChecksOfForms() throws {
    for field in [
      "{ rule: acme-badge, required-if: { field: code, matches: { pattern: 'A' } } }",
      "{ rule: acme-badge, checks: [{ not: { pattern: 'A' }, code: acme_badge.format }] }",
    ] {
      let form =
        "forms: { acme-staff: { fields: { code: { rule: acme-badge }, badge: \(field) } } }"
      let fixture = try SigningFixture(
        pack: SigningFixture.pack.replacing(
          "{ pattern: '[A-Z]{2}-[0-9]{4}', code: acme_badge.format }",
          with: "{ length: { maximum: 7 }, code: acme_badge.format }"
        ) + "\n" + form,
        policy: SigningFixture.policy("may: { no-checks: [pattern] }")
      )
      #expect(fixture.loadingCodes() == ["signature.not_allowed"], "\(field)")
      try fixture.files.write(SigningFixture.policy(), to: "policy.yaml")
      #expect(fixture.loadingCodes() == [], "\(field)")
    }
  }

  @Test("may be a folder of catalogs, if the policy lets it change all texts")
  func catalogs() throws {
    let fixture = try SigningFixture(policy: SigningFixture.policy())
    try fixture.files.write(
      #"{ "@@locale": "de", "email.missing_at": "Da fehlt das @." }"#,
      to: "texts/de.arb"
    )
    try fixture.sign("texts", with: 2, as: "other")
    let texts = fixture.files.path(of: "texts")
    let folder = CatalogSource.folder(texts)
    #expect(fixture.loadingCodes(localizations: [folder]) == ["signature.not_allowed"])
    var linter = Linter()
    linter.admission = fixture.configuration().admission
    #expect(
      try linter.lint([texts]).findings.filter { $0.severity == .error }.map(\.diagnostic.code)
        == ["signature.not_allowed"]
    )
    let policy = try SigningFixture.policy(more: "")
      .replacing("  other:\n", with: "  other:\n    may: { messages: all }\n")
    try fixture.files.write(policy, to: "policy.yaml")
    let rulebook = try fixture.rulebook(localizations: [folder])
    let report = try rulebook.check("ann", as: "email")
    #expect(rulebook.messages(for: report, in: "de").map(\.text) == ["Da fehlt das @."])
  }
}
