import JSONDocuments
import Violations

/// The signature of a manifest.
///
/// The folder keeps it in a file `rulebook.signature`, as JSON on one line:
///
/// ```json
/// {"format":1,"key":"21fe31dfa154a261","signature":"hgyY0il+…"}
/// ```
struct ManifestSignature: Hashable, Sendable {
  /// The name of the signature's file.
  static let fileName = "rulebook.signature"

  private static let names = ["format", "key", "signature"]

  /// The largest file of a signature, which is parsed before anything is known about the folder.
  private static let mostBytes = 1_024

  /// The id of the key that made the signature.
  ///
  /// It only helps to find the key, and is never trusted.
  var key: String

  /// The signature.
  var signature: [UInt8]

  /// The signature's file as bytes.
  var bytes: [UInt8] {
    StrictJSON.written { writer in
      writer.member("key", key)
      writer.member("signature", Base64.text(of: signature))
    }
  }

  /// Signs the bytes of a manifest.
  init(of manifest: [UInt8], with key: SigningKey) throws {
    self.key = key.verificationKey.id
    signature = try key.signature(of: Self.signedBytes(manifest))
  }

  /// Reads a signature's file.
  ///
  /// - Throws: A `LoadingError` with the code `signature.bad_signature`.
  init(_ bytes: [UInt8], name: String) throws(LoadingError) {
    guard bytes.count <= Self.mostBytes else {
      throw LoadingError(
        .badSignature,
        name,
        "this isn't a signature, because it has more than \(Self.mostBytes) bytes",
        hint: "get the folder again from its publisher"
      )
    }
    let (json, root) = try StrictJSON.reading(bytes, name: name, .badSignature)
    let members = try json.members(Self.names, of: root, "a signature")
    try json.requireFormat(members[0])
    key = try json.text(members[1], "the key")
    guard let signature = Base64.bytes(of: try json.text(members[2], "the signature")),
      signature.count == 64
    else { throw json.error(members[2], "a signature is 64 bytes in Base64") }
    self.signature = signature
    try json.requireOnlyForm(self.bytes, of: bytes, root)
  }

  /// Returns whether a key made the signature of a manifest's bytes.
  func isValid(for manifest: [UInt8], with key: VerificationKey) -> Bool {
    key.accepts(signature, of: Self.signedBytes(manifest))
  }

  /// Returns the bytes that are signed: a text that no other use of the key signs, the size of the
  /// manifest, and its exact bytes.
  static func signedBytes(_ manifest: [UInt8]) -> [UInt8] {
    let size = UInt64(manifest.count)
    let sizeBytes = stride(from: 56, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: size >> $0)
    }
    return Array("rulebook pack manifest, format 1\0".utf8) + sizeBytes + manifest
  }
}
