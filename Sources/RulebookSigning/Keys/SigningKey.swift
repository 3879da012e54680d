import Crypto
import Documents
import Foundation
import SourceTexts
public import Violations

/// A private key that signs packs (Ed25519, RFC 8032).
///
/// Anyone who has its file can sign packs. It is never printed, and errors don't repeat it.
///
///     let key = SigningKey()
///     try key.write(to: "/root/acme.key")
///     print(key.verificationKey.text)
public struct SigningKey: Sendable {
  /// The beginning of the only line in a key's file.
  private static let header = SourceText.privateKeyHeader + "ed25519 "

  private let key: Curve25519.Signing.PrivateKey

  /// Creates a new random key.
  public init() { key = Curve25519.Signing.PrivateKey() }

  /// Creates the key of a seed of 32 bytes, or nil for another number of bytes.
  init?(seed: [UInt8]) {
    do { key = try Curve25519.Signing.PrivateKey(rawRepresentation: seed) } catch { return nil }
  }

  /// Reads a key from the file that ``write(to:)`` wrote.
  ///
  /// - Throws: A `LoadingError` if the file can't be read or isn't a key
  ///   (`signature.bad_key`), or if others may read it (`signature.exposed_key`).
  public init(contentsOfFile path: String) throws(LoadingError) {
    let bytes = try SourceFile.bytes(of: path, sizeLimit: 4_096)
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(Self.header), text.hasSuffix("\n"),
      let seed = Base64.bytes(of: String(text.dropFirst(Self.header.count).dropLast())),
      let key = SigningKey(seed: seed)
    else {
      throw LoadingError(
        .badKey,
        path,
        "this isn't a private key for signing packs",
        hint: "`rulebook keys FILE` makes one"
      )
    }
    guard !Folder.isOpenToOthers(path) else {
      throw LoadingError(
        .exposedKey,
        path,
        "other users of this system may read or change this private key",
        hint: "run `chmod 600` on it; if it may have been read, make a new key and revoke this one"
      )
    }
    self = key
  }

  /// Returns whether a file has a private key.
  static func isKeyFile(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: SourceText.privateKeyHeader.utf8)
  }

  /// Writes the key to a new file that only its owner may read.
  ///
  /// - Throws: A `StreamError` if something is at the path, or the file can't be written.
  public func write(to path: String) throws(StreamError) {
    let text = Self.header + Base64.text(of: Array(key.rawRepresentation)) + "\n"
    // Nothing else is at the path, so the file is created under its final name.
    let file = try OutputFile(creating: path, isPrivate: true)
    try file.write(Array(text.utf8), at: 0)
    try file.rename(to: path)
  }

  /// The public key that verifies the signatures of this one.
  public var verificationKey: VerificationKey {
    VerificationKey(bytes: Array(key.publicKey.rawRepresentation))
  }

  /// Signs bytes.
  ///
  /// - Returns: The 64 bytes of the signature.
  func signature(of bytes: [UInt8]) throws -> [UInt8] { Array(try key.signature(for: bytes)) }
}

extension SigningKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The id of the key, and nothing else of it.
  public var description: String { "private key \(verificationKey.id)" }

  /// The id of the key, and nothing else of it.
  public var debugDescription: String { description }

  /// An empty mirror.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
