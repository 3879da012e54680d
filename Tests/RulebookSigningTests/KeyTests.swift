import Rulebook
import TestSupport
import Testing
import Violations

@testable import RulebookSigning

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Keys and signatures agree with RFC 8032, and private keys stay private.
@Suite("Keys")
struct KeyTests {
  /// The first three vectors of RFC 8032 §7.1 for Ed25519.
  static let vectors: [(seed: String, key: String, message: String, signature: String)] = [
    (
      "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        + "d25bf5f0595bbe24655141438e7a100b"
    ),
    (
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        + "387b2eaeb4302aeeb00d291612bb0c00"
    ),
    (
      "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        + "4a7c15e9716ed28dc027beceea1ec40a"
    ),
  ]

  static func bytes(_ digits: String) throws -> [UInt8] {
    let digits = Array(digits)
    return try stride(from: 0, to: digits.count, by: 2).map { index in
      try #require(UInt8(String(digits[index...index + 1]), radix: 16))
    }
  }

  @Test("verify the vectors of RFC 8032", arguments: vectors)
  func verified(seed: String, key: String, message: String, signature: String) throws {
    let privateKey = try #require(SigningKey(seed: Self.bytes(seed)))
    let publicKey = try VerificationKey(bytes: Self.bytes(key))
    let (message, signature) = try (Self.bytes(message), Self.bytes(signature))
    #expect(privateKey.verificationKey == publicKey)
    #expect(publicKey.accepts(signature, of: message))
    #expect(!publicKey.accepts(signature, of: message + [0]))
    #expect(try publicKey.accepts(privateKey.signature(of: message), of: message))
    for bit in [0, 255, 256, 511] {
      var changed = signature
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(!publicKey.accepts(changed, of: message), "bit \(bit)")
    }
  }

  @Test("have a text and an id")
  func text() throws {
    let key = try VerificationKey(bytes: Self.bytes(Self.vectors[0].key))
    #expect(key.text == "ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=")
    #expect(VerificationKey(key.text) == key)
    // printf of the 32 bytes, piped to sha256sum
    #expect(key.id == "21fe31dfa154a261")
  }

  static let noKeys = [
    "", "ed25519:", "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
    "ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo",
    "ed25519:11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo=",
    "ed25519: 11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=", "ed25519:AAAA",
    // Points of small order, some with the sign of x or in a second form.
    "ed25519:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    "ed25519:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA=",
    "ed25519:AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    "ed25519:JuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=",
    "ed25519:xxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA/o=",
    "ed25519:7P///////////////////////////////////////38=",
    "ed25519:7f///////////////////////////////////////38=",
    "ed25519:7v////////////////////////////////////////8=",
  ]

  @Test("aren't read from other texts", arguments: noKeys)
  func noKey(text: String) { #expect(VerificationKey(text) == nil) }

  @Test("are written once, for their owner only")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(of: "acme.key")
    let key = SigningKey()
    try key.write(to: path)
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(try SigningKey(contentsOfFile: path).verificationKey == key.verificationKey)
    #expect(throws: StreamError.self) { try SigningKey().write(to: path) }
    #expect(try SigningKey(contentsOfFile: path).verificationKey == key.verificationKey)
  }

  static let badFiles: [(text: String, mode: mode_t, code: String)] = [
    ("", 0o600, "signature.bad_key"),
    ("ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n", 0o600, "signature.bad_key"),
    ("rulebook-private-key ed25519 AAAA\n", 0o600, "signature.bad_key"),
    ("rulebook-private-key ed25519 \(seed)", 0o600, "signature.bad_key"),
    ("rulebook-private-key ed25519 \(seed)\n\n", 0o600, "signature.bad_key"),
    ("format: 1\n", 0o644, "signature.bad_key"),
    ("rulebook-private-key ed25519 \(seed)\n", 0o640, "signature.exposed_key"),
    ("rulebook-private-key ed25519 \(seed)\n", 0o604, "signature.exposed_key"),
    ("rulebook-private-key ed25519 \(seed)\n", 0o620, "signature.exposed_key"),
  ]

  private static let seed = "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE="

  @Test(
    "aren't read from files that others can read, or that are something else",
    arguments: badFiles
  )
  func badFile(text: String, mode: mode_t, code: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "acme.key")
    try #require(chmod(path, mode) == 0)
    let error = #expect(throws: LoadingError.self) { try SigningKey(contentsOfFile: path) }
    #expect(error?.diagnostics.map(\.code) == [code])
    #expect(error?.description.contains(Self.seed) == false)
  }

  @Test("don't show themselves when they are printed")
  func printing() throws {
    let key = try SigningFixture.key(1)
    let text = "private key \(key.verificationKey.id)"
    #expect(String(describing: key) == text)
    #expect(String(reflecting: key) == text)
    #expect(Mirror(reflecting: key).children.isEmpty)
    var dumped = ""
    dump(key, to: &dumped)
    #expect(dumped == "- \(text)\n")
  }

  @Test("aren't shown if they are read as something else")
  func mistaken() throws {
    let fixture = try SigningFixture()
    let path = fixture.files.path(of: "acme.key")
    try SigningFixture.key(1).write(to: path)
    let policy = #expect(throws: LoadingError.self) { try SigningPolicy(contentsOfFile: path) }
    var configuration = fixture.configuration()
    configuration.sources = [.file(path)]
    configuration.admission = nil
    let pack = #expect(throws: LoadingError.self) { try Rulebook(configuration) }
    for (error, code) in [(policy, "signature.bad_policy"), (pack, "signature.exposed_key")] {
      #expect(error?.diagnostics.map(\.code) == [code])
      #expect(error?.description.contains("AQEB") == false)
    }
  }

  @Test("aren't signed and published with a folder")
  func published() throws {
    let fixture = try SigningFixture()
    try SigningFixture.key(1).write(to: fixture.path("acme.key"))
    let error = #expect(throws: LoadingError.self) { try fixture.sign() }
    #expect(error?.diagnostics.map(\.code) == ["signature.exposed_key"])
    #expect(error?.diagnostics.map(\.file) == [fixture.path("acme.key")])
    #expect(try !fixture.text("rulebook.manifest").contains("acme.key"), "nothing is written")
  }

  @Test("take a name only from a manifest that they signed")
  func names() throws {
    let fixture = try SigningFixture()
    func sign(_ number: UInt8, _ pack: String? = nil) throws -> String {
      try PackSigner(SigningFixture.key(number)).sign(fixture.files.path(of: "acme"), pack: pack)
        .pack
    }
    #expect(try sign(1) == "acme")
    let other = #expect(throws: LoadingError.self) { try sign(2) }
    #expect(other?.diagnostics.map(\.code) == ["signature.not_matching"])
    #expect(try sign(2, "acme") == "acme")
    #expect(try sign(2) == "acme")
    let manifest = try fixture.text("rulebook.manifest")
    try fixture.write(
      manifest.replacing(#""pack":"acme""#, with: #""pack":"admin""#),
      to: "rulebook.manifest"
    )
    let changed = #expect(throws: LoadingError.self) { try sign(2) }
    #expect(changed?.diagnostics.map(\.code) == ["signature.not_matching"])
    try fixture.remove("rulebook.signature")
    let unsigned = #expect(throws: LoadingError.self) { try sign(2) }
    #expect(unsigned?.diagnostics.map(\.code) == ["signature.not_matching"])
  }

  @Test("need a name that a policy can have", arguments: ["Acme", "acme_staff", "", "1st"])
  func badName(name: String) throws {
    let fixture = try SigningFixture()
    let error = #expect(throws: LoadingError.self) { try fixture.sign(as: name) }
    #expect(error?.diagnostics.map(\.code) == ["signature.bad_manifest"])
    #expect(error?.diagnostics.first?.hint?.contains("--name") == true)
  }

  @Test("sign a folder only with a new revision and sound names of files")
  func signing() throws {
    let fixture = try SigningFixture()
    #expect(try fixture.sign().revision == 6)
    let used = #expect(throws: LoadingError.self) { try fixture.sign(revision: 6) }
    #expect(used?.diagnostics.map(\.code) == ["signature.revision_used"])
    try fixture.write("x", to: "a\\b.txt")
    let path = #expect(throws: LoadingError.self) { try fixture.sign() }
    #expect(path?.diagnostics.map(\.code) == ["signature.bad_path"])
    #expect(try fixture.text("rulebook.manifest").contains(#""revision":6,"#), "nothing is written")
  }
}
