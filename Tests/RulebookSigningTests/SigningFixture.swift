import Documents
import Foundation
import Rulebook
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// A signed folder `acme` with a policy next to it, in a temporary folder.
struct SigningFixture {
  /// The day of signing and of loading, unless a test says otherwise.
  static let day = "2026-11-20"

  static let pack = """
    format: 1
    pack: acme
    version: 1.2.0
    summary: What Acme asks of its staff records
    source-locale: en
    rules:
      acme-badge:
        summary: The number on a badge
        checks: [{ pattern: '[A-Z]{2}-[0-9]{4}', code: acme_badge.format }]
    codes: { acme_badge.format: {} }
    messages:
      en:
        acme_badge.format: Enter a number such as AB-1234.
    """

  let files: TemporaryFolder

  /// Creates a folder, signed with the first key as revision 5, and its policy.
  init(pack: String = pack, more files: [String: String] = [:], policy: String? = nil) throws {
    self.files = try TemporaryFolder()
    try write(pack, to: "pack.yaml")
    try write("ZH\nGE\n", to: "sites.txt")
    for (name, text) in files { try write(text, to: name) }
    try self.files.write(policy ?? Self.policy(), to: "policy.yaml")
    try sign(revision: 5)
  }

  /// Returns a key that is the same in every run.
  static func key(_ number: UInt8) throws -> SigningKey {
    try #require(SigningKey(seed: Array(repeating: number, count: 32)))
  }

  /// Returns a policy that accepts the folder, with more lines about the pack and about everything.
  static func policy(
    keys: String? = nil,
    _ pack: String = "",
    more: String = "",
    state: String = "state.json"
  ) throws -> String {
    """
    format: 1
    state: \(state)
    packs:
      acme:
        keys: [\(try keys ?? "'\(key(1).verificationKey.text)'")]
        \(pack)
      other:
        keys: ['\(try key(2).verificationKey.text)']
    \(more)
    """
  }

  func path(_ name: String) -> String { files.path(of: "acme/" + name) }

  func write(_ text: String, to name: String) throws {
    try files.write(text, to: "acme/" + name)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @discardableResult
  func sign(
    _ folder: String = "acme",
    with number: UInt8 = 1,
    as pack: String = "acme",
    revision: Int? = nil,
    on day: String = day
  ) throws -> VerifiedPack {
    let today = try #require(CivilDate(day))
    return try PackSigner(Self.key(number))
      .sign(files.path(of: folder), pack: pack, version: nil, revision: revision, today: today)
  }

  /// Writes a folder `other` with a pack, signed with the second key, and returns its path.
  func signOther(_ pack: String) throws -> String {
    try files.write(pack, to: "other/pack.yaml")
    try sign("other", with: 2, as: "other")
    return files.path(of: "other")
  }

  /// Replaces a text in the manifest, and signs the result as it is.
  func forge(_ old: String, _ new: String) throws {
    let manifest = try text(PackManifest.fileName)
    try #require(manifest.contains(old))
    try forge(manifest.replacing(old, with: new))
  }

  /// Writes a manifest with a valid signature.
  func forge(_ manifest: String) throws {
    try write(manifest, to: PackManifest.fileName)
    let signature = try ManifestSignature(of: Array(manifest.utf8), with: Self.key(1))
    try files.write(signature.bytes, to: "acme/" + ManifestSignature.fileName)
  }

  /// Replaces a text in the signature's file.
  func editSignature(_ old: String, _ new: String) throws {
    let signature = try text(ManifestSignature.fileName)
    try #require(signature.contains(old))
    try write(signature.replacing(old, with: new), to: ManifestSignature.fileName)
  }

  /// Replaces the bytes of the signature.
  func changeSignature(_ change: (inout [UInt8]) -> Void) throws {
    let bytes = Array(try text(ManifestSignature.fileName).utf8)
    var signature = try ManifestSignature(bytes, name: ManifestSignature.fileName)
    change(&signature.signature)
    try files.write(signature.bytes, to: "acme/" + ManifestSignature.fileName)
  }

  /// Returns what decides about folders by the policy.
  func admission(
    on day: String = day,
    for purpose: SignedPacks.Purpose = .use
  ) throws -> SignedPacks {
    let today = try #require(CivilDate(day))
    return SignedPacks(policyFile: files.path(of: "policy.yaml"), for: purpose) { today }
  }

  /// Verifies folders as loading does, and returns the codes of the refusal; none if they are
  /// accepted.
  func codes(
    _ folders: [String] = ["acme"],
    on day: String = day,
    for purpose: SignedPacks.Purpose = .use
  ) throws -> [String] {
    let packs = try admission(on: day, for: purpose)
    do throws(LoadingError) {
      let load = try packs.beginVerifying()
      for folder in folders {
        let snapshot = try FolderSnapshot(of: files.path(of: folder))
        try load.admit(snapshot)
      }
      try load.finish()
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }

  /// Returns the configuration with the folder and its policy, and the bundled packs.
  func configuration(
    localizations: [CatalogSource] = [],
    more: [PackSource] = []
  ) -> Rulebook.Configuration {
    var configuration = Rulebook.Configuration(
      sources: [.bundled, .folder(files.path(of: "acme"))] + more,
      localizations: localizations,
      clock: { Date(timeIntervalSince1970: 1_795_132_800) }
    )
    configuration.requireSignatures(policyFile: files.path(of: "policy.yaml"))
    return configuration
  }

  /// Loads the folder together with the bundled packs.
  func rulebook(
    localizations: [CatalogSource] = [],
    more: [PackSource] = []
  ) throws(LoadingError) -> Rulebook {
    try Rulebook(configuration(localizations: localizations, more: more))
  }

  /// Loads the folder together with the bundled packs, so that it can be loaded again.
  func live(_ watching: LiveRulebook.Options.Watching) throws(LoadingError) -> LiveRulebook {
    var options = LiveRulebook.Options()
    options.watching = watching
    options.pollInterval = watching == .polling ? .milliseconds(20) : .seconds(60)
    options.quietPeriod = .milliseconds(10)
    return try LiveRulebook(configuration(), options: options)
  }

  /// Loads the folder, and returns the codes of the refusal; none if it is accepted.
  func loadingCodes(localizations: [CatalogSource] = [], more: [PackSource] = []) -> [String] {
    do throws(LoadingError) {
      _ = try rulebook(localizations: localizations, more: more)
      return []
    } catch {
      return error.diagnostics.map(\.code)
    }
  }
}
