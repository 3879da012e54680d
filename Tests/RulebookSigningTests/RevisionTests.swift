import Documents
import Foundation
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// The highest revisions that were loaded are remembered, and older ones are refused.
@Suite("The state of a policy")
struct RevisionTests {
  private static func text(_ revision: Int, _ digest: String) -> String {
    #"{"format":1,"packs":[{"pack":"acme","revision":\#(revision),"manifest":"\#(digest)"}]}"#
      + "\n"
  }

  @Test("records what was loaded")
  func record() throws {
    let fixture = try SigningFixture()
    let signed = try fixture.sign(revision: 6)
    #expect(try fixture.codes() == [])
    let state = try String(contentsOfFile: fixture.files.path(of: "state.json"), encoding: .utf8)
    #expect(state == Self.text(6, signed.digest))
  }

  @Test("refuses an older revision, and another one with the same number")
  func rollback() throws {
    let fixture = try SigningFixture()
    let old = try ["rulebook.manifest", "rulebook.signature"].map { ($0, try fixture.text($0)) }
    try fixture.sign(revision: 7)
    #expect(try fixture.codes() == [])
    for (name, text) in old { try fixture.write(text, to: name) }
    #expect(try fixture.codes() == ["signature.rolled_back"])
    try fixture.sign(revision: 7, on: "2026-11-21")
    #expect(try fixture.codes() == ["signature.revision_used"])
    try fixture.sign()
    #expect(try fixture.codes() == [])
  }

  @Test("records nothing if loading fails")
  func failure() throws {
    let fixture = try SigningFixture(
      pack: SigningFixture.pack.replacing("format: 1", with: "format: 2")
    )
    #expect(fixture.loadingCodes() == ["pack.format"])
    #expect(!TemporaryFolder.exists(fixture.files.path(of: "state.json")))
  }

  static let purposes: [(purpose: SignedPacks.Purpose, ofOlder: [String], records: Bool)] = [
    (.use, ["signature.rolled_back"], true),
    (.inspection, ["signature.rolled_back"], false),
    (.comparison, [], false),
  ]

  @Test("depends on what packs are loaded for", arguments: purposes)
  func purpose(purpose: SignedPacks.Purpose, ofOlder: [String], records: Bool) throws {
    let fixture = try SigningFixture()
    #expect(try fixture.codes(for: purpose) == [])
    #expect(TemporaryFolder.exists(fixture.files.path(of: "state.json")) == records)
    try fixture.files.write(Self.text(9, String(repeating: "a", count: 64)), to: "state.json")
    #expect(try fixture.codes(for: purpose) == ofOlder)
  }

  @Test("stays at the highest revision, whoever records it last")
  func concurrent() throws {
    let fixture = try SigningFixture()
    let path = fixture.files.path(of: "state.json")
    let digest = String(repeating: "a", count: 64)
    try fixture.files.write(Self.text(9, digest), to: "state.json")
    let older = try fixture.sign(revision: 8)
    let error = #expect(throws: LoadingError.self) {
      try SeenRevisions.record([older], inFile: path)
    }
    #expect(error?.diagnostics.map(\.code) == ["signature.rolled_back"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.text(9, digest))
  }

  static let broken = [
    "", "x", "[]", "{}", #"{"format":1}"#, #"{"format":2,"packs":[]}"# + "\n",
    #"{"format":1,"packs":[]}"#, #"{"format":1, "packs":[]}"# + "\n",
    #"{"format":1,"packs":[],"more":1}"# + "\n", #"{"format":1,"packs":{}}"# + "\n",
    #"{"format":1,"packs":[{"pack":"acme","revision":-1,"manifest":""}]}"# + "\n",
    #"{"format":1,"packs":[{"pack":"acme","revision":1}]}"# + "\n",
    #"{"format":1,"packs":[{"pack":"b","revision":1,"manifest":""},"#
      + #"{"pack":"a","revision":1,"manifest":""}]}"# + "\n",
  ]

  @Test("is refused if it is broken", arguments: broken)
  func refused(text: String) throws {
    let fixture = try SigningFixture()
    let path = try fixture.files.write(text, to: "state.json")
    #expect(try fixture.codes() == ["signature.bad_state"])
    let error = #expect(throws: LoadingError.self) { try SeenRevisions(contentsOfFile: path) }
    #expect(error?.diagnostics.first?.hint?.contains("least-revision") == true)
  }

  @Test("needs a folder that exists")
  func missingFolder() throws {
    let fixture = try SigningFixture(policy: SigningFixture.policy(state: "gone/state.json"))
    #expect(try fixture.codes() == ["file.not_found"])
    let error = #expect(throws: LoadingError.self) { try fixture.rulebook() }
    #expect(error?.diagnostics.map(\.file) == [fixture.files.path(of: "gone")])
  }

  @Test("that can't be written refuses everything")
  func notWritten() throws {
    let fixture = try SigningFixture()
    // A folder is where the lock would be.
    try fixture.files.write("", to: "state.json.lock/x")
    #expect(try fixture.codes() == ["signature.state_not_written"])
  }

  @Test("needs no permission to write if there is nothing new")
  func unchanged() throws {
    let fixture = try SigningFixture()
    #expect(try fixture.codes() == [])
    try FileManager.default.removeItem(atPath: fixture.files.path(of: "state.json.lock"))
    // A folder is where the lock would be.
    try fixture.files.write("", to: "state.json.lock/x")
    #expect(try fixture.codes() == [])
    try fixture.sign()
    #expect(try fixture.codes() == ["signature.state_not_written"])
  }

  @Test("A folder that becomes another pack while it is loaded is refused")
  func changedPack() throws {
    let fixture = try SigningFixture()
    let load = try fixture.admission().beginVerifying()
    let path = fixture.files.path(of: "acme")
    try load.admit(FolderSnapshot(of: path))
    try fixture.sign(with: 2, as: "other")
    let other = try FolderSnapshot(of: path)
    let error = #expect(throws: LoadingError.self) { try load.admit(other) }
    #expect(error?.diagnostics.map(\.code) == ["signature.two_packs"])
    #expect(load.packs.map(\.pack) == ["acme"])
  }

  @Test("A pack in two folders with different content is refused")
  func twoFolders() throws {
    let fixture = try SigningFixture()
    try FileManager.default.copyItem(
      atPath: fixture.files.path(of: "acme"),
      toPath: fixture.files.path(of: "copy")
    )
    #expect(try fixture.codes(["acme", "copy"]) == [])
    try fixture.sign()
    #expect(try fixture.codes(["acme", "copy"]) == ["signature.two_packs"])
  }
}
