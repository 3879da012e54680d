import Documents
import Foundation
import PackLoading
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// What a policy accepts is loaded, and nothing else than what was verified.
@Suite("A folder that a policy accepts")
struct SoundPackTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var policy: @Sendable () throws -> String = { try SigningFixture.policy() }
    var prepare: @Sendable (SigningFixture) throws -> Void = { _ in }

    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "as it was signed"),
    Row(name: "with a newer revision", prepare: { try $0.sign() }),
    Row(
      name: "with a much newer revision",
      prepare: { try $0.sign(revision: 9_007_199_254_740_991) }
    ),
    Row(
      name: "signed again after a change",
      prepare: {
        try $0.write("ZH\nGE\nBE\n", to: "sites.txt")
        try $0.sign()
      }
    ),
    Row(
      name: "with a hidden file, which is never read",
      prepare: { try $0.write("x", to: ".git/config.yaml") }
    ),
    Row(
      name: "with an empty folder",
      prepare: {
        try FileManager.default.createDirectory(
          atPath: $0.path("empty"),
          withIntermediateDirectories: false
        )
      }
    ),
    Row(
      name: "by the old key during a rotation",
      policy: { try SigningFixture.policy(keys: keys([1, 3])) }
    ),
    Row(
      name: "by the new key during a rotation",
      policy: { try SigningFixture.policy(keys: keys([1, 3])) },
      prepare: { try $0.sign(with: 3) }
    ),
    Row(
      name: "by the new key after the old one was revoked",
      policy: {
        try SigningFixture.policy(
          keys: keys([1, 3]),
          more: "revoked-keys: [\(SigningFixture.key(1).verificationKey.id)]"
        )
      },
      prepare: { try $0.sign(with: 3) }
    ),
    Row(
      name: "in the least revision, and required",
      policy: { try SigningFixture.policy("least-revision: 5", more: "required-packs: [acme]") }
    ),
    Row(name: "without a state", policy: { try SigningFixture.policy(state: "none") }),
    Row(
      name: "with links inside, as mounted volumes have them",
      prepare: {
        try $0.write("ZH\nGE\n", to: "..2026/sites.txt")
        try $0.remove("sites.txt")
        for (link, place) in [("..data", "..2026"), ("sites.txt", "..data/sites.txt")] {
          try FileManager.default.createSymbolicLink(
            atPath: $0.path(link),
            withDestinationPath: place
          )
        }
      }
    ),
    Row(
      name: "with a policy in JSON",
      policy: {
        let key = try SigningFixture.key(1).verificationKey.text
        return #"{"format":1,"state":"none","packs":{"acme":{"keys":["\#(key)"]}}}"#
      }
    ),
  ]

  private static func keys(_ numbers: [UInt8]) throws -> String {
    try numbers.map { "'\(try SigningFixture.key($0).verificationKey.text)'" }
      .joined(separator: ", ")
  }

  @Test("is loaded", arguments: rows)
  func accepted(_ row: Row) throws {
    let fixture = try SigningFixture(policy: row.policy())
    try row.prepare(fixture)
    let rulebook = try fixture.rulebook()
    #expect(try rulebook.check("AB-1234", as: "acme-badge").isValid)
    #expect(try !rulebook.check("AB-12", as: "acme-badge").isValid)
    #expect(try fixture.rulebook().library.layers.contains { $0.name == "acme" }, "again")
  }

  @Test("is accepted together with others, and twice")
  func several() throws {
    let fixture = try SigningFixture()
    let path = try fixture.signOther(SigningFixture.pack.replacing("acme", with: "other"))
    #expect(fixture.loadingCodes(more: [.folder(path), .folder(path)]) == [])
    #expect(try fixture.codes(["acme", "other", "acme"]) == [])
  }

  @Test("is loaded as it was verified, even if it changes in the meantime")
  func unchanged() throws {
    let fixture = try SigningFixture(
      pack: SigningFixture.pack.replacing(
        "rules:",
        with: "tables: { sites: { kind: words, file: sites.txt } }\nrules:"
      )
    )
    let path = fixture.files.path(of: "acme")
    let snapshot = try FolderSnapshot(of: path)
    try fixture.write("format: 1", to: "pack.yaml")
    try fixture.remove("sites.txt")
    var folder = PackFolder(registry: .builtIn)
    folder.tree = .snapshot(snapshot)
    let contents = try folder.contents(ofFolder: path)
    #expect(contents.isSound)
    #expect(contents.packs.map(\.declaration.name) == ["acme"])
    #expect(snapshot.bytes(of: "sites.txt") == Array("ZH\nGE\n".utf8))
  }

  @Test("is the only thing that is loaded: files and texts have no signature")
  func unsigned() throws {
    let fixture = try SigningFixture()
    let pack = SigningFixture.pack.replacing("acme", with: "more")
    let file = try fixture.files.write(pack, to: "more.yaml")
    let catalog = #"{ "@@locale": "de", "email": "Nein." }"#
    let arb = try fixture.files.write(catalog, to: "de.arb")
    let missing = ["signature.missing"]
    #expect(fixture.loadingCodes(more: [.file(file)]) == missing)
    #expect(fixture.loadingCodes(more: [.file(fixture.path("pack.yaml"))]) == missing)
    #expect(fixture.loadingCodes(more: [.text(pack, name: "more")]) == missing)
    #expect(fixture.loadingCodes(localizations: [.file(arb)]) == missing)
    #expect(fixture.loadingCodes(localizations: [.text(catalog, name: "de")]) == missing)
    let rules = try [Rule("pin") { .length(4...4) }]
    #expect(fixture.loadingCodes(more: [.rules(rules)]) == [])
  }

  @Test("is refused by lint as by loading, and lint records nothing")
  func lint() throws {
    let fixture = try SigningFixture()
    var linter = Linter()
    linter.admission = try fixture.admission()
    let path = fixture.files.path(of: "acme")
    #expect(try linter.lint([path]).errorCount == 0)
    #expect(!TemporaryFolder.exists(fixture.files.path(of: "state.json")))
    try fixture.write("x", to: "sites.txt")
    let codes = try linter.lint([path]).findings.filter { $0.severity == .error }
      .map(\.diagnostic.code)
    #expect(codes == ["signature.altered"])
  }

  private static let examplesOfCodes = """
    format: 1
    kind: code-examples
    codes: { acme_badge.format: { rule: acme-badge, value: AB } }
    """

  @Test("is refused by tests of examples as by loading, and they record nothing")
  func examples() throws {
    let fixture = try SigningFixture(
      pack: SigningFixture.pack.replacing(
        "    checks:",
        with: "    examples: { valid: [AB-1234] }\n    checks:"
      ),
      more: ["code-examples.yaml": Self.examplesOfCodes]
    )
    let runner = ExampleRunner(fixture.configuration())
    let path = fixture.files.path(of: "acme")
    #expect(try runner.run([path]).failures.isEmpty)
    #expect(!TemporaryFolder.exists(fixture.files.path(of: "state.json")))
    try fixture.write("x", to: "sites.txt")
    let error = #expect(throws: LoadingError.self) { try runner.run([path]) }
    #expect(error?.diagnostics.map(\.code) == ["signature.altered"])
    let file = #expect(throws: LoadingError.self) {
      try runner.run([fixture.path("pack.yaml")])
    }
    #expect(file?.diagnostics.map(\.code) == ["signature.missing"])
  }

  @Test("is skipped if it is broken, unless it is required", arguments: [false, true])
  func broken(isRequired: Bool) throws {
    let fixture = try SigningFixture(
      pack: SigningFixture.pack.replacing("'[A-Z]{2}-[0-9]{4}'", with: "'['"),
      policy: SigningFixture.policy(more: isRequired ? "required-packs: [acme]" : "")
    )
    var configuration = fixture.configuration()
    configuration.loading = .skippingBrokenPacks
    do throws(LoadingError) {
      let codes = try Rulebook(configuration).diagnostics.map(\.code)
      #expect(codes.contains("pack.skipped"))
      #expect(!isRequired)
    } catch {
      let codes = error.diagnostics.map(\.code)
      #expect(codes.contains("signature.missing_pack"), "\(codes)")
      #expect(codes.contains("pack.skipped"), "\(codes)")
      #expect(isRequired)
      #expect(!TemporaryFolder.exists(fixture.files.path(of: "state.json")))
    }
  }

  @Test("is refused even if broken packs are skipped")
  func skipping() throws {
    let fixture = try SigningFixture()
    try fixture.write("x", to: "sites.txt")
    var configuration = fixture.configuration()
    configuration.loading = .skippingBrokenPacks
    let error = #expect(throws: LoadingError.self) { try Rulebook(configuration) }
    #expect(error?.diagnostics.map(\.code) == ["signature.altered"])
  }
}
