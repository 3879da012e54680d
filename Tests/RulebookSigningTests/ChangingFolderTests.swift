import Documents
import Foundation
import PackLoading
import Rulebook
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

/// What was verified is what is loaded, whatever happens to the folder in the meantime.
@Suite("A folder that changes right after it was verified")
struct ChangingFolderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (SigningFixture) throws -> Void
  }

  static let rows = [
    Row(testDescription: "to other content") { try $0.write("format: 1", to: "pack.yaml") },
    Row(testDescription: "to a link out of the folder") {
      try $0.remove("pack.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: $0.path("pack.yaml"),
        withDestinationPath: $0.files.write("format: 1", to: "outside.yaml")
      )
    },
    Row(testDescription: "to a link to a pack that was read before") {
      try $0.remove("pack.yaml")
      try FileManager.default.createSymbolicLink(
        atPath: $0.path("pack.yaml"),
        withDestinationPath: $0.files.path(of: "other/pack.yaml")
      )
    },
  ]

  @Test("is loaded as it was verified", arguments: rows)
  func loaded(_ row: Row) throws {
    let fixture = try SigningFixture()
    let other = try fixture.signOther(SigningFixture.pack.replacing("acme", with: "other"))
    let folder = fixture.files.path(of: "acme")
    var configuration = fixture.configuration()
    configuration.sources = [.bundled, .folder(other), .folder(folder)]
    configuration.admission = ChangingAdmission(
      load: try fixture.admission().beginVerifying(),
      folder: folder
    ) {
      do { try row.change(fixture) } catch { Issue.record(error) }
    }
    let rulebook = try Rulebook(configuration)
    for rule in ["acme-badge", "other-badge"] {
      #expect(try rulebook.check("AB-1234", as: rule).isValid)
      #expect(try !rulebook.check("AB-12", as: rule).isValid)
    }
  }
}

/// Decides like another load, and then lets a folder change.
private final class ChangingAdmission: PackAdmission, LoadAdmission {
  private let load: SignedLoad
  private let folder: String
  private let change: @Sendable () -> Void

  init(load: SignedLoad, folder: String, change: @escaping @Sendable () -> Void) {
    self.load = load
    self.folder = folder
    self.change = change
  }

  var files: [String] { [] }

  func begin() -> any LoadAdmission { self }

  func admit(_ folder: FolderSnapshot) throws(LoadingError) {
    try load.admit(folder)
    if folder.folder == self.folder { change() }
  }

  func refusals(of powers: [PackPower], inFolder folder: String) -> [Diagnostic] {
    load.refusals(of: powers, inFolder: folder)
  }

  func refusals(ofSkipped files: [String]) -> [Diagnostic] { load.refusals(ofSkipped: files) }

  func finish() throws(LoadingError) { try load.finish() }
}
