import Foundation
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Every way to change a signed folder is refused, with its reason.
@Suite("A signed folder")
struct BrokenFolderTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let codes: [String]
    let change: @Sendable (SigningFixture) throws -> Void

    init(
      _ name: String,
      _ codes: String...,
      change: @escaping @Sendable (SigningFixture) throws -> Void
    ) {
      self.name = name
      self.codes = codes
      self.change = change
    }

    var testDescription: String { name }
  }

  static let files = [
    Row("no signature", "signature.missing") { try $0.remove("rulebook.signature") },
    Row("no manifest", "signature.missing") { try $0.remove("rulebook.manifest") },
    Row("neither", "signature.missing") {
      try $0.remove("rulebook.manifest")
      try $0.remove("rulebook.signature")
    },
    Row("a longer file", "signature.altered") { try $0.write("ZH\nGE\nBE\n", to: "sites.txt") },
    Row("another letter", "signature.altered") { try $0.write("ZH\nBE\n", to: "sites.txt") },
    Row("an empty file", "signature.altered") { try $0.write("", to: "sites.txt") },
    Row("two changed files", "signature.altered", "signature.altered") {
      try $0.write("x", to: "sites.txt")
      try $0.write("x", to: "pack.yaml")
    },
    Row("a new pack", "signature.added") { try $0.write("format: 1", to: "more.yaml") },
    Row("a new file further down", "signature.added") { try $0.write("a", to: "a/b/c.txt") },
    Row("a new catalog", "signature.added") { try $0.write("{}", to: "Localizations/fr.arb") },
    Row("a new text for people", "signature.added") { try $0.write("Hello", to: "README.md") },
    Row("a file that is gone", "signature.missing_file") { try $0.remove("sites.txt") },
    Row("a renamed file", "signature.added", "signature.missing_file") {
      try $0.write($0.text("sites.txt"), to: "places.txt")
      try $0.remove("sites.txt")
    },
    Row("a file that became a folder", "signature.added", "signature.missing_file") {
      try $0.remove("sites.txt")
      try $0.write("ZH\nGE\n", to: "sites.txt/sites.txt")
    },
    Row("a link out of the folder", "file.outside_folder") {
      let outside = try $0.files.write("ZH\nGE\n", to: "sites.txt")
      try $0.remove("sites.txt")
      try FileManager.default.createSymbolicLink(
        atPath: $0.path("sites.txt"),
        withDestinationPath: outside
      )
    },
    Row("a link to nothing", "file.not_found") {
      try $0.remove("sites.txt")
      try FileManager.default.createSymbolicLink(
        atPath: $0.path("sites.txt"),
        withDestinationPath: "gone.txt"
      )
    },
    Row("a pipe", "file.not_regular") {
      try $0.remove("sites.txt")
      try #require(mkfifo($0.path("sites.txt"), 0o600) == 0)
    },
  ]

  static let signatures = [
    Row("a changed revision", "signature.not_matching") {
      try $0.write(
        $0.text("rulebook.manifest").replacing(":5,", with: ":6,"),
        to: "rulebook.manifest"
      )
    },
    Row("a space more in the manifest", "signature.not_matching") {
      try $0.write($0.text("rulebook.manifest") + " ", to: "rulebook.manifest")
    },
    Row("the signature of another folder", "signature.not_matching") {
      let other = try SigningFixture(more: ["more.txt": "x"])
      try $0.write(other.text("rulebook.signature"), to: "rulebook.signature")
    },
    Row("another bit", "signature.not_matching") {
      try $0.changeSignature { $0[0] ^= 1 }
    },
    Row("only zeros", "signature.not_matching") {
      try $0.changeSignature { $0 = Array(repeating: 0, count: 64) }
    },
    Row("a second form of the same signature (S + L)", "signature.not_matching") {
      try $0.changeSignature { $0 = BrokenFolderTests.withLargerScalar($0) }
    },
    Row("a signature of the bare manifest", "signature.not_matching") {
      let manifest = Array(try $0.text("rulebook.manifest").utf8)
      let signature = try SigningFixture.key(1).signature(of: manifest)
      try $0.changeSignature { $0 = signature }
    },
    Row("the id of another key of the policy", "signature.not_matching") {
      let ids = try [1, 2].map { try SigningFixture.key($0).verificationKey.id }
      try $0.editSignature(ids[0], ids[1])
    },
    Row("an id that no key has", "signature.unknown_key") {
      try $0.editSignature(
        SigningFixture.key(1).verificationKey.id,
        String(repeating: "0", count: 16)
      )
    },
    Row("a key that the policy lacks", "signature.unknown_key") {
      try $0.sign(with: 3, revision: 6)
    },
    Row("a key of another pack", "signature.other_key") { try $0.sign(with: 2, revision: 6) },
    Row("a pack that the policy lacks", "signature.unknown_pack") {
      try $0.sign(as: "unknown", revision: 6)
    },
    Row("the name of another pack", "signature.other_key") {
      try $0.sign(as: "other", revision: 6)
    },
    Row("no JSON", "signature.bad_signature") { try $0.write("x", to: "rulebook.signature") },
    Row("nothing", "signature.bad_signature") { try $0.write("", to: "rulebook.signature") },
    Row("two keys", "signature.bad_signature") {
      try $0.editSignature(#""format":1,"#, #""format":1,"key":"0","#)
    },
    Row("an unknown member", "signature.bad_signature") {
      try $0.editSignature(#""format":1,"#, #""format":1,"note":"","#)
    },
    Row("a member less", "signature.bad_signature") {
      try $0.editSignature(#""format":1,"#, "")
    },
    Row("another format", "signature.bad_signature") {
      try $0.editSignature(#""format":1"#, #""format":2"#)
    },
    Row("a shorter signature", "signature.bad_signature") {
      try $0.changeSignature { $0.removeLast() }
    },
    Row("no Base64", "signature.bad_signature") { try $0.editSignature("==", "=*") },
    Row("more than a signature needs", "signature.bad_signature") {
      try $0.editSignature(
        SigningFixture.key(1).verificationKey.id,
        String(repeating: "0", count: 1_024)
      )
    },
    Row("spaces between members", "signature.bad_signature") {
      try $0.editSignature(#","signature":"#, #"", "signature":"#)
    },
  ]

  /// Adds the order of the group to the number S of a signature, as little-endian bytes.
  ///
  /// RFC 8032 §5.1.7 requires S < L, so that a signature has only one form.
  static func withLargerScalar(_ signature: [UInt8]) -> [UInt8] {
    let order: [UInt8] = [
      0xED, 0xD3, 0xF5, 0x5C, 0x1A, 0x63, 0x12, 0x58, 0xD6, 0x9C, 0xF7, 0xA2, 0xDE, 0xF9, 0xDE,
      0x14,
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x10,
    ]
    var larger = signature
    var carry = 0
    for (index, byte) in order.enumerated() {
      carry += Int(larger[32 + index]) + Int(byte)
      larger[32 + index] = UInt8(truncatingIfNeeded: carry)
      carry >>= 8
    }
    return larger
  }

  @Test("is refused if its files changed, or its signature", arguments: files + signatures)
  func refused(_ row: Row) throws {
    let fixture = try SigningFixture()
    #expect(try fixture.codes() == [], "it is accepted before the change")
    let state = fixture.files.path(of: "state.json")
    let before = try Data(contentsOf: URL(fileURLWithPath: state))
    try row.change(fixture)
    #expect(try fixture.codes().sorted() == row.codes)
    #expect(try Data(contentsOf: URL(fileURLWithPath: state)) == before, "nothing is recorded")
  }

  @Test("is refused with a hint, and with the file's name")
  func hint() throws {
    let fixture = try SigningFixture()
    try fixture.write("x", to: "sites.txt")
    let error = #expect(throws: LoadingError.self) { try fixture.rulebook() }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.file == fixture.path("sites.txt"))
    #expect(diagnostic.hint != nil)
  }
}
