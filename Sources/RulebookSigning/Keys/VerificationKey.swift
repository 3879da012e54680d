import Crypto
import Foundation

/// A public key that verifies the signatures of packs (Ed25519, RFC 8032).
///
/// It isn't secret. A policy lists the keys that may sign a pack.
///
///     let key = VerificationKey("ed25519:11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=")
///     key?.id  // "21fe31dfa154a261"
public struct VerificationKey: Hashable, Sendable {
  /// The beginning of the text of a key.
  private static let prefix = "ed25519:"

  /// The 32 bytes of the key.
  let bytes: [UInt8]

  /// Creates a key from its 32 bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a key from its text, or nil if the text isn't one.
  ///
  /// Keys that anyone could sign with, such as 32 zeros, aren't accepted.
  ///
  /// - Parameter text: `ed25519:` and the bytes in Base64, with padding.
  public init?(_ text: String) {
    guard text.hasPrefix(Self.prefix),
      let bytes = Base64.bytes(of: String(text.dropFirst(Self.prefix.count))), bytes.count == 32,
      !Self.isOfSmallOrder(bytes)
    else { return nil }
    self.init(bytes: bytes)
  }

  /// The points of Curve25519 with an order of at most 8, in Base64, without the sign of x.
  ///
  /// The last two are second forms of 0 and 1. Verification doesn't refuse these points, and anyone
  /// can make signatures that fit them.
  private static let pointsOfSmallOrder: Set<String> = [
    "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    "AQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    "JuiVj8KyJ7BFw/SJ8u+Y8NXfrAXTxjM5sTgCiG1T/AU=",
    "xxdqcD1N2E+6PAt2DRBnDyogU/osOczGTsf9d5KsA3o=",
    "7P///////////////////////////////////////38=",
    "7f///////////////////////////////////////38=",
    "7v///////////////////////////////////////38=",
  ]

  private static func isOfSmallOrder(_ bytes: [UInt8]) -> Bool {
    var point = bytes
    // The highest bit is the sign.
    point[31] &= 0x7F
    return pointsOfSmallOrder.contains(Base64.text(of: point))
  }

  /// The key as text, which ``init(_:)`` reads.
  public var text: String { Self.prefix + Base64.text(of: bytes) }

  /// A short name of the key, in signature files and in messages: the first 8 bytes of its SHA-256
  /// digest, in hexadecimal.
  public var id: String { String(SecureDigest.text(of: bytes).prefix(Self.digitsOfID)) }

  private static let digitsOfID = 16

  /// Returns whether a text can be the id of a key.
  static func isID(_ text: String) -> Bool { SecureDigest.isDigest(text, digits: digitsOfID) }

  /// Returns whether a signature of some bytes was made with the private key.
  func accepts(_ signature: [UInt8], of bytes: [UInt8]) -> Bool {
    guard signature.count == 64 else { return false }
    do {
      return try Curve25519.Signing.PublicKey(rawRepresentation: self.bytes)
        .isValidSignature(signature, for: bytes)
    } catch {
      // Only bytes of another length aren't a key.
      return false
    }
  }
}
