import Rulebook
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// Each generation of a live rulebook is verified, and one that is refused changes nothing.
@Suite("A live rulebook with a policy", .timeLimit(.minutes(5)))
struct LiveSigningTests {
  /// A change after the folder was loaded as revision 5, which accepts `AB-1234`.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The event of reloading, or the codes of its refusal.
    let event: String

    /// The highest revision that is recorded after that.
    let revision: Int

    /// Whether `ABC-1234` is accepted after that.
    let isNew: Bool

    let change: @Sendable (SigningFixture) throws -> Void

    init(
      _ name: String,
      _ event: String,
      revision: Int = 5,
      isNew: Bool = false,
      _ change: @escaping @Sendable (SigningFixture) throws -> Void
    ) {
      testDescription = name
      self.event = event
      self.revision = revision
      self.isNew = isNew
      self.change = change
    }
  }

  /// The pack with another pattern.
  private static let newPack = SigningFixture.pack.replacing("[A-Z]{2}", with: "[A-Z]{3}")

  /// The new pack with an example that fails.
  private static let failingPack = newPack.replacing(
    "    checks:",
    with: "    examples: { valid: [AB-1234] }\n    checks:"
  )

  static let rows = [
    Row("Nothing", "unchanged") { _ in },
    Row("Another pack, signed", "reloaded", revision: 6, isNew: true) {
      try $0.write(newPack, to: "pack.yaml")
      try $0.sign()
    },
    Row("The same pack, signed again", "unchanged", revision: 6) { try $0.sign() },
    Row("Another pack, not signed", "signature.altered") {
      try $0.write(newPack, to: "pack.yaml")
    },
    Row("A file that isn't signed", "signature.added") { try $0.write("x", to: "new.txt") },
    Row("Another pack, signed by the key of another one", "signature.other_key") {
      try $0.write(newPack, to: "pack.yaml")
      try $0.sign(with: 2)
    },
    Row("An older revision", "signature.rolled_back") {
      try $0.forge(#""revision":5"#, #""revision":4"#)
    },
    Row("Another pack whose example fails", "example.failed") {
      try $0.write(failingPack, to: "pack.yaml")
      try $0.sign()
    },
    Row("A policy that revokes the key", "signature.revoked_key") {
      try $0.files.write(revoking(), to: "policy.yaml")
    },
    Row("A policy that requires another pack", "signature.missing_pack") {
      try $0.files.write(
        SigningFixture.policy(more: "required-packs: [acme, other]"),
        to: "policy.yaml"
      )
    },
    Row("A policy with a mistake", "signature.bad_policy") {
      try $0.files.write("format: 9", to: "policy.yaml")
    },
  ]

  private static func revoking() throws -> String {
    try SigningFixture.policy(
      more: "revoked-keys: [\(SigningFixture.key(1).verificationKey.id)]"
    )
  }

  @Test("loads what is signed, and keeps the last good generation otherwise", arguments: rows)
  func reload(row: Row) throws {
    let fixture = try SigningFixture()
    let live = try fixture.live(.off)
    try row.change(fixture)
    #expect(live.reload().summary == row.event)
    let rulebook = live.current
    #expect(try rulebook.check("AB-1234", as: "acme-badge").isValid == !row.isNew)
    #expect(try rulebook.check("ABC-1234", as: "acme-badge").isValid == row.isNew)
    #expect(rulebook.identity.generation == (row.isNew ? 2 : 1))
    let state = try SeenRevisions(contentsOfFile: fixture.files.path(of: "state.json"))
    #expect(state.packs["acme"]?.number == row.revision)
  }

  @Test(
    "notices that the policy changes",
    arguments: [LiveRulebook.Options.Watching.automatic, .polling]
  )
  func policy(watching: LiveRulebook.Options.Watching) async throws {
    let fixture = try SigningFixture()
    let live = try fixture.live(watching)
    var events = live.events.makeAsyncIterator()
    try fixture.files.write(Self.revoking(), to: "new-policy.yaml")
    try fixture.files.rename("new-policy.yaml", to: "policy.yaml")
    #expect(await events.next()?.summary == "signature.revoked_key")
    try fixture.files.write(SigningFixture.policy(), to: "new-policy.yaml")
    try fixture.files.rename("new-policy.yaml", to: "policy.yaml")
    #expect(await events.next()?.summary == "unchanged")
    live.stop()
  }

  @Test("refuses to begin with a folder that isn't signed, and records nothing")
  func beginning() throws {
    let fixture = try SigningFixture()
    try fixture.write(Self.newPack, to: "pack.yaml")
    let error = #expect(throws: LoadingError.self) { try fixture.live(.off) }
    #expect(error?.diagnostics.map(\.code) == ["signature.altered"])
    #expect(!TemporaryFolder.exists(fixture.files.path(of: "state.json")))
  }

  @Test("A signed folder has the digest that it has without a policy")
  func digest() throws {
    let fixture = try SigningFixture(
      pack: SigningFixture.pack + "\ntables: { sites: { kind: words, file: sites.txt } }"
    )
    var configuration = fixture.configuration()
    let signed = try Rulebook(configuration).identity
    configuration.admission = nil
    #expect(try Rulebook(configuration).identity == signed)
  }
}

extension LiveRulebook.Event {
  /// The event in one word, or the codes of a refusal.
  fileprivate var summary: String {
    switch self {
    case .reloaded: "reloaded"
    case .refused(let error): Set(error.diagnostics.map(\.code)).sorted().joined(separator: " ")
    case .unusable(let error): error.code.rawValue
    case .unchanged: "unchanged"
    case .watchFailed: "watch failed"
    }
  }
}
